import LayoutGeometry
import LayoutSolver

extension SolvedLayout {
  /// The elements that intersect `rect`, or all.
  func elements(in rect: Rectangle? = nil) -> [SolvedElement] {
    var elements: [SolvedElement] = []
    forEachElement(in: rect) { elements.append($0) }
    return elements
  }

  /// The frames of the cells of a section.
  func cells(of section: Int = 0) -> [Rectangle] {
    let count = cellCount(ofSection: section)
    return Array(capacity: count) {
      appendFrames(ofCells: 0..<count, inSection: section, to: &$0)
    }
  }

  /// The frames of the elements of `kind`.
  func frames(_ kind: String) -> [Rectangle] {
    elements().filter { sources[$0.source].kind == kind }.map(\.frame)
  }
}

extension Rectangle {
  /// The largest difference of two frames in any of their four numbers, in points.
  func distance(to other: Rectangle) -> Double {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .map(\.magnitude).max() ?? 0
  }
}
