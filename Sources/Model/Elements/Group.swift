package import LayoutGeometry

/// Children on one line along an axis.
package struct Group: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// `nil`: what the group around it says; see `LayoutSize.ofUnsizedChild`.
  package var size: LayoutSize?
  package var axis: Axis
  package var arrangement = Arrangement.cycle
  /// The gap between neighbouring children.
  package var spacing = Spacing.zero
  package var insets = EdgeInsets.zero
  package var edgeSpacing = EdgeSpacing()
  package var zIndex: Int?
  /// Its turn to take data in a round of the group around it, counted from 0.
  package var order: Int?
  package var children: [GroupChild] = []
  package var supplementaries: [Supplementary] = []

  package init(axis: Axis) { self.axis = axis }
}

/// What may stand on a group's line.
package enum GroupChild: Hashable, Sendable {
  case item(Item)
  case group(Group)
  case custom(CustomGroup)

  package var id: ElementID {
    switch self {
    case .item(let item): item.id
    case .group(let group): group.id
    case .custom(let group): group.id
    }
  }

  package var name: String? {
    switch self {
    case .item(let item): item.name
    case .group(let group): group.name
    case .custom(let group): group.name
    }
  }

  /// The size as written.
  package var size: LayoutSize? {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    case .custom(let group): group.size
    }
  }

  package var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    case .custom: EdgeSpacing()
    }
  }

  package var order: Int? {
    switch self {
    case .item(let item): item.order
    case .group(let group): group.order
    case .custom: nil
    }
  }
}
