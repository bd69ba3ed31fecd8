internal import LayoutChecking
internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

/// What stands inside of a layout's elements, or fills a view, looked at along the lines of the sweep.
///
/// Texts break where they like: nothing is taken to grow evenly with the view.
struct ContentProbe {
  private let subject: LintSubject
  /// The layout's or the view's place among the program's elements.
  private let element: Int
  /// Those of the line at hand.
  private(set) var circumstances: Scenario
  /// What a layout comes to along this line and those before; `nil` for a view.
  private var models: EvaluationCache?
  /// What a view that asks for nothing comes to everywhere.
  private var view: Evaluation<View>?

  init(
    _ models: EvaluationCache?, _ subject: LintSubject, _ element: Int, in circumstances: Scenario
  ) {
    (self.subject, self.element, self.circumstances) = (subject, element, circumstances)
    self.models = models
  }

  /// Turns to the line of the sweep in `circumstances`.
  mutating func turn(to circumstances: Scenario) {
    (self.circumstances, view) = (circumstances, nil)
    models?.beginLine()
  }

  /// What comes of it in a view of `width`.
  mutating func scene(at width: Int) -> ContentScene {
    let stage = circumstances.stage(width: width)
    let solver = subject.contents(stage)
    let hosts =
      models == nil ? viewHosts(on: stage, solver) : layoutHosts(on: stage, solver)
    return ContentScene(
      width: width, viewport: stage.viewport, circumstances: circumstances, hosts: hosts,
      solver: solver)
  }

  private mutating func viewHosts(on stage: Stage, _ solver: ContentSolver) -> [ContentHost] {
    let evaluation = view ?? evaluate(subject.program, view: element, on: stage)
    let isLasting = subject.program.features.inputs == 0
    if isLasting { view = evaluation }
    guard let content = evaluation.soundModel?.contents.first else { return [] }
    let size = stage.viewport.size.inset(by: stage.viewport.safeArea)
    let survey = (isLasting ? solver : solver.uncached).survey(
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
    var seen: Set<Page> = []
    var hosts: [ContentHost] = []
    solved.forEachElement { element in
      let source = solved.sources[element.source]
      let page = Page(
        source: element.source, variant: solved.variant(of: element), size: element.frame.size)
      guard let content = source.variants.contents(page.variant, or: source.contents)?.first,
        seen.insert(page).inserted
      else { return }
      let proposal = PartialSize(width: page.size.width, height: page.size.height)
      hosts.append(
        ContentHost(
          id: source.id, written: written[source.id],
          isSizedByContents: source.isSizedByContents, isView: false, size: page.size,
          content: content, survey: solver.survey(content, proposal, in: page.size)))
    }
    return hosts
  }

  /// What is the same wherever it stands.
  private struct Page: Hashable {
    let source: Int
    let variant: Int32?
    let size: Size
  }
}

extension Evaluation {
  /// The model; `nil` where something in it could not be made out, such as texts without data.
  fileprivate var soundModel: Owner? { diagnostics.hasErrors ? nil : model }
}

extension Layout {
  /// The same with no more items than are looked into.
  fileprivate var shortened: Layout {
    var copy = self
    for index in copy.sections.indices {
      copy.sections[index].itemCount = min(copy.sections[index].itemCount, LintSubject.mostItems)
    }
    return copy
  }

  /// What items and headers say of their sizes, by the elements that they come from.
  fileprivate var writtenSizes: [ElementID: LayoutSize] {
    var sizes: [ElementID: LayoutSize] = [:]
    for item in boundaryItems + sections.flatMap(\.boundaryItems) { sizes[item.id] = item.size }
    for placement in sections.flatMap(\.placements) {
      if let item = placement.item { sizes[item.id] = placement.size }
      for badge in placement.child.supplementaries { sizes[badge.id] = badge.size }
    }
    return sizes
  }
}
