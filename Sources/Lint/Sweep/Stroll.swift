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

  /// How far apart two views are at most, in points: what is seen between two of them alone is
  /// missed.
  private static let longestStep = 32

  init(_ walk: Walk, line: Int, _ watch: Watch, _ course: Course) {
    (self.walk, self.line) = (walk, line)
    (self.watch, self.course) = (watch, course)
  }

  /// Looks at all widths of the line.
  mutating func go() {
    let widths = walk.circumstances.widths
    var start = widths.lowerBound
    while start <= widths.upperBound {
      var left = look(at: start)
      note(left, isBridged: false)
      let end = walk.evenEnd(from: start, to: widths.upperBound)
      while left.width < end {
        let right = look(at: min(end, left.width + Self.longestStep))
        cover(left, right)
        left = right
      }
      start = end + 1
    }
  }

  /// Notes what is seen behind `left` up to `right`.
  private mutating func cover(_ left: Glance, _ right: Glance) {
    guard right.width > left.width + 1 else { return note(right, isBridged: false) }
    if left.isLike(right) { return note(right, isBridged: true) }
    let middle = look(at: (left.width + right.width) / 2)
    cover(left, middle)
    cover(middle, right)
  }

  private mutating func look(at width: Int) -> Glance {
    let observation = walk.observe(at: width)
    return Glance(observation: observation, sightings: watch.look(at: observation))
  }

  private mutating func note(_ glance: Glance, isBridged: Bool) {
    if line == 0 { course.add(glance.observation) }
    watch.note(glance.seen, line: line, isBridged: isBridged)
  }
}

/// What every rule sees in one view.
struct Glance {
  let observation: Observation
  /// By the places of the rules.
  let sightings: [[Sighting]]

  var width: Int { observation.width }

  /// The same for whoever writes it down.
  var seen: SeenView {
    SeenView(width: width, circumstances: observation.circumstances, sightings: sightings)
  }

  /// Whether lengths grow evenly from this view to `other`, and rules see the same in both.
  func isLike(_ other: Glance) -> Bool {
    observation.isLike(other.observation) && seen.isLike(other.seen)
  }
}

extension Observation {
  /// Whether as many children stand on each line as in `other`, and a few pixels change nothing.
  fileprivate func isLike(_ other: Observation) -> Bool {
    sections.elementsEqual(other.sections) { $0.survey.isLike($1.survey) }
  }
}

extension Survey {
  fileprivate func isLike(_ other: Survey) -> Bool {
    !asksContents && refusal?.rule == other.refusal?.rule && refusal?.path == other.refusal?.path
      && closeCalls == other.closeCalls
      && cells.elementsEqual(other.cells) { $0.id == $1.id }
      && lines.elementsEqual(other.lines) { $0.isLike($1) }
  }
}

extension SurveyedLine {
  fileprivate func isLike(_ other: SurveyedLine) -> Bool {
    id == other.id && count == other.count && last == other.last && thickest == other.thickest
  }
}
