internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 35.
  static let orthogonalTrailingInset = LintRule(
    name: "orthogonal-trailing-inset", code: "L347", severity: .note,
    summary:
      "A section that scrolls across has room before its first card and none behind its last.",
    rationale: """
      The insets of such a section stand before the first group and behind the last. Without one at \
      the end the last card touches the edge of the screen when people have scrolled to it.
      """,
    flagged: [
      """
      layout page { section all {
          insets: leading 16
          orthogonal: continuous
          hgroup card 120 x 90 { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          insets: horizontal 16
          orthogonal: continuous
          hgroup card 120 x 90 { item cell }
      } }
      """,
      """
      layout page { section all {
          insets: leading 16
          orthogonal: continuous
          hgroup card 120 x 90 { item cell { insets: trailing 8 } }
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        let axis = model.layout.scrollDirection.flipped
        return inspection.subject.writtenSections(of: model.layout)
          .filter { $0.scrollsToEdge && $0.hasNoEnd(on: axis) }
          .map { section in
            Match(
              place: inspection.subject.place(of: \Section.insets, in: section.id),
              measure: section.insets.start(on: axis),
              .init(name: inspection.subject.name(of: section.id)))
          }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "the last card of `\(stretch.first.name)` touches the edge", at: stretch.first.place,
          label: "no room at the end"
        ).noting(
          "\(points(stretch.worst.measure)) stand before the first card, and nothing behind the last"
        ).helping("write the same inset at both ends, as in `horizontal 16`")
      }))
}

extension Section {
  /// Whether its insets stand at both ends of a row that scrolls.
  fileprivate var scrollsToEdge: Bool {
    switch orthogonal {
    case .none, .groupPagingCentered, .paging: false
    case .continuous, .continuousGroupLeadingBoundary, .groupPaging: true
    }
  }

  /// Whether it has room where `axis` starts, and nothing in it leaves any where the axis ends.
  fileprivate func hasNoEnd(on axis: Axis) -> Bool {
    guard insets.start(on: axis) > 0, insets.end(on: axis) == 0 else { return false }
    return groups.flatMap(\.withDescendants).allSatisfy {
      $0.insets.end(on: axis) <= 0 && $0.edgeSpacing.end(on: axis).minimum <= 0
    }
  }
}
