internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutText

/// The models that a layout comes to in the views of a sweep.
///
/// It is evaluated only where what it asks comes to something that it has not come to before.
struct Models {
  private let program: CheckedProgram
  /// The layout's place among the program's elements.
  private let layout: Int
  private var evaluations: Evaluations
  private var latest: (traits: Traits, known: Known)?
  /// The latest ones, the last one first.
  private var known: [Known] = []
  private var count = 0
  /// What the questions of `asked` come to along the line at hand, by the widths of views.
  private var answers: [Int: [Value]] = [:]
  private var asked: TraceReader?

  /// A model, and what it hangs on.
  private struct Known {
    let model: Model
    let showing: Showing
    let reader: TraceReader
    /// What it asks of its containers where it was evaluated.
    let answers: [Value]
  }

  /// So many models are remembered.
  private static let mostKnown = 8

  init(of layout: Int, in subject: LintSubject) {
    (program, self.layout) = (subject.program, layout)
    evaluations = Evaluations(of: program)
  }

  /// Turns to another line of the sweep.
  mutating func beginLine() { (latest, answers) = (nil, [:]) }

  /// What the layout comes to on `stage`, a stage of the line at hand.
  ///
  /// - Complexity: that of asking again what the model hangs on; that of evaluating the layout where
  ///   that comes to something new.
  mutating func model(on stage: Stage) -> Model {
    let viewport = stage.viewport
    if let latest, viewport.traits == latest.traits, holds(latest.known, in: viewport) {
      return latest.known.model
    }
    let new = found(on: stage) ?? evaluated(on: stage)
    latest = (viewport.traits, new)
    return new.model
  }

  private mutating func found(on stage: Stage) -> Known? {
    let showing = Showing(stage, of: program)
    for place in known.indices where known[place].showing == showing {
      guard holds(known[place], in: stage.viewport) else { continue }
      known.swapAt(0, place)
      return known[0]
    }
    return nil
  }

  private mutating func evaluated(on stage: Stage) -> Known {
    let (evaluation, trace) = evaluations.trace(layout: layout, on: stage)
    let reader = TraceReader(trace, of: program, stage.settings)
    count += 1
    let new = Known(
      model: Model(number: count, evaluation, trace), showing: Showing(stage, of: program),
      reader: reader, answers: answers(to: reader, in: stage.viewport))
    guard !trace.isOpaque else { return new }
    if known.count == Self.mostKnown { known.removeLast() }
    known.insert(new, at: 0)
    return new
  }

  /// Whether the model is the same in `viewport`.
  private mutating func holds(_ known: Known, in viewport: Viewport) -> Bool {
    !known.model.isOpaque && answers(to: known.reader, in: viewport) == known.answers
  }

  /// What `reader` asks comes to in `viewport`.
  private mutating func answers(to reader: TraceReader, in viewport: Viewport) -> [Value] {
    if !(asked?.asksTheSame(as: reader) ?? false) { answers = [:] }
    asked = reader
    let width = Int(viewport.size.width)
    if let known = answers[width] { return known }
    let new = reader.answers(in: viewport)
    answers[width] = new
    return new
  }

  /// The numbers among what the latest model asks in `viewport`; `nil` where anything else is not
  /// the same as where it was evaluated.
  mutating func numbers(in viewport: Viewport) -> [Double]? {
    guard let latest = latest?.known else { return nil }
    return answers(to: latest.reader, in: viewport).numbers(like: latest.answers)
  }
}

extension Models {
  /// What a layout comes to in all views in which what it asks comes to the same.
  struct Model: Sendable {
    /// Which of the layout's models it is.
    let number: Int
    let layout: Layout
    /// What is wrong with it.
    let diagnostics: [Diagnostic]
    /// Whether it hangs on more than can be asked without evaluating it.
    let isOpaque: Bool
    /// Which way everything went that was asked on the way to it.
    let decisions: [Decision]
    /// The sections of which none is like another.
    let sections: [Section]

    fileprivate init(number: Int, _ evaluation: Evaluation<Layout>, _ trace: Trace) {
      (self.number, layout, diagnostics) = (number, evaluation.model, evaluation.diagnostics)
      (isOpaque, decisions) = (trace.isOpaque, trace.decisions)
      var seen: Set<Section> = []
      let all = layout.sections
      sections = all.count < 2 ? all : all.filter { seen.insert($0).inserted }
    }
  }
}

/// What a model hangs on besides what it asks of its containers.
private struct Showing: Equatable {
  private let settings: [String: Value]
  private let items: SectionNumbers
  private let dataFile: String?
  private let system: Int
  /// Pixels in a point, by which some functions round.
  private let scale: Double
  /// What the system says of the view; `nil` where nobody asks.
  private let traits: Traits?
  /// How high the view is, and what is taken off it; `nil` where nobody asks.
  private let (height, safeArea): (Points?, EdgeInsets?)

  init(_ stage: Stage, of program: CheckedProgram) {
    let viewport = stage.viewport
    (settings, items, dataFile) = (stage.settings, stage.items, stage.data?.file)
    (system, scale) = (viewport.systemVersion, viewport.traits.displayScale)
    traits = program.inputs & Input.ofSystem == 0 ? nil : viewport.traits
    let isHeightAsked = program.inputs & Input.down != 0
    height = isHeightAsked ? viewport.size.height : nil
    safeArea = isHeightAsked ? viewport.safeArea : nil
  }
}

extension [Value] {
  /// The numbers among them; `nil` where anything else differs from `others`.
  fileprivate func numbers(like others: [Value]) -> [Double]? {
    var numbers: [Double] = []
    for (value, other) in zip(self, others) {
      if case .number(let number) = value, case .number = other {
        numbers.append(number.value)
      } else if value != other {
        return nil
      }
    }
    return numbers
  }
}
