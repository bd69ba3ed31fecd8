package import LayoutDiagnostics
internal import LayoutSyntax
package import LayoutText

extension LintSubject {
  /// The edits that write a comment above each of `findings`, which suppresses it.
  ///
  /// - Source: `diagnostics.md`, configuration.
  /// - Complexity: O(*n* · log *m*) in findings and tokens.
  package func suppressing(_ findings: [Diagnostic]) -> [Edit] {
    var names: [Int: [String]] = [:]
    for finding in findings {
      guard let line = commentLine(above: finding) else { continue }
      if !(names[line]?.contains(finding.code.name) ?? false) {
        names[line, default: []].append(finding.code.name)
      }
    }
    return names.sorted { $0.key < $1.key }.map { line, names in
      let start = source.textOfLine(at: line).lowerBound
      let indentation = source.bytes(in: start..<source.line(at: line).upperBound)
        .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let comment = Suppression.comment(above: names)
      let text = String(decoding: indentation, as: UTF8.self) + comment + lineEnd
      return Edit(replace: start..<start, with: text)
    }
  }

  /// Whether a comment above `finding` can suppress it.
  package func canSuppress(_ finding: Diagnostic) -> Bool { commentLine(above: finding) != nil }

  /// The line to write a comment above: that of `finding`, or the first of a comment that goes on
  /// there; `nil` where that comment stands behind code.
  private func commentLine(above finding: Diagnostic) -> Int? {
    guard source.holds(finding.range) else { return nil }
    let tokens = tree.tokens
    var line = source.lineIndex(of: finding.range.lowerBound)
    while line > 0 {
      let start = source.line(at: line).lowerBound
      let index = tokens.partitioningIndex { $0.end > start }
      guard index < tokens.count, tokens[index].offset < start, tokens[index].kind.isComment
      else { return line }
      line = source.lineIndex(of: tokens[index].offset)
      let before = tokens[..<index].last { !$0.isTrivia }
      if let before, source.lineIndex(of: before.offset) == line { return nil }
    }
    return line
  }

  /// How the lines of the file end.
  private var lineEnd: String {
    let bytes = source.bytes
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
