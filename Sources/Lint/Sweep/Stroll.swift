internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver

/// The rules shown a layout along one line of the sweep: at every width where something may change,
/// and at few of those between.
///
/// As long as what the layout asks grows evenly with the view, and as many children stand on each
/// line, every length does, but for the floor to the pixel. Whatever rules see at both ends of such
/// widths, they see between.
struct Stroll {
  private var walk: Walk
  private(set) var watch: Watch
  private(set) var course: Course
  /// The place of the line in the sweep.
  private let line: Int
  /// What has been seen along the even widths at hand, by width.
  private var glances: [Int: Glance] = [:]

  /// How far apart two views are at most, in points: what is seen between two of them alone is
  /// missed.
  private static let longestStep = 32

  /// What the layout comes to along this line and those before.
  var models: Models { walk.models }

  init(_ walk: Walk, line: Int, _ watch: Watch, _ course: Course) {
    (self.walk, self.line) = (walk, line)
    (self.watch, self.course) = (watch, course)
  }

  /// Looks at all widths of the line.
  mutating func go() {
    let widths = walk.circumstances.widths
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
      return widths.allSatisfy { walk.probe(at: $0).isBetween(first, last) }
    }
    return widths.allSatisfy { look(at: $0).isLike(left) }
  }

  private mutating func look(at width: Int) -> Glance {
    if let known = glances[width] { return known }
    let probe = walk.probe(at: width)
    let observation = walk.observation(of: probe)
    let new = Glance(
      probe: probe, circumstances: walk.circumstances, sightings: watch.look(at: observation))
    glances[width] = new
    return new
  }

  private mutating func note(_ glance: Glance, isBridged: Bool) {
    if line == 0 { course.add(glance.probe) }
    watch.note(glance.seen, line: line, isBridged: isBridged)
  }
}

/// What every rule sees in one view.
struct Glance {
  let probe: Probe
  let circumstances: Circumstances
  /// By the places of the rules.
  let sightings: [[Sighting]]

  var width: Int { probe.width }

  /// The same for whoever writes it down.
  var seen: SeenView {
    SeenView(width: width, circumstances: circumstances, sightings: sightings)
  }

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

  /// Whether it is like the two, and lies between them.
  fileprivate func isBetween(_ first: Probe, _ last: Probe) -> Bool {
    guard isLike(first), model.decisions == first.model.decisions else { return false }
    guard isUnforeseeable else { return true }
    let share = Double(width - first.width) / Double(last.width - first.width)
    return zip(sections, zip(first.sections, last.sections)).allSatisfy { section, ends in
      let lengths = zip(ends.0.survey.lengths, ends.1.survey.lengths)
        .map { $0 + ($1 - $0) * share }
      return zip(section.survey.lengths, lengths).allSatisfy {
        abs($0 - $1) <= viewport.pixel
      }
    }
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

  /// All that rules compare, in points.
  fileprivate var lengths: [Points] {
    let frames = cells.map(\.frame) + badges.map(\.frame)
    let sizes = [groupSize, space ?? .zero] + lines.flatMap { [$0.size, $0.inner] }
    return frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
      + sizes.flatMap { [$0.width, $0.height] } + lines.flatMap { [$0.used, $0.thickness] }
      + boundary.map(\.length) + [start.x, start.y]
  }
}

extension SurveyedLine {
  fileprivate func isLike(_ other: SurveyedLine) -> Bool {
    id == other.id && count == other.count && last == other.last && thickest == other.thickest
  }
}
