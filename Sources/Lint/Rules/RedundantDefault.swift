internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  static let redundantDefault = LintRule(
    name: "redundant-default", code: "L503", severity: .note,
    summary: "A property is set to what it is without being set.",
    rationale: """
      A line that changes nothing makes readers look for the reason. Where a value wins over what a \
      `use` brings it does change something, and stays.
      """,
    flagged: [
      """
      layout page { section all {
          spacing: 0
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          spacing: 8; orthogonal: none
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    accepted: [
      """
      define shelf { spacing: 8 }
      layout page { section all {
          use shelf
          spacing: 0
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          spacing: 8
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    fixes: .safe,
    evidence: .text { inspection in
      let subject = inspection.subject
      let previews = Set(
        subject.program.topElements(of: ElementKind(Preview.vocabulary))
          .flatMap(subject.descendants))
      return subject.elements.filter { index, element in
        !previews.contains(index) && !element.kind.traits.contains(.isContent)
      }.flatMap { _, element in
        element.ownProperties.filter { inspection.saysDefault($0, of: element.kind) }
          .map { property in
            let name = element.name ?? element.kind.name
            return inspection.finding(
              "`\(property.name)` of `\(name)` is what it is anyway", at: property.range,
              label: "changes nothing"
            ).noting("`\(subject.source[property.extent])` holds where nothing is said")
              .helping(
                "leave it out", fix: subject.removing(property.extent).map { Fix(.safe, [$0]) })
          }
      }
    })
}

extension CheckedElement {
  /// What it says of itself, where nothing else has a say in its properties.
  fileprivate var ownProperties: [CheckedProperty] {
    let isMixed = body.contains { statement in
      if case .property = statement { false } else { statement.setsProperties }
    }
    guard uses.isEmpty, !isMixed else { return [] }
    let properties = body.properties
    // A part set behind the whole takes up what the whole says.
    return properties.filter { property in
      !property.isPart && properties.filter { $0.index == property.index }.count == 1
    }
  }
}

extension Inspection {
  /// Whether a property of `kind` is set to its standard value.
  fileprivate func saysDefault(_ property: CheckedProperty, of kind: ElementKind) -> Bool {
    guard let index = property.index, subject.source.holds(property.range),
      !kind.properties[index].isRequired, !kind.properties[index].isModifier,
      !Self.places.contains(kind.properties[index].path)
    else { return false }
    let constants = property.values.compactMap { constant($0.expression)?.spelling }
    guard !constants.isEmpty, constants.count == property.values.count else { return false }
    let standard = kind.properties[index].standard
    // Whatever a part of nothing is called, it is nothing.
    let isNothing = standard.allSatisfy { "0, ".contains($0) } && constants.allSatisfy { $0 == "0" }
    return isNothing || property.values.allSatisfy { $0.label == nil } && constants == [standard]
  }

  /// Where something stands is worth saying even if it would stand there anyway.
  private static let places: [PropertyPath?] = [
    PropertyPath(\BoundaryItem.alignment), PropertyPath(\Supplementary.anchor),
  ]
}

extension LintSubject {
  /// The element at `index` and everything in it.
  fileprivate func descendants(of index: Int) -> [Int] {
    [index] + program.elements[index].body.flatMap(\.elements).flatMap(descendants)
  }
}
