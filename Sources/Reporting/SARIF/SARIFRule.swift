internal import LayoutDiagnostics
internal import LayoutText

extension JSONWriter {
  /// The description of a rule in SARIF.
  mutating func value(_ rule: ReportedRule) {
    object(.block) { json in
      json.member("id", rule.code.number)
      json.member("name", rule.code.name)
      json.message("shortDescription", rule.documentation.summary)
      json.message("fullDescription", rule.documentation.description)
      json.member("helpUri", rule.code.address)
      json.object("help") { $0.member("text", rule.documentation.help) }
      json.object("defaultConfiguration") { $0.member("level", rule.code.severity.rawValue) }
      json.object("properties") { json in
        if !rule.tags.isEmpty {
          json.array("tags") { json in
            for tag in rule.tags { json.value(tag) }
          }
        }
        json.member("problem.severity", rule.code.severity.problemName)
      }
    }
  }

  /// A message of at most 1024 characters, GitHub's limit.
  private mutating func message(_ name: StaticString, _ text: String) {
    object(name) { $0.member("text", text.count > 1024 ? text.prefix(1023) + "…" : text) }
  }
}

extension Diagnostic.Severity {
  fileprivate var problemName: String {
    switch self {
    case .error, .warning: rawValue
    case .note: "recommendation"
    }
  }
}
