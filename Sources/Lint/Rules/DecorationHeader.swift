internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 44; `uikit.md` m7, 12.
  static let decorationHeader = LintRule(
    name: "decoration-header", code: "L350", severity: .note,
    summary: "A background with insets for the cells also covers the header.",
    rationale: """
      A background is as large as its section, including header and footer. A card around the cells \
      alone needs an inset as high as the header; a card around everything needs no insets.
      """,
    flagged: .section(
      "insets: 16", "header title 1w x 80", "hgroup row 1w x 90 { item cell }",
      "background card { insets: horizontal 8 }"),
    accepted: .section(
      "insets: 16", "header title 1w x 80", "hgroup row 1w x 90 { item cell }",
      "background card { insets: top 44, horizontal 8 }"),
    evidence: .models { model, inspection in
      let layout = model.layout
      return inspection.subject.writtenSections(of: layout).flatMap { section in
        section.decorations.compactMap { decoration in
          section.item(inFrontOf: decoration, on: layout.scrollDirection).map { item in
            inspection.match(
              decoration.id, at: .property(\Decoration.insets),
              .init(text: inspection.subject.name(of: item)))
          }
        }
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` also lies behind `\(occurrence.text)`",
        label: "no inset at that edge",
        note: "a background is as large as its section, including headers and footers",
        help: "add an inset as long as `\(occurrence.text)` to surround the cells alone")
    })
}

extension Section {
  /// A header or footer in front of `decoration`, which has insets, but none for that edge.
  fileprivate func item(inFrontOf decoration: Decoration, on axis: Axis) -> ElementID? {
    guard decoration.insets.total(on: axis.flipped) > 0 else { return nil }
    return boundaryItems.first { item in
      let end = item.alignment.unit[axis]
      guard item.extendsBoundary, item.size[axis].points != nil, end != 0.5 else { return false }
      return (end == 0 ? decoration.insets.start(on: axis) : decoration.insets.end(on: axis)) == 0
    }?.id
  }
}
