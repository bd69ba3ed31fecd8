import LayoutGeometry
package import LayoutLanguage

/// A section whose group is solved in one view after another.
///
/// What does not depend on the view is made once.
package struct Surveyor: Sendable {
  private let section: Section
  private let layout: Layout
  private let measure: ContentMeasure
  private let plan: GroupPlan?
  private let sources: [ElementSource]
  /// By source, whether it is an item whose width is written in points or left to its content, and
  /// no part of a `split`.
  private let isWidthFixed: [Bool]
  private let asksContents: Bool

  /// - Complexity: O(*n*) in the elements of the section.
  /// - Parameter measure: who is asked how large contents are.
  package init(_ section: Section, of layout: Layout, asking measure: ContentMeasure) {
    (self.section, self.layout, self.measure) = (section, layout, measure)
    var sources: [ElementSource] = []
    plan = section.plan(
      [:], along: section.groupAxis(scrolling: layout.scrollDirection), measure, sources: &sources)
    self.sources = sources
    let fixed = plan?.itemsOfFixedWidth ?? []
    isWidthFixed = sources.map { fixed.contains($0.id) }
    asksContents =
      (plan?.asksContents ?? false) || section.boundaryItems.contains(where: \.hasContent)
      || layout.boundaryItems.contains(where: \.hasContent)
  }

  /// What is known of the views so far.
  package struct Memory: Sendable {
    /// What contents have answered in the latest views.
    fileprivate var answers: [GroupSolver.MeasurementKey: Size?] = [:]
    /// Instances by what they depend on.
    fileprivate var instances: [Question: SurveyedInstance] = [:]
    /// How many cells they have together.
    fileprivate var cellCount = 0

    package init() {}
  }

  /// All that an instance without contents depends on.
  fileprivate struct Question: Hashable {
    /// The size of the group before anything stands in it.
    let size: Size
    let grid: PixelGrid
  }

  /// A full instance of the group in `viewport`.
  ///
  /// - Complexity: O(*n*) in the cells of the instance times the depth of the nesting; O(1) where the
  ///   group is as large as in an earlier view.
  package func survey(in viewport: Viewport, remembering memory: inout Memory) -> Survey {
    var survey = Survey()
    survey.asksContents = asksContents
    do throws(LayoutFault) {
      try solve(in: viewport, &survey, &memory)
    } catch {
      survey.refusal = Refusal(error, in: section, at: 0, of: plan)
    }
    return survey
  }

  private func solve(
    in viewport: Viewport, _ survey: inout Survey, _ memory: inout Memory
  ) throws(LayoutFault) {
    let scene = scene(viewport, &survey)
    let boundary = boundary(in: scene)
    let container = scene.container(of: section, behind: boundary?.growth ?? .zero)
    if let boundary {
      survey.boundary = boundary.surveyed(as: section.boundaryItems, scrolling: scene.scrollAxis)
    }
    survey.start = section.start(in: container, behind: boundary?.growth ?? .zero, scene.scrollAxis)
    let space = try section.space(in: container.size, along: groupAxis)
    survey.space = space
    guard let plan else { throw section.groups.isEmpty ? .noSubitem(nil) : .rivalGroups }
    let solver = GroupSolver(plan: plan, grid: scene.grid)
    let available = AvailableSpace(container: space)
    let question = Question(size: solver.points(of: plan.nodes[0], in: available), grid: scene.grid)
    if !asksContents, let known = memory.instances[question] {
      survey.instance = known
    } else {
      try solve(in: available, by: solver, &survey, &memory)
      if !asksContents { memory.keep(survey.instance, for: question) }
    }
    for axis in Axis.allCases { survey.start[axis] += lead(on: axis, in: container.size, survey) }
  }

  /// What lies before the first instance on `axis` in a section's container, beside the insets: its
  /// edge spacing, or half of what it leaves of a page in which it is centred.
  private func lead(on axis: Axis, in container: Size, _ survey: Survey) -> Points {
    let length = survey.groupSize[axis]
    guard let edges = plan?.nodes[0].edgeSpacing, let space = survey.space else { return 0 }
    guard axis == groupAxis else { return edges.start(on: axis, of: length, in: space[axis]) }
    let start = edges.start(on: axis).minimum
    guard section.orthogonal == .groupPagingCentered else { return start }
    return start + (container[axis] - length - edges.least(on: axis)) / 2
  }

  private var groupAxis: Axis { section.groupAxis(scrolling: layout.scrollDirection) }

  private func solve(
    in available: AvailableSpace, by solver: GroupSolver, _ survey: inout Survey,
    _ memory: inout Memory
  ) throws(LayoutFault) {
    var solver = solver
    solver.surveyed = []
    memory.forgetMuch()
    swap(&solver.contentSizes, &memory.answers)
    defer {
      (survey.instance.lines, survey.instance.closeCalls) = (
        solver.surveyed ?? [], solver.closeCalls
      )
      swap(&solver.contentSizes, &memory.answers)
    }
    let fragment = try solver.instance(in: available, ItemCursor(from: solver.read))
    guard !fragment.cells.isEmpty else { throw .noSubitem(0) }
    survey.instance.size = fragment.size
    survey.instance.cells = fragment.cells.map { cell in
      let source = Int(cell.source)
      return SurveyedCell(
        id: sources[source].id, frame: cell.frame, isWidthFixed: isWidthFixed[source],
        zIndex: sources[source].zIndex)
    }
    survey.instance.badges = fragment.attachments.map {
      SurveyedBadge(id: sources[Int($0.source)].id, frame: $0.frame)
    }
  }

  private func scene(_ viewport: Viewport, _ survey: inout Survey) -> LayoutContext {
    let shown = SolverInput(contents: Contents(), measure: measure)
    var scene = LayoutContext(layout, in: viewport, showing: shown)
    guard !layout.boundaryItems.isEmpty else { return scene }
    let host = Boundary.Host(
      scrollAxis: scene.scrollAxis, container: scene.container(.automatic), insets: .zero,
      sizes: [:], grid: scene.grid, measure: measure)
    var sources: [ElementSource] = []
    let boundary = Boundary(layout.boundaryItems, around: host, sources: &sources)
    scene.margins = boundary.growth.only(on: scene.crossAxis)
    survey.layoutBoundary = boundary.surveyed(as: layout.boundaryItems, scrolling: scene.scrollAxis)
    return scene
  }

  /// The boundary items of the section, if it has any.
  private func boundary(in scene: LayoutContext) -> Boundary? {
    guard !section.boundaryItems.isEmpty else { return nil }
    var sources: [ElementSource] = []
    return Boundary(
      section.boundaryItems, around: scene.host(of: section, [:]), sources: &sources)
  }
}

extension Surveyor.Memory {
  /// So many cells are remembered.
  private static let mostCells = 10_000

  /// So many answers are kept: most are for proposals that do not recur in another viewport.
  private static let mostAnswers = 10_000

  fileprivate mutating func forgetMuch() {
    if answers.count > Self.mostAnswers { answers.removeAll(keepingCapacity: true) }
  }

  fileprivate mutating func keep(_ instance: SurveyedInstance, for question: Surveyor.Question) {
    if cellCount > Self.mostCells { (instances, cellCount) = ([:], 0) }
    instances[question] = instance
    cellCount += instance.cells.count
  }
}

extension Boundary {
  fileprivate func surveyed(
    as models: [BoundaryItem], scrolling axis: Axis
  ) -> [SurveyedBoundary] {
    zip(models, items).map { model, place in
      let start = place.across + place.insets.start(on: axis.flipped)
      let length = place.size[axis.flipped] - place.insets.total(on: axis.flipped)
      return SurveyedBoundary(
        id: model.id, length: place.size[axis], span: start...max(start, start + length))
    }
  }
}

extension BoundaryItem {
  fileprivate var hasContent: Bool { !(contents ?? []).isEmpty }
}

extension GroupPlan {
  /// Whether anything in it is as large as what stands in it.
  fileprivate var asksContents: Bool {
    nodes.contains { !($0.item.contents ?? []).isEmpty }
      || badges.contains { !($0.model.contents ?? []).isEmpty }
  }

  fileprivate var itemsOfFixedWidth: Set<ElementID> {
    Set(nodes.filter { isWidthFixed(of: $0) }.map(\.id))
  }

  private func isWidthFixed(of node: PlanNode) -> Bool {
    guard let parent = node.parent else { return false }
    switch (nodes[parent].content, node.size.width) {
    case (.custom, _): return true
    case (.line(.horizontal, .split), _): return false
    case (_, .absolute), (_, .estimated), (_, .uniform): return true
    case (_, .fraction), (_, .aspect): return false
    }
  }
}
