internal import LayoutSyntax
internal import LayoutText

extension Edit {
  /// The edit that removes a statement with its comments, and its lines where it is alone on them.
  static func removing(_ statement: SyntaxNode, from source: SourceText) -> Edit {
    let range = statement.rangeWithComments
    let first = source.line(at: source.lineIndex(of: range.lowerBound))
    let last = source.wholeLine(at: source.lineIndex(of: range.upperBound))
    let before = source[first.lowerBound..<range.lowerBound]
    let behind = source[range.upperBound..<last.upperBound]
    let isAlone = (before + behind).allSatisfy(\.isWhitespace)
    if isAlone { return Edit(replace: first.lowerBound..<last.upperBound, with: "") }
    let blanks = behind.prefix { $0 == " " || $0 == ";" }.utf8.count
    return Edit(replace: range.lowerBound..<range.upperBound + blanks, with: "")
  }
}
