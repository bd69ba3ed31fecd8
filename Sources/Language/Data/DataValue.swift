/// A value of a data file: what contents show.
package enum DataValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([DataValue])
  case object(DataFields)
  /// What stands for data that no file has: it is all that its readers ask for.
  case placeholder

  /// Its kind, as messages name it: "a list".
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a string"
    case .list: "a list"
    case .object: "an object"
    case .placeholder: "a placeholder"
    }
  }

  var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }

  /// The same with no more than the first `count` entries of each list in it.
  ///
  /// - Complexity: O(*n*) in the values that are left.
  func shortened(to count: Int) -> DataValue {
    switch self {
    case .null, .boolean, .number, .text, .placeholder: self
    case .list(let entries): .list(entries.prefix(count).map { $0.shortened(to: count) })
    case .object(let fields): .object(fields.map { $0.shortened(to: count) })
    }
  }

  /// The value at `path`; `nil` where there is none.
  package subscript(path: DataPath) -> DataValue? {
    switch path {
    case .root: return self
    case .field(let name, let owner): return self[owner]?[name]
    case .entry(let index, let owner):
      guard case .list(let entries)? = self[owner], entries.indices.contains(index) else {
        return nil
      }
      return entries[index]
    }
  }

  /// The field called `name`; `nil` where there is none.
  package subscript(name: String) -> DataValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[name]
  }
}
