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
      "A scrolling view of contents of any length.", "scroll { vstack { box 20 x 900 } }",
      foreign: ["UIScrollView"]
    ).inSwiftUI("ScrollView"),
    ContentMembers(
      properties: [
        .axis(\.window.axis, "The axis along which it scrolls.", "axis: horizontal")
      ], slots: children))

  private var window: Scroll {
    get { if case .scroll(let scroll) = form { scroll } else { Scroll() } }
    set { form = .scroll(newValue) }
  }
}
