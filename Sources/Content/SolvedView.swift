package import LayoutGeometry
package import LayoutLanguage

/// A view in its viewport.
package struct SolvedView: Sendable {
  package let name: String?
  /// The size that it answers.
  package let size: Size
  /// What stands in it, in the viewport's coordinates; `nil`: nothing.
  package let content: SolvedContent?
}

extension ContentSolver {
  /// The frames in `view`: it is proposed the viewport less the safe area and stands in the middle
  /// of that, or, with `proposal`, stands at the origin.
  ///
  /// - Complexity: that of the content.
  /// - Source: `content.md`, the words.
  package func solve(
    _ view: View, in viewport: Viewport, proposing proposal: Proposal? = nil
  ) -> SolvedView {
    guard let content = view.contents.first else {
      return SolvedView(name: view.name, size: .zero, content: nil)
    }
    let safe = Rectangle(origin: .zero, size: viewport.size).inset(by: viewport.safeArea)
    guard proposal == nil else {
      let solved = solve(content, proposal ?? Proposal(safe.size))
      return SolvedView(name: view.name, size: solved.size, content: solved)
    }
    let space = screen.isMirrored ? safe.mirrored(in: viewport.size.width) : safe
    let solved = solve(content, Proposal(safe.size), in: safe.size).offset(by: space.origin)
    return SolvedView(name: view.name, size: solved.size, content: solved)
  }
}

extension SolvedContent {
  /// The same, moved by `point`.
  ///
  /// - Complexity: O(*n*) in the elements.
  package func offset(by point: Point) -> SolvedContent {
    SolvedContent(
      elements: elements, placed: placed.map { $0.offset(by: point) }, size: size,
      isApproximate: isApproximate, measurementCount: measurementCount,
      isOverrun: isOverrun)
  }

  /// The names and kinds from the outermost content down to an element.
  ///
  /// - Complexity: O(*d*) in its depth.
  package func path(to element: Int) -> [String] {
    var path: [String] = []
    var next: Int? = element
    while let place = next {
      path.append(elements[place].label)
      next = elements[place].parent
    }
    return path.reversed()
  }

  /// How many elements of the content are around an element.
  ///
  /// - Complexity: O(*d*) in that number.
  package func depth(of element: Int) -> Int {
    var (depth, next) = (0, elements[element].parent)
    while let parent = next { (depth, next) = (depth + 1, elements[parent].parent) }
    return depth
  }
}

extension PlacedContent {
  /// The same, moved by `point`.
  package func offset(by point: Point) -> PlacedContent {
    PlacedContent(
      element: element, frame: frame.offset(by: point),
      contentFrame: contentFrame.offset(by: point))
  }
}
