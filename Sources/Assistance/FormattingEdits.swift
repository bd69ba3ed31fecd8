internal import LayoutFormatting
package import LayoutSyntax
package import LayoutText

/// The edits that give a file its canonical form: whole lines, only those that change. Text that is
/// no layout is left as it is.
///
/// - Complexity: O(*n* log *n*) in the lines of the file.
package func formattingEdits(of tree: SyntaxTree) -> [Edit] {
  guard tree.isLayout else { return [] }
  let (text, mark) = (formatted(tree), byteOrderMark)
  guard tree.source.bytes.starts(with: mark) else { return tree.source.lineEdits(to: text) }
  // An editor has no place before a byte order mark: it stays.
  let start = tree.source.base + mark.count
  return tree.source.lineEdits(to: text.starts(with: mark) ? text : mark + text).map { edit in
    guard edit.range.lowerBound < start else { return edit }
    return Edit(
      replace: start..<max(start, edit.range.upperBound),
      with: String(decoding: edit.replacement.utf8.dropFirst(mark.count), as: UTF8.self))
  }
}

/// Those of the edits that concern statements which `range` touches, with their comments.
package func formattingEdits(of tree: SyntaxTree, touching range: TextRange) -> [Edit] {
  let touched = tree.statements(touching: range).map { node in
    let whole = node.rangeWithComments
    let source = tree.source
    let first = source.lineIndex(of: whole.lowerBound)
    let last = source.lineIndex(of: whole.upperBound)
    return source.wholeLine(at: first).lowerBound..<source.wholeLine(at: last).upperBound
  }
  return formattingEdits(of: tree).filter { edit in
    touched.contains { lines in
      edit.range.isEmpty ? lines.contains(edit.range.lowerBound) : edit.range.overlaps(lines)
    }
  }
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
