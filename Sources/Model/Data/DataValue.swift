/// A value of a data file: what contents show.
package indirect enum DataValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([DataValue])
  case object([String: DataValue])

  /// What it is called in messages: "a list".
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The field called `name`; `nil` where there is none.
  package subscript(name: String) -> DataValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[name]
  }
}
