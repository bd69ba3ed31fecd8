internal import LayoutReporting

/// A field of characters on which boxes cover one another and share their lines.
struct CharacterCanvas {
  /// A place between lines, or a piece of lines.
  private struct Place {
    /// Where lines lead to from here.
    var strokes: Strokes = []
    /// Whether all its lines are those of backgrounds.
    var isWeak = false
    /// Which box's inside it is.
    var owner: Int?
    /// What is written there; of a wide character the second place holds nothing.
    var text: String?

    /// Adds the strokes of a box that hides nothing.
    mutating func lay(_ more: Strokes, isInside: Bool) {
      guard !isInside else { return }
      isWeak = isWeak || strokes.isEmpty
      strokes.formUnion(more)
      owner = nil
    }

    /// What is seen there.
    var character: String { text ?? (isWeak ? strokes.weakGlyph : strokes.glyph) }
  }

  let columns: Int
  let rows: Int
  private var places: [Place]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    places = Array(repeating: Place(), count: columns * rows)
  }

  /// The characters of a row.
  func text(ofRow row: Int) -> String {
    places[row * columns..<(row + 1) * columns]
      .map(\.character).joined()
  }
}

/// A box by the columns and rows of its lines; they may lie outside of the canvas.
struct CharacterBox {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  /// Whether it is a mere background.
  var isWeak = false
  /// Whether what is below it is seen through it.
  var isHollow = false

  /// Whether it is too small to have an inside, in either direction.
  var isDot: Bool { !isWeak && rows.count <= 2 && columns.count <= Self.longestDot }

  private static let longestDot = 3

  /// The directions in which a place of its outline looks out of it.
  fileprivate func outward(_ column: Int, _ row: Int) -> Strokes {
    var strokes: Strokes = []
    if column == columns.lowerBound { strokes.insert(.left) }
    if column == columns.upperBound { strokes.insert(.right) }
    if row == rows.lowerBound { strokes.insert(.up) }
    if row == rows.upperBound { strokes.insert(.down) }
    return strokes
  }

  /// The directions in which its own outline leads from a place.
  fileprivate func outline(_ column: Int, _ row: Int) -> Strokes {
    var strokes: Strokes = []
    let outward = outward(column, row)
    if !outward.isDisjoint(with: [.up, .down]) {
      if column > columns.lowerBound { strokes.insert(.left) }
      if column < columns.upperBound { strokes.insert(.right) }
    }
    if !outward.isDisjoint(with: [.left, .right]) {
      if row > rows.lowerBound { strokes.insert(.up) }
      if row < rows.upperBound { strokes.insert(.down) }
    }
    return strokes
  }
}

extension CharacterCanvas {
  /// Draws a box above everything drawn before; its inside belongs to `owner`.
  mutating func draw(_ box: CharacterBox, owner: Int) {
    let columns = box.columns.clamped(to: -1...self.columns)
    for row in box.rows.clamped(to: -1...rows) where (0..<rows).contains(row) {
      for column in columns where (0..<self.columns).contains(column) {
        let outward = box.outward(column, row)
        if box.isHollow {
          places[row * self.columns + column].lay(
            box.outline(column, row), isInside: outward.isEmpty)
          continue
        }
        let kept = places[row * self.columns + column].strokes.intersection(outward)
        let wasWeak = places[row * self.columns + column].isWeak || kept.isEmpty
        var place = Place(strokes: kept.union(box.outline(column, row)))
        place.isWeak = box.isWeak && wasWeak
        if outward.isEmpty { place.owner = owner }
        places[row * self.columns + column] = place
      }
    }
  }

  /// Puts `mark` at a place.
  mutating func mark(_ mark: String, column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    places[row * columns + column].text = mark
  }

  /// Writes `text` over what is there, `columns` long at most.
  mutating func write(_ text: String, from start: Int, row: Int, columns limit: Int) {
    guard (0..<rows).contains(row) else { return }
    var column = start
    for character in text {
      let width = max(1, String(character).displayWidth)
      guard column + width <= min(columns, start + limit) else { return }
      if column >= 0 { mark(String(character), column: column, row: row) }
      for next in 1..<width where column >= 0 { mark("", column: column + next, row: row) }
      column += width
    }
  }

  /// Writes `text` inside of the box of `owner` where nothing covers it, in the row nearest to its
  /// middle; says whether there was room.
  mutating func write(_ text: String, in box: CharacterBox, owner: Int) -> Bool {
    let width = text.displayWidth
    let rows = box.rows.clamped(to: -1...self.rows)
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let inside = rows.filter { (0..<self.rows).contains($0) }
      .sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    for row in inside {
      guard let run = run(of: owner, in: row, box), run.count >= width, width > 0 else { continue }
      var column = run.lowerBound + (run.count - width) / 2
      for character in text {
        let wide = String(character).displayWidth
        places[row * columns + column].text = String(character)
        for next in 1..<max(1, wide) { places[row * columns + column + next].text = "" }
        column += max(1, wide)
      }
      return true
    }
    return false
  }

  /// The longest run of places in a row that belong to `owner`.
  private func run(of owner: Int, in row: Int, _ box: CharacterBox) -> Range<Int>? {
    var best: Range<Int>?
    var start: Int?
    let span = box.columns.clamped(to: -1...columns)
    for column in span.lowerBound...span.upperBound + 1 {
      let isOwn =
        (0..<columns).contains(column) && places[row * columns + column].owner == owner
        && places[row * columns + column].text == nil
      if isOwn {
        start = start ?? column
      } else if let first = start {
        if column - first > best?.count ?? 0 { best = first..<column }
        start = nil
      }
    }
    return best
  }
}

/// The directions in which lines lead from a place.
private struct Strokes: OptionSet {
  let rawValue: Int

  static let up = Strokes(rawValue: 1)
  static let down = Strokes(rawValue: 2)
  static let left = Strokes(rawValue: 4)
  static let right = Strokes(rawValue: 8)

  /// The box-drawing character, indexed by the raw value.
  private static let glyphs = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
  private static let weakGlyphs: [Int: String] = [
    3: "╎", 5: "╯", 6: "╮", 9: "╰", 10: "╭", 12: "╌",
  ]

  /// As the lines of an element look.
  var glyph: String { Self.glyphs[rawValue] }
  /// As the lines of a background look.
  var weakGlyph: String { Self.weakGlyphs[rawValue] ?? glyph }
}
