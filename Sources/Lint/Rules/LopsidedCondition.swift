internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let lopsidedCondition = LintRule(
    name: "lopsided-condition", code: "L359", severity: .note,
    summary: "A header depends on the view, and the insets made for it do not.",
    rationale: """
      Where the header is left out, the insets that made space for it leave a hole.
      """,
    flagged: .section(
      "insets: top 44",
      "if container.width > 600 { header title 1w x ~44 { extendsBoundary: false } }",
      "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "if container.width > 600 {", "    insets: top 44",
      "    header title 1w x ~44 { extendsBoundary: false }", "}",
      "hgroup row 1w x 44 { item cell }"),
    evidence: .text { inspection in
      let subject = inspection.subject
      return subject.elements.flatMap { _, owner in
        inspection.holes(in: owner).filter { $0.range.map(subject.source.holds) ?? false }
      }
    })
}

extension Inspection {
  /// What stands in `owner` under a condition that its insets do not depend on.
  fileprivate func holes(in owner: CheckedElement) -> [Finding] {
    guard let insets = ownInsets(of: owner) else { return [] }
    return owner.body.flatMap { statement -> [Finding] in
      guard case .condition(let branches) = statement, readsView(branches) else { return [] }
      let sides = branches.map { branch in
        Dictionary(
          branch.body.compactMap { side(of: $0) }, uniquingKeysWith: { first, _ in first })
      }
      return sides.flatMap(\.self).compactMap { anchor, part in
        // Where another one stands at the same side instead, there is no hole.
        let isMissing = sides.contains { $0[anchor] == nil } || branches.last?.condition != nil
        let space = insets.insets.side(at: anchor)
        guard isMissing, part.length > 0, 2 * space >= part.length else { return nil }
        let element = subject.program.elements[part.element]
        let name = element.name ?? element.kind.name
        return Finding(
          range: element.range, element: ElementID(part.element),
          headline: "`\(name)` depends on the view, and its insets do not",
          label: "not in every view",
          related: [Diagnostic.Label(insets.range, "in every view")],
          note: "where `\(name)` is left out, \(points(space)) stay empty in its place",
          help: "move the insets into the condition")
      }
    }
  }

  /// The insets of an element, where they are written once, without condition and as numbers.
  private func ownInsets(of owner: CheckedElement) -> (insets: EdgeInsets, range: TextRange)? {
    for path in [\Section.insets, \Item.insets] as [any AnyKeyPath & Sendable] {
      guard let index = owner.kind.properties.firstIndex(where: { $0.path == PropertyPath(path) }),
        let property = subject.ownProperty(path, of: owner)
      else { continue }
      let others = owner.body.contains { statement in
        if case .property = statement { false } else { statement.setsProperties }
      }
      let isOnly = owner.body.properties.filter { $0.index == index }.count == 1
      guard isOnly, !others || owner.uses.isEmpty else { return nil }
      return insets(of: property).map { ($0, property.extent) }
    }
    return nil
  }

  private func insets(of property: CheckedProperty) -> EdgeInsets? {
    var insets = EdgeInsets.zero
    let part = property.isPart ? property.name.lastName : nil
    for value in property.values {
      guard case .number(let number)? = constant(value.expression) else { return nil }
      let points = number.value
      let label = value.label ?? part ?? "all"
      if ["all", "vertical", "top"].contains(label) { insets.top = points }
      if ["all", "vertical", "bottom"].contains(label) { insets.bottom = points }
      if ["all", "horizontal", "leading"].contains(label) { insets.leading = points }
      if ["all", "horizontal", "trailing"].contains(label) { insets.trailing = points }
    }
    return insets
  }

  private func readsView(_ branches: [ConditionBranch]) -> Bool {
    let inputs = branches.compactMap(\.condition)
      .reduce(0) { $0 | subject.program.inference(of: $1).inputs }
    return inputs & (Input.ofSystem | Input.continuous) != 0
  }

  /// The side that a header, a footer or a badge stands at, and its length there.
  private func side(
    of statement: CheckedStatement
  ) -> (Anchor, (element: Int, length: Points))? {
    guard case .element(_, let index) = statement else { return nil }
    let element = subject.program.elements[index]
    guard let anchor = anchor(of: element), let size = element.size else { return nil }
    let axis: Axis = anchor.unit.y == 0.5 ? .horizontal : .vertical
    guard let length = constant(size[axis])?.points else { return nil }
    return (anchor, (index, length))
  }

  private func anchor(of element: CheckedElement) -> Anchor? {
    let standards = [BoundaryItem.header, BoundaryItem.footer, BoundaryItem.boundary]
    let path: any AnyKeyPath & Sendable
    let standard: Anchor
    if let item = standards.first(where: { $0.title == element.kind.title })?.standard {
      (path, standard) = (\BoundaryItem.alignment, item.alignment)
    } else if Supplementary.badge.title == element.kind.title {
      (path, standard) = (\Supplementary.anchor, Supplementary.badge.standard.anchor)
    } else {
      return nil
    }
    guard let property = subject.ownProperty(path, of: element),
      let value = property.values.first, case .word(let word)? = constant(value.expression)
    else { return standard }
    return Anchor(rawValue: word)
  }
}

extension Value {
  /// The number of points or of an estimate; `nil` for everything else.
  fileprivate var points: Points? {
    switch self {
    case .number(let number): number.value
    case .estimated(let points): points
    default: nil
    }
  }
}

extension EdgeInsets {
  /// The inset on the side of `anchor`; of a corner the one above or below.
  fileprivate func side(at anchor: Anchor) -> Points {
    let unit = anchor.unit
    if unit.y != 0.5 { return unit.y == 0 ? top : bottom }
    return unit.x == 0 ? leading : unit.x == 1 ? trailing : 0
  }
}
