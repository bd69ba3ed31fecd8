internal import LayoutSyntax

/// The line that a block would stand on, as far as it has been looked at.
struct BlockLine {
  enum Fit { case undecided, fits, overflows }

  /// How many columns are taken.
  private(set) var column: Int
  /// The places of the block's tokens, braces included.
  private let block: Range<Int>
  /// How far a line that goes on is indented, in columns.
  private let continuation: Int
  private var depth = 0
  private var hasComment = false

  init(_ block: Range<Int>, column: Int, continuation: Int) {
    (self.block, self.column, self.continuation) = (block, column, continuation)
  }

  /// Takes a line end in the source.
  mutating func takeLineEnd(at place: Int) -> Fit {
    if block.contains(place) { return .overflows }
    guard depth > 0 else { return .undecided }
    if place >= block.upperBound { return .fits }
    column = continuation
    return .undecided
  }

  /// Takes a comment that a line end follows.
  mutating func takeEndingComment(at place: Int) -> Fit {
    if block.contains(place) { return .overflows }
    if place >= block.upperBound { return .fits }
    column = continuation
    return .undecided
  }

  /// Takes a token, or a comment in the middle of a line.
  mutating func take(_ kind: Token.Kind, at place: Int, columns: Int) -> Fit {
    column += columns
    let isInside = block.dropLast().contains(place)
    if column > Printer.width || hasComment && isInside { return .overflows }
    switch kind {
    case .leftBrace: depth += 1
    case .rightBrace: depth -= 1
    case .blockComment: hasComment = hasComment || isInside
    default: break
    }
    return .undecided
  }
}
