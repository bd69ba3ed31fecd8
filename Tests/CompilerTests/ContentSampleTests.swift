import Foundation
import LayoutCompiler
import LayoutContent
import LayoutGeometry
import Support
import Testing

/// The samples of contents.
@Suite struct ContentSampleTests {
  static let files = Repository.files(
    in: Repository.root.appending(path: "Samples/contents"), withExtension: "layout")

  @Test(arguments: files)
  func framesAreTheOnesKept(_ file: URL) throws {
    let name = file.deletingPathExtension().lastPathComponent
    let compilation = try Compilation(file)
    let results = try compilation.jobs(Request()).map(compilation.result)
    expect(
      framesText(of: results, in: file),
      toBeKeptIn: Case.folder.appending(path: "Samples/\(name).txt"), madeFrom: file)
  }

  /// A flow breaks chips into the same lines as a collection view.
  @Test func aFlowBreaksLikeASection() throws {
    let file = try #require(Self.files.first { $0.lastPathComponent == "Chips.layout" })
    let compilation = try Compilation(file)
    let results = try compilation.jobs(Request()).map(compilation.result)
    let flow = try #require(results.first { $0.view != nil }?.view?.content)
    let chips = flow.placed.filter { flow.elements[$0.element].name == "chip" }.map(\.frame)
    var cells: [Rectangle] = []
    let section = try #require(results.first { $0.view == nil })
    section.solved.forEachElement { cells.append($0.frame.offset(by: Point(x: -20, y: -20))) }
    #expect(chips.count == 8)
    #expect(cells.count == chips.count)
    for (cell, chip) in zip(cells, chips) {
      #expect(abs(cell.x - chip.x) + abs(cell.y - chip.y) < 0.001)
      #expect(abs(cell.width - chip.width) + abs(cell.height - chip.height) < 0.001)
    }
  }
}
