package import LayoutGeometry

/// A stack whose children all get the largest child's size.
package struct Balanced: Hashable, Sendable {
  package var axis = Axis.horizontal
  /// The gap between neighbours; `nil`: 8, and 0 beside a spacer.
  package var spacing: Points?

  package init() {}
}

extension Content {
  static let balanced = vocabulary(
    "balanced", .balanced(Balanced()),
    ElementDocumentation(
      "A stack whose children all get the largest child's size.",
      "balanced { text \"Yes\"; text \"Maybe\" }"),
    ContentMembers(
      properties: [
        .axis(\.balance.axis, "The axis along which its children are placed.", "axis: vertical"),
        gap(at: \.balance.spacing),
      ], slots: children))

  private var balance: Balanced {
    get { if case .balanced(let balanced) = form { balanced } else { Balanced() } }
    set { form = .balanced(newValue) }
  }
}
