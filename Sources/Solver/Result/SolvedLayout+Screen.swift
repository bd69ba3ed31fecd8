package import LayoutGeometry
internal import LayoutLanguage

extension SolvedLayout {
  /// The bounds of the view in the content space: what is seen where it is scrolled to.
  ///
  /// - Source: `uikit.md` 10.1, 14.
  package var screen: Rectangle {
    let axis = layout.scrollDirection
    var screen = Rectangle(origin: .zero, size: viewport.size)
    let rest =
      isMirrored && axis == .horizontal
      ? contentSize.width - viewport.size.width + viewport.safeArea.start(on: axis)
      : -viewport.safeArea.start(on: axis)
    screen.origin[axis] = viewport.scrollOffset?[axis] ?? rest
    return screen
  }

  /// What the safe area leaves of the screen.
  package var safeScreen: Rectangle {
    var insets = viewport.safeArea
    if isMirrored { (insets.leading, insets.trailing) = (insets.trailing, insets.leading) }
    return screen.inset(by: insets)
  }

  /// Whether reading starts at the right.
  package var isMirrored: Bool { viewport.traits.layoutDirection == .rightToLeft }
}
