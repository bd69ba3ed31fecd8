internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// All viewports in which a rule finds the same.
///
/// Its members are those of its first match.
@dynamicMemberLookup
struct Occurrence: Sendable {
  /// The index of the rule.
  let rule: Int
  /// The match at the smallest width of the first scenario with any.
  let first: Match
  let firstWidth: Int
  /// The match with the largest measure.
  private(set) var worst: Match
  private(set) var worstWidth: Int
  private var worstScenario: Scenario
  /// The elements that have it: one for each use of a definition.
  private(set) var elements: Set<ElementID> = []
  /// The scenarios in which it exists, in order.
  private(set) var parts: [Part]

  /// The widths of one scenario.
  struct Part: Sendable {
    let scenario: Scenario
    /// The position of the scenario in the matrix.
    let line: Int
    fileprivate(set) var widths: Widths

    fileprivate init(_ view: ViewMatches, _ line: Int) {
      (scenario, self.line, widths) = (view.scenario, line, Widths())
      widths.add(view.width)
    }
  }

  init(_ found: RuleMatch, in view: ViewMatches, line: Int) {
    (rule, first, worst) = (found.rule, found.match, found.match)
    (firstWidth, worstWidth, worstScenario) = (view.width, view.width, view.scenario)
    parts = [Part(view, line)]
    if let element = found.match.element { elements = [element] }
  }

  subscript<Member>(dynamicMember path: KeyPath<Match, Member>) -> Member { first[keyPath: path] }

  subscript<Member>(dynamicMember path: KeyPath<Match.Details, Member>) -> Member {
    first.details[keyPath: path]
  }

  /// What is no difference between measures.
  private static let tolerance = 1e-6

  /// Adds a match in a viewport behind all others of its scenario.
  ///
  /// - Parameter start: The width since which the same is found at each; `nil` when unknown.
  mutating func add(_ match: Match, in view: ViewMatches, line: Int, since start: Int?) {
    if let element = match.element { elements.insert(element) }
    if match.measure > worst.measure + Self.tolerance {
      (worst, worstWidth, worstScenario) = (match, view.width, view.scenario)
    }
    if parts[parts.count - 1].line == line {
      parts[parts.count - 1].widths.add(view.width, since: start)
    } else {
      parts.append(Part(view, line))
    }
  }

  /// The first scenario with it.
  var scenario: Scenario { parts[0].scenario }
  /// The widths that are examined in that scenario.
  var examinedWidths: ClosedRange<Int> { scenario.widths }

  /// Whether it exists at `width` or at a larger one.
  func isSeen(from width: Int) -> Bool {
    parts.contains { $0.widths.runs.contains { $0.upperBound >= width } }
  }

  /// The value of a parameter that it takes, as in "rowHeight is 1000"; `nil` where no parameter decides.
  ///
  /// - Parameter scenarios: All that were examined, the usual one first.
  func guess(among scenarios: [Scenario]) -> String? {
    let seen = Set(parts.map(\.line))
    for (line, scenario) in scenarios.enumerated() {
      guard let change = scenario.parameter, seen.contains(line) != seen.contains(change.base)
      else { continue }
      return seen.contains(change.base)
        ? change.name + (change.standard.map { " is \($0)" } ?? " has its default")
        : "\(change.name) is \(change.value)"
    }
    return nil
  }

  /// The first viewport as text.
  var firstView: String { scenario.view(at: firstWidth) }
  /// The same as the start of a sentence.
  var atFirst: String { scenario.sentence(at: firstWidth) }
  /// The worst viewport as the start of a sentence.
  var atWorst: String { worstScenario.sentence(at: worstWidth) }

  /// The worst viewport as the end of a sentence; `nil` when it is the first.
  var worstView: String? {
    let isElsewhere = worstScenario.text != scenario.text
    if !isElsewhere, worstWidth == firstWidth { return nil }
    return "worst at \(worstWidth)" + (isElsewhere ? ", " + worstScenario.text : "")
  }

  /// What shows it where it is worst in its own scenario.
  var derivation: Diagnostic.Derivation {
    let width = worstScenario.text == scenario.text ? worstWidth : firstWidth
    return .ofRange(view: scenario.options(at: width))
  }
}

extension Scenario {
  /// The options that choose its view of `width`.
  fileprivate func options(at width: Int) -> String {
    var words = ["--viewport", "\(width)x\(self.height.plainDecimal)"]
    if let device = self.device {
      let isLying = self.preview.orientation == .landscape
      words = ["--device", device.name] + (isLying ? ["--orientation", "landscape"] : [])
    } else if let idiom = self.preview.idiom {
      words += ["--idiom", idiom.rawValue]
    }
    let (direction, category) = (self.preview.direction, self.preview.contentSizeCategory)
    if direction != .leftToRight { words += ["--direction", direction.rawValue] }
    if category != .large { words += ["--content-size", category.rawValue] }
    if let count = self.itemCount { words += ["--items", "\(count)"] }
    for (name, value) in self.preview.settings.values.sorted(by: { $0.key < $1.key }) {
      words += ["--set", "\(name)=\(value.spelling)"]
    }
    return words.map(\.asShellWord).joined(separator: " ")
  }

  fileprivate func view(at width: Int) -> String {
    "at width \(width)" + (self.text.isEmpty ? "" : ", \(self.text)")
  }

  /// The view of `width` as the start of a sentence.
  func sentence(at width: Int) -> String {
    view(at: width) + (self.text.isEmpty ? "" : ",")
  }
}
