internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// The rules shown a layout along the lines of the sweep: at every width where something may change,
/// and at few of those between.
///
/// As long as what the layout asks grows evenly with the view, and as many children stand on each
/// line, every length does, but for the floor to the pixel. Whatever rules see at both ends of such
/// widths, they see between.
struct Sampling {
  private var probe: LayoutProbe
  private(set) var ruleRun: RuleRun
  /// How rows change along the first line.
  private(set) var course = ColumnProfile()
  /// The place of the line at hand in the sweep.
  private var line = 0
  /// What has been seen along the even widths at hand, by width.
  private var samples: [Int: Sample] = [:]

  /// How far apart two views are at most, in points: what is seen between two of them alone is
  /// missed.
  private static let longestStep = 32

  /// What the layout comes to along this line and those before.
  var models: EvaluationCache { probe.models }

  init(_ probe: LayoutProbe, _ ruleRun: RuleRun) { (self.probe, self.ruleRun) = (probe, ruleRun) }

  /// Looks at all widths of the line at `line` of the sweep.
  mutating func go(along circumstances: Scenario, line: Int) {
    self.line = line
    probe.turn(to: circumstances)
    ruleRun.beginLine()
    let widths = circumstances.widths
    var start = widths.lowerBound
    while start <= widths.upperBound {
      samples = [:]
      let first = look(at: start)
      note(first)
      let even = probe.evenWidths(from: start, to: widths.upperBound)
      stride(from: first, along: even)
      start = even.end + 1
    }
  }

  /// Notes what is seen along even widths behind `first`.
  private mutating func stride(from first: Sample, along even: EvenWidths) {
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
  private mutating func settle(_ run: [Sample], _ even: EvenWidths) {
    guard let first = run.first, let last = run.last, first.width < last.width else { return }
    let isPlain = isPlain(from: first, to: last, even)
    for (left, right) in zip(run, run.dropFirst()) {
      if isPlain { bridge(to: right) } else { cover(left, right, even) }
    }
  }

  /// Notes what is seen behind `left` up to `right`.
  private mutating func cover(_ left: Sample, _ right: Sample, _ even: EvenWidths) {
    guard right.width > left.width + 1 else { return note(right) }
    if left.isLike(right), isPlain(from: left, to: right, even) {
      return bridge(to: right)
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
    from left: Sample, to right: Sample, _ even: EvenWidths
  ) -> Bool {
    let (first, last) = (left.view, right.view)
    if !first.hangsOnPixels(beside: last, along: even) { return true }
    let between = left.width + 1..<right.width
    let turn = first.isUnforeseeable ? between.count : even.rhythm ?? between.count
    let widths = Set(between.prefix(turn)).union(between.suffix(turn)).sorted()
    if first.isUnforeseeable {
      let ends = Interpolation(first, last)
      return widths.allSatisfy { ends.hold(between: probe.view(at: $0)) }
    }
    return widths.allSatisfy { look(at: $0).isLike(left) }
  }

  private mutating func look(at width: Int) -> Sample {
    if let known = samples[width] { return known }
    let view = probe.view(at: width)
    let observation = probe.observation(of: view)
    let seen = SeenView(
      width: width, circumstances: probe.circumstances, sightings: ruleRun.look(at: observation))
    let new = Sample(view: view, seen: seen)
    samples[width] = new
    return new
  }

  private mutating func note(_ sample: Sample) {
    if line == 0 {
      course.add(sample.view.lines, in: sample.view.viewport, width: sample.view.width)
    }
    ruleRun.note(sample.seen, line: line)
  }

  /// Notes `sample` and that the same is seen at every width since the one noted before.
  private mutating func bridge(to sample: Sample) {
    if line == 0 {
      course.add(sample.view.lines, in: sample.view.viewport, width: sample.view.width)
    }
    ruleRun.bridge(to: sample.seen, line: line)
  }
}
