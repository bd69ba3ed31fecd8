internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension EvaluationCache {
  /// What a layout comes to in all views in which what it asks comes to the same.
  struct Model: Sendable {
    private struct Parts {
      let layout: Layout
      let diagnostics: [Diagnostic]
      let decisions: [Decision]
      let sections: [Section]
    }

    /// Which of the layout's models it is.
    let number: Int
    /// Whether it hangs on more than can be asked without evaluating it.
    let isOpaque: Bool
    private let parts: Box<Parts>

    var layout: Layout { parts.value.layout }
    /// What is wrong with it.
    var diagnostics: [Diagnostic] { parts.value.diagnostics }
    /// Which way everything went that was asked on the way to it.
    var decisions: [Decision] { parts.value.decisions }
    /// The sections of which none is like another.
    var sections: [Section] { parts.value.sections }

    init(number: Int, _ evaluation: Evaluation<Layout>, _ trace: Trace) {
      (self.number, isOpaque) = (number, trace.isOpaque)
      let layout = evaluation.model
      let all = layout.sections
      var seen = Set<Section>(minimumCapacity: all.count)
      parts = Box(
        Parts(
          layout: layout, diagnostics: evaluation.diagnostics, decisions: trace.decisions,
          sections: all.count < 2 ? all : all.filter { seen.insert($0).inserted }))
    }

    /// Whether it has come to the same, and hangs on nothing that cannot be asked.
    func isLike(_ other: Model) -> Bool {
      // Decisions are compared in no time, and differ in most pairs.
      !isOpaque && !other.isOpaque && decisions == other.decisions && layout == other.layout
        && diagnostics == other.diagnostics
    }
  }
}
