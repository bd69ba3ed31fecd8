package import LayoutChecking
internal import LayoutGeometry
package import LayoutLanguage

/// What an evaluation read of its containers, and the results of its conditions.
///
/// A view that differs in nothing but its size has the same model if it gives the same answers.
package struct Trace: Sendable {
  /// The evaluation of an expression in one place of the layout.
  package struct Query: Hashable, Sendable {
    let expression: ExpressionID
    let origin: ContainerOrigin
    let section: SectionContext?
    let loopValues: [BindingID: Value]
  }

  /// Where a container comes from.
  package enum ContainerOrigin: Hashable, Sendable {
    /// It is that of a layout whose properties have not been read yet.
    case view
    /// It is that of the layout, or of a section with a reference of its own.
    case section(InsetsReference)
    /// It is that of a custom group or of an item with contents, and depends on the groups around.
    case inside
  }

  /// Each once, in the order in which they were evaluated.
  package var queries: [Query] = []
  /// The layout's own properties, without its sections.
  var frame = Layout()
  /// The results of conditions, in the order in which they were evaluated.
  package var decisions: [Decision] = []
  /// Whether something was read that only an evaluation can answer.
  package var isOpaque = false
}

/// Answers the queries of a trace for other views.
package struct TraceReader {
  private let program: CheckedProgram
  private let settings: [String: Value]
  private let trace: Trace

  package init(_ trace: Trace, of program: CheckedProgram, _ settings: [String: Value]) {
    (self.program, self.settings, self.trace) = (program, settings, trace)
  }

  /// Whether `other` has the same queries for the same program.
  package func hasSameQueries(as other: TraceReader) -> Bool {
    trace.queries == other.trace.queries && trace.frame == other.trace.frame
  }

  /// The answers in `viewport`.
  ///
  /// - Complexity: O(*n*) in the expressions that are evaluated.
  package func answers(in viewport: Viewport) -> [Value] {
    let evaluator = Evaluator(program, settings: settings)
    var latest: Trace.Query?
    return trace.queries.map { query in
      // The values of bindings stay known as long as neither changes.
      if latest?.origin != query.origin || latest?.section != query.section {
        evaluator.setEnvironment(environment(of: query, in: viewport))
      }
      if latest?.loopValues != query.loopValues { evaluator.setLoopValues(query.loopValues) }
      latest = query
      return evaluator.value(of: query.expression)
    }
  }

  private func environment(of query: Trace.Query, in viewport: Viewport) -> Environment {
    let container =
      switch query.origin {
      case .view, .inside: viewport.container(.safeArea, scrolling: .vertical)
      case .section(let reference): viewport.container(of: trace.frame, reference)
      }
    var environment = Environment(viewport: viewport, container: container)
    environment.section = query.section
    return environment
  }
}
