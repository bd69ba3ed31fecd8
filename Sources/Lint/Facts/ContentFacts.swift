internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage

/// The contents of a layout's elements, or of a view, in one viewport.
struct ContentFacts: Sendable {
  let viewport: Viewport
  let scenario: Scenario
  let hosts: [ContentHost]
  /// The solver that has laid them out.
  let solver: ContentSolver

  /// Whether the text has its default size.
  var hasUsualText: Bool { viewport.traits.contentSizeCategory == Traits().contentSizeCategory }

  /// The contents of `host` at their preferred height.
  func freeSurvey(of host: ContentHost) -> ContentSurvey {
    if host.isSizedByContents || host.isView { return host.survey }
    return solver.survey(host.content, PartialSize(width: host.size.width))
  }
}

/// An item, a header, a badge, a background or a view with contents.
struct ContentHost: Sendable {
  let id: ElementID
  /// The size in the file; `nil` for a view or a background.
  let written: LayoutSize?
  /// Whether it is sized by its content.
  let isSizedByContents: Bool
  let isView: Bool
  /// Its size, for a view that of the safe area, in points.
  let size: Size
  let content: Content
  let survey: ContentSurvey
  /// The section that it is in; `nil` for a view and what the layout itself has.
  var section: Section?

  /// How much has been measured.
  var cost: Int { survey.texts.reduce(4) { $0 + 2 + $1.lineCount } }
}
