package import LayoutGeometry

/// Children on one line along an axis.
package struct Group: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// `nil`: as the group around it determines; see `LayoutSize.ofUnsizedChild`.
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
package indirect enum GroupChild: Hashable, Sendable {
  case item(Item)
  case group(Group)
  case custom(CustomGroup)
  case waterfall(Waterfall)

  package var id: ElementID {
    switch self {
    case .item(let item): item.id
    case .group(let group): group.id
    case .custom(let group): group.id
    case .waterfall(let waterfall): waterfall.id
    }
  }

  package var name: String? {
    switch self {
    case .item(let item): item.name
    case .group(let group): group.name
    case .custom(let group): group.name
    case .waterfall(let waterfall): waterfall.name
    }
  }

  /// The size as written.
  package var size: LayoutSize? {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    case .custom(let group): group.size
    case .waterfall(let waterfall): waterfall.size
    }
  }

  package var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    case .custom, .waterfall: EdgeSpacing()
    }
  }

  /// The property by which a child takes its turn.
  package static let turn = "order"

  package var order: Int? {
    switch self {
    case .item(let item): item.order
    case .group(let group): group.order
    case .custom, .waterfall: nil
    }
  }
}

extension Group {
  package static let horizontal = vocabulary(
    "hgroup", .horizontal,
    ElementDocumentation(
      "Children side by side.", "hgroup row 1w x 44 { item 1/2w x 1h }",
      foreign: ["NSCollectionLayoutGroup", "horizontalGroup", "HStack", "row"]))
  package static let vertical = vocabulary(
    "vgroup", .vertical,
    ElementDocumentation(
      "Children one below another.", "vgroup column 1w x 88 { item 1w x 1/2h }",
      foreign: ["NSCollectionLayoutGroup.vertical", "verticalGroup", "VStack", "column"]))

  private static func vocabulary(
    _ name: String, _ axis: Axis, _ words: ElementDocumentation
  ) -> Vocabulary<Group> {
    Vocabulary(
      name, Group(axis: axis), words,
      Members(
        header: Header(
          form: HeaderForm(size: .optional, takesArrangement: true),
          store: { header, group in
            (group.id, group.name, group.size) = (header.id, header.name, header.size)
            group.arrangement = header.arrangement ?? .cycle
          }),
        properties: properties,
        slots: [
          Slot({ Item.vocabulary }) { $1.children.append(.item($0)) },
          Slot({ Group.horizontal }) { $1.children.append(.group($0)) },
          Slot({ Group.vertical }) { $1.children.append(.group($0)) },
          Slot({ CustomGroup.vocabulary }) { $1.children.append(.custom($0)) },
          Slot({ Supplementary.badge }) { $1.supplementaries.append($0) },
          Slot({ Supplementary.supplementary }) { $1.supplementaries.append($0) },
        ],
        traits: [.takesData, .needsChildren, .isGroup]))
  }

  private static let properties: [Property<Group>] = [
    Property(
      "spacing", \.spacing, .spacing,
      .init(
        "The gap between neighbouring children.", "spacing: >=8", uikit: ["interItemSpacing"],
        elsewhere: ["gap", "columnGap"])),
    .insets(\.insets, "Insets of the space for its children.", "insets: horizontal 4"),
    .edgeSpacing(\.edgeSpacing, "edgeSpacing: leading 8"),
    .zIndex(\.zIndex),
    .order(\.order),
  ]
}
