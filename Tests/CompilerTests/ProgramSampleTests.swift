import Foundation
import LayoutCompiler
import LayoutRendering
import LayoutReporting
import LayoutText
import Support
import Testing

/// The library gives the frames that the command line prints.
@Suite struct ProgramSampleTests {
  @Test(arguments: Repository.samples)
  func elementsAreThoseOfTheTable(_ file: URL) throws {
    let program = Program(
      source: try Repository.text(of: file), named: file.path,
      files: Files { path in try? Array(Data(contentsOf: URL(filePath: path))) })
    let compilation = try Compilation(file)
    let results = compilation.everyJob.map { compilation.result(of: $0) }
    let solved = program.solvePreviews()
    #expect(solved.count == results.count)
    for (page, result) in zip(solved, results) {
      let document = FramesDocument(
        [FramesReport(result.elements, of: "a")], report: Report([]))
      let csv = try #require(OutputFormat.all.first { $0.name == "csv" })
      let rows = csv.text(of: document).split(separator: "\r\n").dropFirst()
      #expect(
        page.elements().map { row(of: $0, in: page) }
          == rows.map {
            $0.split(separator: ",", omittingEmptySubsequences: false).dropFirst(3).joined(
              separator: ",")
          })
      for element in page.elements() where page.declaration(of: element).category == .cell {
        #expect(page.element(at: element.section ?? 0, element.item ?? 0) == element)
      }
    }
  }

  /// The row of the table from its category on.
  private func row(of element: SolvedLayout.Element, in page: SolvedLayout) -> String {
    let (frame, declaration) = (element.frame, page.declaration(of: element))
    let numbers = ByteWriter.string { writer in
      for number in [frame.x, frame.y, frame.width, frame.height] {
        writer.write(number)
        writer.write(",")
      }
    }
    return
      "\(declaration.category.rawValue),\(declaration.kind),\(declaration.name ?? ""),"
      + "\(element.section.map(String.init) ?? ""),\(element.item.map(String.init) ?? "")"
      + ",\(numbers)\(declaration.zIndex)"
  }
}
