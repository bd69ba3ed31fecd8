internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLanguage

extension EvaluationCache {
  /// A layout as it evaluates in all viewports with the same inputs; copies share one reference.
  struct Model: Sendable {
    private struct Content {
      let layout: Layout
      let diagnostics: [Diagnostic]
      let decisions: [Decision]
      let sections: [Section]
    }

    /// Which of the layout's models it is.
    let number: Int
    /// Whether it depends on inputs that only an evaluation knows.
    let isOpaque: Bool
    private let content: Box<Content>

    var layout: Layout { content.value.layout }
    /// The diagnostics of the evaluation.
    var diagnostics: [Diagnostic] { content.value.diagnostics }
    /// The outcome of every condition of the evaluation.
    var decisions: [Decision] { content.value.decisions }
    /// The sections, without duplicates.
    var sections: [Section] { content.value.sections }

    init(number: Int, _ evaluation: Evaluation<Layout>, _ trace: Trace) {
      (self.number, isOpaque) = (number, trace.isOpaque)
      let layout = evaluation.model
      let all = layout.sections
      var seen = Set<Section>(minimumCapacity: all.count)
      content = Box(
        Content(
          layout: layout, diagnostics: evaluation.diagnostics, decisions: trace.decisions,
          sections: all.count < 2 ? all : all.filter { seen.insert($0).inserted }))
    }

    /// Whether it is the same, and neither is opaque.
    func isLike(_ other: Model) -> Bool {
      // Comparing decisions is cheap, and they differ in most pairs.
      !isOpaque && !other.isOpaque && decisions == other.decisions && layout == other.layout
        && diagnostics == other.diagnostics
    }
  }
}
