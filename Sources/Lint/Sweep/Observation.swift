internal import LayoutGeometry
internal import LayoutEvaluation
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

/// A layout as it comes out in one view of the sweep.
struct Observation: Sendable {
  /// The width of the view, in points.
  let width: Int
  let viewport: Viewport
  let circumstances: Circumstances
  /// Whether the layout was evaluated for this view, or comes to the same as in the one before.
  let isFresh: Bool
  /// The number of the evaluation that it comes from, along its line of the sweep.
  let generation: Int
  /// Whether its model hangs on more than can be asked without evaluating it.
  let isOpaque: Bool
  /// Which way everything went that was asked on the way to the model.
  let decisions: [Decision]
  /// The model in this view, and what is wrong with it.
  let evaluation: Evaluation<Layout>
  /// Its sections, with what a full instance of their groups comes to.
  let sections: [ObservedSection]
  /// Its groups with their children on a line, where one element has come to one group.
  let groups: [ElementID: Group]

  var layout: Layout { evaluation.model }
}

extension Observation {
  /// The groups in a full instance of each section, with what they came to.
  var rows: [(group: Group, line: SurveyedLine)] {
    sections.flatMap(\.survey.lines).compactMap { line in
      groups[line.id].map { ($0, line) }
    }
  }
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
  /// The places of all that take part in it, where there may be many.
  var places: [TextRange] = []
  /// What does not grow evenly with the view: between two views in which it differs something else
  /// may be seen than in both.
  var step = 0
  /// Whether it is worth telling; if not, its step is all there is to it.
  var isFinding = true
}

extension Sighting {
  /// Whether between this and `other` there is none but such as they are.
  func isLike(_ other: Sighting) -> Bool {
    place == other.place && step == other.step && isFinding == other.isFinding
  }

  /// A cell that is too small: the narrower, the worse; `detail` is its height.
  init(of cell: SurveyedCell, in subject: LintSubject) {
    self.init(
      place: subject.header(of: cell.id), measure: -cell.frame.width, detail: cell.frame.height,
      name: subject.name(of: cell.id))
  }
}
