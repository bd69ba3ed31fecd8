import Foundation
import LayoutCompiler
import LayoutContent
import LayoutGeometry
import LayoutLint
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
    let outcome = compilation.linted(LintSettings())
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

  /// Results do not depend on the previews that were solved before, or on the elements that were
  /// visited before.
  @Test(arguments: files)
  func resultsDoNotDependOnTheOrderOfQueries(_ file: URL) throws {
    let (first, second) = (try Compilation(file), try Compilation(file))
    let forward = try first.jobs(Request()).map { Self.lines(of: first.result(of: $0)) }
    let backward = try second.jobs(Request()).reversed().map { job in
      let result = second.result(of: job)
      let window = Rectangle(x: 0, y: 0, width: 100, height: 100)
      result.solved.forEachElement(in: window) { _ in }
      return Self.lines(of: result)
    }
    #expect(forward == backward.reversed())
    #expect(first.diagnostics.map(\.headline) == second.diagnostics.map(\.headline))
  }

  /// Every element and diagnostic of a preview as text.
  private static func lines(of result: CompilationResult) -> [String] {
    var lines = result.diagnostics.map(\.headline)
    result.solved.forEachElement { lines.append("\($0)") }
    for placed in result.view?.content?.placed ?? [] { lines.append("\(placed)") }
    return lines
  }
}
