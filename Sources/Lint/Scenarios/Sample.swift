internal import LayoutLanguage

/// One view, and what every rule sees in it.
struct Sample {
  let view: SurveyedView
  /// What every rule sees in it.
  let seen: SeenView

  var width: Int { view.width }

  /// Whether lengths grow evenly from this view to `other`, and rules see the same in both.
  func isLike(_ other: Sample) -> Bool {
    view.isLike(other.view) && view.model.decisions == other.view.model.decisions
      && seen.isLike(other.seen)
  }
}
