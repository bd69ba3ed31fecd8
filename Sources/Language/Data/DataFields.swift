internal import LayoutText

/// The fields of an object of a data file. Objects with the same names share the list of them.
package struct DataFields: Hashable, Sendable {
  /// The names, each once, in order.
  package let names: [String]
  private let values: [DataValue]

  /// The fields called `names`, each once and in order, with their `values`.
  package init(names: [String], values: [DataValue]) {
    (self.names, self.values) = (names, values)
  }

  /// The names and values, in the order of the names.
  package var all: Zip2Sequence<[String], [DataValue]> { zip(names, values) }

  /// The value of the field called `name`; `nil` where there is none.
  ///
  /// - Complexity: O(log *n*) in the names.
  package subscript(name: String) -> DataValue? { index(of: name).map { values[$0] } }

  /// The same without the field called `name`.
  func without(_ name: String) -> DataFields {
    let others = names.indices.filter { names[$0] != name }
    return DataFields(names: others.map { names[$0] }, values: others.map { values[$0] })
  }

  /// The same with each value changed by `change`.
  func map(_ change: (DataValue) -> DataValue) -> DataFields {
    DataFields(names: names, values: values.map(change))
  }

  private func index(of name: String) -> Int? {
    // Whether two texts are equal is known sooner than which is less.
    if names.count < 16 { return names.firstIndex(of: name) }
    let index = names.partitioningIndex { $0 >= name }
    return index < names.count && names[index] == name ? index : nil
  }

  package func hash(into hasher: inout Hasher) {
    // Names differ seldom where values are equal.
    hasher.combine(values)
  }
}

extension DataFields: ExpressibleByDictionaryLiteral {
  package init(_ fields: [String: DataValue]) {
    let sorted = fields.sorted { $0.key < $1.key }
    self.init(names: sorted.map(\.key), values: sorted.map(\.value))
  }

  package init(dictionaryLiteral fields: (String, DataValue)...) {
    self.init(Dictionary(uniqueKeysWithValues: fields))
  }
}
