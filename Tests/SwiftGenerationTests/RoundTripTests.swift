import Foundation
import LayoutComparison
import LayoutCompiler
import LayoutDiagnostics
import LayoutEvaluation
import LayoutLanguage
import LayoutRendering
import LayoutSwiftGeneration
import LayoutSwiftImport
import LayoutSwiftSource
import LayoutText
import Support
import Testing

/// Code that was generated from a layout and is imported again gives the layout back.
@Suite struct RoundTripTests {
  @Test(
    arguments: Repository.samples + Case.files(in: "Generation/Whole", withExtension: "layout"))
  func samplesComeBack(_ file: URL) throws {
    let compilation = Compilation(try Repository.text(of: file), name: file.path) {
      try? Repository.text(of: URL(filePath: $0))
    }
    try check(compilation)
  }

  @Test(
    arguments: ["Frames", "Generation/Swift", "Contents", "Generation/Contents"].flatMap(Case.all))
  func casesComeBack(_ example: Case) throws {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    let compilation = Compilation(files.main, name: "case.layout", files: Compilation.Files()) {
      others[$0]
    }
    try check(compilation)
  }

  /// With views for contents, the frames in them come back, too.
  @Test(arguments: ["Contents", "Generation/Contents"].flatMap(Case.all))
  func contentsComeBack(_ example: Case) throws {
    let compilation = Compilation(example.files.main, name: "case.layout")
    guard !compilation.diagnostics.hasErrors else { return }
    var options = SwiftOptions()
    options.contents = .swiftUI
    let code = swiftCode(for: compilation.program, options)
    // Images have sizes of their own.
    let hasImages = compilation.program.elements.contains { $0.kind.name == "image" }
    guard code.diagnostics.isEmpty, !hasImages else { return }
    let source = SourceText(code.text, name: "Case.swift")
    let result = imported(ImportRequest([parseSwift(source)], importing: 1))
    #expect(result.holeCount == 0, "\(code.text)\n\(result.text)")
    let back = Compilation(SourceText(result.text, name: "back.layout"))
    for job in compilation.everyJob {
      let old = Self.frames(of: job, in: compilation)
      let other = try #require(
        try back.job(like: job, of: compilation, []), "\(code.text)\n\(result.text)")
      #expect(Self.frames(of: other, in: back) == old, "\(code.text)\n\(result.text)")
    }
  }

  /// The expectation is what comes back; without one, that is the layout itself.
  @Test(arguments: Case.all(in: "Generation/Back"))
  func textComesBack(_ example: Case) throws {
    let compilation = Compilation(example.files.main, name: "case.layout")
    try check(compilation)
    let source = SourceText(swiftCode(for: compilation.program).text, name: "Case.swift")
    let result = imported(ImportRequest([parseSwift(source)], importing: 1))
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let own = String(example.source.dropLast())
    #expect(lines.joined(separator: "\n") == (example.expected.isEmpty ? own : example.expected))
  }

  private static func frames(of job: Job, in compilation: Compilation) -> [String] {
    let report = FramesReport(compilation.result(of: job), of: compilation, in: nil)
    return Screen(report).elements.map { element in
      let frame = element.frame
      return [frame.x, frame.y, frame.width, frame.height].map { String(format: "%.2f", $0) }
        .joined(separator: " ")
    }
  }

  /// Every layout of the file has the same tree in every environment of the proof.
  private func check(_ compilation: Compilation) throws {
    guard !compilation.layouts.isEmpty, !compilation.diagnostics.hasErrors else { return }
    let code = swiftCode(for: compilation.program)
    guard !code.diagnostics.hasErrors else { return }
    let source = SourceText(code.text, name: "Case.swift")
    let result = imported(ImportRequest([parseSwift(source)], importing: 1))
    #expect(result.holeCount == 0, "\(code.text)\n\(result.text)")
    guard result.holeCount == 0 else { return }
    let back = Compilation(SourceText(result.text, name: "back.layout"))
    for job in compilation.everyJob where compilation.layouts.contains(job.layout) {
      for stage in Proof.stages(for: job.layout, in: compilation).prefix(4) {
        var job = job
        job.stage = stage
        guard var old = Self.tree(of: job, in: compilation) else { continue }
        let other = try #require(try back.job(like: job, of: compilation, []))
        var new = Self.tree(of: other, in: back)
        // The estimates of a waterfall are the app's.
        if result.text.contains("waterfall"), result.text.contains("~") {
          (old, new) = (Self.withoutFrames(old), new.map(Self.withoutFrames))
        }
        #expect(new == old, "\(stage.viewport.size)\n\(result.text)")
      }
    }
  }

  private static func tree(of job: Job, in compilation: Compilation) -> String? {
    let program = compilation.program
    let evaluation = evaluate(program, layout: job.layout, on: job.stage)
    guard !evaluation.diagnostics.hasErrors, !evaluation.model.sections.contains(where: \.isFaulty)
    else { return nil }
    let solved = compilation.result(of: job).solved
    return ModelTree(evaluation.model, of: program, in: job.stage.viewport, solved: solved).text
  }

  private static func withoutFrames(_ tree: String) -> String {
    tree.split(separator: "\n").filter { line in
      !["frame", "custom"].contains { line.drop { $0 == " " }.hasPrefix($0) }
    }.joined(separator: "\n")
  }
}
