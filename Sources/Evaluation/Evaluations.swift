package import LayoutChecking
package import LayoutLanguage

/// A program that is evaluated again and again, as for one width after another: what hangs on
/// nothing that differs from view to view is evaluated once.
package struct Evaluations: Sendable {
  private let program: CheckedProgram
  private var memory = Memory()

  package init(of program: CheckedProgram) { self.program = program }

  /// The layout at `index` among the elements of the program, shown on `stage`: what `evaluate` of
  /// the two would return.
  ///
  /// - Complexity: that of `evaluate` the first time; then O(*n*) in the elements that ask for what
  ///   differs, those around them, and the sections.
  package mutating func evaluate(layout index: Int, on stage: Stage) -> Evaluation<Layout> {
    remembering(stage) { evaluation(of: index, on: stage, by: $0) }
  }

  /// The same, with what it asked about its containers.
  ///
  /// - Complexity: that of `evaluate`; what asks about containers or decides anything is evaluated
  ///   each time.
  package mutating func trace(layout index: Int, on stage: Stage) -> (Evaluation<Layout>, Trace) {
    remembering(stage) { tracedEvaluation(of: index, on: stage, by: $0) }
  }

  private mutating func remembering<Answer>(
    _ stage: Stage, _ body: (Evaluator) -> Answer
  ) -> Answer {
    let evaluator = Evaluator(program, settings: stage.settings, remembering: memory)
    memory = Memory()
    let answer = body(evaluator)
    memory = evaluator.memory ?? memory
    return answer
  }
}

/// What elements of a program came to where nothing was asked that differs from view to view.
struct Memory: Sendable {
  /// By element; by element and without its children.
  private var (wholes, outlines): ([(any Sendable)?], [(any Sendable)?]) = ([], [])

  /// What the element at `index` came to, as far as it was read.
  func model<Owner>(of index: Int, _ extent: Extent) -> Owner? {
    let models = extent == .whole ? wholes : outlines
    guard index < models.count, let model = models[index] else { return nil }
    return model as? Owner
  }

  mutating func keep<Owner: Sendable>(_ model: Owner, of index: Int, _ extent: Extent) {
    switch extent {
    case .whole: Self.keep(model, at: index, in: &wholes)
    case .outline: Self.keep(model, at: index, in: &outlines)
    }
  }

  private static func keep(
    _ model: any Sendable, at index: Int, in models: inout [(any Sendable)?]
  ) {
    if index >= models.count { models += repeatElement(nil, count: index + 1 - models.count) }
    models[index] = model
  }

  /// How much of an element is read.
  enum Extent {
    case whole
    /// All but its children.
    case outline
  }
}

extension Evaluator {
  /// What an element has come to before, where that holds here.
  func remembered<Owner>(_ index: Int) -> Owner? {
    guard remembers, mayRemember else { return nil }
    return memory?.model(of: index, readsPropertiesOnly ? .outline : .whole)
  }

  /// What the evaluation has come to so far, to learn whether more is asked.
  var mark: Mark {
    Mark(
      askedCount: askedCount, faultCount: diagnostics.count,
      tracedCount: (trace?.questions.count ?? 0) + (decisions?.count ?? 0))
  }

  struct Mark: Equatable {
    fileprivate let askedCount: Int
    fileprivate let faultCount: Int
    fileprivate let tracedCount: Int
  }

  /// Keeps what an element came to if, since `mark`, nothing was asked that differs from view to
  /// view, or that somebody traces, and there was nothing to say.
  func remember<Owner: Sendable>(_ model: Owner, of index: Int, since mark: Mark) {
    guard remembers, mark == self.mark, !hasLostSize, mayRemember else { return }
    memory?.keep(model, of: index, readsPropertiesOnly ? .outline : .whole)
  }

  /// What is made in loops is counted, and data differ from item to item.
  private var mayRemember: Bool {
    turns.isEmpty && !isInEdition && environment?.section != nil
  }
}
