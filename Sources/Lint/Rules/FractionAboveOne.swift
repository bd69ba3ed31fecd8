internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 29. Inside groups the children that overflow are found in the frames;
  ///   a badge may well be larger than what it is tied to.
  static let fractionAboveOne = LintRule(
    name: "fraction-above-one", code: "L343", severity: .note,
    summary: "A fraction makes something wider than its container.",
    rationale: """
      More than the whole width sticks out of the screen at the trailing side, where nobody can \
      scroll to it, and a carousel shows each card only in part. A height may well be a multiple \
      of a width.
      """,
    flagged: ["layout page { section all { hgroup row 1.2w x 44 { item cell } } }"],
    accepted: [
      "layout page { section all { hgroup row 1w x 1.2w { item cell } } }",
      "layout page { section all { hgroup row 1w x 1.2h { item cell } } }",
    ],
    evidence: .models(
      { model, inspection in
        let layout = model.layout
        let axis = layout.scrollDirection.flipped
        let groups = layout.sections.flatMap(\.groups).map { ($0.id, $0.size) }
        let edges = layout.everyBoundaryItem.map { ($0.id, Optional($0.size)) }
        return (groups + edges).compactMap { id, size in
          guard let fraction = size?[axis].fraction(of: axis), fraction > 1 + 1e-6 else {
            return nil
          }
          return Match(
            place: inspection.subject.dimension(of: id, on: axis), measure: fraction,
            .init(name: inspection.subject.name(of: id)))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` is larger than its container", at: stretch.first.place,
          label: "\(decimal(stretch.worst.measure * 100)) % of it"
        ).noting("what is larger than its container sticks out of it at the trailing side")
          .helping("write `1w` for all of it; negative insets make something bleed on both sides")
      }))
}

extension Layout {
  /// The headers, footers and boundary items of the layout and of its sections.
  var everyBoundaryItem: [BoundaryItem] { boundaryItems + sections.flatMap(\.boundaryItems) }
}
