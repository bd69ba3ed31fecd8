package import LayoutGeometry
package import LayoutLanguage

/// What UIKit throws an exception on.
package struct Refusal: Hashable, Sendable {
  /// Which rule the section breaks.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A section or a group whose insets leave nothing.
    case noRoomForGroup = "no-room-for-group"
    /// A group that its first child does not fit in.
    case firstItemCannotFit = "first-item-cannot-fit"
    /// A group without children.
    case emptyGroup = "empty-group"
    /// A section with more than one group.
    case rivalGroups = "rival-groups"
    /// A section with two boundary items of one element kind.
    case duplicateKind = "duplicate-element"
    /// A group that would hold more cells than the solver makes; UIKit itself would go on.
    case tooManyItems = "too-many-items"
  }
  /// Which rule it breaks.
  package let rule: Rule
  /// UIKit's own message, with the sizes in question.
  package let reason: String
  /// The section's index.
  package let section: Int
  /// The elements from the section down to the group at fault.
  package let path: [ElementID]
  /// What there was not enough of; `nil` where it is not a matter of length.
  package let shortage: Shortage?

  /// A length that was asked for and is not there.
  package struct Shortage: Hashable, Sendable {
    package let axis: Axis
    /// What insets, or a child with its edge spacing, ask for, in points.
    package let needed: Points
    /// What there is, in points; where it is not more than 0, others have taken it.
    package let available: Points
    /// How much of what is needed is the edge spacing of a child, in points.
    package var edgeSpacing: Points = 0
    /// The item that is as long as its content asks; `nil` where no content has been asked.
    package var content: ElementID?
  }
}

extension LayoutFault {
  /// - Source: `uikit.md` 2.6, 19.
  static func noRoom(in size: Size, after insets: EdgeInsets, _ node: Int?) -> LayoutFault {
    let reason = """
      There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, \
      or it has no room for any subitems itself. Inspect the parent and ensure the contentInsets \
      \(insets.spelled) do not result in a negative effectiveContentSize when applied to size: \
      \(size.spelled)
      """
    let axis = Axis.allCases.first { size[$0] <= max(0, insets.total(on: $0)) }
    let shortage = axis.map {
      Refusal.Shortage(axis: $0, needed: insets.total(on: $0), available: size[$0])
    }
    return LayoutFault(rule: .noRoomForGroup, reason: reason, node: node, shortage: shortage)
  }

  /// - Source: `uikit.md` 2.6, 19.
  ///
  static func noChildFits(_ child: PlacedChild, in plan: GroupPlan, on line: LineGroup)
    -> LayoutFault
  {
    let node = plan.nodes[child.child]
    let edges = child.edges.least(on: line.axis)
    var fault = noChildFits(needing: line.length(of: child), edgeSpacing: edges, on: line)
    let isAsked =
      node.size[line.axis].estimate.map { $0 != child.fragment.size[line.axis] } ?? false
    if case .item = node.content, isAsked { fault.shortage?.content = node.id }
    fault.isOfContent = plan.isSelfSized(child.child, on: line.axis)
    return fault
  }

  /// - Source: `uikit.md` 2.6, 19.
  static func noChildFits(
    needing length: Points, edgeSpacing: Points = 0, on line: LineGroup
  ) -> LayoutFault {
    let reason = """
      NSCollectionLayoutItem created with invalid combination of spacing and size specified. \
      This group cannot fit even a single item. Inspect the spacing and size of the items in \
      this group; its effective size is \(line.inner.spelled)
      """
    return LayoutFault(
      rule: .firstItemCannotFit, reason: reason, node: line.index,
      shortage: Refusal.Shortage(
        axis: line.axis, needed: length, available: line.inner[line.axis],
        edgeSpacing: edgeSpacing))
  }

  /// - Source: `lint-rules.md`, `empty-group`.
  static func noSubitem(_ node: Int?) -> LayoutFault {
    LayoutFault(
      rule: .emptyGroup, reason: "At least 1 subitem is required for a group", node: node)
  }

  /// - Source: `language.md` 4: a section has one group; UIKit's has no place for a second.
  static let rivalGroups = LayoutFault(
    rule: .rivalGroups, reason: "NSCollectionLayoutSection is made of exactly one group", node: nil)

  /// - Source: `uikit.md` 9.5.
  static func duplicateKind(_ kind: String) -> LayoutFault {
    LayoutFault(
      rule: .duplicateKind,
      reason: "A section holds one boundary supplementary item of each element kind; "
        + "'\(kind)' is there twice", node: nil)
  }

  /// - Source: `uikit.md` 2.1a.
  static func tooManyCells(_ limit: Int, _ node: Int?) -> LayoutFault {
    let reason = "A group instance holds at most \(limit) items, and this one would hold more"
    return LayoutFault(rule: .tooManyItems, reason: reason, node: node)
  }
}

extension Size {
  /// As UIKit prints it: `{393, 719.5}`.
  fileprivate var spelled: String { "{\(width.spelled), \(height.spelled)}" }
}

extension EdgeInsets {
  /// As UIKit prints it: top, leading, bottom, trailing.
  fileprivate var spelled: String {
    "{\(top.spelled), \(leading.spelled), \(bottom.spelled), \(trailing.spelled)}"
  }
}

extension Points {
  /// A whole number without its `.0`.
  fileprivate var spelled: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Dimension {
  /// How long it is until a content has been asked; `nil` where none is.
  fileprivate var estimate: Points? {
    switch self {
    case .estimated(let estimate), .uniform(let estimate): estimate
    case .absolute, .fraction, .aspect: nil
    }
  }
}
