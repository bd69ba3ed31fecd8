internal import LayoutCompiler
internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// A layout, solved at one width after another.
///
/// As long as its inputs grow evenly with the width, and as many children stand on each line, so do
/// all lengths, except for rounding to pixels: what rules find at both ends they find between.
struct LayoutProbe: Probe {
  static let longestStep = 32
  /// With more inputs every width is examined: their values at all widths are not kept.
  private static let mostInputs = 2_000

  /// The solver of contents.
  private let subject: LintSubject
  /// Whether any of the layout's elements has contents.
  private let hasContents: Bool
  private var scenario: Scenario
  /// The models of this scenario and those before.
  private(set) var models: EvaluationCache
  /// The number of children on lines in the first scenario.
  private(set) var profile = ColumnProfile()
  /// The widths of cells in the first scenario.
  private(set) var cellWidths = CellWidthProfile()
  private var scenarioCount = 0
  private var solvers = SectionSolverCache(asking: .nothing)
  private var latest: (traits: Traits, model: EvaluationCache.Model)?

  init(_ models: EvaluationCache, of subject: LintSubject, in scenario: Scenario) {
    (self.models, self.subject, self.scenario) = (models, subject, scenario)
    hasContents = subject.holdsContents(models.layout)
    self.models.beginScenario()
  }

  mutating func begin(_ scenario: Scenario) {
    (self.scenario, latest) = (scenario, nil)
    scenarioCount += 1
    models.beginScenario()
  }

  mutating func view(at width: Int) -> SurveyedView {
    let viewport = scenario.viewport(width: width)
    let model = model(in: viewport, at: width)
    let view = SurveyedView(
      width: width, viewport: viewport, model: model, sections: solvers.survey(in: viewport))
    subject.budget.spend(view.cost)
    return view
  }

  mutating func matches(in view: SurveyedView, by run: inout RuleRun) -> [RuleMatch] {
    let facts = facts(of: view)
    subject.budget.spend(
      view.cost + facts.model.sizedChildren.count + subject.measuringPreviews.count)
    return run.matches(in: facts)
  }

  mutating func record(_ view: SurveyedView) {
    guard scenarioCount == 1 else { return }
    profile.add(view.lines, in: view.viewport, width: view.width)
    cellWidths.add(view)
  }

  /// The facts of a view of the scenario.
  mutating func facts(of view: SurveyedView) -> LayoutFacts {
    LayoutFacts(view, of: models.facts(of: view.model), in: scenario)
  }

  private mutating func model(in viewport: LayoutLanguage.Viewport, at width: Int)
    -> EvaluationCache.Model
  {
    let scenario = scenario
    let model = models.model(in: viewport) { scenario.stage(width: width) }
    let traits = viewport.traits
    if let latest, latest.model.number == model.number, latest.traits == traits {
      return latest.model
    }
    if hasContents, latest?.traits != traits {
      solvers = SectionSolverCache(asking: subject.measure(scenario.stage(width: width)))
    }
    solvers.turn(to: model)
    latest = (traits, model)
    return model
  }
}

extension LayoutProbe {
  mutating func evenWidths(from start: Int, to end: Int) -> EvenWidths {
    guard let latest, start < end, models.inputCount <= Self.mostInputs else {
      return EvenWidths(end: start, rhythm: nil)
    }
    if latest.model.isOpaque { return EvenWidths(end: end, rhythm: nil) }
    var profile = NumberProfile(over: start...end, scale: latest.traits.displayScale)
    return profile.even { width, numbers in
      let viewport = scenario.viewport(width: width)
      guard viewport.traits == latest.traits, models.add(to: &numbers, in: viewport) else {
        return false
      }
      viewport.addMargins(to: &numbers)
      return true
    }.of(latest.model.layout)
  }

  func isLike(_ first: SurveyedView, _ second: SurveyedView) -> Bool {
    first.isLike(second) && first.model.decisions == second.model.decisions
  }

  /// Rounding to pixels decides where a child only just fits. It repeats after each period, except
  /// for a slope: what fits in the first and in the last period fits in all. What depends on contents
  /// is solved at each width.
  mutating func check(
    between first: SurveyedView, _ last: SurveyedView, along even: EvenWidths
  ) -> BetweenViews {
    if !first.dependsOnPixels(beside: last, along: even) { return .same }
    let between = first.width + 1..<last.width
    if first.isUnpredictable {
      let ends = Interpolation(first, last)
      let isSame = between.allSatisfy {
        !subject.budget.isSpent && ends.holds(at: view(at: $0))
      }
      return isSame ? .same : .different
    }
    let period = even.rhythm ?? between.count
    return .unknown(Set(between.prefix(period)).union(between.suffix(period)).sorted())
  }
}

extension LayoutLanguage.Viewport {
  /// Adds the widths of containers that do not grow evenly with its width.
  fileprivate func addMargins(to numbers: inout [Double]) {
    numbers.append(container(.layoutMargins, scrolling: .vertical).width)
    numbers.append(container(.readableContent, scrolling: .vertical).width)
  }
}
