import LayoutDiagnostics
import LayoutText

/// A diagnostic without its wording, as fault cases expect it:
///
///     error L203 4:23-4:26
///     safe fix 4 |   item hero 2/3w x 0.5h
///
/// The ranges of further labels follow the first one. A line of a fix is one that its edits leave.
/// A range or a line outside of the first file has the file's name before it.
struct DiagnosticSummary {
  let diagnostic: Diagnostic
  let sources: Sources

  init(of diagnostic: Diagnostic, in sources: Sources) {
    (self.diagnostic, self.sources) = (diagnostic, sources)
  }

  var lines: [String] {
    let ranges = ([diagnostic.primary] + diagnostic.secondary).map { text(of: $0.range) }
    let head = "\(diagnostic.severity.rawValue) \(diagnostic.code.number) "
    return [head + ranges.joined(separator: ", ")]
      + diagnostic.helps.compactMap(\.fix).flatMap(lines(of:))
  }

  private func text(of range: TextRange) -> String {
    let file = sources.file(at: range.lowerBound)
    let ends = [range.lowerBound, range.upperBound].map { file.location(of: $0) }
    return prefix(of: file) + ends.map { "\($0.line):\($0.column)" }.joined(separator: "-")
  }

  private func lines(of fix: Fix) -> [String] {
    guard let first = fix.edits.first else { return [] }
    let file = sources.file(at: first.range.lowerBound)
    let fixed = file.applying(fix.edits)
    var indices: Set<Int> = []
    var shift = 0
    for edit in fix.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = edit.range.lowerBound + shift
      let end = start + edit.replacement.utf8.count
      indices.formUnion(fixed.lineIndex(of: start)...fixed.lineIndex(of: end))
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return indices.sorted().map { index in
      let line = fixed[fixed.line(at: index)]
      return "\(fix.applicability.rawValue) fix \(prefix(of: file))\(index + 1) | \(line)"
    }
  }

  private func prefix(of file: SourceText) -> String {
    file.base == 0 ? "" : "\(file.name) "
  }
}
