/// A value of a data file: what contents show.
package indirect enum DataValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([DataValue])
  case object([String: DataValue])

  /// The field called `name`; `nil` where there is none.
  package subscript(name: String) -> DataValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[name]
  }
}
