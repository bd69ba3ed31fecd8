internal import LayoutDiagnostics
internal import LayoutText

/// The rules that examine viewports, and what they have found so far.
struct RuleRun {
  private let inspections: [Inspection]
  /// The matches of each rule in the latest model, and the number of that model.
  private var modelMatches: [[Match]]
  private var modelNumber: Int?
  /// The width that was recorded last.
  private var latestWidth: Int?
  /// In the order in which they were found first.
  private var occurrences: [Occurrence] = []
  private var indices: [OccurrenceKey: Int] = [:]

  /// The rule and the range of an occurrence.
  private struct OccurrenceKey: Hashable {
    let rule: Int
    let range: TextRange
  }

  init(_ inspections: [Inspection]) {
    self.inspections = inspections.filter { $0.rule.evidence.report != nil }
    modelMatches = Array(repeating: [], count: self.inspections.count)
  }

  /// Whether any of the rules examines contents.
  var examinesContents: Bool {
    inspections.contains { if case .contents = $0.rule.evidence { true } else { false } }
  }

  /// Starts another scenario.
  mutating func beginScenario() { latestWidth = nil }

  /// The matches of every rule in a layout, in the order of the rules.
  mutating func matches(in facts: LayoutFacts) -> [RuleMatch] {
    let isTiny = facts.scenario.isTinyWindow
    let isNew = modelNumber != facts.model.number
    if !isTiny { modelNumber = facts.model.number }
    var found: [RuleMatch] = []
    for (rule, inspection) in inspections.enumerated() {
      if isTiny, !inspection.rule.includesTinyWindows { continue }
      switch inspection.rule.evidence {
      case .models(let find, _) where isTiny:
        found.add(find(facts.model, inspection), by: rule)
      case .models(let find, _):
        if isNew { modelMatches[rule] = find(facts.model, inspection) }
        found.add(modelMatches[rule], by: rule)
      case .layouts(let find, _): found.add(find(facts, inspection), by: rule)
      case .text, .columns, .contents: continue
      }
    }
    return found
  }

  /// The matches of every rule in contents, in the order of the rules.
  func matches(in facts: ContentFacts) -> [RuleMatch] {
    var found: [RuleMatch] = []
    for (rule, inspection) in inspections.enumerated() {
      guard case .contents(let find, _) = inspection.rule.evidence else { continue }
      found.add(find(facts, inspection), by: rule)
    }
    return found
  }

  /// Records the matches in a viewport of the scenario at `line`.
  ///
  /// - Parameter isContinuous: Whether the same is found at every width since the last one recorded.
  mutating func record(_ view: ViewMatches, line: Int, isContinuous: Bool) {
    let start = isContinuous ? latestWidth : nil
    latestWidth = view.width
    for found in view.matches where found.match.isReported {
      let key = OccurrenceKey(rule: found.rule, range: found.match.range)
      guard let index = indices[key] else {
        indices[key] = occurrences.count
        occurrences.append(Occurrence(found, in: view, line: line))
        continue
      }
      // Another occurrence in a tiny window adds nothing.
      if view.scenario.isTinyWindow { continue }
      occurrences[index].add(found.match, in: view, line: line, since: start)
    }
  }

  /// The reports of everything found in `matrix`.
  func diagnostics(in matrix: ViewportMatrix) -> [Diagnostic] {
    occurrences.compactMap { inspections[$0.rule].report($0, in: matrix) }
  }
}

extension [RuleMatch] {
  fileprivate mutating func add(_ matches: [Match], by rule: Int) {
    for match in matches { append(RuleMatch(rule: rule, match: match)) }
  }
}

extension LintRule.Evidence {
  /// The report of a rule that examines viewports; `nil` for other rules.
  fileprivate var report: (@Sendable (Occurrence, Inspection) -> Finding?)? {
    switch self {
    case .text, .columns: nil
    case .models(_, let report), .layouts(_, let report), .contents(_, let report): report
    }
  }
}

extension Inspection {
  /// The report of an occurrence with its viewports; a note when it exists in tiny windows only.
  fileprivate func report(_ occurrence: Occurrence, in matrix: ViewportMatrix) -> Diagnostic? {
    let severity = occurrence.scenario.isTinyWindow ? .note : severity
    let inspection = Inspection(
      rule: rule, subject: subject, severity: severity, options: options, target: target)
    guard let finding = rule.evidence.report?(occurrence, inspection) else { return nil }
    var scenarios = matrix.scenarios
    if case .contents = rule.evidence { scenarios = matrix.contentScenarios }
    let text = OccurrenceText(of: occurrence, among: scenarios)
    let worst = occurrence.worstView.map { "; " + $0 } ?? ""
    return inspection.diagnostic(finding, at: occurrence.range)
      .noting("seen \(text.text)\(worst)").showing(in: text.views)
  }
}
