internal import LayoutDiagnostics
package import LayoutText

extension JSONSchema {
  /// Of `.layoutc.json` and of the settings that hold, which name a schema; written from the
  /// declarations.
  package static let configuration = JSONSchema(
    "config",
    title: "The configuration of layoutc, \(Configuration.fileName), or what `config` prints",
    root: [
      "if": ["required": ["schema"]], "then": LintSettings.schema,
      "else": .record(ConfigurationKey.all),
    ])
}

extension LintSettings {
  /// Of `document(of:read:)`.
  fileprivate static var schema: JSON {
    .record([
      "schema": .word(of: [documentName]), "configuration": .optionalString,
      "widths": ConfigurationForm.widths.schema,
      "target": ["anyOf": [ConfigurationForm.system.schema, ["type": "null"]]],
      "include": .array(of: .string), "exclude": .array(of: .string),
      "rules": .record(.object(LintRule.all.map { ($0.name, $0.settings) })),
    ])
  }
}

extension ConfigurationForm {
  fileprivate var schema: JSON {
    switch self {
    case .text: .string
    case .boolean: ["type": "boolean"]
    case .texts, .devices: ["anyOf": [.string, .array(of: .string)]]
    case .widths: .string(like: "^([1-9][0-9]{0,3}|10000)\\.\\.\\.([1-9][0-9]{0,3}|10000)$")
    case .system: .string(like: "^iOS (1[3-9]|2[0-6])(\\.[0-9]+){0,2}$")
    case .rules: .rules
    case .test: .record(ConfigurationKey.ofTests)
    case .overrides: .array(of: .record(ConfigurationKey.ofOverrides))
    }
  }
}

extension JSON {
  /// The schema of an object with these keys.
  fileprivate static func record(_ keys: [ConfigurationKey]) -> JSON {
    record(
      .object(
        keys.map { key in
          let summary: JSON = ["description": .text(key.summary)]
          return (key.name + (key.isRequired ? "" : "?"), summary.with(key.form.schema))
        }))
  }
}

extension JSON {
  /// The schema of an object of rules, by what selects them.
  fileprivate static var rules: JSON {
    let severity = word(of: RuleSetting.severities)
    let setting = record(.object([(RuleSetting.severityName + "?", severity)]))
    let collection: JSON = ["anyOf": [severity, setting]]
    let groups = RuleSelector.collections.map { ($0 + "?", collection) }
    let codes: JSON = ["anyOf": [severity, ["type": "object"]]]
    return record(.object(LintRule.all.map { ($0.name + "?", $0.schema) } + groups))
      .with(["patternProperties": .object([(RuleSelector.codePattern, codes)])])
  }
}

extension LintRule {
  /// Of all that holds for it.
  fileprivate var settings: JSON {
    let severity = JSON.word(of: RuleSetting.severities)
    let options = options.map { ($0.name, JSON.number) }
    return .record(.object([(RuleSetting.severityName, severity)] + options))
  }

  fileprivate var schema: JSON {
    let severity = JSON.word(of: RuleSetting.severities)
    let options = options.map { option in
      let description = "\(option.summary) Without it \(decimal(option.standard))."
      return (option.name + "?", ["description": .text(description), "type": "number"] as JSON)
    }
    let settings = [(RuleSetting.severityName + "?", severity)] + options
    return [
      "description": .text(summary), "anyOf": [severity, .record(.object(settings))],
    ]
  }
}
