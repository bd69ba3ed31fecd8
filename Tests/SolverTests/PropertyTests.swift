import Support
import LayoutGeometry
import LayoutModel
import LayoutSolver
import Testing

/// What holds for every layout.
@Suite struct PropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func queryIsAFilter(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    var viewport = random.viewport()
    if seed % 2 == 1 { viewport.traits.layoutDirection = .rightToLeft }
    if seed % 3 == 0 { viewport.systemVersion = 15 }
    let solved = solve(layout, in: viewport, showing: random.contents(of: &layout))
    let all = solved.elements()
    #expect(all.count == solved.elementCount)
    let size = solved.contentSize
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let rect = Rectangle(
        x: Double.random(in: -50...max(0, size.width), using: &numbers),
        y: Double.random(in: -50...max(0, size.height), using: &numbers),
        width: Double.random(in: 1...500, using: &numbers),
        height: Double.random(in: 1...900, using: &numbers))
      #expect(solved.elements(in: rect) == all.filter { $0.frame.meets(rect) })
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func rightToLeftIsTheMirrorImage(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, [.flexible, .estimated, .horizontal])
    let layout = random.layout()
    var viewport = random.viewport()
    let plain = solve(layout, in: viewport)
    viewport.traits.layoutDirection = .rightToLeft
    let mirrored = solve(layout, in: viewport)
    #expect(plain.contentSize == mirrored.contentSize)
    for (left, right) in zip(plain.elements(), mirrored.elements()) {
      let image = left.frame.mirrored(in: plain.contentSize.width)
      #expect(image.distance(to: right.frame) <= 1.0 / 3 + 1e-9)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func sectionsTile(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    layout.boundaryItems = []
    let solved = solve(layout, in: random.viewport())
    let axis = layout.scrollDirection
    for (one, next) in zip(solved.sections, solved.sections.dropFirst()) {
      let gap = next.frame.start(on: axis) - one.frame.end(on: axis)
      #expect((gap - layout.spacing).magnitude < 1e-9)
    }
    let end = solved.sections.last?.frame.end(on: axis) ?? 0
    #expect(solved.contentSize[axis] >= end - 1e-3 && solved.contentSize[axis] < end + 1)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func moreItemsMoveNone(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, [.custom])
    var layout = Layout()
    layout.sections = [random.section()]
    let viewport = random.viewport()
    var before: [Rectangle] = []
    for count in 1...20 {
      layout.sections[0].itemCount = count
      let cells = solve(layout, in: viewport).cells()
      #expect(Array(cells.prefix(before.count)) == before)
      before = cells
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func oldSystemsAgreeOnAllScreens(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    let layout = random.layout()
    var viewport = random.viewport()
    viewport.systemVersion = 15
    let solved = [1.0, 2, 3].map { scale in
      viewport.traits.displayScale = scale
      return solve(layout, in: viewport).elements()
    }
    for other in solved.dropFirst() {
      #expect(solved[0].count == other.count)
      #expect(zip(solved[0], other).allSatisfy { $0.frame.distance(to: $1.frame) <= 1 })
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func solvingTwiceIsTheSame(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    let (layout, viewport) = (random.layout(), random.viewport())
    let (one, other) = (solve(layout, in: viewport), solve(layout, in: viewport))
    #expect(one.elements() == other.elements())
    #expect(one.refusals == other.refusals)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func framesInBulkAreTheFramesOneByOne(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    let layout = random.layout()
    var viewport = random.viewport()
    if seed % 2 == 1 { viewport.traits.layoutDirection = .rightToLeft }
    if seed % 3 == 0 { viewport.systemVersion = 15 }
    let solved = solve(layout, in: viewport)
    let cells = solved.elements().filter { solved.sources[$0.source].category == .cell }
    for section in layout.sections.indices {
      #expect(solved.cells(of: section) == cells.filter { $0.section == section }.map(\.frame))
    }
  }
}
