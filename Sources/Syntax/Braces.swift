import LayoutText

/// The braces that are open, and where they should have been closed, by the look of the lines.
///
/// Indentation counts only while the file has more opening than closing braces; a file whose
/// braces balance may be indented as its author likes.
struct Braces {
  /// An open brace.
  struct Opener {
    let leaf: Int
    let indentation: Int
    /// Whether a line inside is indented deeper, or the first statement stands beside the brace.
    var isTelling = false
    var hasBody = false
  }

  private(set) var open: [Opener] = []
  /// How many openers more than closers are to be found.
  private var excess: Int
  private let source: SourceText
  private let leaves: [Leaf]
  /// The width of the space that each line starts with, or nothing if the braces balance.
  private let indentations: [Int]
  /// By leaf, the closing brace that ends the block it stands in, or -1; nothing unless there are
  /// more closing braces than opening ones.
  private let closers: [Int]

  init(_ leaves: [Leaf], in source: SourceText) {
    self.leaves = leaves
    self.source = source
    excess = leaves.reduce(0) { count, leaf in
      switch leaf.token.kind {
      case .leftBrace: count + 1
      case .rightBrace: count - 1
      default: count
      }
    }
    indentations =
      excess == 0
      ? []
      : source.lineStarts.map { start in
        let rest = source.bytes[start...]
        return rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      }
    closers = excess < 0 ? closingBraces(among: leaves) : []
  }

  /// Whether more braces are closed than opened.
  var lacksOpeners: Bool { excess < 0 }
  /// Whether more braces are opened than closed.
  var lacksClosers: Bool { excess > 0 && !open.isEmpty }

  mutating func enter(_ leaf: Int) {
    open.append(Opener(leaf: leaf, indentation: indentation(of: leaf)))
  }

  mutating func leave() { open.removeLast() }

  /// Counts the innermost open brace as never closed.
  mutating func countUnclosed() { excess -= 1 }

  /// Whether the closing brace at `leaf` belongs to an outer brace than the innermost.
  func closesOuter(_ leaf: Int) -> Bool {
    guard excess > 0, leaves[leaf].token.leadsLine, let inner = open.last else { return false }
    let indentation = indentation(of: leaf)
    return indentation < inner.indentation && open.contains { $0.indentation <= indentation }
  }

  /// Whether the statement at `leaf` stands too far out to be inside the innermost brace.
  mutating func ends(before leaf: Int) -> Bool {
    guard excess > 0, !open.isEmpty else { return false }
    let inner = open[open.count - 1]
    let isBeside = line(of: leaf) == line(of: inner.leaf)
    let isDeeper = indentation(of: leaf) > inner.indentation
    if !inner.hasBody {
      open[open.count - 1].hasBody = true
      open[open.count - 1].isTelling = isBeside || isDeeper
      return false
    }
    return inner.isTelling && leaves[leaf].token.leadsLine && !isBeside && !isDeeper
  }

  /// The brace that closes the block beginning at `leaf` if the opening one is missing behind the
  /// header at `header`: the lines between are indented deeper than the header, the closing one is
  /// not.
  func closer(ofBodyAt leaf: Int, under header: Int) -> Int? {
    guard excess < 0, !closers.isEmpty, leaves[leaf].token.leadsLine, closers[leaf] > leaf else {
      return nil
    }
    let (closer, margin) = (closers[leaf], indentation(of: header))
    let isBeside = open.last.map { line(of: $0.leaf) == line(of: header) } ?? false
    guard !isBeside, indentation(of: leaf) > margin, leaves[closer].token.leadsLine,
      indentation(of: closer) == margin
    else { return nil }
    return closer
  }

  /// Whether the closing brace at `leaf` closes nothing, by its look: the next one lines up with the
  /// innermost opener, and this one does not.
  func isStray(_ leaf: Int) -> Bool {
    guard excess < 0, !closers.isEmpty, let inner = open.last,
      line(of: leaf) != line(of: inner.leaf)
    else { return false }
    let isInLine = leaves[leaf].token.leadsLine && indentation(of: leaf) == inner.indentation
    let next = closers[min(leaf + 1, leaves.count - 1)]
    guard !isInLine, next > leaf, leaves[next].token.leadsLine else { return false }
    return line(of: next) > line(of: leaf) && indentation(of: next) == inner.indentation
  }

  /// Counts a closing brace as one without an opener.
  mutating func countStray() { excess += 1 }

  /// The brace that a closing one at `leaf` lines up with.
  func partner(of leaf: Int) -> Opener? {
    let indentation = indentation(of: leaf)
    return open.last { $0.indentation <= indentation }
  }

  private func line(of leaf: Int) -> Int { source.lineIndex(of: leaves[leaf].token.offset) }

  private func indentation(of leaf: Int) -> Int {
    indentations.isEmpty ? 0 : indentations[line(of: leaf)]
  }
}

/// The closing brace that ends the block around each leaf, or -1.
///
/// - Complexity: O(*n*).
private func closingBraces(among leaves: [Leaf]) -> [Int] {
  var closers = Array(repeating: -1, count: leaves.count)
  var open: [Int] = []
  for index in leaves.indices.reversed() {
    switch leaves[index].token.kind {
    case .rightBrace: open.append(index)
    case .leftBrace: _ = open.popLast()
    default: break
    }
    closers[index] = open.last ?? -1
  }
  return closers
}
