import Foundation
import LayoutCompiler
import LayoutReporting
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct FaultCaseTests {
  /// To see a report that has changed, run the test: it prints what the tool says now.
  @Test(arguments: Case.all(in: "Faults"))
  func reportIsTheOneExpected(_ example: Case) throws {
    let report = Self.report(on: example)
    let evidence = example.expected.split(separator: "\n").prefix { $0.hasPrefix("#") }
    let expected = example.expected.dropFirst(evidence.reduce(0) { $0 + $1.count + 1 })
    #expect(report == expected, "now:\n\(report)")
  }

  /// One mistake, one diagnostic: the case's name says how many there are.
  @Test(arguments: Case.all(in: "Faults"))
  func oneMistakeIsOneDiagnostic(_ example: Case) throws {
    let mistakes = example.name.hasPrefix("five-") ? 5 : 1
    #expect(Self.diagnostics(of: example).count == mistakes)
  }

  /// A fix does away with what it mends, and leaves text that can be read.
  @Test(arguments: Case.all(in: "Faults"))
  func safeFixesMend(_ example: Case) throws {
    for diagnostic in Self.diagnostics(of: example) {
      guard let fix = diagnostic.helps.compactMap(\.fix).first, fix.applicability == .safe else {
        continue
      }
      let files = example.files
      var bytes = Array(files.main.utf8)
      // A fix in another file is tested where that file is the first.
      guard fix.edits.allSatisfy({ $0.range.upperBound <= bytes.count }) else { continue }
      for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let others = Dictionary(files.others.map { ($0.path, $0.text) }) { $1 }
      let mended = Compilation(text, name: "case.layout") { others[$0] }
      let left = mended.diagnostics.filter {
        $0.code == diagnostic.code && $0.range.lowerBound == diagnostic.range.lowerBound
      }
      #expect(left.isEmpty, "\(diagnostic.headline): \(text)")
      #expect(
        mended.diagnostics.count <= Compilation(example).diagnostics.count)
    }
  }

  static func diagnostics(of example: Case) -> [Diagnostic] {
    let compilation = Compilation(example)
    let results = ((try? compilation.jobs(Request())) ?? []).map(compilation.result)
    return compilation.everyDiagnostic(results.map(\.faults))
  }

  static func report(on example: Case) -> String {
    let diagnostics = diagnostics(of: example)
    let files = Compilation(example).sources.grouped(diagnostics).map { Report.File($0, $1) }
    let full = ReportFormat.all.first { $0.name == "full" }
    let report = Report(files, exitCode: diagnostics.hasErrors ? 1 : 0)
    return full?.text(of: report) ?? ""
  }
}
