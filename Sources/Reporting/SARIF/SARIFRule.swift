internal import LayoutDiagnostics
internal import LayoutText

extension JSONWriter {
  /// A rule as SARIF introduces it.
  mutating func value(_ rule: ReportedRule) {
    beginObject(.block)
    member("id", rule.code.number)
    member("name", rule.code.name)
    message("shortDescription", rule.words.summary)
    message("fullDescription", rule.words.description)
    key("help")
    beginObject()
    member("text", rule.words.help)
    if let markdown = rule.words.markdown { member("markdown", markdown) }
    end()
    key("defaultConfiguration")
    beginObject()
    member("level", rule.code.severity.rawValue)
    end()
    key("properties")
    beginObject()
    if !rule.tags.isEmpty {
      key("tags")
      beginArray()
      for tag in rule.tags { value(tag) }
      end()
    }
    member("problem.severity", rule.code.severity.problemName)
    end()
    end()
  }

  /// A member that is a message of at most 1024 characters, GitHub's limit.
  private mutating func message(_ name: StaticString, _ text: String) {
    key(name)
    beginObject()
    member("text", text.count > 1024 ? text.prefix(1023) + "…" : text)
    end()
  }

  /// `"name": "text"`.
  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
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
