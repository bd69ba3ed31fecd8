import LayoutGeometry
import LayoutLanguage

/// The columns of a waterfall before each entry of its series.
///
/// All items stand in one instance. It is stored in parts, so that one in which the columns are as
/// before with the same data to come closes the round.
struct WaterfallProgress {
  let shape: WaterfallShape
  /// The columns before each entry, and behind the last, counted from the shortest.
  var columns: [WaterfallColumns]
  /// The entries by what came before them.
  var known: [State: Int] = [:]

  /// All that the items to come depend on.
  struct State: Hashable {
    let columns: WaterfallColumns
    let phase: Int
  }

  /// `nil` where `plan` is not that of a waterfall.
  init?(_ plan: GroupPlan) {
    guard case .waterfall(let shape) = plan.nodes[0].content else { return nil }
    self.shape = shape
    columns = [WaterfallColumns(count: shape.count)]
  }

  /// How many items a part holds: at least as many as there are columns or sizes in a list, so that
  /// they come again.
  func partCount(of plan: GroupPlan) -> Int {
    let longest = plan.lists.map { min($0.count, Self.longestList) }.max() ?? 1
    let whole = max(shape.count, longest)
    return whole * max(1, Self.fewest / whole)
  }

  private static let longestList = 4096
  private static let fewest = 64
  /// How many items are placed one by one at most: a bound for the sake of memory.
  static let most = 10_000_000
}

extension Templates {
  /// A waterfall with `count` items.
  ///
  /// - Complexity: O(*n* log *c*) in the items until the columns are as before, and in the columns.
  /// - Source: `uikit.md` 16.1.
  mutating func waterfallRun(
    of count: Int, _ waterfall: WaterfallProgress
  ) throws(LayoutFault) -> Instances.Run {
    var waterfall = waterfall
    // Its own badges depend on its whole length.
    let isWhole = !plan.nodes[0].badges.isEmpty
    let part = isWhole ? count : waterfall.partCount(of: plan)
    let limit = isWhole ? GroupSolver.mostCells : WaterfallProgress.most
    while series[0].round == nil, count - series[0].cellCount > part {
      try addPart(part, &waterfall)
      guard series[0].cellCount <= limit else { throw .tooManyCells(limit, 0) }
    }
    self.waterfall = waterfall
    guard !isWhole || count <= limit else { throw .tooManyCells(limit, 0) }
    let index =
      series[0].round == nil ? series[0].entries.count : series[0].index(ofCell: count - 1)
    let template = try lastPart(index, count - series[0].firstCell(of: index), waterfall)
    let run = Instances.Run(
      series: 0, lastTemplate: Int32(clamping: template), count: index + 1)
    keep(run, for: count)
    return run
  }

  /// Adds the next `count` items to the series, or closes its round.
  private mutating func addPart(
    _ count: Int, _ waterfall: inout WaterfallProgress
  ) throws(LayoutFault) {
    let entry = series[0].entries.count
    var columns = waterfall.columns[entry]
    if let phase = progress[0].phase(in: plan, kinds: series[0].kindCounts) {
      let state = WaterfallProgress.State(columns: columns.rounded, phase: phase)
      if let first = waterfall.known[state] { return series[0].close(at: first) }
      waterfall.known[state] = entry
    }
    let before = precedingCounts(of: entry)
    var fragment = try solver.pour(
      waterfall.shape, in: AvailableSpace(container: place.space),
      ItemCursor(count, from: before.ordinals), into: &columns)
    fragment.size[place.axis] = columns.least
    let template = add(Template(fragment, of: plan, in: place, after: before))
    progress[0].advance(by: all.taken(of: template))
    series[0].append(template, of: all, spacing: 0)
    waterfall.columns.append(columns.rebased)
  }

  /// The template of the last part, with `count` items: it ends where the whole waterfall does.
  private mutating func lastPart(
    _ index: Int, _ count: Int, _ waterfall: WaterfallProgress
  ) throws(LayoutFault) -> Int {
    let entry = series[0].entry(of: index).entry
    var columns = waterfall.columns[entry]
    let before = precedingCounts(of: entry)
    let space = AvailableSpace(container: place.space)
    var fragment = try solver.pour(
      waterfall.shape, in: space, ItemCursor(count, from: before.ordinals), into: &columns)
    let start = series[0].start(of: index)
    solver.close(&fragment, waterfall.shape, in: space, at: start + columns.longest)
    fragment.size[place.axis] -= start
    return add(Template(fragment, of: plan, in: place, after: before))
  }
}
