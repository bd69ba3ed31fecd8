internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `content.md` c.2, 3: a starved column may be narrower than its `min`, even 0.
  static let emptyColumn = LintRule(
    name: "empty-column", code: "L464", severity: .warning,
    summary: "A lazy grid has a column of width 0, or a row of height 0.",
    rationale: """
      Fixed columns take what they say, flexible ones their least; the adaptive column gets what is \
      left, and its `min` only decides how often it is split. With nothing left, it is there with a \
      width of 0, and every cell in it is invisible.
      """,
    flagged: [
      """
      view page {
          lazyvgrid {
              columns: fixed(180), fixed(180), adaptive(min: 60)
              box { frame: _ x 20 }
              box { frame: _ x 20 }
              box { frame: _ x 20 }
          }
      }
      """
    ],
    accepted: [
      """
      view page {
          lazyvgrid {
              columns: fixed(80), fixed(80), adaptive(min: 60)
              box { frame: _ x 20 }
              box { frame: _ x 20 }
              box { frame: _ x 20 }
          }
      }
      """
    ],
    evidence: .contents(
      { scene, inspection in
        scene.hosts.flatMap(\.survey.grids).filter(\.hasEmptyLane).map { grid in
          Match(
            place: inspection.subject.header(of: grid.id), measure: Double(grid.emptyCount),
            .init(
              detail: grid.length, count: grid.laneCount,
              name: inspection.subject.name(of: grid.id),
              text: grid.axis == .horizontal ? "column of width 0" : "row of height 0"))
        }
      },
      tell: { stretch, inspection in
        let (first, lanes) = (stretch.first, "\(stretch.first.count)")
        return inspection.finding(
          "`\(first.name)` has a \(first.text)", at: first.place,
          label: "\(decimal(first.measure)) of \(lanes) are empty"
        ).noting("\(stretch.atFirst) all of them share \(points(first.detail))")
          .helping("let the fixed ones be `flexible(min: …)`, or show fewer there")
      }))
}

extension SurveyedTracks {
  /// Whether what stands in one of its lanes is invisible.
  var hasEmptyLane: Bool { emptyCount > 0 }
}
