internal import LayoutDiagnostics
internal import LayoutLanguage

/// An evaluated layout and what rules read from it.
struct ModelFacts: Sendable {
  /// Which of the layout's models it is.
  let number: Int
  let layout: Layout
  /// The diagnostics of its evaluation.
  let diagnostics: [Diagnostic]
  /// The groups of its sections and everything in them, outer before inner.
  let sizedChildren: [SizedChild]
  /// The contents of items, of those that one element produces the first.
  let contents: [ElementID: [Content]]
  /// Whether any of its items has contents.
  let holdsContents: Bool
  /// Whether it has headers, footers or contents.
  let mayHoldText: Bool
  /// The insets and spacings off the pixel grid.
  let offGridLengths: [OffGridLength]
  /// Every group with its children on a line, outer before inner.
  let everyGroup: [Group]
  /// The same by their elements, without elements that produce several groups.
  let groups: [ElementID: Group]

  /// - Complexity: O(*n*) in the elements of the layout.
  init(_ model: EvaluationCache.Model) {
    (number, layout, diagnostics) = (model.number, model.layout, model.diagnostics)
    sizedChildren = layout.sections.flatMap(\.sizedChildren)
    contents = Dictionary(
      sizedChildren.compactMap { child in
        child.item?.hosted(in: child.size).contents.map { (child.child.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
    holdsContents = !contents.isEmpty
    mayHoldText = holdsContents || !layout.everyBoundaryItem.isEmpty
    everyGroup = layout.everyChild.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
    offGridLengths = layout.offGridLengths(of: everyGroup, sizedChildren)
    groups = everyGroup.byElement
  }
}

extension [Group] {
  fileprivate var byElement: [ElementID: Group] {
    var groups: [ElementID: Group] = [:]
    var ambiguous: Set<ElementID> = []
    for group in self where groups.updateValue(group, forKey: group.id) ?? group != group {
      ambiguous.insert(group.id)
    }
    return groups.filter { !ambiguous.contains($0.key) }
  }
}
