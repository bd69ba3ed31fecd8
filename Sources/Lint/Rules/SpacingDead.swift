internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 26.
  static let spacingDead = LintRule(
    name: "spacing-dead", code: "L341", severity: .note,
    summary: "A group whose line holds one child has a spacing.",
    rationale: """
      The spacing of a group separates its children. With a single child it has no effect; the gap \
      between one group and the next is the `spacing` of the section.
      """,
    flagged: "layout page { section all { hgroup row 1w x 44 { spacing: 8; item cell } } }",
    accepted: "layout page { section all { spacing: 8; hgroup row 1w x 44 { item cell } } }",
    fixes: .safe,
    evidence: .text { inspection in
      let subject = inspection.subject
      return subject.elements.compactMap { index, element in
        guard inspection.hasSingleChild(element),
          let spacing = subject.ownProperty(\Group.spacing, of: element),
          let value = spacing.values.first.flatMap({ inspection.constant($0.expression) }),
          value != .number(0), value != .flexible(0)
        else { return nil }
        let name = element.name ?? element.kind.name
        let edit = element.uses.isEmpty ? subject.removing(spacing.extent) : nil
        return Finding(
          range: spacing.range, element: ElementID(index),
          headline: "the spacing of `\(name)` has no effect",
          label: "only one child",
          note: "the line of `\(name)` never holds more than one child",
          help: "remove it; the gap between groups is the `\(spacing.name)` of the section",
          fix: edit.map { [$0] })
      }
    })
}

extension Inspection {
  /// Whether the line of `element` holds one child in every view.
  fileprivate func hasSingleChild(_ element: CheckedElement) -> Bool {
    guard !element.isIncomplete, let axis = subject.axis(of: element),
      let child = subject.plainChildren(of: element).only,
      element.body.flatMap(\.elements).count(where: subject.takesData) == 1
    else { return false }
    if let count = element.arrangement?.count { return constant(count) == .number(1) }
    if let length = element.size?[axis], isEstimated(length) { return true }
    guard let length = subject.program.elements[child].size?[axis] else { return true }
    guard case .fraction(let number, let base)? = constant(length) else { return false }
    return base == axis && number.value > 0.5
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
