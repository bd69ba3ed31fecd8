extension Content {
  static let box = vocabulary(
    "box", .box,
    ElementWords(
      "A color or a shape: takes what it is proposed.", "box dot 8 x 8",
      foreign: ["Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "UIView"]),
    ContentMembers())

  static let divider = vocabulary(
    "divider", .divider,
    ElementWords("A line one pixel thick, across its stack.", "divider"), ContentMembers())
}
