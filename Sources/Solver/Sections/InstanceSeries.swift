import LayoutGeometry
import LayoutLanguage
import LayoutText

/// The instances of a section's group one after another: some that are stored one by one, and the
/// round of the last of them, which repeats without end.
///
/// Where all instances are alike one is stored, and the round is that one. What contents ask for
/// repeats with their lists, so a round closes at the latest when the data end.
struct InstanceSeries {
  /// An instance; plain old data.
  struct Entry {
    let template: Int32
    /// How many cells come before it.
    let firstCell: Int
    /// Where it starts, from the start of the first, in points.
    let start: Points
    /// What it takes along the axis, in points.
    let length: Points
    /// What the largest up to this one takes across the axis, in points.
    let breadth: Points
    /// What the frames of all up to this one bounds, from the start of the first.
    let bounds: Rectangle
  }

  /// The entries that repeat, up to the last; plain old data.
  struct Round {
    /// The first of them.
    let first: Int
    /// How many they are.
    let count: Int
    let cellCount: Int
    /// From start to start, in points.
    let length: Points
  }

  let axis: Axis
  private(set) var entries: [Entry] = []
  private(set) var round: Round?
  /// How many badges of each kind a round has.
  private var roundKindCounts: [Int] = []
  /// How many cells the entries hold.
  private(set) var cellCount = 0
  /// How many badges of each kind come before what follows the last entry.
  private(set) var kindCounts: [Int]
  /// The same before each entry, one after another.
  private var kindBases: [Int] = []
  /// How far frames stick out before the start of their instance, in points; at most 0.
  private(set) var lead: Points = 0
  /// Whether no instance starts before the one in front of it.
  private(set) var isAscending = true
  private var end = ExactSum(0)

  init(along axis: Axis, kinds: Int) {
    self.axis = axis
    kindCounts = Array(repeating: 0, count: kinds)
  }

  /// Adds an instance of the template at `index`, `spacing` points before the next.
  mutating func append(_ index: Int, of templates: TemplateList, spacing: Points) {
    let metrics = templates.metrics(of: index)
    var origin = Point.zero
    origin[axis] = end.value
    let bounds = metrics.bounds.offset(by: origin)
    let breadth = metrics.size[axis.flipped]
    entries.append(
      Entry(
        template: Int32(clamping: index), firstCell: cellCount, start: end.value,
        length: metrics.size[axis],
        breadth: entries.last.map { max($0.breadth, breadth) } ?? breadth,
        bounds: entries.last.map { $0.bounds.union(bounds) } ?? bounds))
    kindBases += kindCounts
    for (kind, count) in templates.kindCounts(of: index).enumerated() { kindCounts[kind] += count }
    lead = min(lead, metrics.bounds.start(on: axis))
    cellCount += metrics.cellCount
    let step = metrics.size[axis] + spacing
    isAscending = isAscending && step >= 0
    end.add(step)
  }

  /// Gives back the memory that is kept for more entries.
  mutating func trim() { (entries, kindBases) = (entries.withoutSlack, kindBases.withoutSlack) }

  /// Ends the series: after the last entry it repeats from the entry `first` on.
  mutating func close(at first: Int) {
    round = Round(
      first: first, count: entries.count - first, cellCount: cellCount - entries[first].firstCell,
      length: end.value - entries[first].start)
    roundKindCounts = kindCounts.indices.map { kindCounts[$0] - kindBase(of: first, kind: $0) }
  }
}

extension InstanceSeries {
  /// The only entry, where all instances are alike.
  var only: Entry? { entries.count == 1 && round != nil ? entries[0] : nil }

  /// The entry that the instance at `index` looks like, and how often the round has gone by; one
  /// behind the last where the series ends there.
  func entry(of index: Int) -> (entry: Int, lap: Int) {
    guard index >= entries.count, let round else { return (index, 0) }
    let behind = index - round.first
    if round.count == 1 { return (round.first, behind) }
    return (round.first + behind % round.count, behind / round.count)
  }

  /// Goes on to the entry of the next instance.
  func advance(_ place: inout (entry: Int, lap: Int)) {
    place.entry += 1
    if place.entry == entries.count, let round { place = (round.first, place.lap + 1) }
  }

  /// Where an instance starts, from the start of the first, in points: multiplied, never summed up,
  /// so that the millionth is exact.
  func start(of index: Int) -> Points { copies(from: index, count: 1).start(of: 0) }

  /// Instances that look alike and follow one another evenly.
  struct Copies {
    /// The index of the first of them.
    let first: Int
    let count: Int
    /// Where the entry starts that they look like, in points.
    let start: Points
    /// How often the round has gone by at the first of them.
    let lap: Int
    /// From start to start, in points: multiplied, so that the millionth is exact.
    let pitch: Points
    /// How many cells come before the first of them.
    let firstCell: Int
    /// The template of the entry that they look like; -1 behind the last.
    var template: Int32

    /// Where one of them starts, from the start of the first instance, in points.
    func start(of copy: Int) -> Points { start + Double(lap + copy) * pitch }
  }

  /// The `count` instances from `index` on, of which several are alike only where all are.
  func copies(from index: Int, count: Int) -> Copies {
    let (entry, lap) = entry(of: index)
    if entry < entries.count { return copies(from: index, count: count, of: entry, lap) }
    return Copies(
      first: index, count: count, start: end.value, lap: lap, pitch: round?.length ?? 0,
      firstCell: cellCount, template: -1)
  }

  /// The same where it is known which entry they look like.
  @inline(__always)
  func copies(from index: Int, count: Int, of entry: Int, _ lap: Int) -> Copies {
    Copies(
      first: index, count: count, start: entries[entry].start, lap: lap,
      pitch: round?.length ?? 0,
      firstCell: entries[entry].firstCell + lap * (round?.cellCount ?? 0),
      template: entries[entry].template)
  }

  /// How many cells come before an instance.
  func firstCell(of index: Int) -> Int { copies(from: index, count: 1).firstCell }

  /// How many badges of a kind come before an instance.
  func kindBase(of index: Int, kind: Int) -> Int {
    let (entry, lap) = entry(of: index)
    guard entry < entries.count else { return kindCounts[kind] }
    let base = kindBases[entry * kindCounts.count + kind]
    return lap == 0 ? base : base + lap * roundKindCounts[kind]
  }

  /// How many badges come before an instance, which need not be part of the series.
  func attachmentCount(before index: Int) -> Int {
    let (entry, lap) = entry(of: index)
    guard entry < entries.count else { return kindCounts.reduce(0, +) }
    let count = kindCounts.indices.reduce(0) { $0 + kindBase(of: entry, kind: $1) }
    return count + lap * roundKindCounts.reduce(0, +)
  }

  /// The index of the instance that holds a cell, which the series does.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  func index(ofCell cell: Int) -> Int {
    var (cell, lap) = (cell, 0)
    if cell >= cellCount, let round {
      let first = entries[round.first].firstCell
      lap = (cell - first) / round.cellCount
      cell = first + (cell - first) % round.cellCount
    }
    let entry = entries.partitioningIndex { $0.firstCell > cell } - 1
    return entry + lap * (round?.count ?? 0)
  }

  /// What the largest of the first `count` instances takes across the axis, in points.
  func breadth(of count: Int) -> Points {
    count > 0 ? entries[min(count, entries.count) - 1].breadth : 0
  }

  /// What the frames of the first `count` instances bounds at most, from the start of the first.
  func bounds(of count: Int) -> Rectangle {
    let (entry, lap) = entry(of: count - 1)
    guard lap > 0, let length = round?.length else { return entries[entry].bounds }
    let all = entries[entries.count - 1].bounds
    return all.union(all.offset(by: offset(of: Double(lap - 1) * length)))
      .union(entries[entry].bounds.offset(by: offset(of: Double(lap) * length)))
  }

  private func offset(of length: Points) -> Point {
    var offset = Point.zero
    offset[axis] = length
    return offset
  }

  /// Where the frames of an instance and of all before it end at most, from the start of the first.
  func end(of index: Int) -> Points {
    let (entry, lap) = entry(of: index)
    let own = entries[entry].bounds.end(on: axis)
    guard lap > 0, let length = round?.length else { return own }
    let before = entries[entries.count - 1].bounds.end(on: axis)
    return max(own + Double(lap) * length, before + Double(lap - 1) * length)
  }
}
