internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// Where the widths of cells change abruptly, from one width of the view to the next.
struct CellWidthProfile: Sendable {
  /// The abrupt changes, at most one for each element, and one for each section at a width.
  private(set) var steps: [Step] = []

  /// A change between a width and the one before.
  struct Step: Sendable {
    let id: ElementID
    /// The larger of the two widths of the view.
    let width: Int
    /// The width of the cell, in points, and how many cells are on its line.
    let before: (length: Points, count: Int)
    let after: (length: Points, count: Int)
    /// Whether the cell is narrower than in every narrower view.
    let isNarrowest: Bool
  }

  /// The latest view.
  private var latest: SurveyedView?
  /// The least widths of cells so far, by section and cell.
  private var least: [[Points]] = []
  private var known: Set<ElementID> = []

  /// So many cells of a section are compared.
  private static let mostCells = 50
  /// - Source: `lint-rules.md`, rules that need more than one view.
  private static let greatestRatio = 1.6
  /// Without a breakpoint a cell grows by no more with a point of width, rounding included.
  private static let growth: Points = 2

  /// Adds a view that is wider than all before.
  ///
  /// - Complexity: O(*n*) in its cells.
  mutating func add(_ view: SurveyedView) {
    defer { latest = view }
    for (index, section) in view.sections.enumerated() where section.survey.refusal == nil {
      if least.count <= index {
        least += Array(repeating: [], count: index + 1 - least.count)
      }
      let before = latest.flatMap { latest in
        latest.width + 1 == view.width && index < latest.sections.count
          ? latest.sections[index].survey : nil
      }
      compare(section.survey, before, index, in: view)
    }
  }

  private mutating func compare(
    _ survey: Survey, _ before: Survey?, _ section: Int, in view: SurveyedView
  ) {
    let cells = survey.cells
    guard !cells.isEmpty else { return }
    if let before, before.refusal == nil, !before.cells.isEmpty {
      for index in cells.indices.prefix(Self.mostCells) {
        guard let step = step(of: index, (before, survey), least[section], in: view) else {
          continue
        }
        if known.insert(step.id).inserted { steps.append(step) }
        break
      }
    }
    // The cells behind those of the instance are those of the next one, which is like it.
    let known = least[section]
    let count = min(Self.mostCells, max(known.count, cells.count))
    least[section] = (0..<count).map { index in
      let width = cells[index % cells.count].frame.width
      return known.isEmpty ? width : min(width, known[index % known.count])
    }
  }

  /// The abrupt change of the cell at `index`; `nil` where there is none, where the cell was one of
  /// the next instance of another group, or where a line breaks elsewhere.
  ///
  /// - Parameter known: The least widths of cells in narrower views.
  private func step(
    of index: Int, _ surveys: (before: Survey, after: Survey), _ known: [Points],
    in view: SurveyedView
  ) -> Step? {
    let (before, after) = surveys
    let place = index % before.cells.count
    let (first, second) = (before.cells[place], after.cells[index])
    let (old, new) = (first.frame.width, second.frame.width)
    guard old > 0, new > 0, abs(new - old) > Self.growth,
      first.id == second.id || index == place && latest?.model.decisions != view.model.decisions
    else { return nil }
    let isNarrowest = !known.isEmpty && new + view.viewport.pixel < known[index % known.count]
    guard max(old, new) / min(old, new) > Self.greatestRatio || isNarrowest else { return nil }
    let counts = (before.cellCount(besideCellAt: place), after.cellCount(besideCellAt: index))
    guard abs(counts.0 - counts.1) != 1 else { return nil }
    return Step(
      id: second.id, width: view.width, before: (old, counts.0), after: (new, counts.1),
      isNarrowest: isNarrowest)
  }
}

extension Survey {
  /// How many cells stand on the line of the cell at `index`, itself included.
  fileprivate func cellCount(besideCellAt index: Int) -> Int {
    let frame = cells[index].frame
    return cells.count { abs($0.frame.y - frame.y) < 0.5 }
  }
}
