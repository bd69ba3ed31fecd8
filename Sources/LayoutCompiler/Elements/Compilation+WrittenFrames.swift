internal import LayoutChecking
internal import LayoutContent
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension Compilation {
  /// The frames of the innermost element that is written at `offset`; where it has none of its own, as
  /// a group, those of what stands in it.
  ///
  /// - Parameter limit: The number of frames at most.
  /// - Complexity: O(*n*) in the elements that are shown.
  package func frames(
    ofElementAt offset: Int, in elements: SolvedElements, limit: Int
  ) -> [Rectangle] {
    let around = program.elements.indices.filter { program.elements[$0].extent.contains(offset) }
    guard let least = around.map({ program.elements[$0].extent.count }).min() else { return [] }
    let inner = Set(around.filter { program.elements[$0].extent.count == least })
    let own = elements.frames(ofElements: inner, limit: limit)
    guard own.isEmpty else { return own }
    return elements.frames(ofElements: Set(inner.flatMap(descendants)), limit: limit)
  }

  private func descendants(of element: Int) -> [Int] {
    program.elements[element].body.flatMap(\.elements).flatMap { [$0] + descendants(of: $0) }
  }
}

extension SolvedElements {
  /// The frames of sections, elements and contents that were made from `indices`.
  fileprivate func frames(ofElements indices: Set<Int>, limit: Int) -> [Rectangle] {
    var frames = Array(
      layout.sections.filter { indices.contains(layout.layout.sections[$0.index].id.index) }
        .map(\.frame))
    forEach { element in
      guard frames.count < limit, indices.contains(layout.sources[element.source].id.index)
      else { return }
      frames.append(element.frame)
    } content: { record in
      guard frames.count < limit, indices.contains(record.element.id.index) else { return }
      frames.append(record.placed.frame)
    }
    return Array(frames.prefix(limit))
  }
}
