import Foundation
import LayoutCompiler
import LayoutSolver
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct FrameCaseTests {
  /// Every preview has the frames that the case lists, and no others.
  @Test(arguments: Case.all(in: "Frames"))
  func framesAreTheOnesExpected(_ example: Case) throws {
    let compilation = Compilation(example)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.headline) == [])
    let results = try compilation.jobs(Request()).map(compilation.result)
    let expectations = FrameExpectation.all(in: example.expected)
    #expect(results.count == expectations.count)
    for (result, expectation) in zip(results, expectations) {
      #expect(result.diagnostics.map(\.headline) == [])
      #expect(expectation.preview == nil || expectation.preview == result.previewName)
      #expect(result.solved.differences(from: expectation) == [])
    }
  }

  /// The frames of layouts from real apps are kept beside them.
  @Test(arguments: Case.files(in: "Real", withExtension: "layout"))
  func framesOfRealLayoutsAreTheOnesKept(_ file: URL) throws {
    let compilation = try Compilation(file)
    let results = try compilation.jobs(Request()).map(compilation.result)
    let faults = compilation.everyDiagnostic(results.map(\.faults)).filter { $0.severity == .error }
    #expect(faults.map(\.headline) == [])
    #expect(!results.isEmpty)
    #expect(results.allSatisfy { $0.refusals.isEmpty && $0.solved.elementCount > 0 })
    let kept = file.deletingPathExtension().appendingPathExtension("txt")
    expect(framesText(of: results, in: file), toBeKeptIn: kept, madeFrom: file)
  }
}

extension LayoutSolver.SolvedLayout {
  /// What differs from what a frame case expects.
  func differences(from expectation: FrameExpectation) -> [String] {
    expectation.differences(from: namedFrames, content: [contentSize.width, contentSize.height])
  }

  /// Every frame with the name that frame cases give its element.
  var namedFrames: [(element: String, frame: [Double])] {
    var frames: [(element: String, frame: [Double])] = []
    forEachElement { element in
      let source = sources[element.source]
      let kind = source.category == .cell ? "" : " \(source.kind)"
      let section = element.section.map { "\($0)" } ?? "-"
      let frame = element.frame
      frames.append(
        (
          "\(source.category.rawValue)\(kind) \(section).\(element.item)",
          [frame.x, frame.y, frame.width, frame.height]
        ))
    }
    return frames
  }
}
