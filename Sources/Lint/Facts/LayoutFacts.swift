internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// A layout solved in one viewport.
struct LayoutFacts: Sendable {
  private let view: SurveyedView
  let scenario: Scenario
  let model: ModelFacts
  /// The cells of a full instance of each section; of neighbours from one element with one size the
  /// first.
  let cells: [SurveyedCell]
  /// The groups in it, inner before outer.
  let lines: [SurveyedLine]
  /// The same with their models, without elements that produce several groups.
  let rows: [(group: Group, line: SurveyedLine)]

  init(_ view: SurveyedView, of model: ModelFacts, in scenario: Scenario) {
    (self.view, self.model, self.scenario) = (view, model, scenario)
    cells = view.sections.flatMap { $0.survey.cells.withoutRepetitions }
    lines = view.sections.flatMap(\.survey.lines)
    rows = lines.compactMap { line in model.groups[line.id].map { ($0, line) } }
  }

  /// The width of the viewport, in points.
  var width: Int { view.width }
  var viewport: Viewport { view.viewport }
  var sections: [SectionFacts] { view.sections }
  var layout: Layout { model.layout }
}

/// A section solved in one viewport; copies share one reference.
struct SectionFacts: Sendable {
  private let content: Box<(section: Section, survey: Survey)>

  init(_ section: Section, _ survey: Survey) { content = Box((section, survey)) }

  var section: Section { content.value.section }
  /// A full instance of its group.
  var survey: Survey { content.value.survey }
}

extension [SurveyedCell] {
  fileprivate var withoutRepetitions: [SurveyedCell] {
    indices.filter { index in
      index == 0 || self[index].id != self[index - 1].id
        || self[index].frame.size != self[index - 1].frame.size
    }.map { self[$0] }
  }
}
