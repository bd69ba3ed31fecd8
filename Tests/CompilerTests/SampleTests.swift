import Foundation
import LayoutCompiler
import LayoutLint
import LayoutManual
import LayoutSolver
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Properties of every sample and real layout.
@Suite struct SampleTests {
  static let files = Repository.samples + Case.files(in: "Real", withExtension: "layout")

  /// Samples have no diagnostics and several previews; all findings of the linter are suppressed by
  /// comments with reasons.
  @Test(arguments: Repository.samples)
  func samplesAreClean(_ file: URL) throws {
    let compilation = try Compilation(file)
    let results = try compilation.jobs(Request()).map(compilation.result)
    #expect(compilation.everyDiagnostic(results.map(\.faults)).map(\.headline) == [])
    let outcome = compilation.linted(LintSettings(), knowing: CodePage.isCode)
    #expect(outcome.findings.map(\.headline) == [])
    #expect(outcome.suppressed.allSatisfy { !($0.reason ?? "").isEmpty })
    guard !compilation.isLibrary else { return }
    #expect(results.count >= 2, "a sample shows a phone and a tablet")
    #expect(
      results.allSatisfy { $0.notes.isEmpty && ($0.solved.elementCount > 0 || $0.view != nil) })
  }

  @Test(arguments: files)
  func treesAreLossless(_ file: URL) throws {
    let source = SourceText(try Repository.text(of: file))
    let tree = parse(source)
    #expect(tree.tokens.map { source[$0.range] }.joined() == (try Repository.text(of: file)))
  }

  @Test(arguments: files)
  func compilingTwiceIsTheSame(_ file: URL) throws {
    #expect(try Self.frames(in: file) == Self.frames(in: file))
  }

  /// Every element of a file's previews as text.
  private static func frames(in file: URL) throws -> [String] {
    let compilation = try Compilation(file)
    var lines: [String] = []
    for job in try compilation.jobs(Request()) {
      compilation.result(of: job).solved.forEachElement { lines.append("\($0)") }
    }
    return lines
  }
}
