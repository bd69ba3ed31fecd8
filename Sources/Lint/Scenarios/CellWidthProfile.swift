internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// Where the widths of cells change abruptly, from one width of the view to the next.
struct CellWidthProfile: Sendable {
  /// The abrupt changes, at most one for each element.
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
    for (index, cell) in survey.cells.prefix(Self.mostCells).enumerated() {
      let width = cell.frame.width
      if index < (before?.cells.count ?? 0), let before, before.refusal == nil {
        note(index, survey, before, least: least[section].at(index), in: view)
      }
      if index < least[section].count {
        least[section][index] = min(least[section][index], width)
      } else if index == least[section].count {
        least[section].append(width)
      }
    }
  }

  private mutating func note(
    _ index: Int, _ after: Survey, _ before: Survey, least: Points?, in view: SurveyedView
  ) {
    let (old, new) = (before.cells[index].frame.width, after.cells[index].frame.width)
    guard old > 0, new > 0, abs(new - old) > Self.growth else { return }
    let isNarrowest = least.map { new + view.viewport.pixel < $0 } ?? false
    guard max(old, new) / min(old, new) > Self.greatestRatio || isNarrowest else { return }
    let counts = (before.cellCount(besideCellAt: index), after.cellCount(besideCellAt: index))
    guard abs(counts.0 - counts.1) != 1, known.insert(after.cells[index].id).inserted else {
      return
    }
    steps.append(
      Step(
        id: after.cells[index].id, width: view.width, before: (old, counts.0),
        after: (new, counts.1), isNarrowest: isNarrowest))
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Survey {
  /// How many cells stand on the line of the cell at `index`, itself included.
  fileprivate func cellCount(besideCellAt index: Int) -> Int {
    let frame = cells[index].frame
    return cells.count { abs($0.frame.y - frame.y) < 0.5 }
  }
}
