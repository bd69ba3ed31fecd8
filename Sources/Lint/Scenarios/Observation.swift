internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// A layout as it comes out in one view of the sweep, for rules to look at.
struct Observation: Sendable {
  private let view: SurveyedView
  let circumstances: Scenario
  let model: SweptModel
  /// The cells of a full instance of each section; of neighbours that come from one element and are
  /// equally large the first.
  let cells: [SurveyedCell]
  /// The groups in it, those inside before those around them.
  let lines: [SurveyedLine]
  /// The same with the groups that they come from, where one element has come to one group.
  let rows: [(group: Group, line: SurveyedLine)]

  init(_ view: SurveyedView, of model: SweptModel, in circumstances: Scenario) {
    (self.view, self.model, self.circumstances) = (view, model, circumstances)
    cells = view.sections.flatMap { $0.survey.cells.withoutRepetitions }
    lines = view.sections.flatMap(\.survey.lines)
    rows = lines.compactMap { line in model.groups[line.id].map { ($0, line) } }
  }

  /// The width of the view, in points.
  var width: Int { view.width }
  var viewport: Viewport { view.viewport }
  /// Its sections, with what a full instance of their groups comes to.
  var sections: [ObservedSection] { view.sections }
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
