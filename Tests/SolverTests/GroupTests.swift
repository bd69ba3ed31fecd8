import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Testing

/// The placement of a group's children.
@Suite struct GroupTests {
  private let row = LayoutSize(.fullWidth, .absolute(50))

  @Test func childrenRepeatWhileTheyFit() {
    let frames = cells(group(.horizontal, row, [item(width(1, over: 3), height(1))]), items: 4)
    #expect(frames.map(\.x) == [0, 100, 200, 0])
    #expect(frames.map(\.y) == [0, 0, 0, 50])
  }

  @Test func spacingCountsInTheFitTest() {
    let halves = group(.horizontal, row, [item(width(0.5), height(1))]) { $0.spacing = .fixed(8) }
    #expect(cells(halves, items: 2).map(\.y) == [0, 50])
  }

  @Test func whatDoesNotFitStartsTheNextGroup() {
    let children = [item(.absolute(200), height(1)), item(.absolute(150), height(1))]
    let frames = cells(group(.horizontal, row, children), items: 2)
    #expect(frames.map(\.width) == [200, 200])
  }

  @Test func flexibleSpacingSharesWhatIsLeft() {
    let children = group(.horizontal, row, [item(.absolute(80), height(1))]) {
      $0.spacing = .flexible(10)
    }
    #expect(cells(children, items: 3).map(\.x) == [0, 110, 220])
    #expect(cells(children, items: 2).map(\.x) == [0, 220])
    #expect(cells(children, items: 1).map(\.x) == [0])
  }

  @Test func edgeSpacingTakesSpace() {
    let edged = item(.absolute(50), height(1)) { $0.edgeSpacing.trailing = .fixed(2) }
    let frames = cells(group(.horizontal, row, [edged]) { $0.spacing = .fixed(8) }, items: 3)
    #expect(frames.map(\.x) == [0, 60, 120])
  }

  @Test(arguments: [(true, 100.0), (false, 200.0)])
  func flexibleEdgesPushAlong(_ both: Bool, _ x: Double) {
    let edged = item(.absolute(100), height(1)) {
      $0.edgeSpacing.leading = .flexible(0)
      if both { $0.edgeSpacing.trailing = .flexible(0) }
    }
    let frames = cells(group(.horizontal, row, [edged]) { $0.arrangement = .repeat(1) }, items: 1)
    #expect(frames.map(\.x) == [x])
  }

  @Test func flexibleEdgesPushAcross() {
    let edged = item(.absolute(100), .absolute(20)) { $0.edgeSpacing.top = .flexible(0) }
    #expect(cells(group(.horizontal, row, [edged]), items: 1).map(\.y) == [30])
  }

  @Test func splitOverridesTheLengthAndFloorsIt() {
    let child = item(.absolute(7), width(1, over: 4))
    let parts = group(.horizontal, row, [child]) {
      $0.arrangement = .split(7)
      $0.spacing = .fixed(1)
    }
    let frames = cells(parts, items: 8)
    let part = 42.0  // (300 - 6) / 7
    #expect(frames.prefix(7).map(\.width) == Array(repeating: part, count: 7))
    #expect(frames[0].height == 73 + 1.0 / 3)  // (300 - 6) / 4, less half a pixel
    #expect(frames[6].x == 6 * 43)
  }

  @Test func repeatOverflows() {
    let children = group(.horizontal, row, [item(width(0.5), height(1))]) {
      $0.arrangement = .repeat(3)
    }
    #expect(cells(children, items: 4).map(\.x) == [0, 150, 300, 0])
  }

  @Test func aspectFollowsTheOtherAxis() {
    let wide = item(width(1, over: 4), .aspect(Number(3, over: 2)))
    #expect(cells(group(.horizontal, row, [wide]), items: 1)[0].height == 50)
    let split = group(.horizontal, row, [item(.fullWidth, .aspect(2))]) {
      $0.arrangement = .split(7)
    }
    #expect(cells(split, items: 1)[0].size == Size(width: 128.0 / 3, height: 64.0 / 3))
  }

  @Test func estimatedGroupsAreAsLongAsTheirChildren() {
    let children = [item(.fullWidth, .absolute(30)), item(.fullWidth, height(0.5))]
    let column = group(.vertical, LayoutSize(.fullWidth, .estimated(100)), children) {
      $0.spacing = .fixed(5)
      $0.insets = EdgeInsets(top: 10, bottom: 10)
    }
    let frames = cells(column, items: 3)
    #expect(frames.map(\.y) == [10, 45, 105])
    #expect(frames.map(\.height) == [30, 40, 30])
  }

  @Test func estimatedRowsAreAsHighAsTheirChildren() {
    let children = [item(width(0.5), .absolute(30)), item(width(0.5), .absolute(70))]
    let frames = cells(
      group(.horizontal, LayoutSize(.fullWidth, .estimated(10)), children), items: 4)
    #expect(frames.map(\.y) == [0, 0, 70, 70])
  }

  @Test func uniformSiblingsGrowToTheLargest() {
    let children = [item(width(0.5), .uniform(30)), item(width(0.5), .uniform(70))]
    let frames = cells(
      group(.horizontal, LayoutSize(.fullWidth, .estimated(10)), children), items: 2)
    #expect(frames.map(\.height) == [70, 70])
  }

  @Test func insetsOfAnItemDoNotCountOnAnEstimatedAxis() {
    let child = item(width(0.5), .estimated(30)) {
      $0.insets = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    let frames = cells(group(.horizontal, LayoutSize(.fullWidth, .estimated(10)), [child]))
    #expect(frames[0] == Rectangle(x: 5, y: 0, width: 140, height: 30))
  }

  @Test func unsizedChildrenTakeTheGroupsEstimate() {
    var group = Group(axis: .horizontal)
    group.size = LayoutSize(.fullWidth, .estimated(33))
    group.children = [.item(Item())]
    #expect(cells(.group(group), items: 2).map(\.y) == [0, 33])
  }

  @Test func orderAssignsItemsToPositions() {
    let tall = item(.absolute(100), height(1)) { $0.order = 0 }
    let children = [item(.absolute(50), height(1)), item(.absolute(70), height(1)), tall]
    let row = group(.horizontal, row, children)
    #expect(cells(row, items: 3).map(\.x) == [120, 0, 50])
    #expect(cells(row, items: 1).map(\.x) == [120])
    #expect(cells(row, items: 5).map(\.y) == [0, 0, 0, 0, 50])
  }

  @Test func badgesKeepTheOrderOfTheirCells() {
    var badge = Supplementary(word: "badge")
    badge.size = LayoutSize(width(0.5), .absolute(10))
    badge.anchor = .topTrailing
    let tall = item(.absolute(100), height(1)) {
      $0.order = 0
      $0.supplementaries = [badge]
    }
    let plain = item(.absolute(50), height(1)) { $0.supplementaries = [badge] }
    let solution = solved([section(group(.horizontal, row, [plain, tall]), items: 8)])
    let badges = solution.elements().filter { $0.cell != nil }
    #expect(badges.map(\.item) == Array(0..<8))
    #expect(badges.map(\.cell) == (0..<8).map(Optional.some))
    #expect(badges[0].frame == Rectangle(x: 100, y: 0, width: 50, height: 10))
    #expect(badges[1].frame == Rectangle(x: 25, y: 0, width: 25, height: 10))
  }
}
