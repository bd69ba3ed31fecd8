internal import LayoutGeometry
internal import LayoutLanguage

/// Insets or edge spacing that are less than nothing on one side, and pull what they are of there.
struct Pull {
  let id: ElementID
  /// The property that says them.
  let path: any AnyKeyPath & Sendable
  let isAtStart: Bool
}

extension Section {
  /// What pulls on a cell along `axis`: its own, then that of the groups around it, at last the
  /// section's.
  ///
  /// - Complexity: O(*n*) in the elements of the section.
  func pulls(of cell: ElementID, on axis: Axis) -> [Pull] {
    let path = groups.lazy.compactMap { $0.path(to: cell) }.first ?? []
    return path.flatMap { $0.pulls(on: axis) }
      + .both(id, \Section.insets, (insets.start(on: axis), insets.end(on: axis)))
  }
}

extension GroupChild {
  /// What of this stands around `cell`, inside first; `nil`: nothing.
  fileprivate func path(to cell: ElementID) -> [GroupChild]? {
    if id == cell { return [self] }
    guard case .group(let group) = self else { return nil }
    return group.children.lazy.compactMap { $0.path(to: cell) }.first.map { $0 + [self] }
  }

  fileprivate func pulls(on axis: Axis) -> [Pull] {
    let paths: (insets: any AnyKeyPath & Sendable, spacing: any AnyKeyPath & Sendable)
    switch self {
    case .item: paths = (\Item.insets, \Item.edgeSpacing)
    case .group: paths = (\Group.insets, \Group.edgeSpacing)
    case .custom: return []
    }
    let spacing = edgeSpacing
    return .both(id, paths.insets, (insets.start(on: axis), insets.end(on: axis)))
      + .both(
        id, paths.spacing, (spacing.start(on: axis).minimum, spacing.end(on: axis).minimum))
  }
}

extension [Pull] {
  /// - Parameter sides: what the property says of where an axis begins and where it ends.
  fileprivate static func both(
    _ id: ElementID, _ path: any AnyKeyPath & Sendable, _ sides: (start: Points, end: Points)
  ) -> [Pull] {
    (sides.start < 0 ? [Pull(id: id, path: path, isAtStart: true)] : [])
      + (sides.end < 0 ? [Pull(id: id, path: path, isAtStart: false)] : [])
  }
}
