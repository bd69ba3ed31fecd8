internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 35.
  static let orthogonalTrailingInset = LintRule(
    name: "orthogonal-trailing-inset", code: "L347", severity: .note,
    summary: "An orthogonal section has an inset before its first card and none behind its last.",
    rationale: """
      The insets of such a section precede the first group and follow the last. Without one at the \
      end the last card touches the edge of the screen once users scroll to it.
      """,
    flagged: .section(
      "insets: leading 16", "orthogonal: continuous", "hgroup card 120 x 90 { item cell }"),
    accepted: .section(
      "insets: horizontal 16", "orthogonal: continuous", "hgroup card 120 x 90 { item cell }"),
    evidence: .models { model, inspection in
      let axis = model.layout.scrollDirection.flipped
      return inspection.subject.writtenSections(of: model.layout)
        .filter { $0.scrollsToEdge && $0.lacksEndInset(on: axis) }
        .map { section in
          inspection.match(
            section.id, at: .property(\Section.insets), measure: section.insets.start(on: axis))
        }
    } report: { occurrence, _ in
      Finding(
        headline: "the last card of `\(occurrence.name)` touches the edge",
        label: "no inset at the end",
        note: "the inset before the first card is \(points(occurrence.worst.measure)), and there "
          + "is none behind the last",
        help: "write the same inset at both ends, as in `horizontal 16`")
    })
}

extension Section {
  /// Whether its insets are at both ends of a row that scrolls.
  fileprivate var scrollsToEdge: Bool {
    switch orthogonal {
    case .none, .groupPagingCentered, .paging: false
    case .continuous, .continuousGroupLeadingBoundary, .groupPaging: true
    }
  }

  /// Whether it has an inset at the start of `axis`, and nothing in it leaves space at the end.
  fileprivate func lacksEndInset(on axis: Axis) -> Bool {
    guard insets.start(on: axis) > 0, insets.end(on: axis) == 0 else { return false }
    return groups.flatMap(\.withDescendants).allSatisfy {
      $0.insets.end(on: axis) <= 0 && $0.edgeSpacing.end(on: axis).minimum <= 0
    }
  }
}
