import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Support
import Testing

/// Measured sizes, beyond the frames in cases.
@Suite struct SelfSizingTests {
  /// `count` cells in `group` with measured `sizes`, one point apart.
  private func solution(_ group: GroupChild, items count: Int, asking sizes: [PartialSize])
    -> SolvedLayout
  {
    var layout = Layout()
    layout.sections = [
      section(group, items: count) {
        ($0.name, $0.spacing) = ("s", 1)
      }
    ]
    var contents = Contents()
    contents.sizes = ["s": ["item": sizes]]
    return solve(layout, in: view, showing: contents)
  }

  private let row = group(
    .horizontal, LayoutSize(.fullWidth, .estimated(44)), [item(.fullWidth, .estimated(44))])
  private let chips = group(
    .horizontal, LayoutSize(.fullWidth, .estimated(44)), [item(.estimated(80), .absolute(30))])

  @Test func anItemLongerThanItsLineIsRefused() {
    let wide = [PartialSize(width: 100), PartialSize(width: 301)]
    #expect(solution(chips, items: 1, asking: wide).refusals.isEmpty)
    let refused = solution(chips, items: 2, asking: wide)
    #expect(refused.refusals.map(\.rule) == [.firstItemCannotFit])
    #expect(refused.elements().isEmpty)
  }

  @Test func missingItemsRefuseNothing() {
    let column = group(
      .vertical, LayoutSize(.fullWidth, .absolute(100)),
      [item(.fullWidth, .absolute(20)), chips])
    let wide = [PartialSize(width: 301)]
    #expect(solution(column, items: 2, asking: wide).refusals.count == 1)
    let listed = [PartialSize(width: 301), PartialSize(width: 302)]
    #expect(solution(column, items: 1, asking: listed).cells().count == 1)
  }

  @Test func aBillionItemsWithRepeatingSizesAreComputedNotListed() {
    let heights = [20.0, 30, 50].map { PartialSize(height: $0) }
    let solution = solution(row, items: 1_000_000_000, asking: heights)
    let start = 333_333_333.0 * 103
    #expect(solution.contentSize.height == start + 20)
    let rect = Rectangle(x: 0, y: start - 2, width: 300, height: 600)
    #expect(solution.elements(in: rect).map(\.item) == [999_999_998, 999_999_999])
    #expect(solution.elements(in: rect).map(\.frame.y) == [start - 51, start])
  }

  @Test func aLineMayBeginWithinTheList() {
    let widths = [200.0, 200, 90].map { PartialSize(width: $0) }
    let solution = solution(chips, items: 8, asking: widths)
    let cells = solution.cells()
    #expect(cells.map(\.x) == [0, 0, 200, 0, 0, 200, 0, 0])
    #expect(cells.map(\.y) == [0, 31, 31, 62, 93, 93, 124, 155])
    let many = self.solution(chips, items: 3_000_000, asking: widths)
    #expect(many.contentSize.height == 2_000_000 * 31 - 1)
  }

  @Test func aHundredThousandDifferentRowsAreFound() {
    let heights = (0..<100_000).map { PartialSize(height: Double($0 % 1_009) + 1) }
    let solution = solution(row, items: 100_000, asking: heights)
    let cells = solution.cells()
    for index in [0, 1, 500, 77_777, 99_999] {
      #expect(cells[index].height == heights[index].height)
      let found = solution.elements(in: cells[index])
      #expect(found.map(\.item) == [index])
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300])
  func extremeSizesAreHandled(_ length: Double) {
    let sizes = [PartialSize(width: length, height: length), PartialSize(width: 20, height: 20)]
    for group in [row, chips] {
      let solution = solution(group, items: 50, asking: sizes)
      #expect(solution.elements().count == solution.elementCount)
      _ = solution.elements(in: Rectangle(x: 0, y: length, width: 300, height: 600))
    }
  }

  @Test(arguments: [4, 64, 200])
  func nestedEstimatesAreSolvedOnce(_ depth: Int) {
    var nested = item(.fullWidth, .uniform(20))
    for level in 0..<depth {
      nested = group(
        level % 2 == 0 ? .horizontal : .vertical, LayoutSize(.fullWidth, .uniform(20)),
        [nested, item(.fullWidth, .absolute(10))])
    }
    let heights = (0..<10).map { PartialSize(height: Double($0) + 20) }
    let solution = solution(nested, items: 10, asking: heights)
    #expect(solution.elementCount == 10)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func linesBreakLikeAPlainLoop(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      PartialSize(
        width: Double(Int.random(in: 10...300, using: &random)),
        height: Double(Int.random(in: 1...60, using: &random)))
    }
    let line = group(
      .horizontal, LayoutSize(.fullWidth, .estimated(44)), [item(.estimated(80), .estimated(30))]
    ) { $0.spacing = .fixed(Double(seed % 12)) }
    let count = Int.random(in: 1...80, using: &random)
    var frames: [Rectangle] = []
    var (x, y, height) = (0.0, 0.0, 0.0)
    for index in 0..<count {
      let width = sizes[index % sizes.count].width ?? 0
      if x > 0, x + width > 300 { (x, y, height) = (0, y + height + 1, 0) }
      let own = sizes[index % sizes.count].height ?? 0
      frames.append(Rectangle(x: x, y: y, width: width, height: own))
      x += width + Double(seed % 12)
      height = max(height, own)
    }
    let solution = solution(line, items: count, asking: sizes)
    #expect(solution.cells() == frames)
    #expect(solution.contentSize.height == y + height)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func moreDataMoveNoEarlierItems(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = (0..<Int.random(in: 2...7, using: &random)).map { _ in
      PartialSize(
        width: Double(Int.random(in: 10...140, using: &random)),
        height: Double(Int.random(in: 1...60, using: &random)))
    }
    let inner = group(
      .horizontal, LayoutSize(.fullWidth, .estimated(44)),
      [item(.estimated(50), .estimated(20)), item(.absolute(30), .absolute(20))])
    let outer = group(
      .vertical, LayoutSize(.fullWidth, seed % 2 == 0 ? .estimated(200) : .absolute(150)),
      [inner, item(.fullWidth, .estimated(30))])
    var before: [Rectangle] = []
    for count in 1...40 {
      let cells = solution(outer, items: count, asking: sizes).cells()
      #expect(cells.count == count)
      #expect(Array(cells.prefix(before.count)) == before)
      before = cells
    }
  }

  @Test func theLargestGroupIsSharedWithinASection() {
    let uniform = group(
      .horizontal, LayoutSize(.fullWidth, .uniform(44)), [item(.fullWidth, .estimated(44))])
    var layout = Layout()
    layout.sections = [1, 2, 3, 2].map { section(uniform, items: $0) { $0.name = "s" } }
    var contents = Contents()
    contents.sizes = ["s": ["item": [20.0, 30, 50].map { PartialSize(height: $0) }]]
    let solution = solve(layout, in: view, showing: contents)
    #expect(solution.sections.map(\.frame.height) == [20, 60, 150, 60])
    #expect(solution.elements().map(\.frame.height) == [20, 20, 30, 20, 30, 50, 20, 30])
  }
}
