internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

/// A layout as it comes out in one view of the sweep, for rules to look at.
struct Observation: Sendable {
  private let probe: Probe
  let circumstances: Circumstances
  let model: SweptModel
  /// The cells of a full instance of each section.
  let cells: [SurveyedCell]
  /// The groups in it, those inside before those around them.
  let lines: [SurveyedLine]
  /// The same with the groups that they come from, where one element has come to one group.
  let rows: [(group: Group, line: SurveyedLine)]

  init(_ probe: Probe, of model: SweptModel, in circumstances: Circumstances) {
    (self.probe, self.model, self.circumstances) = (probe, model, circumstances)
    cells = probe.sections.flatMap(\.survey.cells)
    lines = probe.sections.flatMap(\.survey.lines)
    rows = lines.compactMap { line in model.groups[line.id].map { ($0, line) } }
  }

  /// The width of the view, in points.
  var width: Int { probe.width }
  var viewport: Viewport { probe.viewport }
  /// Its sections, with what a full instance of their groups comes to.
  var sections: [ObservedSection] { probe.sections }
  var layout: Layout { model.layout }
}

/// What a layout comes to in one view of the sweep.
struct Probe: Sendable {
  /// The width of the view, in points.
  let width: Int
  let viewport: Viewport
  /// Whether the layout comes to another model than in the one before.
  let isFresh: Bool
  let model: Models.Model
  /// Its sections, with what a full instance of their groups comes to.
  let sections: [ObservedSection]
}

/// A section of an observation.
struct ObservedSection: Sendable {
  let section: Section
  let survey: Survey
}

/// Something a rule has seen in one view.
struct Sighting: Sendable {
  /// Where the finding will stand.
  let place: TextRange
  /// How bad it is; more is worse.
  let measure: Double
  /// A further number to tell.
  var detail = 0.0
  /// How many of it there are, where that is told.
  var count = 0
  /// What it belongs to, or stands beside.
  var other = ElementID.none
  /// What it was seen of, as people call it.
  var name = ""
  /// Words that only the view knows.
  var text = ""
  /// A further place that takes part in it.
  var origin: TextRange?
}

extension Sighting {
  /// A cell that is too small: the narrower, the worse; `detail` is its height.
  init(of cell: SurveyedCell, in subject: LintSubject) {
    self.init(
      place: subject.header(of: cell.id), measure: -cell.frame.width, detail: cell.frame.height,
      name: subject.name(of: cell.id))
  }
}

/// All the views of one line of the sweep in which a rule has seen the same.
struct Stretch: Sendable {
  /// What was seen at the smallest width.
  let first: Sighting
  let firstWidth: Int
  /// What was seen where it was worst, at the smallest of such widths.
  private(set) var worst: Sighting
  private(set) var worstWidth: Int
  /// The runs of neighbouring widths, in order.
  private(set) var runs: [ClosedRange<Int>]
  let circumstances: Circumstances

  init(_ sighting: Sighting, at width: Int, in circumstances: Circumstances) {
    (first, worst, firstWidth, worstWidth) = (sighting, sighting, width, width)
    runs = [width...width]
    self.circumstances = circumstances
  }

  /// Takes in what was seen at a width that is not smaller than any before.
  ///
  /// - Parameter bridge: The width from which on the same was seen at each; `nil`: nobody looked.
  mutating func add(_ sighting: Sighting, at width: Int, since bridge: Int?) {
    if sighting.measure > worst.measure { (worst, worstWidth) = (sighting, width) }
    guard let last = runs.last, width > last.upperBound else { return }
    if width == last.upperBound + 1 || bridge == last.upperBound {
      runs[runs.count - 1] = last.lowerBound...width
    } else {
      runs.append(width...width)
    }
  }

  /// The widths as people say them: "from width 343 to 358", with what else holds there.
  var words: String {
    guard let firstRun = runs.first else { return "" }
    let special = circumstances.words.isEmpty ? "" : ", \(circumstances.words)"
    let more = runs.count == 1 ? "" : ", and \(runs.count - 1) more such ranges"
    if runs.count == 1, firstRun == circumstances.widths, firstRun.count > 1 {
      return "at every width from \(firstRun.lowerBound) to \(firstRun.upperBound)\(special)"
    }
    let range =
      firstRun.count == 1
      ? "at width \(firstRun.lowerBound)"
      : "from width \(firstRun.lowerBound) to \(firstRun.upperBound)"
    return range + more + special
  }
}
