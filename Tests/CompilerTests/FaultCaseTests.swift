import LayoutCompiler
import LayoutDiagnostics
import LayoutReporting
import LayoutText
import Support
import Testing

@Suite struct FaultCaseTests {
  /// The code, severity, ranges and fixes of what is found; the wording stands in pages.
  ///
  /// `layoutc check` with a case's source shows the report behind its lines.
  @Test(arguments: Case.all(in: "Faults"))
  func diagnosticsAreTheOnesExpected(_ example: Case) {
    let expected = example.expected.split(separator: "\n").map(String.init)
      .drop { $0.hasPrefix("#") }
    let found = Self.summary(of: example)
    let differences = found.difference(from: Array(expected)).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      differences.isEmpty,
      "\(differences.joined(separator: "\n"))\nThe whole report:\n\(Self.report(on: example))")
  }

  /// Whole pages, one for each kind of picture.
  @Test(arguments: Case.all(in: "Pages"))
  func pageIsTheOneExpected(_ example: Case) {
    let report = Self.report(on: example)
    #expect(report == example.expected, "The page is now:\n\(report)")
  }

  /// One mistake, one diagnostic: the case's name says how many there are.
  @Test(arguments: Case.all(in: "Faults"))
  func oneMistakeIsOneDiagnostic(_ example: Case) throws {
    let mistakes = example.name.hasPrefix("five-") ? 5 : 1
    #expect(Self.diagnostics(of: example).count == mistakes)
  }

  /// A safe fix removes its diagnostic and adds none.
  @Test(arguments: Case.all(in: "Faults"))
  func safeFixesRemoveTheFault(_ example: Case) throws {
    let files = example.files
    let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
    let diagnostics = Self.diagnostics(of: example)
    for diagnostic in diagnostics {
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
      #expect(left.count <= diagnostics.count)
    }
  }

  static func diagnostics(of example: Case) -> [Diagnostic] {
    let compilation = Compilation(example)
    let results = ((try? compilation.jobs(Request())) ?? []).map(compilation.result)
    return compilation.everyDiagnostic(results.map(\.faults))
  }

  /// A line for each diagnostic, with its fixes below it, in the order of the report.
  static func summary(of example: Case) -> [String] {
    let sources = Compilation(example).sources
    return sources.grouped(diagnostics(of: example)).flatMap { _, diagnostics in
      diagnostics.flatMap { DiagnosticSummary(of: $0, in: sources).lines }
    }
  }

  static func report(on example: Case) -> String {
    let diagnostics = diagnostics(of: example)
    let files = Compilation(example).sources.grouped(diagnostics).map { Report.File($0, $1) }
    let full = ReportFormat.all.first { $0.name == "full" }
    let report = Report(files, exitCode: diagnostics.hasErrors ? 1 : 0)
    return full?.text(of: report) ?? ""
  }
}
