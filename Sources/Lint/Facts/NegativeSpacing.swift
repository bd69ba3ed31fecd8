internal import LayoutGeometry
internal import LayoutLanguage

/// Insets or edge spacing that are negative on one side.
struct NegativeSpacing {
  let id: ElementID
  /// The property with the number.
  let path: any AnyKeyPath & Sendable
  let isAtStart: Bool
}

extension Section {
  /// The negative spacing around a cell along `axis`: its own, that of the groups around it, and
  /// that of the section.
  ///
  /// - Complexity: O(*n*) in the elements of the section.
  func negativeSpacing(around cell: ElementID, on axis: Axis) -> [NegativeSpacing] {
    let path = groups.lazy.compactMap { $0.path(to: cell) }.first ?? []
    return path.flatMap { $0.negativeSpacing(on: axis) }
      + .sides(id, \Section.insets, (insets.start(on: axis), insets.end(on: axis)))
  }
}

extension GroupChild {
  /// It and what in it is around `cell`, inner first; `nil` when the cell is not in it.
  fileprivate func path(to cell: ElementID) -> [GroupChild]? {
    if id == cell { return [self] }
    let children: [GroupChild]
    switch self {
    case .group(let group): children = group.children
    case .waterfall(let waterfall): children = waterfall.items.map(GroupChild.item)
    case .item, .custom: return nil
    }
    // Lazily mapped, what is found would be searched for twice at each depth.
    for child in children {
      if let path = child.path(to: cell) { return path + [self] }
    }
    return nil
  }

  fileprivate func negativeSpacing(on axis: Axis) -> [NegativeSpacing] {
    let paths: (insets: any AnyKeyPath & Sendable, spacing: any AnyKeyPath & Sendable)
    switch self {
    case .item: paths = (\Item.insets, \Item.edgeSpacing)
    case .group: paths = (\Group.insets, \Group.edgeSpacing)
    case .waterfall: paths = (\Waterfall.insets, \Group.edgeSpacing)
    case .custom: return []
    }
    let spacing = edgeSpacing
    return .sides(id, paths.insets, (insets.start(on: axis), insets.end(on: axis)))
      + .sides(
        id, paths.spacing, (spacing.start(on: axis).minimum, spacing.end(on: axis).minimum))
  }
}

extension [NegativeSpacing] {
  fileprivate static func sides(
    _ id: ElementID, _ path: any AnyKeyPath & Sendable, _ sides: (start: Points, end: Points)
  ) -> [NegativeSpacing] {
    (sides.start < 0 ? [NegativeSpacing(id: id, path: path, isAtStart: true)] : [])
      + (sides.end < 0 ? [NegativeSpacing(id: id, path: path, isAtStart: false)] : [])
  }
}
