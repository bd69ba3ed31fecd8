internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 46.
  static let doubleInset = LintRule(
    name: "double-inset", code: "L352", severity: .note,
    summary: "Two kinds of spacing add up.",
    rationale: """
      The margins of a section's reference and its own insets add up, and so do the insets of \
      neighbouring items and the spacing between them: the gap is larger than either number.
      """,
    flagged: .section(
      "insets: horizontal 16", "insetsReference: layoutMargins",
      "hgroup row 1w x 44 { item cell }"
    ),
    accepted: .section("insetsReference: layoutMargins", "hgroup row 1w x 44 { item cell }"),
    evidence: .models { model, inspection in
      let sections = inspection.subject.writtenSections(of: model.layout).compactMap { section in
        section.repeatedMargins(in: model.layout).map {
          inspection.match(
            section.id, at: .property(\Section.insets), measure: $0,
            .init(text: "the margins of its reference"))
        }
      }
      return sections
        + model.everyGroup.compactMap { group in
          group.repeatedGap.map {
            inspection.match(
              group.id, at: .property(\Group.spacing), measure: $0,
              .init(text: "the insets of its children"))
          }
        }
    } report: { occurrence, _ in
      Finding(
        headline: "spacing is added twice in `\(occurrence.name)`",
        label: "adds to other insets",
        note: "\(points(occurrence.worst.measure)) here are added to \(occurrence.text)",
        help: "keep one of the two")
    })
}

extension Section {
  /// Its insets across, where they are added to the margins of its reference.
  fileprivate func repeatedMargins(in layout: Layout) -> Points? {
    let reference = insetsReference == .automatic ? layout.insetsReference : insetsReference
    let total = insets.total(on: layout.scrollDirection.flipped)
    guard reference == .layoutMargins || reference == .readableContent, total > 0 else {
      return nil
    }
    return total
  }
}

extension Group {
  /// Its spacing, where each of its children has insets on both sides as well.
  fileprivate var repeatedGap: Points? {
    guard spacing.minimum > 0, !children.isEmpty else { return nil }
    let haveInsets = children.allSatisfy {
      $0.insets.start(on: axis) > 0 && $0.insets.end(on: axis) > 0
    }
    return haveInsets ? spacing.minimum : nil
  }
}
