import LayoutLint
import LayoutReporting
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct LintCaseTests {
  /// To see a report that has changed, run the test: it prints what the linter says now. What fixes leave
  /// is wrong by no rule by which it was not wrong before.
  @Test(arguments: Case.all(in: "Lint"))
  func reportIsTheOneExpected(_ example: Case) {
    let source = SourceText(example.source, name: "case.layout")
    let before = Linted(source).diagnostics
    let report = Report([Report.File(source, before)])
    let text = ReportFormat.all.first { $0.name == "concise" }?.text(of: report) ?? ""
    #expect(text == example.expected, "now:\n\(text)")
    let fixed = fixing(source, upTo: .unsafe, found: before) { Linted($0).diagnostics }
    let rules = Set(LintRule.all.map(\.name)).subtracting(before.map(\.code.name))
    let new = Linted(fixed.source).diagnostics.filter { rules.contains($0.code.name) }
    #expect(new.isEmpty, "\(new.map(\.headline)) in \(fixed.source[fixed.source.range])")
  }
}
