internal import LayoutEvaluation

/// A layout, or the contents of a layout or a view, examined at one width after another.
protocol Probe {
  /// What is known of one width before any rule examines it.
  associatedtype View

  /// The largest distance between two examined widths, in points: something that only exists between
  /// two of them is missed.
  static var longestStep: Int { get }

  /// Starts another scenario.
  mutating func begin(_ scenario: Scenario)
  /// What is known of `width`.
  mutating func view(at width: Int) -> View
  /// What the rules of `run` find in `view`.
  mutating func matches(in view: View, by run: inout RuleRun) -> [RuleMatch]
  /// Takes note of `view`, which follows all others of its scenario.
  mutating func record(_ view: View)
  /// The widths from `start`, which has been examined, along which everything grows evenly.
  mutating func evenWidths(from start: Int, to end: Int) -> EvenWidths
  /// Whether two views arrange the same elements in the same way.
  func isLike(_ first: View, _ second: View) -> Bool
  /// What has to be examined between two views that are alike.
  mutating func check(between first: View, _ second: View, along even: EvenWidths) -> BetweenViews
}

/// What is between two views that are alike.
enum BetweenViews {
  /// The same.
  case same
  /// Something else.
  case different
  /// The same if it is so at these widths.
  case unknown([Int])
}

/// Examines the widths of scenarios: every width where something may change, and few of those between.
struct Sampling<P: Probe> {
  private(set) var probe: P
  private(set) var run: RuleRun
  private var scenario: Scenario
  /// The position of the scenario in the matrix.
  private var line = 0
  /// What has been examined along the even widths at hand, by width.
  private var samples: [Int: Sample] = [:]
  private let budget: WorkBudget
  /// How many scenarios have not been examined, or not at all widths.
  private(set) var leftOut = 0

  /// One width, and what the rules find there.
  private struct Sample {
    let view: P.View
    let matches: ViewMatches

    var width: Int { matches.width }
  }

  /// - Parameter usual: The first scenario.
  init(_ probe: P, _ run: RuleRun, from usual: Scenario, within budget: WorkBudget) {
    (self.probe, self.run, scenario, self.budget) = (probe, run, usual, budget)
  }

  /// Examines all widths of `scenarios`, as far as the budget goes.
  mutating func examine(_ scenarios: [Scenario]) {
    for (line, scenario) in scenarios.enumerated() {
      if !budget.isSpent {
        (self.line, self.scenario) = (line, scenario)
        probe.begin(scenario)
        run.beginScenario()
        examine(scenario.widths)
      }
      if budget.isSpent { leftOut += 1 }
    }
  }

  private mutating func examine(_ widths: ClosedRange<Int>) {
    var start = widths.lowerBound
    while start <= widths.upperBound, !budget.isSpent {
      samples = [:]
      let first = sample(at: start)
      record(first)
      let even = probe.evenWidths(from: start, to: widths.upperBound)
      advance(from: first, along: even)
      start = even.end + 1
    }
  }

  /// Records what is found along even widths behind `first`.
  private mutating func advance(from first: Sample, along even: EvenWidths) {
    var run = [first]
    while let last = run.last, last.width < even.end, !budget.isSpent {
      let next = sample(at: min(even.end, last.width + P.longestStep))
      if isLike(last, next) {
        run.append(next)
      } else {
        settle(run, even)
        divide(last, next, even)
        run = [next]
      }
    }
    settle(run, even)
  }

  /// Records what is found behind the first of samples that are alike, up to the last.
  private mutating func settle(_ run: [Sample], _ even: EvenWidths) {
    guard let first = run.first, let last = run.last, first.width < last.width else { return }
    let isSame = isSame(from: first, to: last, even)
    for (left, right) in zip(run, run.dropFirst()) {
      if isSame { record(right, isContinuous: true) } else { divide(left, right, even) }
    }
  }

  /// Records what is found behind `left`, up to `right`.
  private mutating func divide(_ left: Sample, _ right: Sample, _ even: EvenWidths) {
    guard right.width > left.width + 1, !budget.isSpent else { return record(right) }
    if isLike(left, right), isSame(from: left, to: right, even) {
      return record(right, isContinuous: true)
    }
    let middle = sample(at: (left.width + right.width) / 2)
    divide(left, middle, even)
    divide(middle, right, even)
  }

  private func isLike(_ left: Sample, _ right: Sample) -> Bool {
    probe.isLike(left.view, right.view) && left.matches.isLike(right.matches)
  }

  /// Whether everything between two samples that are alike is like them.
  private mutating func isSame(from left: Sample, to right: Sample, _ even: EvenWidths) -> Bool {
    switch probe.check(between: left.view, right.view, along: even) {
    case .same: return true
    case .different: return false
    case .unknown(let widths):
      return widths.allSatisfy { !budget.isSpent && isLike(sample(at: $0), left) }
    }
  }

  private mutating func sample(at width: Int) -> Sample {
    if let known = samples[width] { return known }
    let view = probe.view(at: width)
    let found = ViewMatches(
      width: width, scenario: scenario, matches: probe.matches(in: view, by: &run))
    let new = Sample(view: view, matches: found)
    samples[width] = new
    return new
  }

  /// - Parameter isContinuous: Whether the same is found at every width since the last one recorded.
  private mutating func record(_ sample: Sample, isContinuous: Bool = false) {
    probe.record(sample.view)
    run.record(sample.matches, line: line, isContinuous: isContinuous)
  }
}
