internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// The report of a refusal.
struct RefusalText: Sendable {
  /// What is wrong with the group, behind its name.
  let headline: String
  let label: String
  let help: String
}

extension LintRule.Evidence {
  /// What UIKit would refuse by `rule` in any viewport.
  static func refusals(_ rule: Refusal.Rule, _ text: RefusalText) -> LintRule.Evidence {
    .layouts { facts, inspection in
      facts.sections.compactMap { section -> Match? in
        guard let refusal = section.survey.refusal, refusal.rule == rule,
          let element = refusal.path.last
        else { return nil }
        let origin = facts.firstLength(of: element, for: refusal.rule, in: inspection.subject)
        return inspection.match(element, .init(text: refusal.reason, origin: origin))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "UIKit refuses `\(occurrence.name)` in some views: \(text.headline)",
        label: text.label, related: occurrence.origin.related("its first child"),
        note: "\(occurrence.firstView): \(occurrence.text)", help: text.help)
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
