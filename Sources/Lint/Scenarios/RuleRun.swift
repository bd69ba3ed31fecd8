internal import LayoutDiagnostics
internal import LayoutText

/// The rules that examine viewports, and what they have found so far.
struct RuleRun {
  private let inspections: [Inspection]
  /// Those of them that examine layouts.
  private let searches: [LayoutSearch]
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
    searches = self.inspections.enumerated().compactMap { LayoutSearch($0.element, at: $0.offset) }
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
    for search in searches where !isTiny || search.includesTinyWindows {
      if isTiny || !search.readsModelOnly {
        found.add(search.matches(facts), by: search.rule)
      } else {
        if isNew { modelMatches[search.rule] = search.matches(facts) }
        found.add(modelMatches[search.rule], by: search.rule)
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
  func findings(in matrix: ViewportMatrix) -> [LocatedFinding] {
    occurrences.compactMap { occurrence in
      let inspection = inspections[occurrence.rule]
      return inspection.report(occurrence, in: matrix).map {
        LocatedFinding($0, of: inspection, in: occurrence.elements)
      }
    }
  }
}

/// How one rule examines layouts: its inspection is large, and is not copied for each of them.
private struct LayoutSearch: Sendable {
  /// The place of the rule.
  let rule: Int
  let includesTinyWindows: Bool
  /// Whether it finds the same in every layout of a model.
  let readsModelOnly: Bool
  let matches: @Sendable (LayoutFacts) -> [Match]

  /// `nil` for a rule that examines something else.
  init?(_ inspection: Inspection, at rule: Int) {
    (self.rule, includesTinyWindows) = (rule, inspection.rule.traits.contains(.inTinyWindows))
    switch inspection.rule.evidence {
    case .text, .columns, .cellWidths, .contents, .decisions, .coverage: return nil
    case .models(let find, _):
      readsModelOnly = true
      matches = { find($0.model, inspection) }
    case .layouts(let find, _):
      readsModelOnly = false
      matches = { find($0, inspection) }
    }
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
    case .text, .columns, .cellWidths, .decisions, .coverage: nil
    case .models(_, let report), .layouts(_, let report), .contents(_, let report): report
    }
  }
}

extension Inspection {
  /// The report of an occurrence with its viewports; a note when it exists in tiny windows only,
  /// or with some values of parameters that are not known.
  fileprivate func report(_ occurrence: Occurrence, in matrix: ViewportMatrix) -> Diagnostic? {
    if rule.traits.contains(.ofTextSizes),
      occurrence.elements.contains(where: subject.showsPlaceholders)
    {
      return nil
    }
    if occurrence.scenario.parameter?.isSize == true { return nil }
    var scenarios = matrix.scenarios
    if case .contents = rule.evidence { scenarios = matrix.contentScenarios }
    let guess = matrix.guessesParameters ? occurrence.guess(among: scenarios) : nil
    let severity = occurrence.scenario.isTinyWindow || guess != nil ? .note : severity
    let inspection = Inspection(
      rule: rule, subject: subject, severity: severity, options: options, target: target,
      widths: widths)
    guard let finding = rule.evidence.report?(occurrence, inspection) else { return nil }
    let text = OccurrenceText(of: occurrence, among: scenarios)
    let worst = occurrence.worstView.map { "; " + $0 } ?? ""
    let diagnostic = inspection.diagnostic(finding, at: occurrence.range)
    return (guess.map { diagnostic.noting("only if \($0)") } ?? diagnostic)
      .noting("seen \(text.text)\(worst)").showing(in: text.views)
      .derived(occurrence.derivation)
  }
}
