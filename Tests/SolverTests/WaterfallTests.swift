import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Support
import Testing

/// Waterfalls: each item in the shortest column.
@Suite struct WaterfallTests {
  private func waterfall(_ columns: Int, _ more: (inout Waterfall) -> Void = { _ in }) -> GroupChild
  {
    var waterfall = Waterfall()
    waterfall.columns = columns
    var pin = Item()
    pin.size = LayoutSize(.fullWidth, .estimated(50))
    waterfall.items = [pin]
    more(&waterfall)
    return .waterfall(waterfall)
  }

  @Test func aBillionItemsAreComputedNotListed() {
    var layout = Layout()
    layout.sections = [section(waterfall(3) { $0.spacing = 10 }, items: 3_000_000_000)]
    layout.sections[0].name = "s"
    var contents = Contents()
    contents.sizes["s"] = ["item": [PartialSize(width: nil, height: 20)]]
    let solution = solve(layout, in: view, showing: contents)
    #expect(solution.contentSize.height == 29_999_999_990)
    let end = Rectangle(x: 0, y: 29_999_999_960, width: 300, height: 100)
    let last = solution.elements(in: end)
    #expect(last.map(\.item) == [2_999_999_997, 2_999_999_998, 2_999_999_999])
    #expect(last.map { $0.frame.x.rounded() } == [0, 103, 207])
    #expect(last.map(\.frame.y) == [29_999_999_970, 29_999_999_970, 29_999_999_970])
  }

  /// The frames equal those of placing one item after another.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func itemsStandInTheShortestColumn(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...7, using: &random)
    let heights = (0..<Int.random(in: 1...90, using: &random)).map { _ in
      Double(Int.random(in: 1...9, using: &random)) * 100 / 3
    }
    let count = Int.random(in: 1...700, using: &random)
    var layout = Layout()
    layout.sections = [section(waterfall(columns) { $0.spacing = 8.1 }, items: count)]
    layout.sections[0].name = "s"
    var contents = Contents()
    contents.sizes["s"] = ["item": heights.map { PartialSize(width: nil, height: $0) }]
    let frames = solve(layout, in: view, showing: contents).cells(of: 0)
    let width = ((300 - 8.1 * Double(columns - 1)) / Double(columns) * 3 + 1e-3).rounded(.down) / 3
    var ends = [Double?](repeating: nil, count: columns)
    for (item, frame) in frames.enumerated() {
      let least = ends.map { $0 ?? 0 }.min() ?? 0
      let column = ends.firstIndex { ($0 ?? 0) <= least + 1e-3 / 3 } ?? 0
      let y = ends[column].map { $0 + 8.1 } ?? 0
      let height = (heights[item % heights.count] * 3 - 1e-3).rounded(.up) / 3
      #expect((frame.x - Double(column) * (width + 8.1)).magnitude < 1e-6, "item \(item)")
      #expect((frame.y - y).magnitude < 1e-6, "item \(item)")
      #expect((frame.height - height).magnitude < 1e-9 && frame.width == width)
      ends[column] = y + height
    }
    #expect(frames.count == count)
  }
}
