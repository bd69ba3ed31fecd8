internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

/// What is told of a refusal.
struct RefusalText: Sendable {
  /// What is wrong with the group, behind its name.
  let headline: String
  let label: String
  let help: String
}

extension LintRule.Evidence {
  /// What UIKit would refuse by `rule` in any view of the sweep.
  static func refusals(_ rule: Refusal.Rule, _ words: RefusalText) -> LintRule.Evidence {
    .views(
      { observation, inspection in
        observation.sections.compactMap { section -> Match? in
          guard let refusal = section.survey.refusal, refusal.rule == rule,
            let culprit = refusal.path.last
          else { return nil }
          return Match(
            place: inspection.subject.header(of: culprit), measure: 1,
            .init(
              name: inspection.subject.name(of: culprit), text: refusal.reason,
              origin: observation.firstLength(
                of: culprit, for: refusal.rule, in: inspection.subject)))
        }
      },
      tell: { stretch, inspection in
        let finding = inspection.finding(
          "UIKit refuses `\(stretch.first.name)` in some views: \(words.headline)",
          at: stretch.first.place, label: words.label
        ).noting("\(stretch.firstView): \(stretch.first.text)").helping(words.help)
        return stretch.first.origin.map { finding.pointing(at: $0, "its first child") } ?? finding
      })
  }
}

extension Observation {
  /// Where the length of a group's first child is written that does not fit in it.
  fileprivate func firstLength(
    of group: ElementID, for rule: Refusal.Rule, in subject: LintSubject
  ) -> TextRange? {
    guard rule == .firstItemCannotFit, let group = model.groups[group] else { return nil }
    return group.children.first.map { subject.dimension(of: $0.id, on: group.axis) }
  }
}
