import LayoutGeometry
import LayoutLanguage

/// The solved instances of a section's group, and the series in which they follow one another.
struct Templates {
  private(set) var all: TemplateList
  /// The first is that of groups that share nothing.
  var series: [InstanceSeries] = []
  let place: Template.Container
  /// The gap between instances, in points.
  let spacing: Points
  var solver: GroupSolver
  /// The axes on which all groups of a section are as long as the longest.
  let uniformAxes: [Axis]
  /// How far each of the series has come.
  var progress: [SeriesProgress] = []
  /// The columns of a waterfall; `nil` for other groups.
  var waterfall: WaterfallProgress?
  /// The runs of sections whose uniform groups share their largest length, by numbers of items.
  private var sharedRuns: [Int: Instances.Run] = [:]

  /// The instances of `plan`, none of them solved.
  init(_ plan: GroupPlan, in place: Template.Container, spacing: Points) {
    (self.place, self.spacing) = (place, spacing)
    solver = GroupSolver(plan: plan, grid: place.grid)
    all = TemplateList(of: plan)
    uniformAxes = Axis.allCases.filter { plan.nodes[0].size[$0].isUniform }
    waterfall = WaterfallProgress(plan)
    startSeries(sharing: SeriesProgress.Common())
  }

  /// What the groups are made from.
  var plan: GroupPlan { solver.plan }

  /// Drops what is needed only while sections are added.
  mutating func finish() {
    solver = GroupSolver(plan: solver.plan, grid: place.grid)
    all.trim()
    for index in series.indices { series[index].trim() }
    (progress, sharedRuns, waterfall) = ([], [:], nil)
  }

  private mutating func startSeries(sharing shared: SeriesProgress.Common) {
    series.append(InstanceSeries(along: place.axis, kinds: solver.plan.kindCount))
    progress.append(SeriesProgress(solver.plan, sharing: shared))
  }

  /// The instances of a section with `count` items, of which there is at least one.
  ///
  /// - Complexity: O(log *n*) in the instances that are stored, where as many have been asked for
  ///   before; else that of solving those that are not alike.
  /// - Source: `uikit.md` 1.6: the section's uniform groups share the largest.
  mutating func run(of count: Int) throws(LayoutFault) -> Instances.Run {
    if let run = sharedRuns[count] { return run }
    if let waterfall { return try waterfallRun(of: count, waterfall) }
    let own = try run(of: count, in: 0)
    var shared = SeriesProgress.Common()
    guard (own.count > 1 && !uniformAxes.isEmpty) || place.breadth == nil else { return own }
    let entries = series[0].entries.prefix(own.count - 1)
    for template in entries.map({ Int($0.template) }) + [Int(own.lastTemplate)] {
      for axis in uniformAxes where own.count > 1 {
        shared.size[axis] = max(shared.size[axis], all.groupSize(of: template)[axis])
      }
      if place.breadth == nil {
        let breadth = all.metrics(of: template).size[place.axis.flipped]
        shared.breadth = max(shared.breadth, breadth)
      }
    }
    let index = progress.firstIndex { $0.shared == shared } ?? progress.count
    if index == progress.count { startSeries(sharing: shared) }
    let run = try run(of: count, in: index)
    sharedRuns[count] = run
    return run
  }

  private mutating func run(of count: Int, in index: Int) throws(LayoutFault) -> Instances.Run {
    while series[index].round == nil, series[index].cellCount < count {
      do throws(LayoutFault) {
        try grow(index, for: count)
      } catch {
        return try lastRun(of: count, in: index, instead: error)
      }
    }
    let instance = series[index].index(ofCell: count - 1)
    let entry = series[index].entry(of: instance).entry
    let rest = count - series[index].firstCell(of: instance)
    var template = Int(series[index].entries[entry].template)
    if rest < all.metrics(of: template).cellCount {
      template = try self.template(index, entry, rest)
    }
    return Instances.Run(
      series: Int32(clamping: index), lastTemplate: Int32(clamping: template), count: instance + 1)
  }

  /// The run that ends where the series cannot go on: data behind the last of the section do not
  /// exist, so what exists may fit.
  private mutating func lastRun(
    of count: Int, in index: Int, instead fault: LayoutFault
  ) throws(LayoutFault) -> Instances.Run {
    let rest = count - series[index].cellCount
    guard fault.isOfContent else { throw fault }
    let template = try self.template(index, series[index].entries.count, rest)
    guard all.metrics(of: template).cellCount == rest else { throw fault }
    return Instances.Run(
      series: Int32(clamping: index), lastTemplate: Int32(clamping: template),
      count: series[index].entries.count + 1)
  }

  /// Adds the next instance of a section with `count` items to a series, or closes its round.
  private mutating func grow(_ index: Int, for count: Int) throws(LayoutFault) {
    // Nothing is noted that will not be asked for.
    let allDiffer = progress[index].allDiffer(count, in: solver.plan)
    let phase =
      allDiffer ? nil : progress[index].phase(in: solver.plan, kinds: series[index].kindCounts)
    if let phase, let first = progress[index].known[phase] {
      series[index].close(at: first)
      return
    }
    let template = try allDiffer ? newTemplate(index) : wholeTemplate(index)
    guard all.metrics(of: template).cellCount > 0 else { throw .noSubitem(0) }
    if let phase { progress[index].known[phase] = series[index].entries.count }
    progress[index].advance(by: all.taken(of: template))
    series[index].append(template, of: all, spacing: spacing)
  }

  /// The index of the next template of a series: of one that was made from the same sizes, or of a
  /// new one.
  private mutating func wholeTemplate(_ index: Int) throws(LayoutFault) -> Int {
    let kinds = series[index].kindCounts
    let key = progress[index].key(in: solver.plan, kinds: kinds)
    if let key, let template = progress[index].templates[key] { return template }
    let added = try newTemplate(index)
    if let key = progress[index].key(in: solver.plan, kinds: kinds) {
      progress[index].templates[key] = added
    }
    return added
  }

  private mutating func newTemplate(_ index: Int) throws(LayoutFault) -> Int {
    let kinds = series[index].kindCounts
    let ordinals = progress[index].ordinals
    let fragment = try solver.instance(
      in: space(of: index), ItemCursor(from: ordinals))
    let before = Template.PrecedingCounts(
      kinds: kinds, ordinals: ordinals, breadth: progress[index].shared.breadth)
    let template = Template(fragment, of: solver.plan, in: place, after: before)
    let added = all.append(template)
    progress[index].look(
      ahead: zip(solver.read, ordinals).map { max(0, $0 - $1) }, kinds: template.kindCounts)
    return added
  }

  /// The index of the template of an instance in which the data run out after `count` cells.
  ///
  /// - Source: `uikit.md` 2.8, 6.4, 6.5.
  private mutating func template(
    _ index: Int, _ entry: Int, _ count: Int
  ) throws(LayoutFault) -> Int {
    let cut = SeriesProgress.PartialInstance(entry: entry, cellCount: count)
    if let template = progress[index].partial[cut] { return template }
    let before = precedingCounts(of: entry, in: index)
    let cursor = ItemCursor(count, from: before.ordinals)
    let fragment = try solver.instance(in: space(of: index), cursor)
    let template = all.append(Template(fragment, of: solver.plan, in: place, after: before))
    progress[index].partial[cut] = template
    return template
  }

  /// What comes before an entry of a series, or behind the last.
  func precedingCounts(of entry: Int, in index: Int = 0) -> Template.PrecedingCounts {
    let kinds = (0..<solver.plan.kindCount).map {
      entry < series[index].entries.count
        ? series[index].kindBase(of: entry, kind: $0) : series[index].kindCounts[$0]
    }
    return Template.PrecedingCounts(
      kinds: kinds, ordinals: progress[index].ordinals(of: entry),
      breadth: progress[index].shared.breadth)
  }

  /// Adds a template and returns its index.
  mutating func add(_ template: Template) -> Int { all.append(template) }

  /// Keeps a run for sections with `count` items.
  mutating func keep(_ run: Instances.Run, for count: Int) { sharedRuns[count] = run }

  func space(of index: Int) -> AvailableSpace {
    var space = AvailableSpace(container: place.space)
    space.shared = progress[index].shared.size
    return space
  }
}
