internal import LayoutDiagnostics
package import LayoutText

extension JSONSchema {
  /// Of `.layoutc.json`, written from the declarations.
  package static let configuration = JSONSchema(
    "config", title: "The configuration of layoutc, \(Configuration.fileName)",
    root: object(ConfigurationKey.all))
}

extension ConfigurationKey {
  fileprivate var schema: JSON {
    .object([("description", .text(summary))] + form.schema)
  }
}

extension ConfigurationForm {
  fileprivate var schema: [(String, JSON)] {
    switch self {
    case .text: [("type", .text("string"))]
    case .boolean: [("type", .text("boolean"))]
    case .texts:
      [("anyOf", .list([.string, .object([("type", .text("array")), ("items", .string)])]))]
    case .widths: pattern("^([1-9][0-9]{0,3}|10000)\\.\\.\\.([1-9][0-9]{0,3}|10000)$")
    case .system: pattern("^iOS (1[3-9]|2[0-6])(\\.[0-9]+){0,2}$")
    case .rules:
      object(LintRule.all.map { ($0.name, $0.schema) })
    case .overrides:
      [
        ("type", .text("array")),
        ("items", .object(object(ConfigurationKey.ofOverrides))),
      ]
    }
  }

  private func pattern(_ pattern: String) -> [(String, JSON)] {
    [("type", .text("string")), ("pattern", .text(pattern))]
  }
}

extension LintRule {
  fileprivate var schema: JSON {
    let severity = JSON.object([
      ("enum", .list(Configuration.RuleWords.severities.map(JSON.text)))
    ])
    let options = options.map { option in
      let description = "\(option.summary) Without it \(decimal(option.standard))."
      return (
        option.name,
        JSON.object([("description", .text(description)), ("type", .text("number"))])
      )
    }
    let settings = [(Configuration.RuleWords.severityName, severity)] + options
    return .object([
      ("description", .text(summary)),
      ("anyOf", .list([severity, .object(object(settings))])),
    ])
  }
}

extension JSON {
  fileprivate static let string = JSON.object([("type", .text("string"))])
}

/// The schema of an object with these names and no others.
private func object(_ keys: [ConfigurationKey]) -> [(String, JSON)] {
  let required = keys.filter(\.isRequired).map { JSON.text($0.name) }
  return object(keys.map { ($0.name, $0.schema) })
    + (required.isEmpty ? [] : [("required", .list(required))])
}

/// The schema of an object with these members and no others.
private func object(_ members: [(String, JSON)]) -> [(String, JSON)] {
  [
    ("type", .text("object")), ("properties", .object(members)),
    ("additionalProperties", .boolean(false)),
  ]
}
