package import LayoutGeometry

/// A tree as the rows of a list.
package struct Outline: Hashable, Sendable {
  /// What stays free beside its rows.
  package var margin: Points = 16
  /// How much farther in each level stands.
  package var indent: Points = 20
  package var minimumRowHeight: Points = 44
  package var rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  package init() {}
}

/// A row of an outline, and those below it.
package struct OutlineNode: Hashable, Sendable {
  package var text = WrittenText()
  /// Whether it shows its text, and not its first content.
  package var showsText = false
  /// Whether the rows below it are shown.
  package var isExpanded = false
  /// Whether it has a chevron; `nil`: if it has nodes.
  package var isExpandable: Bool?

  package init() {}
}

extension Content {
  static let outline = vocabulary(
    "outline", .outline(Outline()),
    ElementDocumentation(
      "A tree as the rows of a list.",
      "outline { node \"Photos\" { expanded: true; node \"One\" } }",
      foreign: ["OutlineGroup", "DisclosureGroup"]),
    ContentMembers(
      properties: [
        Property(
          "margin", \.list.margin, .points,
          .init("The margin on both sides of its rows.", "margin: 20")),
        Property(
          "indent", \.list.indent, .points, .init("The indentation of each level.", "indent: 10")),
        Property(
          "minRowHeight", \.list.minimumRowHeight, .points,
          .init("The minimum height of a row.", "minRowHeight: 52")),
        Property(
          "rowInsets", \.list.rowInsets, .edges,
          .init("The insets inside a row.", "rowInsets: horizontal 20, vertical 14")),
      ], slots: [Slot({ Content.node }) { $1.children.append($0) }]))

  static let node: Vocabulary<Content> = vocabulary(
    "node", .node(OutlineNode()),
    ElementDocumentation(
      "A row of an outline, and those below it.", "node \"Photos\" { node \"One\" }"),
    ContentMembers(
      properties: [
        Property(
          "expanded", \.branch.isExpanded, .boolean,
          .init("Whether the rows below it are shown.", "expanded: true")),
        Property(
          "expandable", \.branch.isExpandable,
          .boolean.optional(from: true, called: "if it has nodes"),
          .init("Whether it has a chevron.", "expandable: true")),
      ] + textProperties(), slots: [Slot({ Content.node }) { $1.children.append($0) }] + children,
      subject: .optional, traits: [.isContent, .showsOne]))

  private var list: Outline {
    get { if case .outline(let outline) = form { outline } else { Outline() } }
    set { form = .outline(newValue) }
  }

  private var branch: OutlineNode {
    get { if case .node(let node) = form { node } else { OutlineNode() } }
    set { form = .node(newValue) }
  }
}
