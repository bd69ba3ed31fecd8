import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Testing

/// Boundary items, insets and the scrolling of sections.
@Suite struct SectionTests {
  private let row = group(
    .horizontal, LayoutSize(.fullWidth, .absolute(50)), [item(.fullWidth, height(1))])

  @Test func itemsOfOneAlignmentStackOutwards() {
    let solution = solved([
      section(row, items: 1) {
        $0.boundaryItems = [
          boundary("a", .top, LayoutSize(.fullWidth, .absolute(20))),
          boundary("b", .top, LayoutSize(.fullWidth, .absolute(10))),
          boundary("c", .bottom, LayoutSize(.fullWidth, .absolute(5))),
          boundary("d", .bottom, LayoutSize(.fullWidth, .absolute(7))),
        ]
      }
    ])
    #expect(solution.frames("b")[0].y == 0)
    #expect(solution.frames("a")[0].y == 10)
    #expect(solution.cells()[0].y == 30)
    #expect(solution.frames("c")[0].y == 80)
    #expect(solution.frames("d")[0].y == 85)
    #expect(solution.contentSize.height == 92)
  }

  @Test func cornersShareARow() {
    let solution = solved([
      section(row, items: 1) {
        $0.boundaryItems = [
          boundary("a", .topLeading, LayoutSize(width(0.5), .absolute(20))),
          boundary("b", .topTrailing, LayoutSize(width(0.25), .absolute(30))),
        ]
      }
    ])
    #expect(solution.frames("a")[0] == Rectangle(x: 0, y: 0, width: 150, height: 20))
    #expect(solution.frames("b")[0] == Rectangle(x: 225, y: 0, width: 75, height: 30))
    #expect(solution.cells()[0].y == 30)
  }

  @Test func overlaysTakeNoSpace() {
    let solution = solved([
      section(row, items: 1) {
        $0.boundaryItems = [
          boundary("a", .top, LayoutSize(.fullWidth, .absolute(20))) { $0.extendsBoundary = false },
          boundary("b", .trailing, LayoutSize(.absolute(10), .absolute(30))),
        ]
      }
    ])
    #expect(solution.frames("a")[0].y == 0)
    #expect(solution.frames("b")[0] == Rectangle(x: 290, y: 10, width: 10, height: 30))
    #expect(solution.contentSize.height == 50)
  }

  @Test(arguments: [(true, 50.0, 240.0), (false, 0.0, 300.0)])
  func headersMayFollowTheInsets(_ follows: Bool, _ x: Double, _ width: Double) {
    let solution = solved([
      section(row, items: 1) {
        $0.insets = EdgeInsets(leading: 50, trailing: 10)
        $0.supplementariesFollowInsets = follows
        $0.boundaryItems = [boundary("a", .top, LayoutSize(.fullWidth, .absolute(20)))]
      }
    ])
    #expect(solution.frames("a")[0] == Rectangle(x: x, y: 0, width: width, height: 20))
  }

  @Test func headersOfTheLayoutWrapAllSections() {
    let solution = solved([section(row, items: 1), section(row, items: 0)]) {
      $0.spacing = 9
      $0.boundaryItems = [
        boundary("a", .top, LayoutSize(.fullWidth, .absolute(20))),
        boundary("z", .bottom, LayoutSize(.fullWidth, .absolute(30))),
      ]
    }
    #expect(solution.cells()[0].y == 20)
    #expect(solution.frames("z")[0].y == 79)
    #expect(solution.contentSize.height == 109)
    #expect(
      solved([]) { $0.boundaryItems = [boundary("a", .top, LayoutSize(.fullWidth, .absolute(20)))] }
        .elementCount == 0)
  }

  @Test func anEmptySectionKeepsItsHeaders() {
    let empty = section(row, items: 0) {
      $0.insets = EdgeInsets(top: 10, bottom: 10)
      $0.boundaryItems = [
        boundary("a", .top, LayoutSize(.fullWidth, .absolute(20))),
        boundary("b", .bottom, LayoutSize(.fullWidth, .absolute(30))),
      ]
      $0.decorations = [Decoration(word: "background")]
    }
    let solution = solved([empty])
    #expect(solution.elements().map(\.frame.y) == [0, 20])
    #expect(solution.contentSize.height == 50)
  }

  @Test func columnsOfAHorizontalLayoutPushTheContent() {
    let column = group(
      .vertical, LayoutSize(.absolute(100), .fullHeight), [item(.fullWidth, .fullHeight)])
    let wide = section(column, items: 3) {
      $0.insets = EdgeInsets(top: 5, leading: 7, bottom: 15, trailing: 3)
      $0.boundaryItems = [
        boundary("a", .leading, LayoutSize(.absolute(20), .fullHeight)),
        boundary("b", .top, LayoutSize(.fullWidth, .absolute(40))),
      ]
    }
    let solution = solved([wide]) { $0.scrollDirection = .horizontal }
    #expect(solution.frames("a")[0] == Rectangle(x: 0, y: 5, width: 20, height: 580))
    #expect(solution.frames("b")[0].y == 0)
    #expect(solution.cells()[1] == Rectangle(x: 127, y: 45, width: 100, height: 540))
    #expect(solution.contentSize == Size(width: 330, height: 600))
  }

  @Test func pinnedHeadersStayVisible() {
    let pinned = section(row, items: 10) {
      $0.boundaryItems = [
        boundary("a", .top, LayoutSize(.fullWidth, .absolute(44))) { $0.pinned = true },
        boundary("b", .bottom, LayoutSize(.fullWidth, .absolute(20))),
      ]
    }
    var viewport = view
    for (offset, y) in [(-20.0, 0.0), (100, 100), (515, 500), (700, 500)] {
      viewport.scrollOffset = Point(x: 0, y: offset)
      #expect(solved([pinned], in: viewport).frames("a")[0].y == y)
    }
  }

  @Test func containersStartAtTheirReference() {
    var viewport = view
    viewport.safeArea = EdgeInsets(top: 40, leading: 30, bottom: 20, trailing: 10)
    var own = section(row, items: 1)
    own.insetsReference = .none
    let solution = solved([section(row, items: 1), own], in: viewport)
    #expect(solution.cells(of: 0)[0] == Rectangle(x: 30, y: 0, width: 260, height: 50))
    #expect(solution.cells(of: 1)[0] == Rectangle(x: 0, y: 50, width: 300, height: 50))
    viewport.traits.layoutDirection = .rightToLeft
    #expect(solved([own, section(row, items: 1)], in: viewport).cells(of: 1)[0].x == 10)
  }

  @Test func orthogonalGroupsRunFromTheReadingSide() {
    let card = group(
      .horizontal, LayoutSize(.absolute(100), .absolute(50)), [item(.fullWidth, .fullHeight)])
    var scrolling = section(card, items: 5) {
      $0.insets = EdgeInsets(top: 1, leading: 16, bottom: 2, trailing: 8)
      $0.spacing = 10
      $0.orthogonal = .continuous
    }
    let solution = solved([scrolling])
    #expect(solution.cells().map(\.x) == [16, 126, 236, 346, 456])
    #expect(solution.sections[0].frame.height == 53)
    #expect(solution.sections[0].orthogonal?.contentSize == Size(width: 564, height: 53))
    var viewport = view
    viewport.traits.layoutDirection = .rightToLeft
    #expect(solved([scrolling], in: viewport).cells().map(\.x) == [184, 74, -36, -146, -256])
    scrolling.orthogonal = .groupPagingCentered
    #expect(solved([scrolling]).cells()[0].x == 100)
  }
}
