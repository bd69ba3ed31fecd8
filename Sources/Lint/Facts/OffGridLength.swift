internal import LayoutGeometry
internal import LayoutLanguage

/// An inset or a spacing that is a whole number of pixels neither at 2 nor at 3 pixels per point.
struct OffGridLength: Sendable {
  let owner: ElementID
  /// The property with the number.
  let path: any AnyKeyPath & Sendable
  let points: Points

  /// - Parameter lengths: The lengths of the property; `nil` where all are on the grid.
  fileprivate init?(
    _ owner: ElementID, _ path: any AnyKeyPath & Sendable, _ lengths: [Points]
  ) {
    guard let length = lengths.first(where: Self.isOffGrid) else { return nil }
    (self.owner, self.path, points) = (owner, path, length)
  }

  private static func isOffGrid(_ length: Points) -> Bool {
    ![2.0, 3.0].contains { abs(length * $0 - (length * $0).rounded()) < tolerance }
  }

  /// Decimals that approximate thirds are accepted, in pixels.
  private static let tolerance = 0.03
}

extension Layout {
  /// The insets and spacings off the pixel grid that determine where cells start.
  ///
  /// - Complexity: O(*n*) in its elements.
  func offGridLengths(of groups: [Group], _ children: [SizedChild]) -> [OffGridLength] {
    let ofSections = sections.flatMap { section in
      [
        OffGridLength(section.id, \Section.insets, section.insets.lengths),
        OffGridLength(section.id, \Section.spacing, [section.spacing]),
      ]
    }
    let ofGroups = groups.flatMap { group in
      [
        OffGridLength(group.id, \Group.insets, group.insets.lengths),
        OffGridLength(group.id, \Group.spacing, [group.spacing.minimum]),
      ]
    }
    return (ofSections + ofGroups).compactMap(\.self) + children.flatMap(\.offGridLengths)
  }
}

extension SizedChild {
  /// Those of an item; its insets have no effect on estimated axes.
  fileprivate var offGridLengths: [OffGridLength] {
    guard let item else { return [] }
    let insets = Axis.allCases.filter { !size[$0].isEstimated }
      .flatMap { [item.insets.start(on: $0), item.insets.end(on: $0)] }
    let spacings = Axis.allCases
      .flatMap { [item.edgeSpacing.start(on: $0), item.edgeSpacing.end(on: $0)] }
    return [
      OffGridLength(item.id, \Item.insets, insets),
      OffGridLength(item.id, \Item.edgeSpacing, spacings.map(\.minimum)),
    ].compactMap(\.self)
  }
}

extension EdgeInsets {
  fileprivate var lengths: [Points] { [top, leading, bottom, trailing] }
}
