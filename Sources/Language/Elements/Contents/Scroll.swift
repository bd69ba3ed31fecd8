package import LayoutGeometry

/// A window on contents that are as long as they like.
package struct Scroll: Hashable, Sendable {
  package var axis = Axis.vertical

  package init() {}
}

extension Content {
  static let scroll = vocabulary(
    "scroll", .scroll(Scroll()),
    ElementDocumentation(
      "A window on contents that are as long as they like.", "scroll { vstack { box 20 x 900 } }",
      foreign: ["ScrollView", "UIScrollView"]),
    ContentMembers(
      properties: [
        Property(
          "axis", \.window.axis, .word,
          PropertyDocumentation("The axis along which it scrolls.", "axis: horizontal"))
      ], slots: children))

  private var window: Scroll {
    get { if case .scroll(let scroll) = form { scroll } else { Scroll() } }
    set { form = .scroll(newValue) }
  }
}
