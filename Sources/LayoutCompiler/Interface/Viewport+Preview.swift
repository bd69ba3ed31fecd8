internal import LayoutGeometry
internal import LayoutLanguage

extension Viewport {
  /// The viewport of a preview; `nil` where that has no size.
  init?(_ preview: LayoutLanguage.Preview) {
    var preview = preview
    if let device = preview.shownDevice { preview.show(on: device) }
    guard let size = preview.size else { return nil }
    let viewport = preview.viewport(sized: size)
    self.init(width: size.width, height: size.height, scale: preview.scale)
    safeArea = Insets(viewport.safeArea)
    margins = viewport.margins.map(Insets.init)
    direction = preview.direction == .leftToRight ? .leftToRight : .rightToLeft
    scrollOffset = viewport.scrollOffset.map { Offset(x: $0.x, y: $0.y) }
    traits.idiom = Idiom(viewport.traits.idiom)
    traits.horizontalSizeClass = SizeClass(viewport.traits.horizontalSizeClass)
    traits.verticalSizeClass = SizeClass(viewport.traits.verticalSizeClass)
    traits.contentSizeCategory =
      ContentSizeCategory(rawValue: preview.contentSizeCategory.rawValue) ?? .large
    traits.systemVersion = preview.systemVersion
  }

  /// `preview` in this viewport.
  func preview(like preview: LayoutLanguage.Preview) throws(SolveError) -> LayoutLanguage.Preview {
    guard isValid else { throw .invalidViewport }
    var preview = preview
    preview.size = Size(width: width, height: height)
    (preview.scale, preview.safeArea) = (scale, EdgeInsets(safeArea))
    preview.margins = margins.map(EdgeInsets.init)
    preview.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
    preview.scrollOffset = scrollOffset.map { Point(x: $0.x, y: $0.y) }
    preview.idiom = traits.idiom.flatMap { .init(rawValue: $0.rawValue) }
    preview.horizontalSizeClass = traits.horizontalSizeClass.flatMap {
      .init(rawValue: $0.rawValue)
    }
    preview.verticalSizeClass = traits.verticalSizeClass.flatMap { .init(rawValue: $0.rawValue) }
    preview.contentSizeCategory = .init(rawValue: traits.contentSizeCategory.rawValue) ?? .large
    preview.systemVersion = traits.systemVersion
    return preview
  }

  /// Whether its sides are at least 0 and all of its numbers finite.
  private var isValid: Bool {
    let insets = [safeArea, margins ?? Insets()]
    let numbers =
      [width, height, scale, scrollOffset?.x ?? 0, scrollOffset?.y ?? 0]
      + insets.flatMap { [$0.top, $0.leading, $0.bottom, $0.trailing] }
    return numbers.allSatisfy(\.isFinite) && width >= 0 && height >= 0 && scale > 0
      && (13...26).contains(traits.systemVersion)
  }
}

extension Viewport.Insets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension EdgeInsets {
  init(_ insets: Viewport.Insets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension Viewport.Idiom {
  init(_ idiom: LayoutLanguage.Idiom) { self = Self(rawValue: idiom.rawValue) ?? .phone }
}

extension Viewport.SizeClass {
  init(_ sizeClass: LayoutLanguage.SizeClass) {
    self = Self(rawValue: sizeClass.rawValue) ?? .compact
  }
}
