internal import LayoutFormatting
package import LayoutSyntax
package import LayoutText

/// The edits that give a file its canonical form: whole lines, only those that change. Text that is
/// no layout is left as it is.
///
/// - Complexity: O(*n* log *n*) in the lines of the file.
package func formattingEdits(of tree: SyntaxTree) -> [Edit] {
  formattingEdits(of: tree, ignoringBlanks: false)
}

/// - Parameter ignoresBlanks: Whether a line that differs in blanks alone is an edit of its own.
private func formattingEdits(of tree: SyntaxTree, ignoringBlanks ignoresBlanks: Bool) -> [Edit] {
  guard tree.isLayout else { return [] }
  let (text, mark) = (formatted(tree), byteOrderMark)
  guard tree.source.bytes.starts(with: mark) else {
    return tree.source.lineEdits(to: text, ignoringBlanks: ignoresBlanks)
  }
  // An editor has no place before a byte order mark: it stays.
  let start = tree.source.base + mark.count
  let all = tree.source.lineEdits(
    to: text.starts(with: mark) ? text : mark + text, ignoringBlanks: ignoresBlanks)
  return all.map { edit in
    guard edit.range.lowerBound < start else { return edit }
    return Edit(
      replace: start..<max(start, edit.range.upperBound),
      with: String(decoding: edit.replacement.utf8.dropFirst(mark.count), as: UTF8.self))
  }
}

/// Those of the edits that concern statements which one of `ranges` touches, with their comments.
package func formattingEdits(of tree: SyntaxTree, touching ranges: [TextRange]) -> [Edit] {
  let touched = ranges.flatMap(tree.statements(touching:)).map { node in
    let whole = node.rangeWithComments
    let source = tree.source
    let first = source.lineIndex(of: whole.lowerBound)
    let last = source.lineIndex(of: whole.upperBound)
    return source.wholeLine(at: first).lowerBound..<source.wholeLine(at: last).upperBound
  }
  let edits = formattingEdits(of: tree) { edit in
    touched.contains { lines in
      edit.range.isEmpty ? lines.contains(edit.range.lowerBound) : edit.range.overlaps(lines)
    }
  }
  return edits ?? formattingEdits(of: tree)
}

/// Some of the edits that give a file its canonical form, each of as few lines as can be; `nil` where
/// these alone would lose or double what others of them move.
func formattingEdits(of tree: SyntaxTree, where isWanted: (Edit) -> Bool) -> [Edit]? {
  let edits = formattingEdits(of: tree, ignoringBlanks: true).filter(isWanted)
  func isWritten(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: ";") }
  let removed = edits.flatMap { tree.source.bytes(in: $0.range).filter(isWritten) }
  let added = edits.flatMap { $0.replacement.utf8.filter(isWritten) }
  return removed.sorted() == added.sorted() ? edits : nil
}

extension SyntaxTree {
  /// The innermost statements whose lines `range` touches: all siblings in it, or the one around it.
  func statements(touching range: TextRange) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var level = file.statements.map(\.node)
    while true {
      let touched = level.filter {
        $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
      }
      guard !touched.isEmpty else { return found }
      found = touched
      guard touched.count == 1, let only = touched.first,
        only.range.lowerBound < range.lowerBound, range.upperBound < only.range.upperBound
      else { return found }
      level = only.innerStatements
    }
  }
}

extension SyntaxNode {
  /// The statements directly in its blocks.
  var innerStatements: [SyntaxNode] {
    children.flatMap { child -> [SyntaxNode] in
      if let block = BlockSyntax(child) { return block.statements.map(\.node) }
      if let branch = BranchSyntax(child) { return branch.block?.statements.map(\.node) ?? [] }
      return []
    }
  }
}
