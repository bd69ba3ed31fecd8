internal import LayoutLanguage
internal import LayoutSolver

/// The colours of an element on one paper: its area, its edge, and what is written on it.
struct Swatch {
  let fill: String
  let stroke: String
  let ink: String
}

/// A colour of elements, on either paper.
struct Tint {
  /// Its class in the style sheet.
  let style: String
  let light: Swatch
  let dark: Swatch

  init(_ style: String, light: Swatch, dark: Swatch) {
    (self.style, self.light, self.dark) = (style, light, dark)
  }

  /// Every tint, in the order of the style sheet.
  static let all = named + [boundary, decoration, badge]

  /// Those that a name may have.
  static let named = [
    Tint(
      "blue",
      light: Swatch(fill: "#dbe8fd", stroke: "#8fb4ea", ink: "#1f3f78"),
      dark: Swatch(fill: "#1d3152", stroke: "#4a72ae", ink: "#bfd6fb")),
    Tint(
      "teal",
      light: Swatch(fill: "#cdf0ea", stroke: "#70bfb2", ink: "#134e48"),
      dark: Swatch(fill: "#143c37", stroke: "#3d8579", ink: "#b2e5dc")),
    Tint(
      "green",
      light: Swatch(fill: "#dcf2d7", stroke: "#90c488", ink: "#265420"),
      dark: Swatch(fill: "#223b1e", stroke: "#578a4f", ink: "#c6e7c0")),
    Tint(
      "amber",
      light: Swatch(fill: "#fcedc4", stroke: "#d9b659", ink: "#664808"),
      dark: Swatch(fill: "#413310", stroke: "#957832", ink: "#f3dc9d")),
    Tint(
      "orange",
      light: Swatch(fill: "#fde1cd", stroke: "#e2a87c", ink: "#72380f"),
      dark: Swatch(fill: "#452915", stroke: "#a16a42", ink: "#f7cba9")),
    Tint(
      "pink",
      light: Swatch(fill: "#fbdce8", stroke: "#df9cb8", ink: "#77264b"),
      dark: Swatch(fill: "#462231", stroke: "#a0607c", ink: "#f6c0d5")),
    Tint(
      "violet",
      light: Swatch(fill: "#e8e1fb", stroke: "#b0a0e0", ink: "#45327e"),
      dark: Swatch(fill: "#302651", stroke: "#7766ae", ink: "#d6c8fa")),
    Tint(
      "cyan",
      light: Swatch(fill: "#d4ecf5", stroke: "#80b9cf", ink: "#15485c"),
      dark: Swatch(fill: "#163540", stroke: "#497d90", ink: "#b7e0ee")),
  ]

  /// What stands at the boundary of a section or of the layout.
  static let boundary = Tint(
    BoundaryItem.boundary.name,
    light: Swatch(fill: "#edf0f5", stroke: "#b4bdcb", ink: "#344054"),
    dark: Swatch(fill: "#2a303b", stroke: "#566174", ink: "#d5dbe6"))
  /// What stands behind a section.
  static let decoration = Tint(
    ElementSource.Category.decoration.rawValue,
    light: Swatch(fill: "#f6f4ee", stroke: "#ddd6c5", ink: "#85795c"),
    dark: Swatch(fill: "#23221e", stroke: "#4a463a", ink: "#a89f86"))
  /// A small view tied to a cell or to a group.
  static let badge = Tint(
    Supplementary.badge.name,
    light: Swatch(fill: "#5b5bd6", stroke: "#ffffff", ink: "#ffffff"),
    dark: Swatch(fill: "#7c7cf0", stroke: "#15181e", ink: "#ffffff"))
}
