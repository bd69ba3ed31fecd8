internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 26.
  static let spacingDead = LintRule(
    name: "spacing-dead", code: "L341", severity: .note,
    summary: "A group with one child on its line says how far its children are apart.",
    rationale: """
      The spacing of a group stands between its children. Where there is never more than one, it \
      does nothing; the gap between one group and the next is the section's `spacing`.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 44 { spacing: 8; item cell } } }",
      """
      layout page { section all { vgroup pile 1w x ~44 {
          spacing: 8
          item cell 1w x ~44
      } } }
      """,
    ],
    accepted: [
      "layout page { section all { spacing: 8; hgroup row 1w x 44 { item cell } } }",
      "layout page { section all { hgroup row 1w x 44 { spacing: 8; item cell 60 x 1h } } }",
      "layout page { section all { hgroup row 1w x 44 split 2 { spacing: 8; item cell } } }",
      """
      layout page { section all { hgroup row 1w x 44 {
          spacing: 8
          for i in 1...3 { item cell 100 x 1h }
      } } }
      """,
    ],
    fixes: .safe,
    evidence: .text { inspection in
      let subject = inspection.subject
      return subject.program.elements.compactMap { element in
        guard inspection.hasLoneChild(element),
          let spacing = subject.ownProperty(\Group.spacing, of: element),
          let value = spacing.values.first.flatMap({ inspection.constant($0.expression) }),
          value != .number(0), value != .flexible(0)
        else { return nil }
        let name = element.name ?? element.kind.name
        let edit = element.uses.isEmpty ? subject.removing(spacing.extent) : nil
        return inspection.finding(
          "the spacing of `\(name)` never applies", at: spacing.range,
          label: "one child has no neighbour"
        ).noting("no more than one child ever stands on the line of `\(name)`")
          .helping(
            "leave it out; the gap between groups is the `\(spacing.name)` of the section",
            fix: edit.map { Fix(.safe, [$0]) })
      }
    })
}

extension Inspection {
  /// Whether one child stands on the line of `element`, whatever the view.
  fileprivate func hasLoneChild(_ element: CheckedElement) -> Bool {
    guard !element.isIncomplete, let axis = subject.axis(of: element),
      let child = subject.plainChildren(of: element).only,
      element.body.flatMap(\.elements).filter({ subject.takesData($0) }).count == 1
    else { return false }
    if let count = element.arrangement?.count { return constant(count) == .number(1) }
    if let length = element.size?[axis], isEstimated(length) { return true }
    guard let length = subject.program.elements[child].size?[axis] else { return true }
    return constant(length).map { $0.exceedsHalf(of: axis) } ?? false
  }

  private func isEstimated(_ id: ExpressionID) -> Bool {
    switch constant(id) {
    case .estimated?, .uniform?: true
    default: false
    }
  }
}

extension LintSubject {
  /// Whether the element at `index` shows data.
  fileprivate func takesData(_ index: Int) -> Bool {
    program.elements[index].kind.traits.contains(.takesData)
  }
}

extension Value {
  /// Whether it is more than half of the container's length on `axis`.
  fileprivate func exceedsHalf(of axis: Axis) -> Bool {
    if case .fraction(let number, let base) = self, base == axis {
      number.value > 0.5
    } else {
      false
    }
  }
}
