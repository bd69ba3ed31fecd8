import Support
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Testing

/// Frames written to memory in bulk are bitwise equal to those visited one by one.
@Suite struct MaterializingTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func writtenFramesAreVisitedFrames(_ seed: UInt64) {
    var random = RandomLayout(seed: seed, .all)
    var layout = random.layout()
    var viewport = random.viewport()
    if seed % 2 == 1 { viewport.traits.layoutDirection = .rightToLeft }
    if seed % 3 == 0 { viewport.systemVersion = 15 }
    let contents = random.contents(of: &layout)
    for index in layout.sections.indices where seed % 4 == 0 {
      layout.sections[index].itemCount *= 20
    }
    let solved = solve(layout, in: viewport, showing: contents)
    var visited = [[Rectangle]](repeating: [], count: layout.sections.count)
    for element in solved.elements() where solved.sources[element.source].category == .cell {
      if let section = element.section { visited[section].append(element.frame) }
    }
    for section in layout.sections.indices {
      #expect(solved.cells(of: section) == visited[section], "section \(section)")
    }
  }
}
