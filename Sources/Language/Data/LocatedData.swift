internal import LayoutGeometry

/// A value of a data file, and where it stands there.
package struct LocatedData: Hashable, Sendable {
  package let value: DataValue
  package let place: DataPath

  package init(_ value: DataValue, at place: DataPath) {
    (self.value, self.place) = (value, place)
  }

  /// The field called `name`; `nil` where there is none.
  package subscript(name: String) -> LocatedData? {
    let field = value.isPlaceholder ? value : value[name]
    return field.map { LocatedData($0, at: .field(name, of: place)) }
  }

  /// Whether it is an object.
  package var hasFields: Bool { if case .object = value { true } else { false } }

  /// Whether it is an object in a list.
  package var isEntry: Bool { if case .entry = place { hasFields } else { false } }

  /// Whether it is an object in a list that has no field at all.
  package var isEmptyEntry: Bool { isEntry && value == .object([:]) }

  /// The value in the language; `nil` where there is none.
  package var natural: Value? {
    switch value {
    case .null: nil
    case .boolean(let truth): .boolean(truth)
    case .number(let number): .number(Number(number))
    case .text(let text): .text(text)
    case .object: .datum(self)
    case .placeholder: .text(place.field)
    case .list(let entries):
      .list(
        entries.enumerated().map {
          .datum(LocatedData($0.element, at: .entry($0.offset, of: place)))
        })
    }
  }

  /// The value as one of `type`; `nil` where it is none.
  ///
  /// - Parameter words: those that a text may be, where a word is expected.
  package func value(of type: ValueType, among words: [String]?) -> Value? {
    if value.isPlaceholder { return placeholder(of: type, among: words) }
    guard let natural else { return nil }
    if natural.type.fits(type) { return natural }
    guard case .text(let text) = natural, type.contains(.word), words?.contains(text) ?? true else {
      return nil
    }
    return .word(text)
  }

  /// What stands for a value of `type`.
  ///
  /// - Source: `import.md` 8.
  private func placeholder(of type: ValueType, among words: [String]?) -> Value? {
    if type.contains(.text) { return .text(place.field) }
    if type.contains(.number) { return .number(1) }
    if type.contains(.boolean) { return .boolean(true) }
    if type.contains(.list) {
      return .list((0..<3).map { .datum(LocatedData(.placeholder, at: .entry($0, of: place))) })
    }
    if type.contains(.record) { return .datum(self) }
    return words?.first.map(Value.word)
  }

  /// Two are equal that have the same value at different paths.
  package static func == (left: LocatedData, right: LocatedData) -> Bool {
    left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Where a value stands in a data file.
package indirect enum DataPath: Hashable, Sendable {
  case root
  case field(String, of: DataPath)
  case entry(Int, of: DataPath)

  /// The name of the field that it is or is in.
  fileprivate var field: String {
    switch self {
    case .root: Input.data.name
    case .field(let name, _): name
    case .entry(_, let list): list.field
    }
  }

  /// As people write it, as in `posts[3].title`; of the root nothing.
  package var spelling: String {
    switch self {
    case .root: ""
    case .field(let name, .root): name
    case .field(let name, let owner): owner.spelling + "." + name
    case .entry(let index, let owner): owner.spelling + "[\(index)]"
    }
  }
}
