internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 29. Another rule reports children of groups by their frames; a badge
  ///   may be larger than its host.
  static let fractionAboveOne = LintRule(
    name: "fraction-above-one", code: "L343", severity: .note,
    summary: "A fraction makes an element wider than its container.",
    rationale: """
      An element wider than its container extends past the trailing edge of the screen, out of \
      reach, and a carousel never shows a whole card. A height may be a multiple of a width.
      """,
    flagged: "layout page { section all { hgroup row 1.2w x 44 { item cell } } }",
    accepted: "layout page { section all { hgroup row 1w x 1.2w { item cell } } }",
    evidence: .models { model, inspection in
      let layout = model.layout
      let axis = layout.scrollDirection.flipped
      let groups = layout.sections.flatMap { section in
        section.groups.compactMap { group -> (ElementID, LayoutSize?)? in
          // A strip of whole pages is scrolled to its end.
          let fraction = group.size?[axis].fraction(of: axis) ?? 0
          let isStrip = section.orthogonal != .none && fraction == fraction.rounded()
          return isStrip ? nil : (group.id, group.size)
        }
      }
      let edges = layout.everyBoundaryItem.map { ($0.id, Optional($0.size)) }
      return (groups + edges).compactMap { id, size in
        guard let fraction = size?[axis].fraction(of: axis), fraction > 1 + 1e-6 else {
          return nil
        }
        return inspection.match(id, at: .length(axis), measure: fraction)
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` is larger than its container",
        label: "\(decimal(occurrence.worst.measure * 100)) % of it",
        note: "an element larger than its container extends past the trailing edge",
        help: "write `1w` to fill it; negative insets extend an element on both sides")
    })
}

extension Layout {
  /// The headers, footers and boundary items of the layout and of its sections.
  var everyBoundaryItem: [BoundaryItem] { boundaryItems + sections.flatMap(\.boundaryItems) }
}
