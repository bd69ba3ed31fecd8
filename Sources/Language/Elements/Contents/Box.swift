extension Content {
  static let box = vocabulary(
    "box", .box,
    ElementDocumentation(
      "A color or a shape: takes what it is proposed.", "box dot 8 x 8",
      foreign: ["Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "UIView"]),
    ContentMembers())

  static let divider = vocabulary(
    "divider", .divider,
    ElementDocumentation("A line one pixel thick, across its stack.", "divider"), ContentMembers())
}
