import LayoutCompiler
import LayoutDiagnostics
import LayoutReporting
import LayoutText
import Support
import Testing

@Suite struct FaultCaseTests {
  static let faults = Case.all(in: "Faults").map(CompiledCase.init)
  static let pages = Case.all(in: "Pages").map(CompiledCase.init)

  /// The code, severity, ranges and fixes of what is found; the wording stands in pages.
  ///
  /// `layoutc check` with a case's source shows the report behind its lines.
  @Test(arguments: faults)
  func diagnosticsAreTheOnesExpected(_ compiled: CompiledCase) {
    let expected = compiled.example.expected.split(separator: "\n").map(String.init)
      .drop { $0.hasPrefix("#") }
    let found = compiled.summary
    let differences = found.difference(from: Array(expected)).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      differences.isEmpty,
      "\(differences.joined(separator: "\n"))\nThe whole report:\n\(compiled.report)")
  }

  /// Whole pages, one for each kind of picture.
  @Test(arguments: pages)
  func pageIsTheOneExpected(_ compiled: CompiledCase) {
    let report = compiled.report
    #expect(report == compiled.example.expected, "The page is now:\n\(report)")
  }

  /// One mistake, one diagnostic: the case's name says how many there are.
  @Test(arguments: faults)
  func oneMistakeIsOneDiagnostic(_ compiled: CompiledCase) throws {
    let counts = ["five-": 5, "three-faults-": 3]
    let mistakes = counts.first { compiled.example.name.hasPrefix($0.key) }?.value ?? 1
    #expect(compiled.diagnostics.count == mistakes)
  }

  /// A safe fix removes its diagnostic and adds none.
  @Test(arguments: faults)
  func safeFixesRemoveTheFault(_ compiled: CompiledCase) throws {
    let files = compiled.example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    for diagnostic in compiled.diagnostics {
      guard let fix = diagnostic.helps.compactMap(\.fix).first, fix.applicability == .safe else {
        continue
      }
      let source = SourceText(files.main, name: "case.layout")
      // A fix in another file is tested where that file is the first.
      guard fix.edits.allSatisfy({ source.holds($0.range) }) else { continue }
      let fixed = source.applying(fix.edits)
      let left = Compilation(fixed[fixed.range], name: "case.layout") { others[$0] }.diagnostics
      let same = left.filter {
        $0.code == diagnostic.code && $0.range.lowerBound == diagnostic.range.lowerBound
      }
      #expect(same.isEmpty, "\(diagnostic.headline): \(fixed[fixed.range])")
      #expect(left.count <= compiled.diagnostics.count)
    }
  }
}

/// A case and what is found in it: every test of the suite reads the same result.
struct CompiledCase: CustomStringConvertible, Sendable {
  let example: Case
  let sources: Sources
  let diagnostics: [Diagnostic]

  init(_ example: Case) {
    let compilation = Compilation(example)
    let results = ((try? compilation.jobs(Request())) ?? []).map(compilation.result)
    self.example = example
    sources = compilation.sources
    diagnostics = compilation.everyDiagnostic(results.map(\.faults))
  }

  var description: String { example.description }

  /// A line for each diagnostic, with its fixes below it, in the order of the report.
  var summary: [String] {
    sources.grouped(diagnostics).flatMap { _, diagnostics in
      diagnostics.flatMap { DiagnosticSummary(of: $0, in: sources).lines }
    }
  }

  var report: String {
    let files = sources.grouped(diagnostics).map { Report.File($0, $1) }
    let full = ReportFormat.all.first { $0.name == "full" }
    let report = Report(files, exitCode: diagnostics.hasErrors ? 1 : 0)
    return full?.text(of: report) ?? ""
  }
}
