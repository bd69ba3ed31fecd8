/// What a view is given, or asks of its environment.
enum ViewProperty: Hashable, Sendable {
  case data, containerSize, sectionIndex, itemCount
  /// A value of SwiftUI's environment.
  case trait(String)
  /// Whether a node is open.
  case state(String)

  /// The traits that SwiftUI has, in the order of the language.
  static let traits = [
    "horizontalSizeClass", "verticalSizeClass", "layoutDirection", "displayScale",
    "dynamicTypeSize",
  ]
}
