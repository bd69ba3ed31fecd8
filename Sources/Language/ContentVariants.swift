/// The contents of an element for each distinct data, one content at most.
///
/// - Source: `content.md`, `data`.
package typealias ContentVariants = [[Content]]

extension ContentVariants {
  /// Whether not all of them are alike.
  package var vary: Bool { first.map { first in contains { $0 != first } } ?? false }

  /// What stands in the element where `plain` does if there are no variants.
  package func contents(_ variant: Int32?, or plain: [Content]?) -> [Content]? {
    guard let variant, indices.contains(Int(variant)) else { return plain }
    return self[Int(variant)]
  }
}

extension Section {
  /// Which variant of its contents the item at `index` shows; `nil` where there are no data.
  package func variant(ofItem index: Int) -> Int32? {
    itemVariants.isEmpty ? nil : itemVariants[index % itemVariants.count]
  }
}
