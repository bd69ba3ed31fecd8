package import LayoutGeometry

/// The value of an expression.
package enum Value: Hashable, Sendable {
  case number(Number)
  case fraction(Number, of: Axis)
  case estimated(Points)
  case uniform(Points)
  case flexible(Points)
  case aspect(Number)
  case boolean(Bool)
  case text(String)
  /// A word of an enumeration.
  case word(String)
  case list([Value])
  indirect case size(Value, Value)
  /// A column or row of a grid.
  indirect case track(Track)
  /// A value of a data file; its use decides which type it must have.
  indirect case datum(LocatedData)
  /// `_`, the axis of a size that is left open.
  case missing
  /// A value that is unknown because of a mistake, which has been reported.
  case fault

  /// The kind of the value; empty for a fault, which is of every kind.
  package var type: ValueType {
    switch self {
    case .number: .number
    case .fraction: .fraction
    case .estimated: .estimated
    case .uniform: .uniform
    case .flexible: .flexible
    case .aspect: .aspect
    case .boolean: .boolean
    case .text: .text
    case .word: .word
    case .list: .list
    case .size: .size
    case .track: .track
    case .datum: .record
    case .missing: .missing
    case .fault: []
    }
  }
}

/// Which kinds of value an expression may have, or a place may take.
///
/// The empty set is the type of a mistake: it fits everywhere, so that one mistake is reported
/// once.
package struct ValueType: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// Replaces the standard library's, which looks up the set's type at run time.
  package init(arrayLiteral elements: ValueType...) {
    rawValue = elements.reduce(0) { $0 | $1.rawValue }
  }

  package static let number = ValueType(rawValue: 1 << 0)
  package static let fraction = ValueType(rawValue: 1 << 1)
  package static let estimated = ValueType(rawValue: 1 << 2)
  package static let uniform = ValueType(rawValue: 1 << 3)
  package static let flexible = ValueType(rawValue: 1 << 4)
  package static let aspect = ValueType(rawValue: 1 << 5)
  package static let boolean = ValueType(rawValue: 1 << 6)
  package static let text = ValueType(rawValue: 1 << 7)
  package static let word = ValueType(rawValue: 1 << 8)
  package static let list = ValueType(rawValue: 1 << 9)
  package static let size = ValueType(rawValue: 1 << 10)
  package static let missing = ValueType(rawValue: 1 << 11)
  package static let track = ValueType(rawValue: 1 << 12)

  /// An object of a data file.
  package static let record = ValueType(rawValue: 1 << 13)

  /// What a value of a data file may be.
  package static let data: ValueType = [.number, .boolean, .text, .word, .list, .record]
  /// What one axis of a size may be.
  package static let dimension: ValueType = [.number, .fraction, .estimated, .uniform, .aspect]
  /// What a gap may be.
  package static let spacing: ValueType = [.number, .flexible]

  /// Whether it stands for something that has been reported.
  package var isFault: Bool { isEmpty }

  /// Whether a value of this type fits a place that takes `place`.
  package func fits(_ place: ValueType) -> Bool { isSubset(of: place) }

  /// As messages name it, with examples: "a number or a fraction like `1/2w`".
  package var phrase: String {
    joined(
      Self.names.filter { contains($0.type) }.map { name in
        name.example.isEmpty ? name.name : "\(name.name) like `\(name.example)`"
      })
  }

  /// As messages name it in short: "a number or a fraction".
  package var name: String { joined(Self.names.filter { contains($0.type) }.map(\.name)) }

  private func joined(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "nothing" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }

  private struct Name {
    let type: ValueType
    let name: String
    var example = ""
  }

  private static let names = [
    Name(type: .number, name: "a number"),
    Name(type: .fraction, name: "a fraction", example: "1/2w"),
    Name(type: .estimated, name: "an estimate", example: "~44"),
    Name(type: .uniform, name: "a uniform estimate", example: "uniform(44)"),
    Name(type: .flexible, name: "a flexible spacing", example: ">=8"),
    Name(type: .aspect, name: "an aspect ratio", example: "aspect(3/2)"),
    Name(type: .boolean, name: "true or false"),
    Name(type: .text, name: "a string"), Name(type: .word, name: "a word"),
    Name(type: .list, name: "a list"),
    Name(type: .size, name: "a size", example: "72 x 96"),
    Name(type: .missing, name: "an open axis", example: "_"),
    Name(type: .track, name: "a track", example: "fixed(80)"),
    Name(type: .record, name: "an object of the data"),
  ]
}

/// The words that may stand where one of them is expected.
package struct Enumeration: Hashable, Sendable {
  private let own: [String]
  /// Whether the words are ordered, so that `<` and `>=` compare them.
  package let isOrdered: Bool
  /// Whether these are all words of the language, for a place whose enumeration is not known yet.
  package private(set) var isEvery = false

  /// The words where no type of ours has them as its cases.
  init(words: [String]) { (own, isOrdered) = (words, false) }

  /// The words of every property and every input.
  package static let every: Enumeration = {
    var every = Enumeration(words: [])
    every.isEvery = true
    return every
  }()

  /// Gathered on demand: few programs need it.
  private static let known: [String] = {
    let properties = ElementKind.all.flatMap(\.properties).compactMap(\.form.enumeration)
    let known = properties + Input.all.compactMap(\.enumeration)
    return Set(known.flatMap(\.words)).sorted()
  }()

  package var words: [String] { isEvery ? Self.known : own }

  package init<Word: RawRepresentable & CaseIterable>(_: Word.Type, isOrdered: Bool = false)
  where Word.RawValue == String {
    own = Word.allCases.map(\.rawValue)
    self.isOrdered = isOrdered
  }
}
