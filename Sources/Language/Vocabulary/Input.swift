internal import LayoutGeometry

/// A read-only value that an expression may use.
package struct Input: Sendable {
  /// Where it can be used.
  package enum Scope: Hashable, Sendable {
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
  package let scope: Scope
  package let type: ValueType
  /// The words it may be compared with, if it is a word.
  package let enumeration: Enumeration?
  package let read: @Sendable (Environment) -> Value

  /// Every input, in the order of the reference. A new input is one entry here.
  package static let all: [Input] = [
    containerWidth, containerHeight,
    word("traits.horizontalSizeClass", "The horizontal size class.", \.horizontalSizeClass),
    word("traits.verticalSizeClass", "The vertical size class.", \.verticalSizeClass),
    word("traits.idiom", "The device idiom.", \.idiom),
    word("traits.layoutDirection", "The text direction.", \.layoutDirection),
    number("traits.displayScale", "Pixels per point.") { $0.traits.displayScale },
    textSize,
    number("section.index", "The section's place among all sections, from 0.", in: .section) {
      Double($0.section?.index ?? 0)
    },
    itemCount,
    data,
  ]

  /// What a function reads if its container argument is left out.
  package static let containerWidth = number(
    "container.width", "The container's width in points."
  ) { $0.container.width }

  package static let containerHeight = number(
    "container.height", "The container's height in points."
  ) { $0.container.height }

  /// What a section reads that depends on the number of its items.
  package static let itemCount = number(
    "section.itemCount", "How many items the section has.", in: .section
  ) { Double($0.section?.itemCount ?? 0) }
  /// The data of the current contents.
  package static let data = Input(
    name: "data",
    summary: "The data of the item, of the section in its headers and footers, or of the whole "
      + "file in a view. Fields follow after dots, as in `data.author.name`; `data.name ?? \"none\"` "
      + "has a default for entries without that field.",
    scope: .contents, type: .data, enumeration: nil
  ) { $0.data.map(Value.datum) ?? .fault }

  /// The preferred text size.
  package static let textSize = word(
    "traits.contentSizeCategory", "The preferred text size.", \.contentSizeCategory,
    isOrdered: true)

  /// The inputs that are not whole numbers, as a bit for each entry of `all`.
  package static let continuous = across | down
  /// Those of them that follow from the width of a view where its height stays.
  package static let across = containerWidth.bit
  /// Those of them that follow from its height.
  package static let down = containerHeight.bit
  /// The inputs that come from the system.
  package static let ofSystem =
    all.filter { $0.scope == .layout }.reduce(0) { $0 | $1.bit } & ~continuous

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
    _ name: String, _ summary: String, in scope: Scope = .layout,
    read: @escaping @Sendable (Environment) -> Double
  ) -> Input {
    Input(name: name, summary: summary, scope: scope, type: .number, enumeration: nil) {
      .number(Number(read($0)))
    }
  }

  private static func word<Word: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ summary: String, _ read: @escaping @Sendable (Traits) -> Word,
    isOrdered: Bool = false
  ) -> Input where Word.RawValue == String {
    Input(
      name: name, summary: summary, scope: .layout, type: .word,
      enumeration: Enumeration(Word.self, isOrdered: isOrdered)
    ) { .word(read($0.traits).rawValue) }
  }
}
