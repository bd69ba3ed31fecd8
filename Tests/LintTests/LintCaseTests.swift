import LayoutLint
import LayoutReporting
import LayoutText
import Support
import Testing

@Suite struct LintCaseTests {
  /// To see a report that has changed, run the test: it prints what the linter says now.
  @Test(arguments: Case.all(in: "Lint"))
  func reportIsTheOneExpected(_ example: Case) {
    let source = SourceText(example.source, name: "case.layout")
    let report = Report([Report.File(source, Linted(source).diagnostics)])
    let text = ReportFormat.all.first { $0.name == "concise" }?.text(of: report) ?? ""
    #expect(text == example.expected, "now:\n\(text)")
  }
}
