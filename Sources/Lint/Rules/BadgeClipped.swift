internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 28; `uikit.md` m6, 8.1, 8.2.
  static let badgeClipped = LintRule(
    name: "badge-clipped", code: "L420", severity: .note,
    summary: "A badge extends past the view or past its scrolling section.",
    rationale: """
      A badge over the corner of its cell is clipped at the edge of the view, and in an orthogonal \
      section also at the edge of the section. Section insets as large as the overhang leave space \
      for it.
      """,
    flagged: .section(
      "hgroup row 1w x 90 {", "    item cell { badge dot 20 x 20 { offset: 0.5w, 0 } }", "}"),
    accepted: .section(
      "insets: horizontal 16",
      "hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 0.5w, -0.5h } } }"),
    evidence: .layouts { facts, inspection in
      facts.sections.flatMap { section in
        section.survey.badges.compactMap { badge in
          section.overhang(of: badge.frame, in: facts).map { side, excess, step in
            inspection.match(badge.id, measure: excess, .init(text: side, step: step))
          }
        }
      }
    } report: { occurrence, _ in
      let (side, excess) = (occurrence.worst.text, points(occurrence.worst.measure))
      return Finding(
        headline: "`\(occurrence.name)` is clipped at the \(side)", label: "\(excess) clipped",
        note: "\(occurrence.atWorst) it extends \(excess) past the \(side)",
        help: "give the section insets as large as the overhang, or reduce the offset")
    })
}

extension SectionFacts {
  /// The edge that clips `badge`, a frame relative to the instance, most, and how much of it.
  fileprivate func overhang(
    of badge: Rectangle, in facts: LayoutFacts
  ) -> (side: String, excess: Points, step: Int)? {
    let across = facts.layout.scrollDirection.flipped
    let scrolls = section.orthogonal != .none
    // A centred group has space on either side, depending on its size.
    if section.orthogonal == .groupPagingCentered { return nil }
    let view = facts.viewport.size[across] - (survey.space?[across] ?? 0)
    let margins = scrolls ? section.insets.total(on: across) : view
    let start =
      scrolls ? section.insets.start(on: across) : min(view, section.insets.start(on: across))
    let end = margins - start
    let clip = scrolls ? "section" : "view"
    var sides = [
      ("leading edge of the \(clip)", -badge.start(on: across) - start),
      (
        "trailing edge of the \(clip)",
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
    return excess > facts.viewport.pixel ? (side, excess, worst) : nil
  }
}

extension Survey {
  /// The length of the instance, or of all the space it has.
  fileprivate func extent(on axis: Axis, filling: Bool) -> Points {
    filling ? max(groupSize[axis], space?[axis] ?? 0) : groupSize[axis]
  }
}
