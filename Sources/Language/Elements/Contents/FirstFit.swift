/// The first of its children that fits, else the last.
package struct FirstFit: Hashable, Sendable {
  package var axes = Axes.both

  package init() {}
}

extension Content {
  static let viewthatfits = vocabulary(
    "viewthatfits", .firstFit(FirstFit()),
    ElementDocumentation(
      "The first of its children that fits, else the last.",
      "viewthatfits { text \"Good morning\"; text \"Hi\" }"
    ).inSwiftUI("ViewThatFits"),
    ContentMembers(
      properties: [
        Property(
          "axes", \.firstFit.axes, .word,
          .init("The axes on which a child must fit.", "axes: horizontal", elsewhere: ["in"]))
      ], slots: children))

  private var firstFit: FirstFit {
    get { if case .firstFit(let fit) = form { fit } else { FirstFit() } }
    set { form = .firstFit(newValue) }
  }
}
