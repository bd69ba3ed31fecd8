internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 44; `uikit.md` m7, 12.
  static let decorationHeader = LintRule(
    name: "decoration-header", code: "L350", severity: .note,
    summary: "A background with insets for the cells lies behind the header, too.",
    rationale: """
      A background is as large as its section, header and footer included. A card around the cells \
      alone needs an inset as high as the header; one around all needs none, and says so by none.
      """,
    flagged: [
      """
      layout page { section all {
          insets: 16
          header title 1w x 80
          hgroup row 1w x 90 { item cell }
          background card { insets: horizontal 8 }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          insets: 16
          header title 1w x 80
          hgroup row 1w x 90 { item cell }
          background card { insets: top 44, horizontal 8 }
      } }
      """,
      """
      layout page { section all {
          insets: 16
          header title 1w x 80
          hgroup row 1w x 90 { item cell }
          background card
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        let layout = model.layout
        return inspection.subject.writtenSections(of: layout).flatMap { section in
          section.decorations.compactMap { decoration in
            guard let item = section.item(behindWhich: decoration, on: layout.scrollDirection)
            else {
              return nil
            }
            return Match(
              place: inspection.subject.place(of: \Decoration.insets, in: decoration.id),
              measure: 1,
              .init(
                name: inspection.subject.name(of: decoration.id),
                text: inspection.subject.name(of: item)))
          }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` lies behind `\(stretch.first.text)`, too",
          at: stretch.first.place, label: "none at its edge"
        ).noting("a background is as large as its section, headers and footers included")
          .helping("add an inset as long as `\(stretch.first.text)`, if the cells alone are meant")
      }))
}

extension Section {
  /// A header or footer that `decoration`, which has insets, has none for.
  fileprivate func item(behindWhich decoration: Decoration, on axis: Axis) -> ElementID? {
    guard decoration.insets.total(on: axis.flipped) > 0 else { return nil }
    return boundaryItems.first { item in
      let place = item.alignment.unit[axis]
      guard item.extendsBoundary, item.size[axis].points != nil, place != 0.5 else { return false }
      let inset =
        place == 0 ? decoration.insets.start(on: axis) : decoration.insets.end(on: axis)
      return inset == 0
    }?.id
  }
}

extension Point {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
