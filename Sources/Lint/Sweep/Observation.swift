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
  /// The cells of a full instance of each section; of neighbours that come from one element and are
  /// equally large the first.
  let cells: [SurveyedCell]
  /// The groups in it, those inside before those around them.
  let lines: [SurveyedLine]
  /// The same with the groups that they come from, where one element has come to one group.
  let rows: [(group: Group, line: SurveyedLine)]

  init(_ probe: Probe, of model: SweptModel, in circumstances: Circumstances) {
    (self.probe, self.model, self.circumstances) = (probe, model, circumstances)
    cells = probe.sections.flatMap { $0.survey.cells.withoutRepetitions }
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

extension [SurveyedCell] {
  fileprivate var withoutRepetitions: [SurveyedCell] {
    indices.filter { place in
      place == 0 || self[place].id != self[place - 1].id
        || self[place].frame.size != self[place - 1].frame.size
    }.map { self[$0] }
  }
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

/// A section of an observation; as cheap to hand on as one reference.
struct ObservedSection: Sendable {
  private struct Parts {
    let section: Section
    let survey: Survey
  }

  private let parts: Shared<Parts>

  init(_ section: Section, _ survey: Survey) {
    parts = Shared(Parts(section: section, survey: survey))
  }

  var section: Section { parts.value.section }
  var survey: Survey { parts.value.survey }
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
  /// What would mend it; `nil` where nobody can say.
  var edits: [Edit]?
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
