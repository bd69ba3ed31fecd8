import LayoutGeometry
import LayoutLanguage

/// The groups of a section whose contents are measured one by one while they are on the screen: each
/// a line of items with one name.
struct RemeasurableLines {
  private var solver: GroupSolver
  /// The axes on which an item has an estimated size.
  private let openAxes: [Axis]
  private let place: Template.Container
  /// The gap between lines, in points.
  private let spacing: Points
  private let itemCount: Int
  /// Whether lines break in the same places for all sizes of their contents.
  private let hasFixedBreaks: Bool
  private var templates: [Template]
  /// How many of them belong to the section: several lines may look like them.
  private let sharedCount: Int
  /// The others that no line looks like any more.
  private var idle: [Int32] = []
  /// By their first cells, what lines look like; -1: no line begins there.
  private var looks: [Int32]
  private var sums: LineSums
  /// How far frames stick out of their lines, before and behind, in points.
  private var overhang: (before: Points, behind: Points) = (0, 0)

  /// The lines of `run`, which shows `itemCount` items; `nil` where groups are more than that.
  ///
  /// - Complexity: O(*n*) in the items.
  init?(_ templates: Templates, run: Instances.Run, itemCount: Int) {
    guard let plan = templates.plan.ofLines, templates.spacing >= 0, run.series == 0,
      templates.uniformAxes.isEmpty
    else { return nil }
    (place, spacing) = (templates.place, templates.spacing)
    (solver, openAxes) = (GroupSolver(plan: plan, grid: place.grid), plan.openAxes)
    let all = templates.all.indices.map { templates.all[$0] }
    (self.templates, sharedCount) = (all, all.count)
    self.itemCount = itemCount
    hasFixedBreaks = plan.hasFixedBreaks
    looks = Array(repeating: -1, count: itemCount)
    sums = LineSums(count: itemCount)
    var lines: [(cell: Int, length: Points)] = []
    var cell = 0
    for index in 0..<run.count {
      let series = templates.series[0]
      let entry = series.entry(of: index).entry
      let look = index == run.count - 1 ? run.lastTemplate : series.entries[entry].template
      looks[cell] = look
      lines.append((cell, step(of: Int(look))))
      cell += all[Int(look)].cells.count
    }
    sums.fill(with: lines)
    for template in all { note(template) }
    guard all.allSatisfy({ $0.metrics.size[place.axis] >= 0 }) else { return nil }
  }

  /// What all of them take, in points.
  var length: Points { max(0, sums.length - spacing) }

  private func step(of template: Int) -> Points {
    templates[template].metrics.size[place.axis] + spacing
  }

  private mutating func note(_ template: Template) {
    let bounds = template.metrics.bounds
    overhang.before = max(overhang.before, -bounds.start(on: place.axis))
    overhang.behind = max(
      overhang.behind, bounds.end(on: place.axis) - template.metrics.size[place.axis])
  }
}

extension RemeasurableLines {
  /// Makes the content of `cell` ask for `size`. The lines from there on are broken again, up to the
  /// first that begins as before.
  ///
  /// - Throws: why UIKit would refuse the new lines; the old ones are kept.
  /// - Complexity: O(log *n* + *k*) in the lines, and the items of those that are broken again.
  /// - Source: `uikit.md` 2.1, 2.2: whether an item fits on a line depends only on those before it.
  mutating func change(_ cell: Int, to size: PartialSize) throws(LayoutFault) {
    let before = solver.plan.lists[0][cell]
    var estimated = PartialSize()
    for axis in openAxes { estimated[axis] = size[axis] }
    solver.plan.lists[0].change(cell, to: estimated)
    do throws(LayoutFault) {
      for line in try brokenAgain(from: cell) { put(line.template, at: line.cell) }
    } catch {
      solver.plan.lists[0].change(cell, to: before)
      throw error
    }
  }

  /// The lines that are not as before, now that `cell` is of another size.
  private mutating func brokenAgain(
    from cell: Int
  ) throws(LayoutFault) -> [(cell: Int, template: Template)] {
    var lines: [(cell: Int, template: Template)] = []
    // The line before may have looked at the first item of the next.
    var first = sums.lineHolding(hasFixedBreaks ? cell : max(0, cell - 1))
    while first < itemCount, first <= cell || looks[first] < 0 {
      let fragment = try solver.instance(
        in: AvailableSpace(container: place.space), ItemCursor(itemCount - first, from: [first]))
      let template = Template(
        fragment, of: solver.plan, in: place, after: .init(kinds: [], ordinals: [first]))
      guard !template.cells.isEmpty, template.metrics.size[place.axis] >= 0 else {
        throw .noSubitem(0)
      }
      lines.append((first, template))
      first += template.cells.count
    }
    return lines
  }

  private mutating func put(_ template: Template, at cell: Int) {
    for taken in cell..<cell + template.cells.count where looks[taken] >= 0 {
      if looks[taken] >= sharedCount { idle.append(looks[taken]) }
      looks[taken] = -1
      if taken > cell { sums[taken] = nil }
    }
    note(template)
    if let look = idle.popLast() {
      templates[Int(look)] = template
      looks[cell] = look
    } else {
      looks[cell] = Int32(clamping: templates.count)
      templates.append(template)
    }
    sums[cell] = step(of: Int(looks[cell]))
  }
}

extension RemeasurableLines {
  /// The cells of the lines that may meet `window`, the first of which starts at `origin`; all of
  /// them where it is `nil`.
  ///
  /// - Complexity: O(*k* log *n*) in the lines, and the cells of those.
  func forEachCell(
    from origin: Point, in window: Rectangle?, _ body: (Int, Cell, Point) -> Void
  ) {
    let axis = place.axis
    var (cell, end) = (0, Points.infinity)
    if let window {
      let start = window.start(on: axis) - origin[axis] - overhang.behind - spacing
      end = window.end(on: axis) - origin[axis] + overhang.before
      guard let first = start <= 0 ? 0 : sums.firstLine(endingBehind: start) else { return }
      cell = first
    }
    while cell < itemCount {
      // Taken from the sums each time, so that a line is in the same place for every query.
      let along = sums.length(before: cell)
      guard along < end else { return }
      let template = templates[Int(looks[cell])]
      var place = origin
      place[axis] += along
      for (offset, one) in template.cells.enumerated() { body(cell + offset, one, place) }
      cell += template.cells.count
    }
  }
}

extension GroupPlan {
  /// The same where each item asks for a size of its own; `nil` where it is not a line of items of
  /// one name alone.
  fileprivate var ofLines: GroupPlan? {
    let items = nodes.dropFirst()
    guard case .line = nodes[0].content, nodes[0].order.isNatural, badges.isEmpty, dataList == nil,
      let first = items.first, lists.count < 2
    else { return nil }
    // Groups have no name, and an item in each.
    let areAlike = items.allSatisfy {
      $0.item.name == first.item.name && $0.item.variants.isEmpty
    }
    guard areAlike, !nodes.contains(where: { $0.size.isUniform }) else { return nil }
    var listed = nodes
    for index in listed.indices { listed[index].varies = true }
    for index in listed.indices.dropFirst() {
      (listed[index].item.preference, listed[index].item.taken) = (.listed(0), [1])
    }
    return GroupPlan(
      nodes: listed, badges: [], lists: [list(of: first.item.preference)], badgeLists: [],
      kindCount: 0,
      dataList: nil, measure: measure)
  }

  /// Whether how many items stand on a line follows from its sizes alone.
  fileprivate var hasFixedBreaks: Bool {
    guard case .line(let axis, _) = nodes[0].content else { return false }
    return nodes.dropFirst().allSatisfy { node in
      guard case .item = node.content else { return false }
      return switch node.size[axis] {
      case .absolute, .fraction: true
      case .estimated, .uniform, .aspect: false
      }
    }
  }

  private func list(of preference: Preference) -> SizeList {
    switch preference {
    case .none: SizeList([PartialSize()])
    case .always(let size): SizeList([size])
    case .listed(let list): lists[list]
    }
  }

  /// The axes on which one of its items has an estimated size.
  fileprivate var openAxes: [Axis] {
    Axis.allCases.filter { axis in
      nodes.dropFirst().contains { $0.size[axis].isEstimated }
    }
  }
}

extension LayoutSize {
  fileprivate var isUniform: Bool { Axis.allCases.contains { self[$0].isUniform } }
}
