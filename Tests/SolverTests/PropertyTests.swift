import Support
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Testing

/// Properties that hold for random layouts.
@Suite struct PropertyTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func queriesGiveTheElementsOfTheRectangle(_ seed: UInt64) {
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
    var layout = random.layout()
    var viewport = random.viewport()
    let contents = random.contents(of: &layout)
    let plain = solve(layout, in: viewport, showing: contents)
    viewport.traits.layoutDirection = .rightToLeft
    let mirrored = solve(layout, in: viewport, showing: contents)
    #expect(plain.contentSize == mirrored.contentSize)
    for (left, right) in zip(plain.elements(), mirrored.elements()) {
      let image = left.frame.mirrored(in: plain.contentSize.width)
      #expect(image.distance(to: right.frame) <= 1.0 / 3 + 1e-9)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func sectionsAreAdjacent(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    layout.boundaryItems = []
    let viewport = random.viewport()
    let solved = solve(layout, in: viewport, showing: random.contents(of: &layout))
    let axis = layout.scrollDirection
    for (one, next) in zip(solved.sections, solved.sections.dropFirst()) {
      let gap = next.frame.start(on: axis) - one.frame.end(on: axis)
      #expect((gap - layout.spacing).magnitude < 1e-9)
    }
    let end = solved.sections.last?.frame.end(on: axis) ?? 0
    #expect(solved.contentSize[axis] >= end - 1e-3 && solved.contentSize[axis] < end + 1)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func moreItemsMoveNoEarlierOnes(_ seed: UInt64) {
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
  func oldSystemsGiveTheSameFramesOnAllScreens(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    var viewport = random.viewport()
    viewport.systemVersion = 15
    let contents = random.contents(of: &layout)
    let solved = [1.0, 2, 3].map { scale in
      viewport.traits.displayScale = scale
      return solve(layout, in: viewport, showing: contents).elements()
    }
    for other in solved.dropFirst() {
      #expect(solved[0].count == other.count)
      #expect(zip(solved[0], other).allSatisfy { $0.frame.distance(to: $1.frame) <= 1 })
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func solvingTwiceIsTheSame(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var (layout, viewport) = (random.layout(), random.viewport())
    let contents = random.contents(of: &layout)
    if seed % 3 == 0 { viewport.systemVersion = 15 }
    let one = solve(layout, in: viewport, showing: contents)
    let other = solve(layout, in: viewport, showing: contents)
    #expect(one.elements() == other.elements())
    #expect(one.refusals == other.refusals)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func bulkFramesEqualSingleFrames(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    var viewport = random.viewport()
    if seed % 2 == 1 { viewport.traits.layoutDirection = .rightToLeft }
    if seed % 3 == 0 { viewport.systemVersion = 15 }
    let solved = solve(layout, in: viewport, showing: random.contents(of: &layout))
    let cells = solved.elements().filter { solved.sources[$0.source].category == .cell }
    for section in layout.sections.indices {
      #expect(solved.cells(of: section) == cells.filter { $0.section == section }.map(\.frame))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func precomputedMeasurementsChangeNothing(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, [.flexible, .custom, .horizontal])
    var layout = random.layout()
    var section = random.section()
    section.name = "s"
    section.groups = [
      group(
        seed % 2 == 0 ? .horizontal : .vertical, LayoutSize(.fullWidth, .estimated(60)),
        [item(.estimated(50), .estimated(60)), item(.absolute(40), .uniform(60))])
    ]
    layout.sections.insert(section, at: 0)
    let viewport = random.viewport()
    var contents = Contents()
    let before = solve(layout, in: viewport, showing: contents)
    // Two sizes, the second of them empty, make a list.
    for sizes in [[PartialSize(height: 60)], [PartialSize(height: 60), PartialSize()]] {
      contents.sizes["s"] = ["item": sizes, "header": [PartialSize(height: 44)]]
      let after = solve(layout, in: viewport, showing: contents)
      #expect(after.elements() == before.elements())
      #expect(after.contentSize == before.contentSize)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func listsRepeat(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    let viewport = random.viewport()
    var contents = random.contents(of: &layout)
    let once = solve(layout, in: viewport, showing: contents)
    for (name, sizes) in contents.sizes {
      contents.sizes[name] = sizes.mapValues { $0 + $0 + $0 }
    }
    let thrice = solve(layout, in: viewport, showing: contents)
    #expect(
      zip(once.elements(), thrice.elements()).allSatisfy {
        $0.item == $1.item && $0.frame.distance(to: $1.frame) <= 1.0 / 3 + 1e-9
      })
    #expect(once.elementCount == thrice.elementCount)
  }
}
