package import LayoutGeometry

/// A function of the language.
package struct Function: Sendable {
  /// An argument that a call may give.
  package struct Parameter: Sendable {
    package let name: String
    package let type: ValueType
    /// Its default; `nil`: it must be given.
    package let standard: (@Sendable (Environment) -> Double)?
    /// How the reference shows the default.
    package let spelling: String?

    /// Whether the container stands in for it.
    package var readsContainer = false
    /// Whether it is without end if a call leaves it out.
    package var isEndless = false
    /// The words it takes in place of a number: the place among them counts.
    package var words: Enumeration?

    static func required(_ name: String, _ type: ValueType = .number) -> Parameter {
      Parameter(name: name, type: type, standard: nil, spelling: nil)
    }

    static func optional(_ name: String, _ standard: Double) -> Parameter {
      var parameter = Parameter(
        name: name, type: .number, standard: { _ in standard }, spelling: standard.plainDecimal)
      parameter.isEndless = standard == .infinity
      return parameter
    }

    static func word<Word: RawRepresentable & CaseIterable & Equatable>(
      _ name: String, _ standard: Word
    ) -> Parameter where Word.RawValue == String {
      let words = Enumeration(Word.self)
      let place = Double(words.words.firstIndex(of: standard.rawValue) ?? 0)
      var parameter = Parameter(
        name: name, type: .word, standard: { _ in place }, spelling: standard.rawValue)
      parameter.words = words
      return parameter
    }

    /// The width of the container, which only a layout has.
    static let containerWidth = Parameter(
      name: "in", type: .number, standard: { $0.container.width }, spelling: "container.width",
      readsContainer: true)
  }

  package let name: String
  package let summary: String
  package let example: String
  package let parameters: [Parameter]
  /// Whether the last parameter may be given again and again.
  package var isVariadic = false
  package var result: ValueType = .number
  /// From which system on its value means something; `nil`: from the first.
  package var availability: Availability?
  /// The value for one number a parameter, in their order.
  package let evaluate: @Sendable ([Number], PixelGrid) throws(Mismatch) -> Value

  /// Every function, in the order of the reference. A new function is one line here and its
  /// declaration.
  package static let all: [Function] = [
    .min, .max, .clamp, .floor, .ceil, .round, .abs, .columns, .columnWidth, .aspect, .uniform,
    .fixed,
    .flexible, .adaptive,
  ]
}
