internal import LayoutDiagnostics
internal import LayoutText

/// An earlier text of a file: findings count where the file differs from it.
struct ChangedLines: Sendable {
  /// `nil` for a file that is new.
  let earlier: [UInt8]?

  /// Those of `findings` in `source` whose range has a changed line.
  func concerned(_ findings: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    guard let earlier else { return findings }
    let added = UnifiedDifference(
      from: earlier, to: source.bytes, named: source.name
    ).addedLines
    return findings.filter { finding in
      let range = finding.range.clamped(to: source.range)
      let lines = source.lineIndex(of: range.lowerBound)...source.lineIndex(of: range.upperBound)
      return lines.contains(where: added.contains)
    }
  }
}
