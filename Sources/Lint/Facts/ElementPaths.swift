package import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

/// The names of the elements around the places of a program.
package struct ElementPaths: Sendable {
  /// The elements by where they begin, outer before inner.
  private var places: [Place] = []

  private struct Place {
    let extent: TextRange
    let name: String
    /// The index of the place around it.
    var parent: Int?
  }

  /// - Complexity: O(*n* log *n*) in the elements of `program`.
  package init(in program: CheckedProgram) {
    let elements = program.elements.sorted {
      ($0.extent.lowerBound, $1.extent.count) < ($1.extent.lowerBound, $0.extent.count)
    }
    for element in elements {
      var parent = places.indices.last
      while let around = parent, places[around].extent.upperBound <= element.extent.lowerBound {
        parent = places[around].parent
      }
      places.append(
        Place(extent: element.extent, name: element.name ?? element.kind.name, parent: parent))
    }
  }

  /// The names of the elements from the top of the file down to what stands at `offset`, between
  /// slashes; kinds where there are no names.
  ///
  /// - Complexity: O(log *n*) in the elements of the program, and linear in their depth.
  package func path(to offset: Int) -> String {
    var (names, next) = ([String](), places.partitioningIndex { $0.extent.lowerBound > offset } - 1)
    while next >= 0 {
      if places[next].extent.contains(offset) { names.append(places[next].name) }
      next = places[next].parent ?? -1
    }
    return names.reversed().joined(separator: "/")
  }
}
