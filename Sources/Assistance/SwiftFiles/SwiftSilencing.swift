package import LayoutDiagnostics
package import LayoutLint
internal import LayoutSwiftSource
package import LayoutText

extension CodeComments {
  /// The comments of a Swift file.
  package init(ofSwift source: SourceText) {
    let tokens = swiftTokens(of: source).filter { $0.kind != .end }
    self.init(source, between: tokens.map { $0.bytes.shifted(by: source.base) })
  }
}

/// A comment in Swift code above the line of a finding that suppresses it; `nil` where none can.
package func silencing(_ finding: Diagnostic, inSwift source: SourceText) -> CodeAction? {
  guard LintRule.named(finding.code.number) != nil, finding.severity != .error else { return nil }
  let line = source.line(at: source.lineIndex(of: finding.range.lowerBound))
  let indentation = source[line].prefix { $0 == " " || $0 == "\t" }
  let comment = Suppression.comment(above: [finding.code.name])
  let end = source.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  return CodeAction(
    title: "Silence \(finding.code.name) here", kind: .quickFix, diagnostic: finding,
    caretMark: Edit.reasonMark,
    edits: [
      Edit(
        replace: line.lowerBound..<line.lowerBound,
        with: indentation + comment + Edit.reasonMark + end)
    ])
}
