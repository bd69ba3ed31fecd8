internal import LayoutSolver
internal import LayoutText

/// What is told of a refusal.
struct RefusalWords: Sendable {
  /// What is wrong with the group, behind its name.
  let headline: String
  let label: String
  let help: String
}

extension LintRule.Evidence {
  /// What UIKit would refuse by `rule` in any view of the sweep.
  static func refusals(_ rule: Refusal.Rule, _ words: RefusalWords) -> LintRule.Evidence {
    .views(
      { observation, inspection in
        observation.sections.compactMap { section -> Sighting? in
          guard let refusal = section.survey.refusal, refusal.rule == rule,
            let culprit = refusal.path.last
          else { return nil }
          return Sighting(
            place: inspection.subject.header(of: culprit), measure: 1,
            .init(name: inspection.subject.name(of: culprit), text: refusal.reason))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "UIKit refuses `\(stretch.first.name)` in some views: \(words.headline)",
          at: stretch.first.place, label: words.label
        ).noting("\(stretch.firstView): \(stretch.first.text)").helping(words.help)
      })
  }
}
