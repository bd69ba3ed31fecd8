import Foundation
import LayoutReporting
import LayoutText
import Support
import Testing

@Suite struct ReportTests {
  @Test(arguments: Case.all(in: "Reports/full"))
  func fullReport(_ example: Case) throws { try expect(example, in: "full") }

  @Test(arguments: Case.all(in: "Reports/concise"))
  func conciseReport(_ example: Case) throws { try expect(example, in: "concise") }

  @Test(arguments: Case.all(in: "Reports/xcode"))
  func xcodeReport(_ example: Case) throws { try expect(example, in: "xcode") }

  @Test(arguments: Case.all(in: "Reports/json"))
  func jsonReport(_ example: Case) throws { try expect(example, in: "json") }

  @Test func nothingToSayIsNoText() {
    let report = Report([Report.File(SourceText("", name: "a.layout"), [])])
    for format in ReportFormat.all where format.name != "json" {
      #expect(format.text(of: report) == "")
    }
  }

  @Test func aFileStopsAtFifty() throws {
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

  @Test func placesOutsideTheTextAreItsEnds() {
    let code = Diagnostic.Code(.error, "L101", "x")
    let source = SourceText("ab\n", name: "a.layout")
    let fault = Diagnostic(code, "no end", at: 3..<3, label: "here")
    for format in ReportFormat.all {
      #expect(!format.text(of: Report([Report.File(source, [fault])])).isEmpty)
    }
  }

  @Test func coloursGoRoundTheWordsOnly() throws {
    let code = Diagnostic.Code(.error, "L101", "x")
    let fault = Diagnostic(code, "no `x`", at: 0..<1, label: "here")
    let files = [Report.File(SourceText("x"), [fault])]
    let plain = try text(of: Report(files), in: "full")
    let coloured = try text(of: Report(files, palette: .terminal), in: "full")
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  private func expect(_ example: Case, in name: String) throws {
    let report = DiagnosticCase(example.source).report
    #expect(try text(of: report, in: name) == example.expected)
  }

  private func text(of report: Report, in name: String) throws -> String {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    return format.text(of: report)
  }
}
