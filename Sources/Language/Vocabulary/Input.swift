internal import LayoutGeometry

/// Something read-only that an expression may ask.
package struct Input: Sendable {
  /// Where it can be asked.
  package enum Place: Hashable, Sendable {
    /// In a layout and all it holds.
    case layout
    /// In a section and all it holds.
    case section
    /// In a view and all it holds.
    case view
    /// In what stands inside an item, a header or a badge of a section, or fills a view.
    case contents
  }

  /// The words with their dot.
  package let name: String
  package let summary: String
  package let place: Place
  package let type: ValueType
  /// The words it may be compared with, if it is a word.
  package let enumeration: Enumeration?
  package let read: @Sendable (Environment) -> Value

  /// Every input, in the order of the reference. A new input is one entry here.
  package static let all: [Input] = [
    containerWidth, containerHeight,
    word("traits.horizontalSizeClass", "How much room there is across.", \.horizontalSizeClass),
    word("traits.verticalSizeClass", "How much room there is down.", \.verticalSizeClass),
    word("traits.idiom", "What sort of device it is.", \.idiom),
    word("traits.layoutDirection", "Which way text runs.", \.layoutDirection),
    number("traits.displayScale", "Pixels in a point.") { $0.traits.displayScale },
    textSize,
    number("section.index", "The section's place among all sections, from 0.", in: .section) {
      Double($0.section?.index ?? 0)
    },
    itemCount,
    data,
  ]

  /// What a function reads whose argument for the container is left out.
  package static let containerWidth = number(
    "container.width", "The container's width in points."
  ) { $0.container.width }

  private static let containerHeight = number(
    "container.height", "The container's height in points."
  ) { $0.container.height }

  /// What a section reads that looks different with more items.
  package static let itemCount = number(
    "section.itemCount", "How many items the section has.", in: .section
  ) { Double($0.section?.itemCount ?? 0) }
  /// What the contents at hand show.
  package static let data = Input(
    name: "data",
    summary: "What the preview's data file says of the item, of the section in its headers and "
      + "footers, or of everything in a view. Fields follow behind dots, as in `data.author.name`.",
    place: .contents, type: .data, enumeration: nil
  ) { $0.data.map(Value.datum) ?? .fault }

  /// How large the reader wants text.
  package static let textSize = word(
    "traits.contentSizeCategory", "The reader's preferred size of text.", \.contentSizeCategory,
    isOrdered: true)

  /// The inputs that are not whole numbers, as a bit for each entry of `all`.
  package static let continuous = across | down
  /// Those of them that follow from the width of a view where its height stays.
  package static let across = containerWidth.bit
  /// Those of them that follow from its height.
  package static let down = containerHeight.bit
  /// What the system says of a view.
  package static let ofSystem =
    all.filter { $0.place == .layout }.reduce(0) { $0 | $1.bit } & ~continuous

  /// The bit that stands for it in a set of inputs: that of its place in `all`.
  package var bit: UInt32 {
    Self.all.firstIndex { $0.name == name }.map { 1 << UInt32($0) } ?? 0
  }

  /// The words that `word` is compared by, from the least to the greatest; none for a word that has
  /// no order.
  package static func order(of word: String) -> [String] {
    let enumeration = all.lazy.compactMap(\.enumeration).first {
      $0.isOrdered && $0.words.contains(word)
    }
    return enumeration?.words ?? []
  }

  private static func number(
    _ name: String, _ summary: String, in place: Place = .layout,
    read: @escaping @Sendable (Environment) -> Double
  ) -> Input {
    Input(name: name, summary: summary, place: place, type: .number, enumeration: nil) {
      .number(Number(read($0)))
    }
  }

  private static func word<Word: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ summary: String, _ path: any KeyPath<Traits, Word> & Sendable,
    isOrdered: Bool = false
  ) -> Input where Word.RawValue == String {
    Input(
      name: name, summary: summary, place: .layout, type: .word,
      enumeration: Enumeration(Word.self, isOrdered: isOrdered)
    ) { .word($0.traits[keyPath: path].rawValue) }
  }
}
