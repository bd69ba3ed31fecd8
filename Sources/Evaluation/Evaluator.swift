internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// A walk over a checked program in one environment at a time.
///
/// A class because the slots of vocabularies call back into it for their children.
final class Evaluator: ElementReader {
  let program: CheckedProgram
  /// The values of parameters that are given from outside.
  let settings: [String: Value]
  /// Records what is read and decided; `nil` when not tracing.
  let recorder: EvaluationRecorder?
  /// What is known at the place that the evaluation has reached.
  var context = EvaluationContext()
  /// The values of bindings in this context.
  var bindingValues = BindingValues()
  /// The models of elements that do not depend on the view; `nil` in an evaluation of its own.
  var models: ModelCache?
  /// How much of the view has been read.
  var reads = ViewReads()
  /// How many elements there are and may still be.
  var counts = ElementCounts()
  /// The uses that led to the current statement, the outermost first.
  var uses: [UsePlace] = []
  var findings = Findings()
  /// The element that a slot is about to read.
  var current = 0
  /// The element that is being read.
  var owner = OwnerState()

  init(
    _ program: CheckedProgram, settings: [String: Value],
    recordingIn recorder: EvaluationRecorder? = nil
  ) {
    (self.program, self.settings, self.recorder) = (program, settings, recorder)
  }

  /// Replaces what expressions may read; `nil` where there is no view.
  func setEnvironment(_ environment: Environment?) {
    context.environment = environment
    bindingValues.removeAll()
  }

  /// Replaces the values of the loop variables in scope.
  func setLoopValues(_ values: [BindingID: Value]) {
    context.loopValues = values
    bindingValues.removeLoopValues()
  }

  var diagnostics: [Diagnostic] { findings.diagnostics }

  /// Whether the evaluation gives up: what it has found is of no use.
  var isLate: Bool { context.stage?.deadline?.hasPassed ?? false }

  /// Reports what no earlier stage has reported in the same place.
  func report(_ diagnostic: Diagnostic) {
    // A mistake in the contents of a million rows is reported once.
    if context.isInVariant, diagnostics.contains(where: { $0.isLike(diagnostic) }) { return }
    let isKnown = program.errors.nests(with: diagnostic.range)
    if !isKnown, !isOfPlaceholders(diagnostic) {
      findings.diagnostics.add(diagnostic.used(at: uses))
    }
  }

  /// Whether it is about a value that is worked out from placeholders: what the app computes is not
  /// known.
  ///
  /// - Complexity: O(*n*) in the expressions of the program.
  private func isOfPlaceholders(_ diagnostic: Diagnostic) -> Bool {
    guard context.stage?.data == .placeholders else { return false }
    let ranges = [diagnostic.range] + diagnostic.secondary.map(\.range)
    return program.expressions.inferences.indices.contains { index in
      let (place, known) = (
        program.expressions.ranges[index], program.expressions.inferences[index]
      )
      return (known.isOpen || known.inputs & Input.data.bit != 0)
        && ranges.contains { $0.contains(place) || place.contains($0) }
    }
  }

  /// Reports a mistake in the value of `id`: of a name once, with where it is defined. What a `use` gives
  /// a name is shown there.
  func report(_ diagnostic: Diagnostic, in id: ExpressionID) {
    guard let origin = program.origin(of: id), program[origin].origin != .argument else {
      return report(diagnostic)
    }
    let name = program[origin].nameRange
    let isKnown = diagnostics.contains { $0.secondary.contains { $0.range == name } }
    if !isKnown { report(diagnostic.pointing(at: name, "defined here")) }
  }

  /// Reports a limit that has been reached, once for each kind of limit.
  func reportLimit(_ fault: Diagnostic) {
    let isKnown = findings.limits.contains { $0.code == fault.code }
    if !isKnown { findings.limits.append(fault.used(at: uses)) }
  }
}

/// The mistakes that an evaluation has found.
struct Findings {
  var diagnostics: [Diagnostic] = []
  /// The limits that were reached, which every variant of an element reaches.
  var limits: [Diagnostic] = []
  /// The values of data files that have been reported as what they should not be.
  var misfits: Set<DataPath> = []
  /// Where missing data has been reported, by the sections' places; -1 stands for none.
  var missingData: Set<Int> = []
  /// The sections with an element whose size is unknown, by their places in the layout.
  var faultySections: [Int] = []
}

/// How much of the view an evaluation has read.
struct ViewReads {
  /// How often something was read that may differ from view to view.
  var ofView = 0
  /// Whether an item's data was read since this was last reset.
  var hasReadData = false
  /// What is read of the data of a variant, while that is being noted.
  var recipe: VariantRecipe?
  /// Whether an element read since the section began has an unknown size.
  var hasLostSize = false
}

/// How many elements an evaluation has made, and how many loops may still make.
struct ElementCounts {
  /// How many elements have been put in their slots.
  var placed = 0
  /// How many sections the layout has so far.
  var sections = 0
  var loops = LoopBudget()
}

/// The element that is being read.
struct OwnerState {
  var index = 0
  /// How many modifiers it has so far.
  var modifierCount = 0
  /// The content that stands in it.
  var firstContent: Int?
}

extension Diagnostic {
  /// Whether it has the same code and range.
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    code == other.code && range == other.range
  }
}

extension Value {
  /// Whether it holds something that has been reported.
  var isFaulty: Bool {
    switch self {
    case .fault: true
    case .size(let width, let height): width.isFaulty || height.isFaulty
    case .list(let members): members.contains(where: \.isFaulty)
    case .number, .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .text, .word,
      .track, .datum, .missing:
      false
    }
  }
}
