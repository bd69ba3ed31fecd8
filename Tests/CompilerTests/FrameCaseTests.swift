import Foundation
import LayoutCompiler
import LayoutSolver
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct FrameCaseTests {
  @Test(arguments: Case.all(in: "Frames"))
  func framesAreTheOnesExpected(_ example: Case) throws {
    let compilation = Compilation(example)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.headline) == [])
    let job = try #require(try compilation.jobs(Request()).first)
    let result = compilation.result(of: job)
    #expect(result.diagnostics.map(\.headline) == [])
    let expectation = FrameExpectation(example.expected)
    let size = result.solved.contentSize
    let differences = expectation.differences(
      from: result.solved.framesByName, content: [size.width, size.height])
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: Case.files(in: "Real", withExtension: "layout"))
  func realLayoutsAreSolved(_ file: URL) throws {
    let compilation = try Compilation(file)
    let results = try compilation.jobs(Request()).map(compilation.result)
    let faults = compilation.everyDiagnostic(results.map(\.faults)).filter { $0.severity == .error }
    #expect(faults.map(\.headline) == [])
    #expect(!results.isEmpty)
    #expect(results.allSatisfy { $0.refusals.isEmpty && $0.solved.elementCount > 0 })
  }
}

extension SolvedLayout {
  /// Every frame by the name that frame cases give its element.
  var framesByName: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    forEachElement { element in
      let source = sources[element.source]
      let kind = source.category == .cell ? "" : " \(source.kind)"
      let section = element.section.map { "\($0)" } ?? "-"
      let frame = element.frame
      frames["\(source.category.rawValue)\(kind) \(section).\(element.item)"] = [
        frame.x, frame.y, frame.width, frame.height,
      ]
    }
    return frames
  }
}
