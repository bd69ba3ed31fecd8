internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutSolver

/// A child of a group that has no room on its line, in any instance of the group.
struct Omission: Hashable {
  let element: ElementID
  let group: ElementID
}

extension Section {
  /// The children of its groups that are never laid out.
  ///
  /// - Complexity: that of solving one instance of its group, if a group may leave out children.
  func omissions(
    in viewport: LayoutLanguage.Viewport, of layout: Layout, asking measure: ContentMeasure
  )
    -> [Omission]
  {
    guard itemCount > 0, groups.contains(where: \.mayOmit) else { return [] }
    var memory = Surveyor.Memory()
    let survey = Surveyor(self, of: layout, asking: measure)
      .survey(in: viewport, remembering: &memory)
    guard survey.refusal == nil else { return [] }
    // Groups of one element may be solved in several spaces.
    let counts = Dictionary(survey.lines.map { ($0.id, $0.count) }, uniquingKeysWith: max)
    return groups.flatMap { $0.omissions(counts) }
  }
}

extension GroupChild {
  /// Whether it, or a group in it, takes several children as far as they fit.
  fileprivate var mayOmit: Bool {
    guard case .group(let group) = self else { return false }
    return (group.arrangement == .cycle && group.children.count > 1)
      || group.children.contains(where: \.mayOmit)
  }

  /// What it leaves out where `counts` children of groups stand on their lines.
  fileprivate func omissions(_ counts: [ElementID: Int]) -> [Omission] {
    guard case .group(let group) = self else { return [] }
    let count = group.arrangement == .cycle ? counts[group.id] ?? 0 : group.children.count
    let placed = group.children.prefix(count)
    let known = Set(placed.map(\.id))
    let omitted =
      count == 0 ? [] : group.children.dropFirst(count).map(\.id).filter { !known.contains($0) }
    return omitted.map { Omission(element: $0, group: group.id) }
      + placed.flatMap { $0.omissions(counts) }
  }
}

extension Compilation {
  /// The notes on elements of `layout` that are never laid out, each once.
  func omissionNotes(
    of layout: Layout, in viewport: LayoutLanguage.Viewport, asking measure: ContentMeasure
  ) -> [String] {
    var seen: Set<ElementID> = []
    let first = layout.sections.filter { seen.insert($0.id).inserted }
    var frame = layout
    frame.sections = []
    var told: Set<ElementID> = []
    return first.flatMap { $0.omissions(in: viewport, of: frame, asking: measure) }
      .filter { told.insert($0.element).inserted }
      .compactMap { omission in
        guard let element = name(of: omission.element), let group = name(of: omission.group)
        else { return nil }
        return "`\(element)` is not laid out: no room in `\(group)`; run `layoutc lint`"
      }
  }

  /// The name of an element, or its kind when it has no name.
  private func name(of id: ElementID) -> String? {
    guard program.elements.indices.contains(id.index) else { return nil }
    return program.elements[id.index].name ?? program.elements[id.index].kind.name
  }
}
