internal import LayoutDiagnostics
internal import LayoutText

/// A report as a SARIF log of one run.
struct SARIFLog {
  private let report: Report
  private let rules: [ReportedRule]
  private let indices: [String: Int]

  init(of report: Report) {
    self.report = report
    let found = report.files.flatMap { $0.findings.map(\.diagnostic.code) }
    let numbers = Set(found.map(\.number))
    // Without results, the rules tell that they have run.
    var rules = report.run.rules.filter { numbers.isEmpty || numbers.contains($0.code.number) }
    var known = Set(rules.map(\.code.number))
    for code in found.sorted(by: { $0.number < $1.number })
    where known.insert(code.number).inserted {
      rules.append(ReportedRule(undocumented: code))
    }
    self.rules = rules
    let pairs = rules.enumerated().map { ($0.element.code.number, $0.offset) }
    indices = Dictionary(pairs) { first, _ in first }
  }

  func write(to json: inout JSONWriter) {
    json.object(.block) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs", .block) { json in
        json.object(.block) { json in
          writeTool(to: &json)
          if let category = report.run.category {
            json.object("automationDetails") { $0.member("id", "layoutc/\(category)/") }
          }
          writeInvocation(to: &json)
          json.member("columnKind", "utf16CodeUnits")
          json.array("results", .block) { json in
            for file in report.files where !file.findings.isEmpty {
              let location = SARIFLocation(file, in: report)
              let hashes = LineHashes(of: file.source)
              for finding in file.findings {
                let rule = indices[finding.diagnostic.code.number] ?? 0
                SARIFResult(
                  finding: finding, rule: rule, location: location, hashes: hashes, report: report
                ).write(to: &json)
              }
            }
          }
        }
      }
    }
  }

  private func writeTool(to json: inout JSONWriter) {
    json.object("tool", .block) { json in
      json.object("driver", .block) { json in
        json.member("name", "layoutc")
        if let version = report.run.version { json.member("semanticVersion", version) }
        json.array("rules", .block) { json in
          for rule in rules { json.value(rule) }
        }
      }
    }
  }

  /// The call succeeded unless a file could not be read or written.
  private func writeInvocation(to json: inout JSONWriter) {
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", report.exitCode <= 1)
        json.member("exitCode", report.exitCode)
      }
    }
  }
}
