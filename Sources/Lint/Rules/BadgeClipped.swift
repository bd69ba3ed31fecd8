internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 28; `uikit.md` m6, 8.1, 8.2.
  static let badgeClipped = LintRule(
    name: "badge-clipped", code: "L420", severity: .note,
    summary: "A badge sticks out of the view, or of the scroller of its section.",
    rationale: """
      A badge moved over the corner of its cell is cut where the view ends, and in a section that \
      scrolls across also where the section ends. Insets as large as the overhang make room for it.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x 90 {
          item cell { badge dot 20 x 20 { offset: 0.5w, 0 } }
      } } }
      """,
      """
      layout page { section all {
          insets: horizontal 16
          orthogonal: continuous
          hgroup card 120 x 90 { item cell { badge dot 20 x 20 { offset: 0, -0.5h } } }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          insets: horizontal 16
          hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 0.5w, -0.5h } } }
      } }
      """,
      """
      layout page { section all {
          insets: 16
          orthogonal: continuous
          hgroup card 120 x 90 { item cell { badge dot 20 x 20 { offset: 0, -0.5h } } }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        observation.sections.flatMap { section in
          section.survey.badges.compactMap { badge in
            guard let (side, excess, step) = section.overhang(of: badge.frame, in: observation)
            else { return nil }
            return Match(
              place: inspection.subject.header(of: badge.id), measure: excess,
              .init(name: inspection.subject.name(of: badge.id), text: side), step: step)
          }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` is cut off at the \(stretch.worst.text)",
          at: stretch.first.place, label: "\(points(stretch.worst.measure)) stick out"
        ).noting(
          "\(stretch.atWorst) \(points(stretch.worst.measure)) of it lie beyond the "
            + "\(stretch.worst.text)"
        ).helping("give the section insets as large as what sticks out, or move the badge less")
      }))
}

extension ObservedSection {
  /// Where `badge`, from the corner of an instance, is cut, and how much of it.
  fileprivate func overhang(
    of badge: Rectangle, in observation: Observation
  ) -> (side: String, excess: Points, step: Int)? {
    let across = observation.layout.scrollDirection.flipped
    let scrolls = section.orthogonal != .none
    // A centred group has room on either side, and how much rests on the group.
    if section.orthogonal == .groupPagingCentered { return nil }
    let view = observation.viewport.size[across] - (survey.space?[across] ?? 0)
    let margins = scrolls ? section.insets.total(on: across) : view
    let start =
      scrolls ? section.insets.start(on: across) : min(view, section.insets.start(on: across))
    let end = margins - start
    var sides = [
      ("leading edge of the \(scrolls ? "section" : "view")", -badge.start(on: across) - start),
      (
        "trailing edge of the \(scrolls ? "section" : "view")",
        badge.end(on: across) - survey.extent(on: across, filling: !scrolls) - end
      ),
    ]
    if scrolls {
      let along = across.flipped
      sides += [
        ("top of the section", -badge.start(on: along) - section.insets.start(on: along)),
        (
          "bottom of the section",
          badge.end(on: along) - survey.groupSize[along] - section.insets.end(on: along)
        ),
      ]
    }
    let worst = sides.indices.max { sides[$0].1 < sides[$1].1 } ?? 0
    let (side, excess) = sides[worst]
    return excess > observation.viewport.pixel ? (side, excess, worst) : nil
  }
}

extension Survey {
  /// The length of what a badge stands in: the instance, or all that is left to it.
  fileprivate func extent(on axis: Axis, filling: Bool) -> Points {
    filling ? max(groupSize[axis], space?[axis] ?? 0) : groupSize[axis]
  }
}
