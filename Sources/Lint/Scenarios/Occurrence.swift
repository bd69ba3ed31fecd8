/// All the views of the sweep in which a rule has seen the same.
struct Occurrence: Sendable {
  /// The place of the rule.
  let rule: Int
  /// What was seen at the smallest width of the first line of the sweep in which anything was.
  let first: Match
  let firstWidth: Int
  /// What was seen where it was worst, at the first of such views.
  private(set) var worst: Match
  private(set) var worstWidth: Int
  private var worstCircumstances: Scenario
  /// The lines of the sweep in which it was seen, in order.
  private(set) var parts: [Part]

  /// Where it was seen along one line of the sweep.
  struct Part: Sendable {
    let circumstances: Scenario
    /// The place of the line in the sweep.
    let line: Int
    fileprivate(set) var widths: Widths
  }

  init(_ seen: RuleMatch, in view: SeenView, line: Int) {
    (rule, first, worst) = (seen.rule, seen.sighting, seen.sighting)
    (firstWidth, worstWidth) = (view.width, view.width)
    worstCircumstances = view.circumstances
    parts = [Part(view, line)]
  }

  /// Takes in what was seen in a view that comes behind all others along its line.
  ///
  /// - Parameter bridge: The width from which on the same was seen at each; `nil`: nobody looked.
  mutating func add(_ sighting: Match, in view: SeenView, line: Int, since bridge: Int?) {
    if sighting.measure > worst.measure {
      (worst, worstWidth, worstCircumstances) = (sighting, view.width, view.circumstances)
    }
    if parts[parts.count - 1].line == line {
      parts[parts.count - 1].widths.add(view.width, since: bridge)
    } else {
      parts.append(Part(view, line))
    }
  }

  /// The circumstances in which it was seen first.
  var circumstances: Scenario { parts[0].circumstances }

  /// The widths that its first line is looked at in.
  var widthsOfSweep: ClosedRange<Int> { circumstances.widths }
  /// Whether it was seen at `width` or at a larger one.
  func isSeen(from width: Int) -> Bool {
    parts.contains { $0.widths.runs.contains { $0.upperBound >= width } }
  }

  /// Where it was seen first.
  var firstView: String { circumstances.view(at: firstWidth) }
  /// The same as the beginning of a sentence.
  var atFirst: String { circumstances.sentence(at: firstWidth) }
  /// Where it was worst, as the beginning of a sentence.
  var atWorst: String { worstCircumstances.sentence(at: worstWidth) }

  /// Where it was worst, as the end of a sentence; `nil` where that is where it was seen first.
  var worstWords: String? {
    let isElsewhere = worstCircumstances.words != circumstances.words
    if !isElsewhere, worstWidth == firstWidth { return nil }
    return "it is worst at \(worstWidth)" + (isElsewhere ? ", " + worstCircumstances.words : "")
  }
}

extension Occurrence.Part {
  fileprivate init(_ view: SeenView, _ line: Int) {
    var widths = Widths()
    widths.add(view.width)
    self.init(circumstances: view.circumstances, line: line, widths: widths)
  }
}

extension Scenario {
  fileprivate func view(at width: Int) -> String {
    let words = self.words
    return "at width \(width)" + (words.isEmpty ? "" : ", \(words)")
  }

  fileprivate func sentence(at width: Int) -> String {
    view(at: width) + (self.words.isEmpty ? "" : ",")
  }
}
