import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Testing

/// Extreme, negative and invalid numbers.
@Suite struct LimitTests {
  private let row = group(
    .horizontal, LayoutSize(.fullWidth, .absolute(50)), [item(width(1, over: 3), height(1))])

  @Test func aBillionItemsAreComputedNotListed() {
    let solution = solved([section(row, items: 1_000_000_000) { $0.spacing = 0.1 }])
    #expect(solution.elementCount == 1_000_000_000)
    let start = Double(333_333_333) * 50.1
    #expect((solution.contentSize.height - (start + 50)).magnitude < 1)
    let last = solution.elements(in: Rectangle(x: 0, y: start + 1, width: 300, height: 600))
    #expect(last.map(\.item) == [999_999_999])
    #expect(last.map(\.frame.y) == [start])
  }

  @Test func aMillionSectionsAreSearched() {
    let sections = (0..<1_000_000).map { index in section(row, items: index % 4) }
    let solution = solved(sections)
    #expect(solution.contentSize.height == 250_000 * 150)
    let found = solution.elements(in: Rectangle(x: 0, y: 25_000_010, width: 300, height: 10))
    #expect(found.map(\.item) == [0, 1, 2])
  }

  @Test func insetsMayLeaveNoSpace() {
    var viewport = view
    viewport.size.width = 32
    let narrow = section(row, items: 1) { $0.insets = EdgeInsets(leading: 16, trailing: 16) }
    let solution = solved([narrow, section(row, items: 1)], in: viewport) { $0.spacing = 4 }
    #expect(solution.refusals.map(\.rule) == [.noRoomForGroup])
    #expect(solution.refusals[0].reason.contains("contentInsets {0, 16, 0, 16}"))
    #expect(solution.refusals[0].reason.hasSuffix("applied to size: {32, 600}"))
    #expect(solution.elements().map(\.frame.y) == [4])
    #expect(solved([section(row, items: 0) { $0.insets.leading = 400 }]).refusals.isEmpty)
  }

  @Test func theFirstChildMustFit() {
    let wide = item(.fullWidth, .fullHeight) { $0.edgeSpacing.leading = .fixed(8) }
    let inner = group(.horizontal, LayoutSize(.fullWidth, .fullHeight), [wide]) {
      $0.id = ElementID(3)
    }
    let outer = group(.vertical, LayoutSize(.fullWidth, .absolute(50)), [inner]) {
      $0.id = ElementID(2)
    }
    let refusal = solved([section(outer, items: 3) { $0.id = ElementID(1) }]).refusals.first
    #expect(refusal?.rule == .firstItemCannotFit)
    #expect(refusal?.path == [1, 2, 3].map(ElementID.init))
    #expect(refusal?.reason.contains("effective size is {300, 50}") == true)
  }

  @Test(arguments: [Arrangement.cycle, .split(0), .repeat(-1)])
  func aGroupNeedsAChild(_ arrangement: Arrangement) {
    let children = arrangement == .cycle ? [] : [item(.fullWidth, .fullHeight)]
    let empty = group(.horizontal, .full, children) { $0.arrangement = arrangement }
    #expect(solved([section(empty, items: 1)]).refusals.map(\.rule) == [.emptyGroup])
    #expect(solved([section(empty, items: 0)]).refusals.isEmpty)
  }

  @Test func fillingTerminates() {
    let none = group(.horizontal, .full, [item(.absolute(0), .fullHeight)])
    #expect(solved([section(none, items: 2)]).cells().map(\.y) == [0, 600])
    let thin = group(.horizontal, .full, [item(.absolute(0.001), .fullHeight)])
    var viewport = view
    viewport.systemVersion = 15
    let refused = solved([section(thin, items: 2)], in: viewport)
    #expect(refused.refusals.map(\.rule) == [.tooManyItems])
    let counted = group(.horizontal, .full, [item(.fullWidth, .fullHeight)]) {
      $0.arrangement = .repeat(.max)
    }
    #expect(solved([section(counted, items: 2)]).refusals.map(\.rule) == [.tooManyItems])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func deepNestingIsSolved(_ axis: Axis) {
    var nested = item(.fullWidth, .uniform(20))
    for depth in 0..<256 {
      let size = LayoutSize(.fullWidth, .uniform(Double(depth % 7) + 10))
      let peer = item(width(0.5), .uniform(30))
      nested = group(depth % 2 == 0 ? axis : .vertical, size, [nested, peer]) {
        $0.arrangement = depth % 3 == 0 ? .split(2) : .cycle
        if depth % 5 == 0 { $0.arrangement = .cycle }
      }
    }
    let solution = solved([section(nested, items: 5)])
    #expect(solution.elementCount == 5 || !solution.refusals.isEmpty)
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300, -1e300])
  func extremeLengthsAreHandled(_ length: Double) {
    let child = item(.absolute(length), .aspect(Number(length))) {
      $0.insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
      $0.edgeSpacing.top = .flexible(length)
      $0.supplementaries = [Supplementary(word: "badge")]
    }
    for arrangement in [Arrangement.cycle, .split(3), .repeat(2)] {
      let sick = group(.horizontal, LayoutSize(.fullWidth, .absolute(length)), [child]) {
        $0.spacing = .flexible(length)
        $0.arrangement = arrangement
      }
      let strange = section(sick, items: 7) {
        $0.spacing = length
        $0.orthogonal = .groupPagingCentered
        $0.boundaryItems = [boundary("a", .top, LayoutSize(.absolute(length), .absolute(length)))]
      }
      var viewport = view
      viewport.traits.displayScale = length
      let solution = solved([strange, section(row, items: 3)], in: viewport)
      let rect = Rectangle(x: length, y: length, width: 10, height: 10)
      #expect(solution.elements(in: rect).count <= solution.elementCount)
    }
  }

  @Test func negativeCountsAreZero() {
    #expect(solved([section(row, items: -3)]).elementCount == 0)
    #expect(solved([section(row, items: .max)]).elementCount > 0)
  }
}
