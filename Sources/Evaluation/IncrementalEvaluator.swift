package import LayoutChecking
package import LayoutLanguage

/// Evaluates a program again and again, as for one width after another: elements that do not depend
/// on the view are evaluated once.
package struct IncrementalEvaluator: Sendable {
  private let program: CheckedProgram
  private var models = ModelCache()

  package init(of program: CheckedProgram) { self.program = program }

  /// The layout at `index` among the elements of the program, shown on `stage`: what `evaluate` of
  /// the two would return.
  ///
  /// - Complexity: that of `evaluate` the first time; then O(*n*) in the elements that depend on the
  ///   view, those around them, and the sections.
  package mutating func evaluate(layout index: Int, on stage: Stage) -> Evaluation<Layout> {
    evaluate(index, on: stage, recordingIn: nil)
  }

  /// The same, with what it read of its containers.
  ///
  /// - Complexity: that of `evaluate`; elements that read containers or have conditions are evaluated
  ///   each time.
  package mutating func trace(layout index: Int, on stage: Stage) -> (Evaluation<Layout>, Trace) {
    let recorder = EvaluationRecorder(.everything)
    let evaluation = evaluate(index, on: stage, recordingIn: recorder)
    return (evaluation, recorder.trace)
  }

  private mutating func evaluate(
    _ index: Int, on stage: Stage, recordingIn recorder: EvaluationRecorder?
  ) -> Evaluation<Layout> {
    let evaluator = Evaluator(program, settings: stage.settings, recordingIn: recorder)
    // There is one reference to the cache at a time, so that nothing of it is copied.
    evaluator.models = models
    models = ModelCache()
    let evaluation = evaluator.evaluation(ofLayout: index, on: stage)
    models = evaluator.models ?? models
    recorder?.finish(evaluator.context.layoutFrame)
    return evaluation
  }
}

/// The models of elements that do not depend on the view.
struct ModelCache: Sendable {
  /// A model by reference: `as?` takes less for a class than for a value.
  private final class ModelBox<Model: Sendable>: Sendable {
    let model: Model

    init(_ model: Model) { self.model = model }
  }

  private typealias AnyModelBox = AnyObject & Sendable

  /// By element; by element and without its children.
  private var (wholes, outlines): ([(any AnyModelBox)?], [(any AnyModelBox)?]) = ([], [])

  /// The model of the element at `index`, as far as it was read.
  func model<Owner: Sendable>(of index: Int, _ extent: Extent) -> Owner? {
    let models = extent == .whole ? wholes : outlines
    guard index < models.count, let box = models[index] else { return nil }
    return (box as? ModelBox<Owner>)?.model
  }

  mutating func keep<Owner: Sendable>(_ model: Owner, of index: Int, _ extent: Extent) {
    switch extent {
    case .whole: Self.keep(ModelBox(model), at: index, in: &wholes)
    case .outline: Self.keep(ModelBox(model), at: index, in: &outlines)
    }
  }

  private static func keep(
    _ model: any AnyModelBox, at index: Int, in models: inout [(any AnyModelBox)?]
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
  /// How much of an element its known model holds here; `nil` where none is kept.
  var keptExtent: ModelCache.Extent? { models == nil ? nil : context.keptExtent }

  /// What the evaluation has read and found so far, to learn whether it reads or finds more.
  var snapshot: Snapshot {
    Snapshot(
      viewReads: reads.ofView, faultCount: findings.diagnostics.count,
      recordCount: recorder?.count ?? 0)
  }

  struct Snapshot: Equatable {
    fileprivate let viewReads: Int
    fileprivate let faultCount: Int
    fileprivate let recordCount: Int
  }

  /// Keeps the model of an element if, since `snapshot`, nothing was read that depends on the view,
  /// nothing was recorded and nothing was reported.
  func keep<Owner: Sendable>(
    _ model: Owner, of index: Int, _ extent: ModelCache.Extent, since snapshot: Snapshot
  ) {
    guard snapshot == self.snapshot, !reads.hasLostSize, var known = models.take() else { return }
    known.keep(model, of: index, extent)
    models = known
  }
}

extension EvaluationContext {
  /// Elements made in loops are counted, and data differ from item to item.
  fileprivate var keptExtent: ModelCache.Extent? {
    guard loopValues.isEmpty, !isInVariant, environment?.section != nil else { return nil }
    return readsPropertiesOnly ? .outline : .whole
  }
}
