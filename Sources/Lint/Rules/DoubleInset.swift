internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 46.
  static let doubleInset = LintRule(
    name: "double-inset", code: "L352", severity: .note,
    summary: "Two sources of room add up.",
    rationale: """
      The margins that a section is measured from and its own insets add up, and so do the insets \
      of neighbouring items and the spacing between them: the room is larger than either number \
      says.
      """,
    flagged: [
      """
      layout page { section all {
          insets: horizontal 16
          insetsReference: layoutMargins
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 44 split 2 { spacing: 8; item cell { insets: horizontal 4 } }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          insetsReference: layoutMargins
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 44 split 2 { spacing: 8; item cell { insets: vertical 4 } }
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        let (layout, subject) = (model.layout, inspection.subject)
        let sections = subject.writtenSections(of: layout).compactMap { section in
          section.marginsTwice(in: layout).map { (section, $0) }
        }.map { section, insets in
          Match(
            place: subject.place(of: \Section.insets, in: section.id), measure: insets,
            .init(name: subject.name(of: section.id), text: "the margins it is measured from"))
        }
        let groups = model.everyGroup.compactMap { group in group.gapTwice.map { (group, $0) } }
        return sections
          + groups.map { group, insets in
            Match(
              place: subject.place(of: \Group.spacing, in: group.id), measure: insets,
              .init(name: subject.name(of: group.id), text: "the insets of its children"))
          }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "room is added twice in `\(stretch.first.name)`", at: stretch.first.place,
          label: "adds to other insets"
        ).noting("\(points(stretch.worst.measure)) here add to \(stretch.first.text)")
          .helping("keep one of the two")
      }))
}

extension Section {
  /// Its insets across, where margins of the view are taken off, too.
  fileprivate func marginsTwice(in layout: Layout) -> Points? {
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
  fileprivate var gapTwice: Points? {
    guard spacing.minimum > 0, !children.isEmpty else { return nil }
    let haveInsets = children.allSatisfy {
      $0.insets.start(on: axis) > 0 && $0.insets.end(on: axis) > 0
    }
    return haveInsets ? spacing.minimum : nil
  }
}
