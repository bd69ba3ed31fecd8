internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  package static let redundantDefault = LintRule(
    name: "redundant-default", code: "L503", severity: .note,
    summary: "A property is set to its default value.",
    rationale: """
      Readers look for the reason of a line that changes nothing. A value that overrides one from a \
      `use` does change something and is not reported.
      """,
    flagged: .section("spacing: 0", "hgroup row 1w x 44 { item cell }"),
    accepted: """
      define spaced { spacing: 8 }
      layout page { section all {
          use spaced
          spacing: 0
          hgroup row 1w x 44 { item cell }
      } }
      """,
    fixes: .safe,
    traits: .ofWriting,
    evidence: .text { inspection in
      let subject = inspection.subject
      let previews = Set(
        subject.program.topElements(of: ElementKind(Preview.vocabulary))
          .flatMap(subject.descendants))
      return subject.elements.filter { index, element in
        !previews.contains(index) && !element.kind.traits.contains(.isContent)
      }.flatMap { _, element in
        element.ownProperties.filter { inspection.isDefault($0, of: element.kind) }
          .map { property in
            let name = element.name ?? element.kind.name
            return Finding(
              range: property.range,
              headline: "`\(property.name)` of `\(name)` is set to its default value",
              label: "changes nothing",
              note: "`\(subject.program.sources[property.extent])` applies without this line",
              help: "remove it", fix: subject.removing(property.extent).map { [$0] })
          }
      }
    })
}

extension CheckedElement {
  /// The properties that it sets, where nothing else sets any.
  fileprivate var ownProperties: [CheckedProperty] {
    let isMixed = body.contains { statement in
      if case .property = statement { false } else { statement.setsProperties }
    }
    guard uses.isEmpty, !isMixed else { return [] }
    let properties = body.properties
    // A part set after the whole overrides the whole.
    return properties.filter { property in
      !property.isPart && properties.filter { $0.index == property.index }.count == 1
    }
  }
}

extension Inspection {
  /// Whether a property of `kind` is set to its default value.
  fileprivate func isDefault(_ property: CheckedProperty, of kind: ElementKind) -> Bool {
    guard let index = property.index, subject.source.holds(property.range),
      !kind.properties[index].isRequired, !kind.properties[index].isModifier,
      !Self.positions.contains(kind.properties[index].path)
    else { return false }
    let constants = property.values.compactMap { constant($0.expression)?.spelling }
    guard !constants.isEmpty, constants.count == property.values.count else { return false }
    let standard = kind.properties[index].standard
    // Labels make no difference where every part is 0.
    let isZero = standard.allSatisfy { "0, ".contains($0) } && constants.allSatisfy { $0 == "0" }
    return isZero || property.values.allSatisfy { $0.label == nil } && constants == [standard]
  }

  /// The properties that document a position, or what covers what, even if it is the default.
  private static let positions: [PropertyPath?] = [
    PropertyPath(\BoundaryItem.alignment), PropertyPath(\Supplementary.anchor),
    PropertyPath(\BoundaryItem.zIndex), PropertyPath(\Supplementary.zIndex),
    PropertyPath(\Decoration.zIndex),
  ]
}

extension LintSubject {
  /// The element at `index` and everything in it.
  fileprivate func descendants(of index: Int) -> [Int] {
    [index] + program.elements[index].body.flatMap(\.elements).flatMap(descendants)
  }
}
