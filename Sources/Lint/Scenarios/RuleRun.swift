internal import LayoutDiagnostics
internal import LayoutText

/// The rules that look at views, and what they have seen of a layout so far.
struct RuleRun {
  private let inspections: [Inspection]
  /// Those that look at models and views.
  private let looks: [Look]
  /// What each rule saw in the latest model, and which one that was.
  private var ofModel: [[Match]]
  private var modelNumber: Int?
  /// The width that was noted last.
  private var latestWidth: Int?
  /// In the order in which they were seen first.
  private var stretches: [Occurrence] = []
  private var places: [Key: Int] = [:]

  /// Which rule saw something, and where it stands.
  private struct Key: Hashable {
    let rule: Int
    let place: TextRange
  }

  /// How one rule looks at views.
  private struct Look: Sendable {
    /// The place of the rule.
    let rule: Int
    let looksAtTinyWindows: Bool
    /// Whether it sees the same wherever the model is.
    let asksModelOnly: Bool
    let sightings: @Sendable (Observation) -> [Match]

    init?(_ inspection: Inspection, at rule: Int) {
      (self.rule, looksAtTinyWindows) = (rule, inspection.rule.looksAtTinyWindows)
      switch inspection.rule.evidence {
      case .text, .courses, .contents: return nil
      case .models(let look, _):
        asksModelOnly = true
        sightings = { look($0.model, inspection) }
      case .views(let look, _):
        asksModelOnly = false
        sightings = { look($0, inspection) }
      }
    }
  }

  init(_ inspections: [Inspection]) {
    let inspections = inspections.filter(\.rule.evidence.hangsOnViews)
    self.inspections = inspections
    looks = inspections.enumerated().compactMap { Look($0.element, at: $0.offset) }
    ofModel = Array(repeating: [], count: inspections.count)
  }

  /// Turns to another line of the sweep.
  mutating func beginLine() { latestWidth = nil }

  /// What every rule sees in a view, in the order of the rules.
  mutating func look(at observation: Observation) -> [RuleMatch] {
    guard !observation.circumstances.isTinyWindow else { return look(atTiny: observation) }
    let isNew = modelNumber != observation.model.number
    modelNumber = observation.model.number
    var seen: [RuleMatch] = []
    for look in looks {
      if look.asksModelOnly, isNew { ofModel[look.rule] = look.sightings(observation) }
      seen.add(look.asksModelOnly ? ofModel[look.rule] : look.sightings(observation), by: look.rule)
    }
    return seen
  }

  private func look(atTiny observation: Observation) -> [RuleMatch] {
    var seen: [RuleMatch] = []
    for look in looks where look.looksAtTinyWindows {
      seen.add(look.sightings(observation), by: look.rule)
    }
    return seen
  }

  /// Whether any of the rules looks at what stands inside of things.
  var judgesContents: Bool {
    inspections.contains { if case .contents = $0.rule.evidence { true } else { false } }
  }

  /// What every rule sees in what stands inside of things, in the order of the rules.
  func look(at scene: ContentScene) -> [RuleMatch] {
    var seen: [RuleMatch] = []
    for (rule, inspection) in inspections.enumerated() {
      guard case .contents(let look, _) = inspection.rule.evidence else { continue }
      seen.add(look(scene, inspection), by: rule)
    }
    return seen
  }

  /// Notes what is seen in a view of the line of the sweep at `line`.
  mutating func note(_ view: SeenView, line: Int) { note(view, line: line, since: nil) }

  /// Notes the same, and that it is seen at every width since the one noted before.
  mutating func bridge(to view: SeenView, line: Int) { note(view, line: line, since: latestWidth) }

  private mutating func note(_ view: SeenView, line: Int, since bridge: Int?) {
    latestWidth = view.width
    for seen in view.sightings where seen.sighting.isFinding {
      let key = Key(rule: seen.rule, place: seen.sighting.place)
      guard let place = places[key] else {
        places[key] = stretches.count
        stretches.append(Occurrence(seen, in: view, line: line))
        continue
      }
      // What is seen elsewhere, too, is nothing special about a window that nobody uses.
      if view.circumstances.isTinyWindow { continue }
      stretches[place].add(seen.sighting, in: view, line: line, since: bridge)
    }
  }

  /// What there is to tell of what was seen along `sweep`.
  func findings(along sweep: ViewportMatrix) -> [Diagnostic] {
    stretches.compactMap { inspections[$0.rule].tell($0, along: sweep) }
  }
}

extension [RuleMatch] {
  /// Adds what `rule` sees.
  fileprivate mutating func add(_ sightings: [Match], by rule: Int) {
    for sighting in sightings { append(RuleMatch(rule: rule, sighting: sighting)) }
  }
}

extension LintRule.Evidence {
  /// Whether there is anything to see in a view.
  fileprivate var hangsOnViews: Bool {
    switch self {
    case .text, .courses: false
    case .models, .views, .contents: true
    }
  }
}

extension Inspection {
  /// What is told of a stretch, with the views it was seen in; no more than a note where nobody sees
  /// it but in a window shrunk to next to nothing.
  fileprivate func tell(_ stretch: Occurrence, along sweep: ViewportMatrix) -> Diagnostic? {
    let inspection = stretch.circumstances.isTinyWindow ? noting : self
    let finding: Diagnostic?
    var lines = sweep.lines
    switch rule.evidence {
    case .text, .courses: return nil
    case .models(_, let tell): finding = tell(stretch, inspection)
    case .views(_, let tell): finding = tell(stretch, inspection)
    case .contents(_, let tell): (finding, lines) = (tell(stretch, inspection), sweep.contentLines)
    }
    let account = OccurrenceText(of: stretch, along: lines)
    let worst = stretch.worstWords.map { "; " + $0 } ?? ""
    return finding?.noting("seen \(account.words)\(worst)").showing(in: account.views)
  }

  private var noting: Inspection {
    Inspection(
      rule: rule, subject: subject, severity: .note, options: options,
      target: target)
  }
}
