internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view; `uikit.md` 11.
  static let overlayOrder = LintRule(
    name: "overlay-order", code: "L450", severity: .warning,
    summary: "A header or a badge covers cells without a `zIndex` that orders them.",
    rationale: """
      Which of two overlapping views is on top is decided by their `zIndex`. Where it is left to \
      the defaults, or is the same for both, the one on top may change when cells are reused.
      """,
    flagged: .section(
      "header title 1w x ~44 { extendsBoundary: false }", "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "header title 1w x ~44 { extendsBoundary: false; zIndex: 1 }",
      "hgroup row 1w x 44 { item cell }"),
    evidence: .layouts { facts, inspection in
      guard facts.scenario.isScreen, facts.layout.mayOverlap else { return [] }
      return Overlays(in: facts).covered(over: facts.viewport.pixel).filter { overlay in
        overlay.isEqual || !inspection.subject.ordersItself(overlay.upper)
      }.map { overlay in
        inspection.match(
          overlay.upper, measure: overlay.depth,
          .init(count: overlay.zIndex, other: overlay.lower, step: overlay.isOwn ? 1 : 0))
      }
    } report: { occurrence, inspection in
      let (subject, other) = (inspection.subject, occurrence.other)
      let isOwn = occurrence.first.details.step == 1
      return Finding(
        headline: isOwn
          ? "`\(subject.name(of: other))` covers its own badge `\(occurrence.name)`"
          : "`\(occurrence.name)` covers `\(subject.name(of: other))` in no stated order",
        label: "overlaps by \(points(occurrence.worst.measure))",
        related: [Diagnostic.Label(subject.header(of: other), isOwn ? "on top" : "partly covered")],
        note: "\(occurrence.atFirst) the two overlap, and no `zIndex` orders them",
        help: "write which is on top: `zIndex: \(occurrence.count + 1)`")
    })
}

extension LintSubject {
  /// Whether an element has a `zIndex` of its own.
  fileprivate func ordersItself(_ id: ElementID) -> Bool {
    [\BoundaryItem.zIndex, \Supplementary.zIndex].contains { (path: any AnyKeyPath & Sendable) in
      property(path, in: id) != nil
    }
  }
}

extension Layout {
  /// Whether it has badges, or headers that are not in line with the cells.
  fileprivate var mayOverlap: Bool {
    (everyBoundaryItem).contains { !$0.extendsBoundary || $0.offset != .zero }
      || everyChild.contains { !$0.supplementaries.isEmpty }
  }
}

/// Views on top of cells.
private struct Overlays {
  /// One view on top of another.
  struct Overlay {
    let upper: ElementID
    let lower: ElementID
    /// The `zIndex` of what is covered.
    let zIndex: Int
    let isEqual: Bool
    /// Whether a cell covers its own badge.
    var isOwn = false
    /// In points.
    let depth: Points
  }

  private let solved: SolvedLayout
  /// The elements that each badge is attached to, with what is in them.
  private var hosts: [ElementID: Set<ElementID>] = [:]

  /// So many items of a section are examined.
  private static let mostItems = 24

  /// - Complexity: that of solving the layout with a few items in each section.
  init(in facts: LayoutFacts) {
    var layout = facts.layout
    for index in layout.sections.indices {
      layout.sections[index].itemCount = min(layout.sections[index].itemCount, Self.mostItems)
    }
    solved = solve(layout, in: facts.viewport)
    for child in layout.everyChild {
      for badge in child.supplementaries {
        hosts[badge.id, default: []].formUnion(child.withDescendants.map(\.id))
      }
    }
  }

  /// What is covered by headers, footers and badges by more than `pixel`, each pair of elements once.
  func covered(over pixel: Points) -> [Overlay] {
    var elements: [SolvedElement] = []
    solved.forEachElement { elements.append($0) }
    let views = elements.filter { source(of: $0).category == .supplementary }
    let below = elements.filter { isCellOrBadge($0) }
    var found: [Overlay] = []
    var known: Set<ElementID> = []
    for view in views where !known.contains(source(of: view).id) {
      for other in below where other != view && isComparable(view, other) {
        let depth = view.frame.depth(of: other.frame)
        guard depth > pixel, let overlay = overlay(view, other, depth),
          !found.contains(where: { $0.upper == overlay.lower && $0.lower == overlay.upper })
        else { continue }
        known.insert(overlay.upper)
        found.append(overlay)
        break
      }
    }
    return found
  }

  private func overlay(
    _ view: SolvedElement, _ other: SolvedElement, _ depth: Points
  ) -> Overlay? {
    let (upper, lower) = (source(of: view), source(of: other))
    let isHost = hosts[upper.id]?.contains(lower.id) ?? false
    if isHost, other.item == view.cell || hosts[upper.id].map({ $0.count > 1 }) ?? false {
      guard other.item == view.cell, lower.zIndex >= upper.zIndex, lower.category == .cell else {
        return nil
      }
      return Overlay(
        upper: upper.id, lower: lower.id, zIndex: lower.zIndex, isEqual: true, isOwn: true,
        depth: depth)
    }
    guard upper.zIndex >= lower.zIndex else { return nil }
    return Overlay(
      upper: upper.id, lower: lower.id, zIndex: lower.zIndex,
      isEqual: upper.zIndex == lower.zIndex, depth: depth)
  }

  /// Whether two views are on one surface: what scrolls sideways moves below the headers.
  private func isComparable(_ view: SolvedElement, _ other: SolvedElement) -> Bool {
    view.source != other.source
  }

  private func isCellOrBadge(_ element: SolvedElement) -> Bool {
    let source = source(of: element)
    return source.category == .cell || hosts[source.id] != nil
  }

  private func source(of element: SolvedElement) -> ElementSource {
    solved.sources[element.source]
  }
}
