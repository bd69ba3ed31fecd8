import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Support
import Testing

/// Contents that are measured one by one after the layout is solved.
@Suite struct RemeasuringTests {
  /// A list: its group and the sizes that its contents may have.
  struct ListScenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let child: GroupChild
    let sizes: @Sendable (inout SplitMix64) -> PartialSize
    var scrolls = Axis.vertical

    static let all = [
      ListScenario(
        testDescription: "rows",
        child: group(
          .horizontal, LayoutSize(.fullWidth, .estimated(44)), [item(.fullWidth, .estimated(44))]),
        sizes: { PartialSize(height: Double.random(in: 0...90, using: &$0)) }),
      ListScenario(
        testDescription: "chips",
        child: group(
          .horizontal, LayoutSize(.fullWidth, .estimated(30)),
          [item(.estimated(80), .estimated(30))]),
        sizes: {
          PartialSize(
            width: Double.random(in: 10...280, using: &$0),
            height: Double.random(in: 10...60, using: &$0))
        }),
      ListScenario(
        testDescription: "pairs",
        child: group(
          .horizontal, LayoutSize(.fullWidth, .estimated(44)),
          [item(width(1, over: 2), .estimated(44))]),
        sizes: { PartialSize(height: Double.random(in: 20...70, using: &$0)) }),
      ListScenario(
        testDescription: "columns",
        child: group(
          .vertical, LayoutSize(.estimated(80), .fullHeight), [item(.estimated(80), .fullHeight)]),
        sizes: { PartialSize(width: Double.random(in: 20...150, using: &$0)) },
        scrolls: .horizontal),
    ]

    /// Three sections with different names, and elements around them.
    func layout(_ counts: [Int]) -> Layout {
      var layout = Layout()
      (layout.scrollDirection, layout.spacing) = (scrolls, 7)
      layout.sections = counts.enumerated().map { index, count in
        section(child, items: count) {
          ($0.name, $0.spacing) = ("s\(index)", Double(index) * 3)
          $0.insets = EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7)
        }
      }
      return layout
    }
  }

  /// After each of many changes the frames equal those of a fresh solution.
  @Test(arguments: ListScenario.all, 0..<4 as Range<UInt64>)
  func changesEqualAFreshSolution(_ scenario: ListScenario, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let counts = [Int.random(in: 1...40, using: &random), 1, 300]
    let layout = scenario.layout(counts)
    var contents = Contents()
    for (index, count) in counts.enumerated() where seed > 0 {
      contents.sizes["s\(index)"] = ["item": (0..<count).map { _ in scenario.sizes(&random) }]
    }
    var viewport = view
    viewport.systemVersion = seed == 3 ? 15 : 17
    var changing = solve(layout, in: viewport, showing: contents)
    for _ in 0..<50 {
      let section = Int.random(in: 0..<counts.count, using: &random)
      let cell = Int.random(in: 0..<counts[section], using: &random)
      let size = scenario.sizes(&random)
      contents.change(cell, of: counts[section], inSection: section, to: size)
      let isDone = changing.remeasure(cell, ofSection: section, as: size)
      #expect(isDone)
      expectSame(changing, solve(layout, in: viewport, showing: contents), &random)
    }
  }

  private func expectSame(
    _ one: SolvedLayout, _ other: SolvedLayout, _ random: inout SplitMix64
  ) {
    let (mine, theirs) = (one.elements(), other.elements())
    #expect(mine.map(\.item) == theirs.map(\.item))
    let distance = zip(mine, theirs).map { $0.frame.distance(to: $1.frame) }.max() ?? 0
    #expect(distance < 1e-6)
    #expect(one.contentSize == other.contentSize)
    let sections = zip(one.sections, other.sections)
    #expect(sections.allSatisfy { $0.frame.distance(to: $1.frame) < 1e-6 })
    var rect = Rectangle(x: 0, y: 0, width: 300, height: 600)
    let axis = one.layout.scrollDirection
    rect.origin[axis] = Double.random(in: -50...one.contentSize[axis], using: &random)
    #expect(one.elements(in: rect) == mine.filter { $0.frame.meets(rect) })
    #expect(one.cells(of: 2) == mine.filter { $0.section == 2 }.map(\.frame))
  }

  @Test func invalidChangesAreIgnored() {
    let scenario = ListScenario.all[1]
    var solved = solve(scenario.layout([20, 20, 20]), in: view)
    let before = solved.elements()
    let tooWide = solved.remeasure(3, ofSection: 1, as: PartialSize(width: 1000))
    #expect(!tooWide && solved.elements() == before)
    let isThere = solved.remeasure(20, ofSection: 1, as: PartialSize(width: 10))
    #expect(!isThere)
  }

  /// A footer far below its section is found, though the sections before it have grown.
  @Test func framesOutsideOfTheirSectionsAreFound() {
    var layout = ListScenario.all[0].layout([3, 3, 3])
    layout.sections[0].boundaryItems = [
      boundary("footer", .bottom, LayoutSize(.fullWidth, .absolute(20))) {
        $0.offset = Point(x: 0, y: 2000)
      }
    ]
    var solved = solve(layout, in: view)
    let isDone = solved.remeasure(0, ofSection: 0, as: PartialSize(height: 90))
    #expect(isDone)
    let footers = solved.elements().filter { $0.frame.y > 2000 }
    #expect(footers.count == 1)
    for footer in footers { #expect(solved.elements(in: footer.frame) == footers) }
  }

  /// As many changes as there are when a long list is scrolled from end to end.
  @Test func manyChangesAreCounted() {
    let rows = 1 << 16
    var solved = solve(ListScenario.all[0].layout([rows, 1, 1]), in: view)
    let height = solved.contentSize.height
    for row in 0...(rows / 2) {
      _ = solved.remeasure(row, ofSection: 0, as: PartialSize(height: 44))
    }
    #expect(solved.contentSize.height == height)
  }

  @Test func anEmptySectionHasNoCell() {
    let solved = solve(ListScenario.all[0].layout([0, 2]), in: view)
    #expect(solved.cell(section: 0, item: 0) == nil)
    #expect(solved.cell(section: 1, item: 1)?.item == 1)
    #expect(solved.cell(section: 1, item: 2) == nil)
  }

  @Test func otherGroupsAreSolvedAgain() {
    var nested = scenario([ListScenario.all[0].child])
    let isDone = nested.remeasure(0, ofSection: 0, as: PartialSize(height: 10))
    #expect(!isDone)
  }

  private func scenario(_ groups: [GroupChild]) -> SolvedLayout {
    let column = group(.vertical, LayoutSize(.fullWidth, .estimated(100)), groups)
    var layout = Layout()
    layout.sections = [section(column, items: 5)]
    return solve(layout, in: view)
  }
}

extension Contents {
  /// The sizes of a section's `count` items, one of them changed.
  fileprivate mutating func change(
    _ cell: Int, of count: Int, inSection section: Int, to size: PartialSize
  ) {
    var all =
      sizes["s\(section)"]?["item"] ?? Array(repeating: PartialSize(), count: count)
    all[cell] = size
    sizes["s\(section)"] = ["item": all]
  }
}
