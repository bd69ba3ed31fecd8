internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension LintRule {
  /// - Source: `language.md` 7.
  static let propertyOrder = LintRule(
    name: "property-order", code: "L501", severity: .note,
    summary: "Properties are not in the standard order.",
    rationale: """
      When every block lists its properties in one order, readers find them, and a diff shows what \
      has changed. The order does not affect the frames.
      """,
    flagged: .section("spacing: 8", "insets: 16", "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "insets: 16", "insets.bottom: 8", "spacing: 8", "hgroup row 1w x 44 { item cell }"),
    fixes: .safe,
    traits: .ofWriting,
    evidence: .text { inspection in
      inspection.subject.nodes(ElementSyntax.self).flatMap { element in
        guard let index = inspection.subject.element(of: element), let block = element.block else {
          return [Finding]()
        }
        let kind = inspection.subject.program.elements[index].kind
        return block.propertyRuns(of: kind).compactMap { finding(in: $0, kind, inspection) }
      }
    })

  /// What is wrong with the order of neighbouring properties of an element of `kind`.
  private static func finding(
    in run: [PropertySyntax], _ kind: ElementKind, _ inspection: Inspection
  ) -> Finding? {
    let names = kind.properties.map(\.name)
    let ranks = run.map { property in
      property.name.flatMap { names.firstIndex(of: $0.text) } ?? names.count
    }
    guard let wrong = ranks.indices.dropFirst().first(where: { ranks[$0] < ranks[$0 - 1] })
    else { return nil }
    let sorted = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let source = inspection.subject.source
    let edits = zip(run, sorted).filter { $0.range != run[$1].range }
      .map { Edit(replace: $0.range, with: source[run[$1].range]) }
    let order = listing(sorted.compactMap { run[$0].name?.text }, joinedBy: "and")
    // Comments are not moved: which property they belong to is unknown.
    let isCommented = inspection.subject.hasComment(
      around: run[0].range.lowerBound..<run[run.count - 1].range.upperBound)
    return Finding(
      range: run[wrong].nameRange ?? run[wrong].range,
      headline: "`\(run[wrong].name?.text ?? "")` is out of order", label: "belongs further up",
      help: "write \(order), in this order", fix: isCommented ? nil : edits)
  }
}

extension BlockSyntax {
  /// The properties of an element of `kind` with nothing but properties between them.
  ///
  /// The modifiers of contents apply in the order in which they are written: they separate runs.
  fileprivate func propertyRuns(of kind: ElementKind) -> [[PropertySyntax]] {
    let modifiers = Set(kind.properties.filter(\.isModifier).map(\.name))
    var runs: [[PropertySyntax]] = [[]]
    for statement in statements {
      if case .property(let property) = statement, !modifiers.contains(property.name?.text ?? "") {
        runs[runs.count - 1].append(property)
      } else {
        runs.append([])
      }
    }
    return runs.filter { $0.count > 1 }
  }
}
