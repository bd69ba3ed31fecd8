package import LayoutChecking
internal import LayoutGeometry
package import LayoutLanguage

/// What an evaluation asked about its container, and what it was told.
///
/// Where all answers are the same in another view that differs in nothing but its size, so is the
/// model.
package struct Trace: Sendable {
  /// An expression in one place of the layout.
  package struct Question: Hashable, Sendable {
    let expression: ExpressionID
    let place: Place
    let section: SectionContext?
    let turns: [BindingID: Value]
  }

  /// Whose container is asked about.
  package enum Place: Hashable, Sendable {
    /// That of a layout of which nothing is known yet.
    case view
    /// That of the layout, or of a section with a reference of its own.
    case section(InsetsReference)
    /// That of a custom group or of an item with contents: it hangs on what is around it.
    case inside
  }

  /// Each once, in the order in which they were asked.
  package private(set) var questions: [Question] = []
  /// What the layout says of itself.
  fileprivate(set) var frame = Layout()
  /// Which way everything went that was asked, in the order in which it was asked.
  package fileprivate(set) var decisions: [Decision] = []
  /// Whether something was asked that only an evaluation can answer.
  package private(set) var isOpaque = false
  private var known: Set<Question> = []

  mutating func add(_ question: Question) {
    if question.place == .inside { isOpaque = true }
    if known.insert(question).inserted { questions.append(question) }
  }

  mutating func becomeOpaque() { isOpaque = true }
}

/// What `evaluator` makes of the layout at `index`, with what it asked about its containers.
func tracedEvaluation(
  of index: Int, on stage: Stage, by evaluator: Evaluator
) -> (Evaluation<Layout>, Trace) {
  evaluator.trace = Trace()
  evaluator.decisions = []
  let evaluation = evaluation(of: index, on: stage, by: evaluator)
  var trace = evaluator.trace ?? Trace()
  trace.frame = evaluator.layoutFrame
  trace.decisions = evaluator.decisions ?? []
  return (evaluation, trace)
}

/// Somebody who asks the questions of a trace again in other views.
package struct TraceReader {
  private let evaluator: Evaluator
  private let trace: Trace

  package init(_ trace: Trace, of program: CheckedProgram, _ settings: [String: Value]) {
    evaluator = Evaluator(program, settings: settings)
    self.trace = trace
  }

  /// Whether `other` asks the same of the same program.
  package func asksTheSame(as other: TraceReader) -> Bool {
    trace.questions == other.trace.questions && trace.frame == other.trace.frame
  }

  /// What the questions come to in `viewport`.
  ///
  /// - Complexity: O(*n*) in the expressions that are asked.
  package func answers(in viewport: Viewport) -> [Value] {
    var latest: Trace.Question?
    return trace.questions.map { question in
      // What bindings come to is known as long as neither changes.
      if latest?.place != question.place || latest?.section != question.section {
        evaluator.environment = environment(of: question, in: viewport)
      }
      if latest?.turns != question.turns { evaluator.turns = question.turns }
      latest = question
      return evaluator.value(of: question.expression)
    }
  }

  private func environment(of question: Trace.Question, in viewport: Viewport) -> Environment {
    let container =
      switch question.place {
      case .view, .inside: viewport.container(.safeArea, scrolling: .vertical)
      case .section(let reference): viewport.container(of: trace.frame, reference)
      }
    var environment = Environment(viewport: viewport, container: container)
    environment.section = question.section
    return environment
  }
}

extension Evaluator {
  /// Notes that `expression` is asked where it stands, if it looks at a container.
  func note(question expression: ExpressionID) {
    // How high a container is that nothing stands around hangs on its width nowhere.
    let isAsked =
      tracePlace == .inside
      ? program.expressions.readsContainer[expression.index]
      : program.expressions.inferences[expression.index].inputs & Input.across != 0
    guard isAsked else { return }
    trace?.add(
      Trace.Question(
        expression: expression, place: tracePlace, section: environment?.section, turns: turns))
  }
}
