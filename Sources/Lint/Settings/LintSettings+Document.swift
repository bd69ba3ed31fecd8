internal import LayoutDiagnostics
package import LayoutText

extension LintSettings {
  /// What the document calls its schema.
  static let documentName = "layoutc/config@1"

  /// The settings as a document, every rule with what holds for it.
  ///
  /// - Parameter path: the file that `configuration` was read from.
  package func document(of configuration: Configuration, read path: String?) -> JSON {
    [
      "schema": .text(Self.documentName), "configuration": path.map(JSON.text) ?? JSON(.null),
      "widths": .text("\(widths.lowerBound)...\(widths.upperBound)"),
      "target": target.map { .text("iOS \($0)") } ?? JSON(.null),
      "include": .list(configuration.include.map { .text($0.text) }),
      "exclude": .list(configuration.exclude.map { .text($0.text) }),
      "rules": .object(LintRule.all.map { ($0.name, document(of: $0)) }),
    ]
  }

  private func document(of rule: LintRule) -> JSON {
    let setting = rules[rule.name] ?? RuleSetting()
    let severity =
      setting.isOff(for: rule)
      ? RuleSetting.off : (setting.severity ?? rule.severity).rawValue
    let options = rule.options.map { option in
      (option.name, JSON.number(setting.options[option.name] ?? option.standard))
    }
    return .object([(RuleSetting.severityName, .text(severity))] + options)
  }
}
