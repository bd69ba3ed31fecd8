internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `language.md` 7.
  static let propertyOrder = LintRule(
    name: "property-order", code: "L501", severity: .note,
    summary: "Properties stand in another order than the vocabulary's.",
    rationale: """
      Where every block lists its properties in one order, a reader finds them, and a diff shows \
      what has changed. The order means nothing to the frames.
      """,
    flagged: [
      """
      layout page { section all {
          spacing: 8
          insets: 16
          hgroup row 1w x 44 { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          insets: 16
          insets.bottom: 8
          spacing: 8
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      view greeting { text "Hello" {
          padding: 8
          frame: maxWidth infinity
          lines: 1
      } }
      """,
    ],
    fixes: .safe,
    evidence: .text { inspection in
      inspection.subject.nodes(ElementSyntax.self).flatMap { element in
        guard let index = inspection.subject.element(of: element), let block = element.block else {
          return [Diagnostic]()
        }
        let kind = inspection.subject.program.elements[index].kind
        return block.propertyRuns(of: kind).compactMap { findings(in: $0, kind, inspection) }
      }
    })

  /// What is wrong with the order of neighbouring properties of an element of `kind`.
  private static func findings(
    in run: [PropertySyntax], _ kind: ElementKind, _ inspection: Inspection
  ) -> Diagnostic? {
    let names = kind.properties.map(\.name)
    let places = run.map { property in
      property.name.flatMap { names.firstIndex(of: $0.text) } ?? names.count
    }
    guard let wrong = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] })
    else { return nil }
    let sorted = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let source = inspection.subject.source
    let edits = zip(run, sorted).filter { $0.range != run[$1].range }
      .map { Edit(replace: $0.range, with: source[run[$1].range]) }
    let name = run[wrong].name?.text ?? ""
    let finding = inspection.finding(
      "`\(name)` stands behind what comes after it", at: run[wrong].nameRange ?? run[wrong].range,
      label: "comes earlier")
    let order = listing(sorted.compactMap { run[$0].name?.text }, joinedBy: "and")
    // A comment belongs to what it stands beside, and nobody knows to which.
    let isCommented = inspection.subject.hasComment(
      around: run[0].range.lowerBound..<run[run.count - 1].range.upperBound)
    return finding.helping(
      "write \(order), in this order", fix: isCommented ? nil : Fix(.safe, edits))
  }
}

extension BlockSyntax {
  /// The properties of an element of `kind` with nothing but properties between them.
  ///
  /// The modifiers of contents are applied in the order in which they stand: they part the others.
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
