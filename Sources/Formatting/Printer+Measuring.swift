internal import LayoutSyntax
internal import LayoutText

/// Where something would be written.
struct WritePosition {
  let column: Int
  /// Whether nothing stands before it on the line.
  let isFresh: Bool

  init(column: Int, isFresh: Bool) { (self.column, self.isFresh) = (column, isFresh) }

  /// Where `printer` stands.
  init(_ printer: Printer) {
    self.init(column: printer.column, isFresh: printer.isFresh)
  }
}

extension Printer {
  /// Where the line ends that begins at `start` with the tokens at `places`: behind the last of
  /// them, or where a comment or the brace of a switch ends it; `nil` if it does not fit.
  ///
  /// With a `level` it ends at the first place, too, where it may be broken at that level. Rather
  /// than that a line is broken before a switch, the switch is opened.
  ///
  /// - Complexity: O(1) in the number of tokens that take columns: it stops at the width of a line.
  func lineEnd(of places: Range<Int>, from start: WritePosition, level: UInt16 = 0) -> Int? {
    var column = start.column
    var brace: Int?
    for place in places {
      let token = tokens[place]
      guard token.takesColumns else { continue }
      if token.kind.isComment, endsLine(place) { return place }
      let spacing = spacings.all[place]
      if place > places.lowerBound, spacing.level > 0, spacing.level <= level { return place }
      if place > places.lowerBound || !start.isFresh { column += Int(spacing.columns) }
      column += width(of: place)
      if column > Self.width { return brace }
      if case .leftBrace = token.kind, let braces = spacings.switches[place] {
        brace = brace ?? place + 1
        if braces.spansLines { return brace }
      }
    }
    return places.upperBound
  }

  /// Whether what stands in `gap` and behind it fits behind what is on the line, up to the next
  /// place where the line may be broken as well.
  func fits(_ gap: Range<Int>, in run: TokenRun) -> Bool {
    let comments = gap.filter { tokens[$0].kind.isComment }
    let taken = comments.reduce(column) { column, place in
      column + Int(spacings.all[place].columns) + width(of: place)
    }
    let rest = gap.upperBound..<run.places.upperBound
    let level = spacings.all[gap.upperBound].level
    return lineEnd(of: rest, from: WritePosition(column: taken, isFresh: false), level: level)
      != nil
  }

  /// Whether the cases of a switch whose `{` was just written stand on lines of their own.
  func opens(_ braces: SwitchBraces, at place: Int, in run: TokenRun) -> Bool {
    if isFlat { return false }
    let start = WritePosition(column: column - 1, isFresh: true)
    let places = place..<run.places.upperBound
    guard let end = lineEnd(of: places, from: start, level: braces.level) else { return true }
    return end < braces.node.tokenRange.upperBound
  }

  /// Whether a block of `node` that was written on one line stays there, where what is before it
  /// in `places` is written at `start`.
  ///
  /// - Complexity: O(1) in the number of tokens that take columns.
  /// - Source: `language.md` 7.
  func staysOnLine(_ block: SyntaxNode, in places: Range<Int>, from start: WritePosition) -> Bool {
    let continuation = indentation + Self.step
    var line = BlockLine(block.tokenRange, column: start.column, continuation: continuation)
    var isFresh = start.isFresh
    for place in places {
      switch take(place, into: &line, isFresh: isFresh) {
      case .undecided: break
      case .fits: return isSmall(block)
      case .overflows: return false
      }
      if tokens[place].takesColumns { isFresh = false }
    }
    return isSmall(block)
  }

  private func take(_ place: Int, into line: inout BlockLine, isFresh: Bool) -> BlockLine.Fit {
    let token = tokens[place]
    if case .newline = token.kind { return line.takeLineEnd(at: place) }
    guard token.takesColumns else { return .undecided }
    if token.kind.isComment, endsLine(place) { return line.takeEndingComment(at: place) }
    let spacing = isFresh ? 0 : Int(spacings.all[place].columns)
    return line.take(token.kind, at: place, columns: spacing + width(of: place))
  }

  /// Whether a block has at most three statements, and each one in it at most one.
  private func isSmall(_ block: SyntaxNode) -> Bool {
    hasChildren(block, atMost: 3)
      && (block.id + 1..<block.endID).allSatisfy { id in
        tree[id].kind != .block || hasChildren(tree[id], atMost: 1)
      }
  }

  private func hasChildren(_ node: SyntaxNode, atMost most: Int) -> Bool {
    var children = node.children
    for _ in 0..<most where children.next() == nil { return true }
    return children.next() == nil
  }

  /// Whether a line ends behind the comment at `place`, before the next token.
  private func endsLine(_ place: Int) -> Bool {
    let range = tokens[place].range
    if tokens[place].kind != .blockComment || text.lines(in: range).count > 1 { return true }
    var next = place + 1
    while next < tokens.count, tokens[next].isTrivia {
      if tokens[next].kind == .newline { return true }
      next += 1
    }
    return false
  }
}

extension Token {
  /// Whether it takes columns where the line goes on.
  fileprivate var takesColumns: Bool {
    switch kind {
    case .space, .newline, .byteOrderMark, .semicolon: false
    default: true
    }
  }
}
