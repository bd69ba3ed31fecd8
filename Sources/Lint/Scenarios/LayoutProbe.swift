internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// A layout looked at along the lines of the sweep, each from the smallest width to the largest.
struct LayoutProbe {
  /// Where contents are asked how large they are.
  private let subject: LintSubject
  /// Whether anything stands inside of the layout's elements.
  private let asksContents: Bool
  /// Those of the line at hand.
  private(set) var circumstances: Scenario
  /// What it comes to along this line and those before.
  private(set) var models: EvaluationCache
  private var surveyors = SectionSolverCache(asking: .nothing)
  private var latest: Latest?

  /// What the layout came to last.
  private struct Latest {
    let traits: Traits
    let model: EvaluationCache.Model
  }

  init(_ models: EvaluationCache, of subject: LintSubject, in circumstances: Scenario) {
    (self.models, self.subject, self.circumstances) = (models, subject, circumstances)
    asksContents = subject.holdsContents(models.layout)
    self.models.beginLine()
  }

  /// Turns to the line of the sweep in `circumstances`.
  mutating func turn(to circumstances: Scenario) {
    (self.circumstances, latest) = (circumstances, nil)
    models.beginLine()
  }

  /// What the layout comes to in a view of `width`.
  mutating func view(at width: Int) -> SurveyedView {
    let viewport = circumstances.viewport(width: width)
    let latest = latest(in: viewport, at: width)
    return SurveyedView(
      width: width, viewport: viewport, model: latest.model,
      sections: surveyors.survey(in: viewport))
  }

  /// The same for rules to look at.
  mutating func observation(of view: SurveyedView) -> Observation {
    Observation(view, of: models.swept(view.model), in: circumstances)
  }

  private mutating func latest(in viewport: Viewport, at width: Int) -> Latest {
    let circumstances = circumstances
    let model = models.model(in: viewport) { circumstances.stage(width: width) }
    let traits = viewport.traits
    if let latest, latest.model.number == model.number, latest.traits == traits { return latest }
    if asksContents, latest?.traits != traits {
      surveyors = SectionSolverCache(asking: subject.measure(circumstances.stage(width: width)))
    }
    surveyors.turn(to: model)
    let new = Latest(traits: traits, model: model)
    latest = new
    return new
  }
}

extension LayoutProbe {
  /// The widths from `start` to `end` along which all that the layout asks grows evenly with the
  /// view; it has been observed at `start`.
  mutating func evenWidths(from start: Int, to end: Int) -> EvenWidths {
    guard let latest, start < end else { return EvenWidths(end: start, rhythm: nil) }
    if latest.model.isOpaque { return EvenWidths(end: end, rhythm: nil) }
    var course = NumberProfile(over: start...end, scale: latest.traits.displayScale)
    return course.even { width, numbers in
      let viewport = circumstances.viewport(width: width)
      guard viewport.traits == latest.traits, models.add(to: &numbers, in: viewport) else {
        return false
      }
      viewport.addMargins(to: &numbers)
      return true
    }.of(latest.model.layout)
  }
}

extension Viewport {
  /// Adds what the references leave of it that do not follow evenly from its width.
  fileprivate func addMargins(to numbers: inout [Double]) {
    numbers.append(container(.layoutMargins, scrolling: .vertical).width)
    numbers.append(container(.readableContent, scrolling: .vertical).width)
  }
}
