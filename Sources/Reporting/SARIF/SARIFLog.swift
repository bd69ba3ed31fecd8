internal import LayoutDiagnostics
internal import LayoutText

/// A report as a SARIF log of one run.
struct SARIFLog {
  private let report: Report
  private let rules: [ReportedRule]
  private let indices: [String: Int]

  init(of report: Report) {
    self.report = report
    var rules = report.run.rules
    var known = Set(rules.map(\.code.number))
    let found = report.files.flatMap { $0.findings.map(\.diagnostic.code) }
    for code in found.sorted(by: { $0.number < $1.number })
    where known.insert(code.number).inserted {
      rules.append(ReportedRule(unintroduced: code))
    }
    self.rules = rules
    let pairs = rules.enumerated().map { ($0.element.code.number, $0.offset) }
    indices = Dictionary(pairs) { first, _ in first }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject(.block)
    json.key("$schema")
    json.value("https://json.schemastore.org/sarif-2.1.0.json" as StaticString)
    json.key("version")
    json.value("2.1.0" as StaticString)
    json.key("runs")
    json.beginArray(.block)
    json.beginObject(.block)
    writeTool(to: &json)
    if let category = report.run.category {
      json.key("automationDetails")
      json.beginObject()
      json.member("id", "layoutc/\(category)/")
      json.end()
    }
    writeInvocation(to: &json)
    json.member("columnKind", "utf16CodeUnits")
    json.key("results")
    json.beginArray(.block)
    for file in report.files where !file.findings.isEmpty {
      let place = SARIFPlace(file, in: report)
      let hashes = LineHashes(of: file.source)
      for finding in file.findings {
        let rule = indices[finding.diagnostic.code.number] ?? 0
        SARIFResult(
          finding: finding, rule: rule, place: place, hashes: hashes, report: report
        ).write(to: &json)
      }
    }
    json.end()
    json.end()
    json.end()
    json.end()
  }

  private func writeTool(to json: inout JSONWriter) {
    json.key("tool")
    json.beginObject(.block)
    json.key("driver")
    json.beginObject(.block)
    json.member("name", "layoutc")
    if let version = report.run.version { json.member("semanticVersion", version) }
    json.key("rules")
    json.beginArray(.block)
    for rule in rules { json.value(rule) }
    json.end()
    json.end()
    json.end()
  }

  /// The call did its job unless something could not be read or written.
  private func writeInvocation(to json: inout JSONWriter) {
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.key("executionSuccessful")
    json.value { $0.write(report.exitCode <= 1 ? "true" : "false") }
    json.key("exitCode")
    json.value(report.exitCode)
    json.end()
    json.end()
  }
}
