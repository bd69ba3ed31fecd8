internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// The models of a layout, by what they depend on.
///
/// The layout is evaluated only where its inputs have values that they have not had before.
struct EvaluationCache {
  private let program: CheckedProgram
  /// The layout's index among the program's elements.
  let layout: Int
  private var evaluations: IncrementalEvaluator
  private let budget: WorkBudget
  /// What an evaluation costs without the turns of loops and what it reads.
  private let cost: Int
  private var latest: Entry?
  /// The traits of the latest viewport.
  private var traits = Traits()
  /// The latest entries, the last one first.
  private var entries: [Entry] = []
  private var count = 0
  /// The values of the inputs of `reader` in the current scenario, by the widths of viewports.
  private var answers: [Int: [Value]] = [:]
  private var reader: Entry?
  /// The results of conditions so far, but for those in tiny windows.
  private(set) var decisions = DecisionProfile()

  /// A model, and what it depends on; a class because it is read again in every viewport.
  private final class Entry {
    let model: Model
    let key: ModelKey
    let reader: TraceReader
    /// The values of its inputs where it was evaluated.
    let answers: [Value]
    /// The facts of the model, once they are known.
    var facts: ModelFacts?

    init(_ model: Model, under key: ModelKey, _ reader: TraceReader, _ answers: [Value]) {
      (self.model, self.key, self.reader, self.answers) = (model, key, reader, answers)
    }
  }

  /// The number of entries that are kept.
  private static let mostEntries = 8
  /// The number of elements that the kept entries have together.
  private static let mostElements = 150_000

  init(of layout: Int, in subject: LintSubject) {
    (program, self.layout) = (subject.program, layout)
    evaluations = IncrementalEvaluator(of: program)
    budget = subject.budget
    cost = subject.program.evaluationCost(of: layout)
  }

  /// Starts another scenario.
  mutating func beginScenario() { (latest, reader, answers) = (nil, nil, [:]) }

  /// The model in `viewport`, a viewport of the current scenario.
  ///
  /// - Parameter stage: The stage with that viewport.
  /// - Complexity: that of reading the inputs of the model; that of evaluating the layout where they
  ///   have new values.
  mutating func model(in viewport: Viewport, _ stage: () -> Stage) -> Model {
    if let latest, viewport.traits == traits, holds(latest, in: viewport) { return latest.model }
    traits = viewport.traits
    let stage = stage()
    let key = ModelKey(stage, of: program)
    let new = found(key, in: viewport) ?? evaluated(on: stage, key)
    latest = new
    return new.model
  }

  private mutating func found(_ key: ModelKey, in viewport: Viewport) -> Entry? {
    for index in entries.indices where entries[index].key == key {
      guard holds(entries[index], in: viewport) else { continue }
      entries.swapAt(0, index)
      return entries[0]
    }
    return nil
  }

  private mutating func evaluated(on stage: Stage, _ key: ModelKey) -> Entry {
    let (evaluation, trace) = evaluations.trace(layout: layout, on: stage)
    budget.spend(max(cost, evaluation.elementCount) + trace.decisions.count)
    if stage.viewport.size.width > Double(ViewportMatrix.tinyWidth) {
      decisions.add(trace, DecisionProfile.Witness(element: layout, stage: stage))
    }
    let reader = TraceReader(trace, of: program, stage.settings)
    count += 1
    let model = Model(number: count, evaluation, trace)
    let twin = entries.first { $0.model.isLike(model) }
    let new = Entry(twin?.model ?? model, under: key, reader, reader.answers(in: stage.viewport))
    new.facts = twin?.facts
    guard !trace.isOpaque else { return new }
    let most = min(Self.mostEntries, Self.mostElements / max(1, evaluation.elementCount) + 1)
    if entries.count >= most { entries.removeLast(entries.count + 1 - most) }
    entries.insert(new, at: 0)
    return new
  }

  /// Whether the model is the same in `viewport`.
  private mutating func holds(_ entry: Entry, in viewport: Viewport) -> Bool {
    if entry.model.isOpaque { return false }
    return entry.answers.isEmpty || answers(to: entry, in: viewport) == entry.answers
  }

  /// The values of the inputs of `entry` in `viewport`.
  private mutating func answers(to entry: Entry, in viewport: Viewport) -> [Value] {
    if entry !== reader, !(reader?.reader.hasSameQueries(as: entry.reader) ?? false) {
      answers = [:]
    }
    reader = entry
    let width = Int(viewport.size.width)
    if let answers = answers[width] { return answers }
    let new = entry.reader.answers(in: viewport)
    budget.spend(new.count + 1)
    answers[width] = new
    return new
  }

  /// The facts of `model`, the latest one.
  ///
  /// - Complexity: O(*n*) in its elements the first time.
  func facts(of model: Model) -> ModelFacts {
    let entry = latest.flatMap { $0.model.number == model.number ? $0 : nil }
    let facts = entry?.facts ?? ModelFacts(model)
    entry?.facts = facts
    return facts
  }

  /// How many inputs the latest model has.
  var inputCount: Int { latest?.answers.count ?? 0 }

  /// Adds the numbers among the inputs of the latest model in `viewport` to `numbers`.
  ///
  /// - Returns: Whether all other inputs are the same as where it was evaluated.
  mutating func add(to numbers: inout [Double], in viewport: Viewport) -> Bool {
    guard let latest else { return false }
    if latest.answers.isEmpty { return true }
    return answers(to: latest, in: viewport).add(to: &numbers, like: latest.answers)
  }
}

extension [Value] {
  /// Adds the numbers among them to `numbers`.
  ///
  /// - Returns: Whether everything else is as in `others`.
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
