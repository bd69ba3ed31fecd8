internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// A model of the sweep, taken apart for rules to look at.
struct SweptModel: Sendable {
  /// Which of the layout's models it is.
  let number: Int
  let layout: Layout
  /// What is wrong with it.
  let diagnostics: [Diagnostic]
  /// All that stands in its sections from their groups down, those outside before those inside.
  let placements: [Placement]
  /// Whether the file says what stands in any of its cells.
  let holdsContents: Bool
  /// Whether it has headers or footers, or the file says what stands in its cells.
  let mayHoldText: Bool
  /// The insets and gaps that put cells between two pixels.
  let strayOffsets: [StrayOffset]
  /// Every group with its children on a line, those around others first.
  let everyGroup: [Group]
  /// They by the elements that they come from, where one element has come to one group.
  let groups: [ElementID: Group]

  /// - Complexity: O(*n*) in the elements of the layout.
  init(_ model: EvaluationCache.Model) {
    (number, layout, diagnostics) = (model.number, model.layout, model.diagnostics)
    placements = layout.sections.flatMap(\.placements)
    holdsContents = placements.contains { $0.item?.contents != nil }
    mayHoldText =
      holdsContents || !layout.boundaryItems.isEmpty
      || layout.sections.contains { !$0.boundaryItems.isEmpty }
    everyGroup = layout.everyGroup
    strayOffsets = layout.strayOffsets(of: everyGroup, placements)
    groups = everyGroup.byElement
  }
}

extension [Group] {
  /// They by the elements that they come from, but those of which one element brings several.
  fileprivate var byElement: [ElementID: Group] {
    var groups: [ElementID: Group] = [:]
    var rivals: Set<ElementID> = []
    for group in self where groups.updateValue(group, forKey: group.id) ?? group != group {
      rivals.insert(group.id)
    }
    return groups.filter { !rivals.contains($0.key) }
  }
}
