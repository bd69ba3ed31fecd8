internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver

/// The rules shown a layout along the lines of the sweep: at every width where something may change,
/// and at few of those between.
///
/// As long as what the layout asks grows evenly with the view, and as many children stand on each
/// line, every length does, but for the floor to the pixel. Whatever rules see at both ends of such
/// widths, they see between.
struct Stroll {
  private var walk: Walk
  private(set) var watch: Watch
  /// How rows change along the first line.
  private(set) var course = Course()
  /// The place of the line at hand in the sweep.
  private var line = 0
  /// What has been seen along the even widths at hand, by width.
  private var glances: [Int: Glance] = [:]

  /// How far apart two views are at most, in points: what is seen between two of them alone is
  /// missed.
  private static let longestStep = 32

  /// What the layout comes to along this line and those before.
  var models: Models { walk.models }

  init(_ walk: Walk, _ watch: Watch) { (self.walk, self.watch) = (walk, watch) }

  /// Looks at all widths of the line at `line` of the sweep.
  mutating func go(along circumstances: Circumstances, line: Int) {
    self.line = line
    walk.turn(to: circumstances)
    watch.beginLine()
    let widths = circumstances.widths
    var start = widths.lowerBound
    while start <= widths.upperBound {
      glances = [:]
      let first = look(at: start)
      note(first, isBridged: false)
      let even = walk.evenWidths(from: start, to: widths.upperBound)
      stride(from: first, along: even)
      start = even.end + 1
    }
  }

  /// Notes what is seen along even widths behind `first`.
  private mutating func stride(from first: Glance, along even: EvenWidths) {
    var run = [first]
    while let last = run.last, last.width < even.end {
      let next = look(at: min(even.end, last.width + Self.longestStep))
      if last.isLike(next) {
        run.append(next)
      } else {
        settle(run, even)
        cover(last, next, even)
        run = [next]
      }
    }
    settle(run, even)
  }

  /// Notes what is seen behind the first of views that are like one another up to the last.
  private mutating func settle(_ run: [Glance], _ even: EvenWidths) {
    guard let first = run.first, let last = run.last, first.width < last.width else { return }
    let isPlain = isPlain(from: first, to: last, even)
    for (left, right) in zip(run, run.dropFirst()) {
      if isPlain { note(right, isBridged: true) } else { cover(left, right, even) }
    }
  }

  /// Notes what is seen behind `left` up to `right`.
  private mutating func cover(_ left: Glance, _ right: Glance, _ even: EvenWidths) {
    guard right.width > left.width + 1 else { return note(right, isBridged: false) }
    if left.isLike(right), isPlain(from: left, to: right, even) {
      return note(right, isBridged: true)
    }
    let middle = look(at: (left.width + right.width) / 2)
    cover(left, middle, even)
    cover(middle, right, even)
  }

  /// Whether nothing else happens between two views that are like one another.
  ///
  /// Where some child only just fits, that is decided by floors to the pixel. These come out alike
  /// after each turn of the rhythm, but for a slope: who fits in the first and in the last turn
  /// fits in all. What hangs on contents is asked at each width.
  private mutating func isPlain(
    from left: Glance, to right: Glance, _ even: EvenWidths
  ) -> Bool {
    let (first, last) = (left.probe, right.probe)
    if !first.hangsOnPixels(beside: last, along: even) { return true }
    let between = left.width + 1..<right.width
    let turn = first.isUnforeseeable ? between.count : even.rhythm ?? between.count
    let widths = Set(between.prefix(turn)).union(between.suffix(turn)).sorted()
    if first.isUnforeseeable {
      let ends = Ends(first, last)
      return widths.allSatisfy { ends.hold(between: walk.probe(at: $0)) }
    }
    return widths.allSatisfy { look(at: $0).isLike(left) }
  }

  private mutating func look(at width: Int) -> Glance {
    if let known = glances[width] { return known }
    let probe = walk.probe(at: width)
    let observation = walk.observation(of: probe)
    let seen = SeenView(
      width: width, circumstances: walk.circumstances, sightings: watch.look(at: observation))
    let new = Glance(probe: probe, seen: seen)
    glances[width] = new
    return new
  }

  private mutating func note(_ glance: Glance, isBridged: Bool) {
    if line == 0 { course.add(glance.probe) }
    watch.note(glance.seen, line: line, isBridged: isBridged)
  }
}

/// One view, and what every rule sees in it.
struct Glance {
  let probe: Probe
  /// What every rule sees in it.
  let seen: SeenView

  var width: Int { probe.width }

  /// Whether lengths grow evenly from this view to `other`, and rules see the same in both.
  func isLike(_ other: Glance) -> Bool {
    probe.isLike(other.probe) && probe.model.decisions == other.probe.model.decisions
      && seen.isLike(other.seen)
  }
}

extension Probe {
  /// Whether as many children stand on each line as in `other`.
  fileprivate func isLike(_ other: Probe) -> Bool {
    sections.count == other.sections.count
      && sections.indices.allSatisfy { sections[$0].survey.isLike(other.sections[$0].survey) }
  }

  /// Whether how it changes from width to width is known of no width but its own: contents are asked
  /// for their sizes, or it hangs on what groups leave to it.
  fileprivate var isUnforeseeable: Bool {
    model.isOpaque || sections.contains(where: \.survey.asksContents)
  }

  /// Whether a few pixels may change something between it and `other`, which is like it.
  fileprivate func hangsOnPixels(beside other: Probe, along even: EvenWidths) -> Bool {
    isUnforeseeable
      || zip(sections, other.sections).contains {
        $0.survey.closeCalls(along: even) != $1.survey.closeCalls(along: even)
      }
  }
}

/// Two views that are like one another, and all that is between them.
private struct Ends {
  private let (first, last): (Probe, Probe)
  /// All that rules compare, in points.
  private let (firstLengths, lastLengths): ([Points], [Points])

  init(_ first: Probe, _ last: Probe) {
    (self.first, self.last) = (first, last)
    (firstLengths, lastLengths) = (first.lengths, last.lengths)
  }

  /// Whether a view between them is like both, with all lengths on a straight line.
  func hold(between probe: Probe) -> Bool {
    guard probe.isLike(first), probe.model.decisions == first.model.decisions else { return false }
    guard probe.isUnforeseeable else { return true }
    let share = Double(probe.width - first.width) / Double(last.width - first.width)
    let (lengths, pixel) = (probe.lengths, probe.viewport.pixel)
    return (0..<min(lengths.count, firstLengths.count, lastLengths.count)).allSatisfy { place in
      let straight = firstLengths[place] + (lastLengths[place] - firstLengths[place]) * share
      return abs(lengths[place] - straight) <= pixel
    }
  }
}

extension Probe {
  /// All that rules compare, in points.
  ///
  /// - Complexity: O(*n*) in the cells and groups.
  fileprivate var lengths: [Points] {
    var lengths: [Points] = []
    for index in sections.indices { sections[index].survey.add(to: &lengths) }
    return lengths
  }
}

extension Survey {
  fileprivate func closeCalls(along even: EvenWidths) -> [CloseCall] {
    even.isStraight ? closeCalls.filter { !$0.isFarForNumbers } : closeCalls
  }

  fileprivate func isLike(_ other: Survey) -> Bool {
    refusal?.rule == other.refusal?.rule && refusal?.path == other.refusal?.path
      && cells.count == other.cells.count && lines.count == other.lines.count
      && cells.indices.allSatisfy { cells[$0].id == other.cells[$0].id }
      && lines.indices.allSatisfy { lines[$0].isLike(other.lines[$0]) }
  }

  /// Adds all that rules compare, in points.
  fileprivate func add(to lengths: inout [Points]) {
    for cell in cells { cell.frame.add(to: &lengths) }
    for badge in badges { badge.frame.add(to: &lengths) }
    groupSize.add(to: &lengths)
    (space ?? .zero).add(to: &lengths)
    for line in lines {
      line.size.add(to: &lengths)
      line.inner.add(to: &lengths)
      lengths.append(line.used)
      lengths.append(line.thickness)
    }
    for item in boundary { lengths.append(item.length) }
    lengths.append(start.x)
    lengths.append(start.y)
  }
}

extension Rectangle {
  fileprivate func add(to lengths: inout [Points]) {
    lengths.append(x)
    lengths.append(y)
    size.add(to: &lengths)
  }
}

extension Size {
  fileprivate func add(to lengths: inout [Points]) {
    lengths.append(width)
    lengths.append(height)
  }
}

extension SurveyedLine {
  fileprivate func isLike(_ other: SurveyedLine) -> Bool {
    id == other.id && count == other.count && last == other.last && thickest == other.thickest
  }
}
