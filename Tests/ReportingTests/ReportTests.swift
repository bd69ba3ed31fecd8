import Foundation
import LayoutReporting
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct ReportTests {
  /// A case file is named after the format of its expectations.
  @Test(arguments: Case.all(in: "Reports").filter { !$0.file.hasSuffix("summary.case") })
  func report(_ example: Case) throws {
    let name = example.file.split(separator: "/")[1].split(separator: ".")[0]
    let report = ReportCase(example.source).report
    let written = try text(of: report, in: String(name))
    #expect(written == example.expected)
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func everyFormatHasCases(_ name: String) { #expect(!Case.all(in: "Reports/\(name)").isEmpty) }

  @Test(arguments: Case.all(in: "Reports/summary"))
  func summary(_ example: Case) {
    let summary = StepSummary(of: ReportCase(example.source).report)
    #expect(ByteWriter.string { summary.write(to: &$0) } == example.expected)
  }

  @Test func emptyReportsAreEmpty() {
    let report = Report([Report.File(SourceText("", name: "a.layout"), [])])
    for format in ReportFormat.all where format.isForPeople {
      #expect(format.text(of: report) == "")
    }
  }

  @Test func onATerminalThereIsAlwaysAClosingLine() throws {
    var run = ReportedRun()
    run.closingLine = ClosingLine(.always, fixableCount: 1)
    let file = Report.File(SourceText("", name: "a.layout"), [])
    #expect(try text(of: Report([file], run: run), in: "full") == "no findings in 1 file\n")
    let code = Diagnostic.Code(.warning, "L101", "x")
    let fault = Diagnostic(code, "no `x`", at: 0..<1, label: "here")
    let faulty = Report([Report.File(SourceText("x"), [fault])], run: run)
    let shown = try text(of: faulty, in: "full")
    #expect(shown.hasSuffix("\n\n1 warning in 1 file (exit 0); 1 fixable with --fix\n"))
    run.closingLine = ClosingLine(.never)
    let quiet = try text(of: Report(faulty.files, run: run), in: "full")
    #expect(!quiet.contains("1 warning"))
  }

  @Test func atMostFiftyFindingsPerFile() throws {
    let code = Diagnostic.Code(.error, "L101", "x")
    let many = (0..<60).map { Diagnostic(code, "no `x`", at: $0..<($0 + 1), label: "here") }
    let source = SourceText(String(repeating: "x", count: 60), name: "a.layout")
    let report = Report([Report.File(source, many + many)], exitCode: 1)
    let full = try text(of: report, in: "full")
    #expect(full.hasSuffix("10 more in a.layout not shown\n\n60 errors in 1 file (exit 1)\n"))
    #expect(full.components(separatedBy: "error: ").count == 51)
    let concise = try text(of: report, in: "concise")
    #expect(concise.hasSuffix("a.layout: 10 more not shown\n"))
    let json = try text(of: report, in: "json")
    #expect(json.components(separatedBy: "\"headline\"").count == 61)
  }

  @Test func rangesAreClampedToTheText() {
    let code = Diagnostic.Code(.error, "L101", "x")
    let source = SourceText("ab\n", name: "a.layout")
    let fault = Diagnostic(code, "no end", at: 3..<3, label: "here")
    for format in ReportFormat.all {
      #expect(!format.text(of: Report([Report.File(source, [fault])])).isEmpty)
    }
  }

  @Test func coloursChangeNoText() throws {
    let code = Diagnostic.Code(.error, "L101", "x")
    let fault = Diagnostic(code, "no `x`", at: 0..<1, label: "here")
    let files = [Report.File(SourceText("x"), [fault])]
    let plain = try text(of: Report(files), in: "full")
    let coloured = try text(of: Report(files, palette: .terminal), in: "full")
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(arguments: [
    ([:], "full"), (["XCODE_VERSION_ACTUAL": "1500"], "xcode"), (["SRCROOT": "/a"], "xcode"),
    (["GITHUB_ACTIONS": "true"], "github"), (["GITHUB_ACTIONS": "false"], "full"),
  ])
  func defaultFormatsOfEnvironments(_ variables: [String: String], _ name: String) {
    #expect(ReportFormat.standard(among: ReportFormat.all) { variables[$0] }.name == name)
  }

  private func text(of report: Report, in name: String) throws -> String {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    return format.text(of: report)
  }
}
