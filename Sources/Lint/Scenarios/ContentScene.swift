internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage

/// What stands inside of the elements of a layout, or fills a view, as it comes out in one view of the
/// sweep.
struct ContentScene: Sendable {
  /// The width of the view, in points.
  let width: Int
  let viewport: Viewport
  let circumstances: Scenario
  let hosts: [ContentHost]
  /// Who has been asked.
  let solver: ContentSolver

  /// Whether its reader has chosen no size of text.
  var hasUsualText: Bool { viewport.traits.contentSizeCategory == Traits().contentSizeCategory }
}

/// An item, a header, a badge, a background or a view with what stands in it.
struct ContentHost: Sendable {
  let id: ElementID
  /// What it says of its size; `nil`: it is a view, or a background.
  let written: LayoutSize?
  /// Whether its size is for its content to say.
  let isSizedByContents: Bool
  /// Whether it is a view.
  let isView: Bool
  /// Its size, of a view that of the safe area, in points.
  let size: Size
  let content: Content
  let survey: ContentSurvey
}

extension ContentScene {
  /// What stands in `host`, were it as high as that likes.
  func freeSurvey(of host: ContentHost) -> ContentSurvey {
    if host.isSizedByContents || host.isView { return host.survey }
    return solver.survey(host.content, PartialSize(width: host.size.width))
  }
}
