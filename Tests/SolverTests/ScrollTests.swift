import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Testing

/// The scroll positions of orthogonal sections.
@Suite struct ScrollTests {
  /// Six groups, 100 points wide and 10 apart, in a view 300 points wide.
  private func scroll(_ behavior: OrthogonalBehavior, to offset: Points) -> OrthogonalScroll? {
    let row = group(
      .horizontal, LayoutSize(.absolute(100), .absolute(50)), [item(.fullWidth, .fullHeight)])
    var layout = Layout()
    layout.sections = [
      section(row, items: 6) {
        ($0.name, $0.orthogonal, $0.spacing) = ("s", behavior, 10)
      }
    ]
    var contents = Contents()
    contents.orthogonalOffset.named = ["s": [offset]]
    return solve(layout, in: view, showing: contents).section(at: 0).orthogonal
  }

  @Test(
    arguments: [
      (OrthogonalBehavior.continuous, 123.5, 123.5, nil),
      (.continuousGroupLeadingBoundary, 123.5, 110, 1),
      (.continuousGroupLeadingBoundary, 999, 350, 4),
      (.paging, 149, 0, 0), (.paging, 150, 300, 1), (.paging, 340, 350, 2),
      (.groupPaging, 123.5, 110, 1), (.groupPaging, 999, 350, 4),
      (.groupPagingCentered, 300, 330, 3), (.groupPagingCentered, 999, 550, 5),
    ] as [(OrthogonalBehavior, Points, Points, Int?)])
  func offsetsAreSnapped(
    _ behavior: OrthogonalBehavior, _ proposed: Points, _ offset: Points, _ page: Int?
  ) {
    let scroll = scroll(behavior, to: proposed)
    #expect(scroll?.offset == Point(x: offset, y: 0))
    #expect(scroll?.page == page)
  }

  @Test(arguments: OrthogonalBehavior.allCases.dropFirst())
  func snappingTwiceIsSnappingOnce(_ behavior: OrthogonalBehavior) {
    for proposed in stride(from: -50.0, through: 700, by: 12.5) {
      let first = scroll(behavior, to: proposed)
      #expect(first != nil)
      #expect(scroll(behavior, to: first?.offset.x ?? -1) == first)
    }
  }

  @Test(arguments: [Points.infinity, .nan, -.infinity, 1e300])
  func extremeOffsetsAreHandled(_ offset: Points) {
    for behavior in OrthogonalBehavior.allCases.dropFirst() {
      #expect(scroll(behavior, to: offset)?.offset.x.isFinite == true)
    }
  }
}
