internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutText

/// What the rules that examine viewports find in a file.
struct ViewExamination {
  private let subject: LintSubject
  private let inspections: [Inspection]
  private let settings: LintSettings
  private let needs: EvidenceNeeds
  private(set) var findings: [LocatedFinding] = []
  private(set) var decisions = DecisionProfile()
  /// What the previews show, if that is asked for.
  private(set) var coverage: PreviewCoverage?
  /// How many series of views there are, and how many of them were not examined to the end.
  private var (seriesCount, leftOut) = (0, 0)
  /// The first layout or view with one of those.
  private var incomplete: Int?

  init(of subject: LintSubject, by inspections: [Inspection], _ settings: LintSettings) {
    (self.subject, self.inspections, self.settings) = (subject, inspections, settings)
    needs = inspections.map(\.rule.evidence.needs).reduce(EvidenceNeeds()) { $0.union($1) }
  }

  /// Examines every layout and every view of the file that a rule needs.
  mutating func run() {
    guard !needs.isEmpty else { return }
    let program = subject.program
    for layout in program.topElements(of: ElementKind(Layout.vocabulary)) {
      guard needs.contains(.layouts) || subject.holdsContents(layout) else { continue }
      examine(layout) { $0.examine(layout: layout) }
    }
    for view in program.topElements(of: ElementKind(View.vocabulary))
    where needs.contains(.contents) {
      examine(view) { $0.examine(view: view) }
    }
    if incomplete != nil { decisions.isPartial = true }
    for inspection in inspections { findings += inspection.findings(in: decisions) }
    if needs.contains(.coverage) { examineCoverage() }
  }

  /// Examines what the previews show.
  private mutating func examineCoverage() {
    for view in subject.screens where subject.isView(view) {
      let matrix = ViewportMatrix(of: view, in: subject, settings)
      for scenario in matrix.contentScenarios { addDecisions(of: view, in: scenario) }
    }
    let coverage = PreviewCoverage(of: subject, decisions)
    for inspection in inspections { findings += inspection.findings(in: coverage) }
    self.coverage = coverage
  }

  /// Adds the results of the conditions of a view: at every width that is examined, or at one where
  /// it reads nothing of the view.
  private mutating func addDecisions(of view: Int, in scenario: Scenario) {
    let cost = subject.program.evaluationCost(of: view)
    for width in scenario.widths where !subject.budget.isSpent {
      let stage = scenario.stage(width: width)
      let found = LayoutEvaluation.decisions(in: subject.program, view: view, on: stage)
      decisions.add(found, DecisionProfile.Witness(element: view, stage: stage))
      subject.budget.spend(cost)
      if found.isEmpty { return }
    }
  }

  /// What was left out, if anything was.
  var limit: Diagnostic? {
    guard let incomplete else { return nil }
    let element = subject.program.elements[incomplete]
    let name = element.name ?? element.kind.name
    return Diagnostic(
      .workLimit, "the linter has not examined `\(name)` in every view", at: element.range,
      label: "exceeds the limit"
    ).noting(
      "\(leftOut) of \(seriesCount) series of views of the file were left out "
        + "or not examined to the end"
    ).helping("split the file, or use fewer parameters and conditions: each file has its own limit")
  }

  private mutating func examine(_ element: Int, _ body: (inout ViewExamination) -> Void) {
    let before = leftOut
    if subject.budget.isSpent {
      (seriesCount, leftOut) = (seriesCount + 1, leftOut + 1)
    } else {
      subject.budget.spend(subject.program.overhead + subject.previews.count / 16)
      body(&self)
    }
    if leftOut > before, incomplete == nil { incomplete = element }
  }

  private mutating func examine(layout: Int) {
    let matrix = ViewportMatrix(of: layout, in: subject, settings)
    guard needs.contains(.layouts) else {
      let contents = ContentProbe(
        EvaluationCache(of: layout, in: subject), subject, layout, in: matrix.usual)
      return examine(contents, RuleRun(inspections), matrix)
    }
    let probe = LayoutProbe(
      EvaluationCache(of: layout, in: subject), of: subject, in: matrix.usual)
    var sampling = Sampling(
      probe, RuleRun(inspections), from: matrix.usual, within: subject.budget)
    sampling.examine(matrix.scenarios)
    take(sampling.leftOut, of: matrix.scenarios)
    decisions.add(sampling.probe.models.decisions)
    let contents = ContentProbe(sampling.probe.models, subject, layout, in: matrix.usual)
    examine(contents, sampling.run, matrix)
    for inspection in inspections {
      findings += inspection.findings(in: sampling.probe.profile)
      findings += inspection.findings(in: sampling.probe.cellWidths)
    }
  }

  private mutating func examine(view: Int) {
    let matrix = ViewportMatrix(of: view, in: subject, settings)
    let contents = ContentProbe(nil, subject, view, in: matrix.usual)
    examine(contents, RuleRun(inspections), matrix)
  }

  /// Adds the findings of `run` after it has examined `contents`.
  private mutating func examine(
    _ contents: ContentProbe, _ run: RuleRun, _ matrix: ViewportMatrix
  ) {
    guard run.examinesContents, contents.hasContents else {
      findings += run.findings(in: matrix)
      return
    }
    var sampling = Sampling(contents, run, from: matrix.usual, within: subject.budget)
    sampling.examine(matrix.contentScenarios)
    take(sampling.leftOut, of: matrix.contentScenarios)
    findings += sampling.run.findings(in: matrix)
  }

  private mutating func take(_ count: Int, of scenarios: [Scenario]) {
    seriesCount += scenarios.count
    leftOut += count
  }
}

extension Inspection {
  fileprivate func findings(in profile: ColumnProfile) -> [LocatedFinding] {
    guard case .columns(let find) = rule.evidence else { return [] }
    return find(profile, self).map(located)
  }

  fileprivate func findings(in profile: CellWidthProfile) -> [LocatedFinding] {
    guard case .cellWidths(let find) = rule.evidence else { return [] }
    return find(profile, self).map(located)
  }

  fileprivate func findings(in coverage: PreviewCoverage) -> [LocatedFinding] {
    guard case .coverage(let find) = rule.evidence else { return [] }
    return find(coverage, self).map(located)
  }

  fileprivate func findings(in profile: DecisionProfile) -> [LocatedFinding] {
    guard case .decisions(let find) = rule.evidence else { return [] }
    return find(profile, self).map(located)
  }
}
