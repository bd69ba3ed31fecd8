package import LayoutText

extension Sources {
  /// Every file with those of `diagnostics` whose place is in it.
  ///
  /// - Complexity: O(*n* log *n*).
  package func grouped(_ diagnostics: [Diagnostic]) -> [(SourceText, [Diagnostic])] {
    var groups = all.map { ($0, [Diagnostic]()) }
    for diagnostic in diagnostics.inOrder where !all.isEmpty {
      groups[index(of: diagnostic.range.lowerBound)].1.append(diagnostic)
    }
    return groups
  }
}
