internal import LayoutChecking
internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// The contents of a layout's elements, or of a view, laid out at one width after another.
///
/// Lines of text break anywhere, so nothing is assumed to grow evenly with the width.
struct ContentProbe: Probe {
  static let longestStep = 16

  private let subject: LintSubject
  /// The index of the layout or the view among the program's elements.
  private let element: Int
  private var scenario: Scenario
  /// The models of a layout in this scenario and those before; `nil` for a view.
  private var models: EvaluationCache?
  /// The evaluation of a view without inputs, which is the same in every viewport.
  private var view: Evaluation<View>?
  /// What an evaluation costs.
  private let cost: Int

  init(_ models: EvaluationCache?, _ subject: LintSubject, _ element: Int, in scenario: Scenario) {
    (self.subject, self.element, self.scenario) = (subject, element, scenario)
    self.models = models
    cost = subject.program.evaluationCost(of: element)
  }

  mutating func begin(_ scenario: Scenario) {
    (self.scenario, view) = (scenario, nil)
    models?.beginScenario()
  }

  /// Whether the element has any contents.
  var hasContents: Bool { subject.holdsContents(element) }

  /// The width itself: facts of contents are not kept.
  func view(at width: Int) -> Int { width }

  mutating func matches(in width: Int, by run: inout RuleRun) -> [RuleMatch] {
    run.matches(in: facts(at: width))
  }

  func record(_ width: Int) {}
  func evenWidths(from start: Int, to end: Int) -> EvenWidths { EvenWidths(end: end, rhythm: nil) }
  func isLike(_ first: Int, _ second: Int) -> Bool { true }

  func check(between first: Int, _ second: Int, along even: EvenWidths) -> BetweenViews { .same }

  /// The contents in a viewport of `width`.
  mutating func facts(at width: Int) -> ContentFacts {
    let stage = scenario.stage(width: width)
    let solver = subject.contents(stage)
    let hosts = models == nil ? viewHosts(on: stage, solver) : layoutHosts(on: stage, solver)
    subject.budget.spend(hosts.reduce(cost) { $0 + $1.cost })
    return ContentFacts(
      viewport: stage.viewport, scenario: scenario, hosts: hosts, solver: solver)
  }

  private mutating func viewHosts(on stage: Stage, _ solver: ContentSolver) -> [ContentHost] {
    let evaluation = view ?? evaluate(subject.program, view: element, on: stage)
    let isConstant = subject.program.features.inputs == 0
    if isConstant { view = evaluation }
    guard let content = evaluation.soundModel?.contents.first else { return [] }
    let size = stage.viewport.size.inset(by: stage.viewport.safeArea)
    let survey = (isConstant ? solver : solver.uncached).survey(
      content, PartialSize(width: size.width, height: size.height), in: size)
    return [
      ContentHost(
        id: evaluation.model.id, written: nil, isSizedByContents: false, isView: true, size: size,
        content: content, survey: survey)
    ]
  }

  private mutating func layoutHosts(on stage: Stage, _ solver: ContentSolver) -> [ContentHost] {
    guard let model = models?.model(in: stage.viewport, { stage }), !model.diagnostics.hasErrors
    else { return [] }
    let layout = model.layout.shortened
    let solved = solve(
      layout, in: stage.viewport, asking: ContentMeasure { solver.size(of: $0, for: $1) })
    let written = layout.writtenSizes
    var seen: Set<HostKey> = []
    var hosts: [ContentHost] = []
    solved.forEachElement { element in
      let source = solved.sources[element.source]
      let key = HostKey(
        source: element.source, variant: solved.variant(of: element), size: element.frame.size)
      guard let content = source.variants.shown(key.variant, or: source.contents)?.content,
        seen.insert(key).inserted
      else { return }
      let proposal = PartialSize(width: key.size.width, height: key.size.height)
      hosts.append(
        ContentHost(
          id: source.id, written: written[source.id],
          isSizedByContents: source.isSizedByContents, isView: false, size: key.size,
          content: content, survey: solver.survey(content, proposal, in: key.size),
          section: element.section.map { layout.sections[$0] }))
    }
    return hosts
  }

  /// Hosts with one key look the same.
  private struct HostKey: Hashable {
    let source: Int
    let variant: Int32?
    let size: Size
  }
}

extension Evaluation {
  /// The model; `nil` where it has errors, such as texts without data.
  fileprivate var soundModel: Owner? { diagnostics.hasErrors ? nil : model }
}

extension Layout {
  /// The same with at most as many items as are examined.
  fileprivate var shortened: Layout {
    var copy = self
    for index in copy.sections.indices {
      copy.sections[index].itemCount = min(copy.sections[index].itemCount, LintSubject.mostItems)
    }
    return copy
  }

  /// The sizes of items, headers and badges as they are written, by their elements.
  fileprivate var writtenSizes: [ElementID: LayoutSize] {
    var sizes: [ElementID: LayoutSize] = [:]
    for item in everyBoundaryItem { sizes[item.id] = item.size }
    for child in sections.flatMap(\.sizedChildren) {
      if let item = child.item { sizes[item.id] = child.size }
      for badge in child.child.supplementaries { sizes[badge.id] = badge.size }
    }
    return sizes
  }
}
