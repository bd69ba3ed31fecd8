package import LayoutDiagnostics
package import LayoutEvaluation
internal import LayoutText

/// The settings for one file.
package struct LintSettings: Hashable, Sendable {
  /// The widths that rules about geometry are decided for, in points.
  package var widths = usualWidths
  /// Whether warnings are errors, and whether findings in tiny windows are reported.
  package var isStrict = false
  /// Whether a call selects fewer widths than configured.
  package var hasFewerWidths = false
  /// Whether a call selects fewer rules than configured.
  package var hasFewerRules = false
  /// The major version of the oldest iOS that the file has to run on; `nil` when not configured.
  package var target: Int?
  /// How much work may be done on a file.
  package var work = WorkBudget.standard
  /// When the linter gives up; `nil`: never.
  package var deadline: Deadline?
  /// The settings of rules, by their names.
  package var rules: [String: RuleSetting] = [:]

  /// The widths of views that people use, in points.
  static let usualWidths = 320...1366

  package init() {}
}

/// The settings of one rule.
package struct RuleSetting: Hashable, Sendable {
  /// Whether it does not run; `nil` if nothing but the default decides it.
  package var isOff: Bool?
  /// `nil` for the default of the rule.
  package var severity: Diagnostic.Severity?
  /// The numbers that are set, by the names of options.
  package var options: [String: Double] = [:]

  package init() {}

  /// Whether `rule`, which it is for, does not run.
  func isOff(for rule: LintRule) -> Bool { isOff ?? !rule.isOnByDefault }

  /// The settings that hold where `other` comes later.
  func overridden(by other: RuleSetting) -> RuleSetting {
    var setting = other
    setting.isOff = other.isOff ?? isOff
    setting.severity = other.severity ?? severity
    setting.options = options.merging(other.options) { $1 }
    return setting
  }
}

extension LintSettings {
  /// The rules that run.
  var activeRules: [LintRule] {
    LintRule.all.filter { !(rules[$0.name] ?? RuleSetting()).isOff(for: $0) }
  }

  /// The same text for equal settings, and for no others.
  package var key: String {
    let own = rules.sorted { $0.key < $1.key }.map { name, setting in
      let options = setting.options.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let isOff = setting.isOff.map { "\($0)" } ?? "by default"
      return ([name, isOff, setting.severity?.rawValue ?? ""] + options).joined(separator: " ")
    }
    let words = [
      "\(widths)", "\(isStrict)", "\(hasFewerWidths)", "\(hasFewerRules)", "\(work)",
    ]
    return (words + [target.map { "\($0)" } ?? ""] + own).joined(separator: "\n")
  }

  /// The rules that run on a file, each with its settings; those about how a layout is written do not
  /// run on what was imported.
  func inspections(of subject: LintSubject) -> [Inspection] {
    activeRules.filter { !(subject.isImported && $0.traits.contains(.ofWriting)) }.map { rule in
      let setting = rules[rule.name] ?? RuleSetting()
      return Inspection(
        rule: rule, subject: subject, severity: setting.severity ?? rule.severity,
        options: setting.options, target: target, widths: widths)
    }
  }
}
