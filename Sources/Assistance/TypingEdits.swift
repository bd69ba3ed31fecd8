package import LayoutSyntax
package import LayoutText

/// The edits after a closing brace was typed before `offset`: its line gets the indentation of the line
/// of its opening brace, and the block between is formatted.
package func editsAfterBrace(at offset: Int, in tree: SyntaxTree) -> [Edit] {
  let braces = tree.bracePair(at: max(0, offset - 1))
  guard let open = braces.first, let close = braces.last, close.upperBound == offset else {
    return []
  }
  let source = tree.source
  let line = source.lineIndex(of: close.lowerBound)
  guard line != source.lineIndex(of: open.lowerBound) else { return [] }
  let indentation = source.indentation(of: source.lineIndex(of: open.lowerBound))
  let inner = source.lineIndex(of: open.lowerBound) + 1..<line
  return tree.formattingEdits(ofLines: inner)
    + source.indenting(line, by: source[indentation])
}

/// The edits after a line end was typed before `offset`: its line is indented, and the line above is
/// formatted.
package func editsAfterLineEnd(at offset: Int, in tree: SyntaxTree) -> [Edit] {
  let source = tree.source
  let line = source.lineIndex(of: offset)
  guard line > 0 else { return [] }
  let start = source.wholeLine(at: line).lowerBound
  var depth = 0
  for token in tree.tokens where token.offset < start {
    if token.kind == .leftBrace { depth += 1 }
    if token.kind == .rightBrace { depth = max(0, depth - 1) }
  }
  let first = source.bytes(in: source.line(at: line)).first { $0 != 0x20 && $0 != 0x09 }
  if first == UInt8(ascii: "}") { depth = max(0, depth - 1) }
  return tree.formattingEdits(ofLines: line - 1..<line)
    + source.indenting(line, by: String(repeating: " ", count: 4 * depth))
}

extension SyntaxTree {
  /// The edits of the canonical form that concern whole lines among `lines` alone.
  fileprivate func formattingEdits(ofLines lines: Range<Int>) -> [Edit] {
    guard !lines.isEmpty else { return [] }
    let start = source.wholeLine(at: lines.lowerBound).lowerBound
    let end = source.wholeLine(at: lines.upperBound - 1).upperBound
    let edits = LayoutAssistance.formattingEdits(of: self) {
      start <= $0.range.lowerBound && $0.range.upperBound <= end
        && !($0.range.isEmpty && $0.range.lowerBound == end)
    }
    return edits ?? []
  }
}

extension SourceText {
  /// The blanks that a line begins with.
  fileprivate func indentation(of line: Int) -> TextRange {
    let range = self.line(at: line)
    let count = bytes(in: range).prefix { $0 == 0x20 || $0 == 0x09 }.count
    return range.lowerBound..<range.lowerBound + count
  }

  /// The edit that gives a line its indentation; none where it has it.
  fileprivate func indenting(_ line: Int, by blanks: String) -> [Edit] {
    let range = indentation(of: line)
    return self[range] == blanks ? [] : [Edit(replace: range, with: blanks)]
  }
}
