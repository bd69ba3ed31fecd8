internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule.Evidence {
  /// What UIKit would refuse by `rule` in any viewport.
  static func refusals(_ rule: Refusal.Rule, help: String) -> LintRule.Evidence {
    let description = RefusalDescription(rule)
    return .layouts { facts, inspection in
      facts.sections.compactMap { section -> Match? in
        guard let refusal = section.survey.refusal, refusal.rule == rule,
          let element = refusal.path.last
        else { return nil }
        let origin = facts.firstLength(of: element, for: refusal.rule, in: inspection.subject)
        return inspection.match(element, .init(text: refusal.reason, origin: origin))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "UIKit refuses `\(occurrence.name)` in some views: \(description.summary)",
        label: description.label, related: occurrence.origin.related("its first child"),
        note: "\(occurrence.firstView): \(occurrence.text)", help: help)
    }
  }
}

extension LayoutFacts {
  /// Where the length of a group's first child is written that does not fit in it.
  fileprivate func firstLength(
    of group: ElementID, for rule: Refusal.Rule, in subject: LintSubject
  ) -> TextRange? {
    guard rule == .firstItemCannotFit, let group = model.groups[group] else { return nil }
    return group.children.first.map { subject.lengthRange(of: $0.id, on: group.axis) }
  }
}
