extension Content {
  static let box = vocabulary(
    "box", .box,
    ElementDocumentation(
      "A color or a shape that fills the proposed size.", "box dot 8 x 8",
      foreign: ["Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "UIView"]),
    ContentMembers())

  static let divider = vocabulary(
    "divider", .divider,
    ElementDocumentation("A line one pixel thick, perpendicular to its stack.", "divider"),
    ContentMembers())
}
