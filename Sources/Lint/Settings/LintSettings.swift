package import LayoutDiagnostics
internal import LayoutText

/// What holds for one file.
package struct LintSettings: Hashable, Sendable {
  /// The widths that rules about geometry are decided for, in points.
  package var widths = 320...1366
  /// Whether warnings are errors, and whether what only holds in tiny windows is told.
  package var isStrict = false
  /// Whether a call asks for fewer widths than are of interest.
  package var hasFewerWidths = false
  /// Whether a call asks fewer rules than are of interest.
  package var hasFewerRules = false
  /// The oldest system the file has to run on; `nil`: not checked.
  package var target: Int?
  /// What holds for rules, by their names.
  package var rules: [String: RuleSetting] = [:]

  package init() {}
}

/// What holds for one rule.
package struct RuleSetting: Hashable, Sendable {
  /// Whether it is asked at all.
  package var isOff = false
  /// `nil`: its own.
  package var severity: Diagnostic.Severity?
  /// The numbers that are set, by the names of options.
  package var options: [String: Double] = [:]

  package init() {}
}

extension LintSettings {
  /// The rules that are asked, each with what holds for it.
  func inspections(of subject: LintSubject) -> [Inspection] {
    LintRule.all.compactMap { rule in
      let setting = rules[rule.name] ?? RuleSetting()
      guard !setting.isOff else { return nil }
      return Inspection(
        rule: rule, subject: subject, severity: setting.severity ?? rule.severity,
        options: setting.options, target: target)
    }
  }
}
