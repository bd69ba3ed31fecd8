internal import LayoutSyntax
internal import LayoutText

/// Nodes that stand below one another: the statements of a block, the cases of a switch.
struct StackedNodes {
  let node: SyntaxNode
  /// The places of the tokens between the braces.
  let places: Range<Int>
  /// Whether elements of several lines are kept apart by empty ones.
  let isRoomy: Bool

  init(of node: SyntaxNode, in places: Range<Int>, isRoomy: Bool = false) {
    (self.node, self.places, self.isRoomy) = (node, places, isRoomy)
  }
}

/// The tokens between two nodes, or between a node and a brace.
struct TokenGap {
  enum Neighbor { case nothing, opener, statement }

  let places: Range<Int>
  let before: Neighbor
  /// Whether nothing follows but the end.
  var isLast = false
  /// Whether an empty line must stand in it.
  var wantsBlank = false
}

extension Printer {
  /// Writes `lines` below one another, with the comments between them.
  ///
  /// - Returns: How many line ends there are before what follows.
  @discardableResult
  mutating func write(_ lines: StackedNodes) -> Int {
    var place = lines.places.lowerBound
    var before: TokenGap.Neighbor = place == 0 ? .nothing : .opener
    var isOpenElement = false
    for node in lines.node.children where lines.holds(node) {
      let places = node.tokenRange
      var gap = TokenGap(places: place..<places.lowerBound, before: before)
      let wasOpenElement = isOpenElement
      isOpenElement = lines.isRoomy && node.kind == .element && opensBlock(node, behind: gap)
      gap.wantsBlank = wasOpenElement && isOpenElement
      if node.kind == .skipped, runsOn(gap) { runOn(gap) } else { write(gap) }
      statement(node, in: lines)
      (place, before) = (places.upperBound, .statement)
    }
    var gap = TokenGap(places: place..<lines.places.upperBound, before: before)
    gap.isLast = true
    return write(gap)
  }

  /// Whether nothing ends the statement before `gap`.
  private func runsOn(_ gap: TokenGap) -> Bool {
    gap.before == .statement
      && !tokens[gap.places].contains { $0.kind == .newline || $0.kind == .semicolon }
  }

  /// Writes what stands between a statement and what was skipped behind it as it is.
  private mutating func runOn(_ gap: TokenGap) {
    raw(gap.places)
    isFresh = true
  }

  /// Writes the comments of `gap` and begins the line behind it.
  ///
  /// - Returns: How many line ends are left before what follows the last gap.
  @discardableResult
  private mutating func write(_ gap: TokenGap) -> Int {
    var ends = LineEnds(gap, tokens)
    if ends.hasUnknown {
      ends.breaks = writeUnknown(gap)
    } else {
      for place in gap.places where tokens[place].kind == .newline || tokens[place].kind.isComment {
        write(place, of: gap, &ends)
      }
    }
    if gap.isLast { return ends.breaks }
    if ends.hasOwnLine, ends.breaks == 0 {
      writeSpaces(1)
      isFresh = true
    } else {
      startLine(indentedBy: indentation, breaks: ends.take(in: gap))
    }
    return 0
  }

  /// How many columns the comments take that stand on one line with what is behind `gap`.
  func columns(before gap: TokenGap) -> Int {
    let ends = LineEnds(gap, tokens)
    return gap.places.reduce(0) { columns, place in
      guard tokens[place].kind.isComment, ends.leads(place, in: gap) else { return columns }
      return columns + width(of: place) + 1
    }
  }

  /// Counts a line end, or writes a comment: behind what stands on the line, or on its own.
  private mutating func write(_ place: Int, of gap: TokenGap, _ ends: inout LineEnds) {
    guard tokens[place].kind.isComment else {
      ends.breaks += 1
      return
    }
    let staysBehind = gap.before != .nothing && ends.breaks == 0 && !ends.hasOwnLine
    if staysBehind, ends.trails(place, in: gap) {
      writeSpaces(ends.hasComment ? 1 : 2)
    } else if ends.hasOwnLine, ends.breaks == 0 {
      writeSpaces(1)
    } else {
      startLine(indentedBy: indentation, breaks: ends.take(in: gap))
      ends.hasOwnLine = true
    }
    writeComment(place)
    ends.hasComment = true
    ends.breaks = 0
  }

  /// Writes unknown characters as they are, up to the last line end.
  ///
  /// - Returns: How many line ends follow it.
  private mutating func writeUnknown(_ gap: TokenGap) -> Int {
    let end = gap.places.last { tokens[$0].kind == .newline } ?? gap.places.upperBound
    // Spaces between unknown characters are kept; those behind them are not.
    let last = tokens[gap.places.lowerBound..<end].last { $0.kind != .space }
    let start = tokens[gap.places.lowerBound].offset
    writeRaw(start..<(last?.end ?? start))
    return 1
  }
}

extension StackedNodes {
  /// Whether `node` is one of the lines; of the nodes below a switch, its subject is none.
  func holds(_ node: SyntaxNode) -> Bool {
    self.node.kind != .switchExpression || node.tokenRange.lowerBound >= places.lowerBound
  }
}

/// The ends of lines in a gap, as far as it has been written.
private struct LineEnds {
  /// How many stand before what comes next.
  var breaks = 0
  var hasComment = false
  /// Whether a comment stands on the line, and nothing else.
  var hasOwnLine = false
  private(set) var hasUnknown = false
  private var lastBreak = -1
  private var lastSemicolon = -1
  private var lacksBlank: Bool

  init(_ gap: TokenGap, _ tokens: [Token]) {
    var count = 0
    var hasBlank = false
    for place in gap.places {
      switch tokens[place].kind {
      case .newline:
        lastBreak = place
        count += 1
        if count > 1 { hasBlank = true }
      case .semicolon: lastSemicolon = place
      case .unknown: hasUnknown = true
      case let kind where kind.isComment: count = 0
      default: break
      }
    }
    lacksBlank = gap.wantsBlank && !hasBlank
  }

  /// Whether the comment at `place`, which no line end stands before, belongs to what is before it.
  func trails(_ place: Int, in gap: TokenGap) -> Bool {
    place < lastBreak || gap.before == .statement && (gap.isLast || place < lastSemicolon)
  }

  /// Whether no line ends between the comment at `place` and what follows, to which it belongs.
  func leads(_ place: Int, in gap: TokenGap) -> Bool {
    place > lastBreak && !trails(place, in: gap)
  }

  /// How many line ends to write here.
  mutating func take(in gap: TokenGap) -> Int {
    let wanted = lacksBlank ? 2 : max(1, breaks)
    lacksBlank = false
    return wanted
  }
}
