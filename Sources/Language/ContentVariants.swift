/// What stands in an element for each of the data that differ, one content at most: the first
/// edition shows the first of the data.
///
/// - Source: `content.md`, `data`.
package typealias ContentVariants = [[Content]]

extension ContentVariants {
  /// Whether not all of them are alike.
  package var vary: Bool { first.map { first in contains { $0 != first } } ?? false }

  /// What stands in the element where `plain` does if there are no editions.
  package func contents(_ edition: Int32?, or plain: [Content]?) -> [Content]? {
    guard let edition, indices.contains(Int(edition)) else { return plain }
    return self[Int(edition)]
  }
}

extension Section {
  /// Which edition of its contents the item at `index` shows; `nil` where there are no data.
  package func edition(ofItem index: Int) -> Int32? {
    itemEditions.isEmpty ? nil : itemEditions[index % itemEditions.count]
  }
}
