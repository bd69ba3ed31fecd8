package import LayoutGeometry

/// Items at frames of their own.
package struct CustomGroup: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  package var size: LayoutSize?
  /// Given to the item provider; they move nothing (`uikit.md` 16).
  package var insets = EdgeInsets.zero
  /// The items; each has a `frame`.
  package var items: [Item] = []

  package init() {}
}

extension CustomGroup {
  package static let vocabulary = Vocabulary(
    "custom", CustomGroup(),
    ElementDocumentation(
      "Items with explicit frames.", "custom 1w x 44 { item { frame: 0, 0, 120, 44 } }",
      foreign: ["customGroup"]),
    Members(
      header: Header(
        form: HeaderForm(size: .optional),
        store: { ($1.id, $1.name, $1.size) = ($0.id, $0.name, $0.size) }),
      properties: [
        .insets(
          \.insets, "Insets that only the group's item provider gets; they move nothing.",
          "insets: top 13", readBy: "generated code")
      ],
      slots: [Slot({ Item.inCustomGroup }) { $1.items.append($0) }],
      traits: [.takesData, .needsChildren, .readsSurroundings, .isGroup]))
}
