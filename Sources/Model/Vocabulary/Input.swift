internal import LayoutGeometry

/// Something read-only that an expression may ask.
package struct Input: Sendable {
  /// Where it can be asked.
  package enum Place: Hashable, Sendable {
    /// In a layout and all it holds.
    case layout
    /// In a section and all it holds.
    case section
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
    number("container.width", "The container's width in points.") { $0.container.width },
    number("container.height", "The container's height in points.") { $0.container.height },
    word("traits.horizontalSizeClass", "How much room there is across.", \.horizontalSizeClass),
    word("traits.verticalSizeClass", "How much room there is down.", \.verticalSizeClass),
    word("traits.idiom", "What sort of device it is.", \.idiom),
    word("traits.layoutDirection", "Which way text runs.", \.layoutDirection),
    number("traits.displayScale", "Pixels in a point.") { $0.traits.displayScale },
    word(
      "traits.contentSizeCategory", "The reader's preferred size of text.", \.contentSizeCategory,
      isOrdered: true),
    number("section.index", "The section's place among all sections, from 0.", in: .section) {
      Double($0.section?.index ?? 0)
    },
    number("section.itemCount", "How many items the section has.", in: .section) {
      Double($0.section?.itemCount ?? 0)
    },
  ]

  /// The inputs that are not whole numbers, as a bit for each entry of `all`.
  package static let continuous: UInt32 = 0b11

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
