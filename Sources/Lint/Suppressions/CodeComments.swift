package import LayoutDiagnostics
package import LayoutText

/// The comments of code that a layout was imported from.
package struct CodeComments: Sendable {
  let source: SourceText
  /// Each comment with its signs.
  let comments: [TextRange]
  /// The lines with anything but comments, in order.
  let codeLines: [Int]
  /// The offset of the first statement.
  let firstStatement: Int

  /// - Parameter tokens: The ranges of what is neither space nor comment, in order.
  /// - Complexity: O(*n*) in the bytes of `source`.
  package init(_ source: SourceText, between tokens: [TextRange]) {
    self.source = source
    var comments: [TextRange] = []
    var end = source.range.lowerBound
    for token in tokens + [source.range.upperBound..<source.range.upperBound] {
      if end < token.lowerBound {
        comments += Self.comments(in: end..<token.lowerBound, of: source)
      }
      end = max(end, token.upperBound)
    }
    self.comments = comments
    codeLines = tokens.map { source.lineIndex(of: $0.lowerBound) }
    firstStatement = tokens.first?.lowerBound ?? source.range.upperBound
  }

  /// The comments of a gap between two tokens.
  private static func comments(in gap: TextRange, of source: SourceText) -> [TextRange] {
    let bytes = Array(source.bytes(in: gap))
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var (result, index): ([TextRange], Int) = ([], 0)
    while index + 1 < bytes.count {
      guard bytes[index] == slash, bytes[index + 1] == slash || bytes[index + 1] == star else {
        index += 1
        continue
      }
      let start = index
      if bytes[index + 1] == slash {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else {
        index += 2
        while index < bytes.count, !(bytes[index - 1] == star && bytes[index] == slash) {
          index += 1
        }
        index = min(index + 1, bytes.count)
      }
      result.append((start..<index).shifted(by: gap.lowerBound))
    }
    return result
  }
}

extension LintOutcome {
  /// The same without the findings that comments of the code suppress.
  ///
  /// - Parameter place: A finding at the place of the code that it is about.
  package func suppressed(
    by comments: CodeComments, at place: (Diagnostic) -> Diagnostic
  ) -> LintOutcome {
    let suppressions = Suppressions(comments)
    var result = self
    result.findings = findings.filter { finding in
      guard finding.severity != .error, let reason = suppressions.reason(for: place(finding)) else {
        return true
      }
      result.suppressed.append(SuppressedFinding(diagnostic: finding, reason: reason.text))
      return false
    }
    return result
  }
}
