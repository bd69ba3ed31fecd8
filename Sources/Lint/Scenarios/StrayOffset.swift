internal import LayoutGeometry
internal import LayoutLanguage

/// An inset or a gap that is no whole number of pixels on a screen with two or with three of them in
/// a point: who writes half a point or a third means a pixel.
struct StrayOffset: Sendable {
  let owner: ElementID
  /// The property that says it.
  let path: any AnyKeyPath & Sendable
  /// In points.
  let length: Points

  /// - Parameter lengths: what the property says of each side; `nil` where none strays.
  fileprivate init?(
    _ owner: ElementID, _ path: any AnyKeyPath & Sendable, _ lengths: [Points]
  ) {
    guard let stray = lengths.first(where: Self.strays) else { return nil }
    (self.owner, self.path, length) = (owner, path, stray)
  }

  private static func strays(_ length: Points) -> Bool {
    ![2.0, 3.0].contains { abs(length * $0 - (length * $0).rounded()) < forgiven }
  }

  /// Decimal fractions of thirds are as good as thirds, in pixels.
  private static let forgiven = 0.03
}

extension Layout {
  /// Those of the insets and gaps, as they are written, that say where cells begin.
  ///
  /// - Parameter placements: what stands in its sections.
  /// - Complexity: O(*n*) in its elements.
  func strayOffsets(of groups: [Group], _ placements: [Placement]) -> [StrayOffset] {
    let ofSections = sections.flatMap { section in
      [
        StrayOffset(section.id, \Section.insets, section.insets.lengths),
        StrayOffset(section.id, \Section.spacing, [section.spacing]),
      ]
    }
    let ofGroups = groups.flatMap { group in
      [
        StrayOffset(group.id, \Group.insets, group.insets.lengths),
        StrayOffset(group.id, \Group.spacing, [group.spacing.minimum]),
      ]
    }
    return (ofSections + ofGroups).compactMap(\.self) + placements.flatMap(\.strayOffsets)
  }
}

extension Placement {
  /// Those of an item; its insets count where its content does not say how long it is.
  fileprivate var strayOffsets: [StrayOffset] {
    guard let item else { return [] }
    let insets = Axis.allCases.filter { !size[$0].isEstimated }
      .flatMap { [item.insets.start(on: $0), item.insets.end(on: $0)] }
    let spacings = Axis.allCases
      .flatMap { [item.edgeSpacing.start(on: $0), item.edgeSpacing.end(on: $0)] }
    return [
      StrayOffset(item.id, \Item.insets, insets),
      StrayOffset(item.id, \Item.edgeSpacing, spacings.map(\.minimum)),
    ].compactMap(\.self)
  }
}

extension EdgeInsets {
  fileprivate var lengths: [Points] { [top, leading, bottom, trailing] }
}
