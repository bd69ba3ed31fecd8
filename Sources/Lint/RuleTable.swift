internal import LayoutDiagnostics
internal import LayoutText

/// Every rule with its code, its severity, its group and who may apply its fixes, a line each.
package func ruleTable() -> String {
  let width = LintRule.all.map(\.name.count).max() ?? 0
  return LintRule.all.map { rule in
    let name = rule.name + String(repeating: " ", count: width - rule.name.count)
    let severity = rule.severity.rawValue
    let margin = String(repeating: " ", count: 7 - severity.count)
    let group = RuleGroup(of: rule)?.rawValue ?? ""
    let gap = String(repeating: " ", count: max(0, 13 - group.count))
    let fixes = rule.fixes.map { "  fix: \($0.rawValue)" } ?? ""
    let line = "\(rule.code)  \(name)  \(severity)\(margin)  \(group)\(gap)\(fixes)"
    return line.trimmed + "\n"
  }.joined()
}
