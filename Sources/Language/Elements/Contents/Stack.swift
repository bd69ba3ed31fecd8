package import LayoutGeometry

/// Children on one line, one beside or below the other.
package struct Stack: Hashable, Sendable {
  package let axis: Axis
  /// The gap between neighbours; `nil`: 8, and 0 beside a spacer.
  package var spacing: Points?
  /// How children of different heights stand, if they are side by side.
  package var rowAlignment = RowAlignment.center
  /// How children of different widths stand, if they are one below the other.
  package var columnAlignment = ColumnAlignment.center

  package init(axis: Axis) { self.axis = axis }

  /// The gap where nothing is written.
  ///
  /// - Source: `content.md` a.6.
  package static let standardSpacing: Points = 8
}

extension Content {
  package static let hstack = vocabulary(
    "hstack", .stack(Stack(axis: .horizontal)),
    ElementDocumentation("Children side by side.", "hstack { box; box }", foreign: ["UIStackView"])
      .inSwiftUI("HStack"),
    ContentMembers(properties: rowProperties, slots: children))
  static let vstack = vocabulary(
    "vstack", .stack(Stack(axis: .vertical)),
    ElementDocumentation("Children one below another.", "vstack { box; box }").inSwiftUI("VStack"),
    ContentMembers(properties: columnProperties, slots: children))
  static let lazyhstack = vocabulary(
    "lazyhstack", .lazyStack(Stack(axis: .horizontal)),
    ElementDocumentation(
      "Children side by side, as high as proposed.", "lazyhstack { image a 20 x 20 }"
    ).inSwiftUI("LazyHStack"),
    ContentMembers(properties: rowProperties, slots: children))
  static let lazyvstack = vocabulary(
    "lazyvstack", .lazyStack(Stack(axis: .vertical)),
    ElementDocumentation(
      "Children one below another, as wide as proposed.", "lazyvstack { text \"One\" }"
    ).inSwiftUI("LazyVStack"),
    ContentMembers(properties: columnProperties, slots: children))

  private static let rowProperties: [Property<Content>] = [
    gap(at: \.stack.spacing),
    .alignment(\.stack.rowAlignment, "The vertical alignment of its children.", "alignment: top"),
  ]

  private static let columnProperties: [Property<Content>] = [
    gap(at: \.stack.spacing),
    .alignment(
      \.stack.columnAlignment, "The horizontal alignment of its children.", "alignment: leading"),
  ]

  /// The gap between neighbours, which is none beside a spacer unless it is written.
  @inline(__always)
  static func gap(
    at path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Content, Points?>
  ) -> Property<Content> {
    Property(
      "spacing", path(), .points.optional(from: Stack.standardSpacing, called: "8, 0 by a spacer"),
      .init("The gap between neighbours.", "spacing: 12", elsewhere: ["gap"]))
  }

  private var stack: Stack {
    get {
      switch form {
      case .stack(let stack), .lazyStack(let stack): stack
      default: Stack(axis: .vertical)
      }
    }
    set {
      if case .lazyStack = form { form = .lazyStack(newValue) } else { form = .stack(newValue) }
    }
  }
}
