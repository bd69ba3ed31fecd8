internal import LayoutChecking
internal import LayoutContent
internal import LayoutDiagnostics
package import LayoutEvaluation
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension Compilation {
  /// The widths at which the layout, or the view, at `element` among the elements changes: where a
  /// condition is decided differently, where another number of children stands on a line, and where
  /// another child is the first that fits.
  ///
  /// - Parameter budget: What the search draws on: where it is spent the search ends.
  /// - Returns: The breakpoints, and the last width that was examined; `nil` if none was.
  /// - Complexity: that of evaluating and solving it at each width.
  package func breakpoints(
    of element: Int, over widths: ClosedRange<Int>, within budget: WorkBudget
  ) -> (found: [Breakpoint], lastWidth: Int?) {
    guard !budget.isSpent else { return ([], nil) }
    var search = BreakpointSearch(self, element, budget)
    if views.contains(element) {
      search.searchView(over: widths)
    } else {
      search.searchLayout(over: widths)
    }
    return (search.breakpoints, search.lastWidth)
  }

  /// The height of the viewports of a search, in points, where a file reads heights; else `nil`.
  package var breakpointHeight: Points? {
    program.features.inputs & Input.down == 0 ? nil : Self.usualSize.height
  }
}

/// A search for the widths at which one layout or view changes.
private struct BreakpointSearch {
  private struct Found {
    let range: TextRange
    let width: Int
    let change: Breakpoint.Change
  }

  private let compilation: Compilation
  private let element: Int
  private let preview: Preview
  private let data: DataSet?
  private let cache = ContentCache()
  private let budget: WorkBudget
  /// What an evaluation costs without the turns of loops.
  private let cost: Int
  private(set) var lastWidth: Int?
  private var found: [Found] = []

  /// So many items of a list of data are read: those behind them are hardly of another shape.
  private static let mostItems = 100

  init(_ compilation: Compilation, _ element: Int, _ budget: WorkBudget) {
    (self.compilation, self.element, self.budget) = (compilation, element, budget)
    cost = compilation.program.evaluationCost(of: element)
    budget.spend(cost + compilation.previews.count / 16)
    preview = compilation.usualPreview
    let name = compilation.program.elements[element].name
    let shown = compilation.previews.lazy.map(\.model).filter {
      $0.layout == nil || $0.layout == name
    }
    data = (shown.compactMap { compilation.data(of: $0) }.first ?? compilation.placeholders)?
      .shortened(to: Self.mostItems)
  }

  /// The changes by width, then in source order.
  var breakpoints: [Breakpoint] {
    found.sorted { ($0.width, $0.range.lowerBound) < ($1.width, $1.range.lowerBound) }.map {
      let source = compilation.sources.file(at: $0.range.lowerBound)
      let location = source.location(of: $0.range.lowerBound)
      return Breakpoint(
        width: $0.width, change: $0.change, file: source.name, line: location.line,
        column: location.column)
    }
  }

  mutating func searchLayout(over widths: ClosedRange<Int>) {
    var evaluations = IncrementalEvaluator(of: compilation.program)
    var surveyor = LayoutSurveyor()
    var profile = ColumnProfile()
    var before: [Decision]?
    for width in widths where !budget.isSpent {
      let stage = stage(width: width)
      let (evaluation, trace) = evaluations.trace(layout: element, on: stage)
      let viewport = stage.viewport
      let solver = { ContentSolver(stage, compilation.fonts, caching: cache) }
      let lines = surveyor.lines(of: evaluation.model, in: viewport, asking: solver)
      profile.add(lines, in: viewport, width: width)
      let size = lines.reduce(0) { $0 + 4 + $1.count }
      budget.spend(max(cost, evaluation.elementCount) + trace.decisions.count + size)
      lastWidth = width
      if let before { compare(before, trace.decisions, at: width) }
      before = trace.decisions
    }
    for row in profile.rows { add(row) }
  }

  mutating func searchView(over widths: ClosedRange<Int>) {
    let program = compilation.program
    let isFixed = program.features.inputs == 0
    var known: Evaluation<View>?
    var before: (decisions: [Decision], arrangements: [ElementID: [Breakpoint.Arrangement]])?
    for width in widths where !budget.isSpent {
      let stage = stage(width: width)
      let decisions = decisions(in: program, view: element, on: stage)
      let evaluation = known ?? evaluate(program, view: element, on: stage)
      budget.spend(max(cost, evaluation.elementCount))
      if isFixed { known = evaluation }
      let arrangements = arrangements(of: evaluation, on: stage)
      lastWidth = width
      if let before {
        compare(before.decisions, decisions, at: width)
        compare(before.arrangements, arrangements, at: width)
      }
      before = (decisions, arrangements)
    }
  }

  private func stage(width: Int) -> Stage {
    let size = Size(width: Double(width), height: Compilation.usualSize.height)
    var stage = Stage(preview, size: size)
    stage.data = data
    return stage
  }

  /// The number of columns, rows and lines of contents, and the child that fits, by element.
  ///
  /// Draws on the budget.
  private func arrangements(
    of evaluation: Evaluation<View>, on stage: Stage
  ) -> [ElementID: [Breakpoint.Arrangement]] {
    guard !evaluation.diagnostics.hasErrors, let content = evaluation.model.contents.first else {
      return [:]
    }
    let isFixed = compilation.program.features.inputs == 0
    let solver = ContentSolver(stage, compilation.fonts, caching: isFixed ? cache : nil)
    let size = stage.viewport.size.inset(by: stage.viewport.safeArea)
    let survey = solver.survey(
      content, PartialSize(width: size.width, height: size.height), in: size)
    budget.spend(survey.texts.reduce(0) { $0 + 2 + $1.lineCount })
    var arrangements: [ElementID: [Breakpoint.Arrangement]] = [:]
    for grid in survey.grids {
      arrangements[grid.id, default: []].append(
        grid.axis == .horizontal ? .columns(grid.laneCount) : .rows(grid.laneCount))
    }
    for flow in survey.flows {
      arrangements[flow.id, default: []].append(.lines(flow.lineCount))
    }
    for fit in survey.fits {
      arrangements[fit.id, default: []].append(.child(name(of: fit.shown)))
    }
    return arrangements
  }

  /// Adds the elements that are arranged differently at `width`.
  private mutating func compare(
    _ before: [ElementID: [Breakpoint.Arrangement]],
    _ after: [ElementID: [Breakpoint.Arrangement]], at width: Int
  ) {
    for (id, arrangements) in after {
      guard let known = before[id],
        let change = zip(known, arrangements).first(where: { $0.0 != $0.1 })
      else { continue }
      add(change.0, change.1, of: id, at: width)
    }
  }

  private mutating func add(_ row: ColumnProfile.Row) {
    for (before, after) in zip(row.steps, row.steps.dropFirst()) {
      add(
        .childrenOnLine(before.count), .childrenOnLine(after.count), of: row.id, at: after.width)
    }
  }

  private mutating func add(
    _ before: Breakpoint.Arrangement, _ after: Breakpoint.Arrangement, of id: ElementID,
    at width: Int
  ) {
    let elements = compilation.program.elements
    let range = elements.indices.contains(id.index) ? elements[id.index].range : 0..<0
    let change = Breakpoint.Change.arrangement(of: name(of: id), from: before, to: after)
    found.append(Found(range: range, width: width, change: change))
  }

  private func name(of id: ElementID) -> String {
    let elements = compilation.program.elements
    guard elements.indices.contains(id.index) else { return "this" }
    return elements[id.index].name ?? elements[id.index].kind.name
  }

  /// Adds the conditions that are decided differently at `width`.
  private mutating func compare(_ before: [Decision], _ after: [Decision], at width: Int) {
    guard before != after else { return }
    let known = Dictionary(grouping: before, by: \.range).mapValues { $0.map(\.choice) }
    for (range, decisions) in Dictionary(grouping: after, by: \.range) {
      guard let choices = known[range], choices != decisions.map(\.choice) else { continue }
      let text = compilation.sources[range].split(separator: "\n").first.map(String.init) ?? ""
      found.append(Found(range: range, width: width, change: .condition(text)))
    }
  }
}

/// The sections of a layout, each with a surveyor that is kept while the layout stays the same.
private struct LayoutSurveyor {
  private var layout: Layout?
  private var traits: Traits?
  private var sections: [(surveyor: Surveyor, memory: Surveyor.Memory)] = []

  /// The lines of a full instance of each section's group.
  ///
  /// - Parameter solver: Makes what measures contents in the viewport.
  mutating func lines(
    of layout: Layout, in viewport: LayoutLanguage.Viewport, asking solver: () -> ContentSolver
  ) -> [SurveyedLine] {
    if layout != self.layout || viewport.traits != traits {
      (self.layout, traits) = (layout, viewport.traits)
      let contents = solver()
      let measure = ContentMeasure { contents.size(of: $0, for: $1) }
      var frame = layout
      frame.sections = []
      var seen: Set<Section> = []
      sections = layout.sections.filter { seen.insert($0).inserted }.map {
        (Surveyor($0, of: frame, asking: measure), Surveyor.Memory())
      }
    }
    return sections.indices.flatMap { index in
      sections[index].surveyor.survey(in: viewport, remembering: &sections[index].memory).lines
    }
  }
}
