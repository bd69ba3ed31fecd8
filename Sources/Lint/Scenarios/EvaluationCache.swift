internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// The models that a layout comes to in the views of a sweep.
///
/// It is evaluated only where what it asks comes to something that it has not come to before.
struct EvaluationCache {
  private let program: CheckedProgram
  /// The layout's place among the program's elements.
  let layout: Int
  private var evaluations: IncrementalEvaluator
  private var latest: Known?
  /// What the system says of the latest view.
  private var traits = Traits()
  /// The latest ones, the last one first.
  private var known: [Known] = []
  private var count = 0
  /// What the questions of `asked` come to along the line at hand, by the widths of views.
  private var answers: [Int: [Value]] = [:]
  private var asked: Known?

  /// A model, and what it hangs on; a class because it is asked again in every view.
  private final class Known {
    let model: Model
    let key: ModelKey
    let reader: TraceReader
    /// What it asks of its containers where it was evaluated.
    let answers: [Value]
    /// The model taken apart, where somebody has looked at it.
    var swept: SweptModel?

    init(_ model: Model, under key: ModelKey, asking reader: TraceReader, _ answers: [Value]) {
      (self.model, self.key, self.reader, self.answers) = (model, key, reader, answers)
    }
  }

  /// So many models are remembered.
  private static let mostKnown = 8

  init(of layout: Int, in subject: LintSubject) {
    (program, self.layout) = (subject.program, layout)
    evaluations = IncrementalEvaluator(of: program)
  }

  /// Turns to another line of the sweep.
  mutating func beginLine() { (latest, asked, answers) = (nil, nil, [:]) }

  /// What the layout comes to in `viewport`, a view of the line at hand.
  ///
  /// - Parameter stage: The stage with that view.
  /// - Complexity: that of asking again what the model hangs on; that of evaluating the layout where
  ///   that comes to something new.
  mutating func model(in viewport: Viewport, _ stage: () -> Stage) -> Model {
    if let latest, viewport.traits == traits, holds(latest, in: viewport) { return latest.model }
    traits = viewport.traits
    let stage = stage()
    let key = ModelKey(stage, of: program)
    let new = found(key, in: viewport) ?? evaluated(on: stage, key)
    latest = new
    return new.model
  }

  private mutating func found(_ key: ModelKey, in viewport: Viewport) -> Known? {
    for place in known.indices where known[place].key == key {
      guard holds(known[place], in: viewport) else { continue }
      known.swapAt(0, place)
      return known[0]
    }
    return nil
  }

  private mutating func evaluated(on stage: Stage, _ key: ModelKey) -> Known {
    let (evaluation, trace) = evaluations.trace(layout: layout, on: stage)
    let reader = TraceReader(trace, of: program, stage.settings)
    count += 1
    let model = Model(number: count, evaluation, trace)
    let twin = known.first { $0.model.isLike(model) }
    let new = Known(
      twin?.model ?? model, under: key, asking: reader, reader.answers(in: stage.viewport))
    new.swept = twin?.swept
    guard !trace.isOpaque else { return new }
    if known.count == Self.mostKnown { known.removeLast() }
    known.insert(new, at: 0)
    return new
  }

  /// Whether the model is the same in `viewport`.
  private mutating func holds(_ known: Known, in viewport: Viewport) -> Bool {
    if known.model.isOpaque { return false }
    return known.answers.isEmpty || answers(to: known, in: viewport) == known.answers
  }

  /// What `known` asks comes to in `viewport`.
  private mutating func answers(to known: Known, in viewport: Viewport) -> [Value] {
    if known !== asked, !(asked?.reader.hasSameQueries(as: known.reader) ?? false) { answers = [:] }
    asked = known
    let width = Int(viewport.size.width)
    if let answers = answers[width] { return answers }
    let new = known.reader.answers(in: viewport)
    answers[width] = new
    return new
  }

  /// The latest model for rules to look at.
  ///
  /// - Complexity: O(*n*) in its elements where nobody has looked at it before.
  func swept(_ model: Model) -> SweptModel {
    let known = latest.flatMap { $0.model.number == model.number ? $0 : nil }
    let swept = known?.swept ?? SweptModel(model)
    known?.swept = swept
    return swept
  }

  /// Adds the numbers among what the latest model asks in `viewport` to `numbers`.
  ///
  /// - Returns: Whether all else that it asks is the same as where it was evaluated.
  mutating func add(to numbers: inout [Double], in viewport: Viewport) -> Bool {
    guard let latest else { return false }
    if latest.answers.isEmpty { return true }
    return answers(to: latest, in: viewport).add(to: &numbers, like: latest.answers)
  }
}

extension [Value] {
  /// Adds the numbers among them to `numbers`.
  ///
  /// - Returns: Whether all else is as in `others`.
  fileprivate func add(to numbers: inout [Double], like others: [Value]) -> Bool {
    for (value, other) in zip(self, others) {
      if case .number(let number) = value, case .number = other {
        numbers.append(number.value)
      } else if value != other {
        return false
      }
    }
    return true
  }
}
