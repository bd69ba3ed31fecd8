import Foundation
import LayoutCompiler
import LayoutReporting
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
      var bytes = Array(example.source.utf8)
      for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
      }
      let mended = Compilation(SourceText(bytes: bytes))
      let left = mended.diagnostics.filter {
        $0.code == diagnostic.code && $0.range.lowerBound == diagnostic.range.lowerBound
      }
      #expect(left.isEmpty, "\(diagnostic.headline): \(String(decoding: bytes, as: UTF8.self))")
      #expect(
        mended.diagnostics.count <= Compilation(SourceText(example.source)).diagnostics.count)
    }
  }

  static func diagnostics(of example: Case) -> [Diagnostic] {
    let compilation = Compilation(SourceText(example.source, name: "case.layout"))
    let results = ((try? compilation.jobs(Request())) ?? []).map(compilation.result)
    return compilation.everyDiagnostic(results)
  }

  static func report(on example: Case) -> String {
    let source = SourceText(example.source, name: "case.layout")
    let diagnostics = diagnostics(of: example)
    let full = ReportFormat.all.first { $0.name == "full" }
    let report = Report([Report.File(source, diagnostics)], exitCode: diagnostics.hasErrors ? 1 : 0)
    return full?.text(of: report) ?? ""
  }
}
