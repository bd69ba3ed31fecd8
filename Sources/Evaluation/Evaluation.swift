package import LayoutChecking
package import LayoutDiagnostics
internal import LayoutGeometry
package import LayoutLanguage

/// The model of an element of a program in one environment.
package struct Evaluation<Owner: Sendable>: Sendable {
  package let model: Owner
  /// The mistakes that show in this environment, in source order.
  package let diagnostics: [Diagnostic]
  /// How many elements were placed to make the model.
  package var elementCount = 0

  /// The same for another model made from this one.
  package func map<Other>(_ body: (Owner) -> Other) -> Evaluation<Other> {
    Evaluation<Other>(
      model: body(model), diagnostics: diagnostics, elementCount: elementCount)
  }
}

/// The previews of `program`, in source order; those in a loop once for each of its turns.
///
/// - Returns: The previews, and the mistakes in the loops around them.
package func previews(
  of program: CheckedProgram
) -> (previews: [Evaluation<Preview>], diagnostics: [Diagnostic]) {
  let walker = Evaluator(program, settings: [:])
  let kind = ElementKind(Preview.vocabulary)
  var previews: [Evaluation<Preview>] = []
  walker.visitElements(in: program.body) { index in
    guard program.elements[index].kind.title == kind.title else { return }
    previews.append(preview(at: index, in: walker))
  }
  return (previews, walker.diagnostics.inOrder)
}

/// The preview at `index` in the loop turns that `walker` has reached.
private func preview(at index: Int, in walker: Evaluator) -> Evaluation<Preview> {
  let plain = preview(at: index, from: Preview(), in: walker)
  guard let device = plain.model.shownDevice else { return plain }
  var screen = Preview()
  // The device so that it is not looked up again.
  (screen.orientation, screen.device) = (plain.model.orientation, plain.model.device)
  screen.show(on: device)
  return preview(at: index, from: screen, in: walker)
}

/// The preview at `index`, with the values of `standard` for every property it leaves out.
private func preview(
  at index: Int, from standard: Preview, in walker: Evaluator
) -> Evaluation<Preview> {
  let evaluator = Evaluator(walker.program, settings: [:])
  evaluator.setLoopValues(walker.context.loopValues)
  evaluator.uses = walker.uses
  evaluator.current = index
  let preview = evaluator.read(Preview.vocabulary.starting(from: standard))
  return Evaluation(model: preview, diagnostics: evaluator.diagnostics.inOrder)
}

/// The layout at `index` among the elements of `program`, shown on `stage`.
///
/// - Complexity: O(*n*) in the elements and expressions reached, and in the number of sections.
package func evaluate(
  _ program: CheckedProgram, layout index: Int, on stage: Stage
) -> Evaluation<Layout> {
  Evaluator(program, settings: stage.settings).evaluation(ofLayout: index, on: stage)
}

/// The view at `index` among the elements of `program`, shown on `stage`.
///
/// - Complexity: O(*n*) in the elements and expressions reached.
package func evaluate(
  _ program: CheckedProgram, view index: Int, on stage: Stage
) -> Evaluation<View> {
  Evaluator(program, settings: stage.settings).evaluation(ofView: index, on: stage)
}

/// The results of every condition that the evaluation of the same view reaches.
///
/// - Complexity: that of `evaluate`.
package func decisions(
  in program: CheckedProgram, view index: Int, on stage: Stage
) -> [Decision] {
  let recorder = EvaluationRecorder(.decisions)
  let evaluator = Evaluator(program, settings: stage.settings, recordingIn: recorder)
  _ = evaluator.evaluation(ofView: index, on: stage)
  return recorder.trace.decisions
}

/// The results of every condition that the evaluation of the layout at `index` reaches.
///
/// - Complexity: that of `evaluate`.
package func decisions(
  in program: CheckedProgram, layout index: Int, on stage: Stage
) -> [Decision] {
  let recorder = EvaluationRecorder(.decisions)
  let evaluator = Evaluator(program, settings: stage.settings, recordingIn: recorder)
  _ = evaluator.evaluation(ofLayout: index, on: stage)
  return recorder.trace.decisions
}

extension Evaluator {
  /// The model of the layout at `index`, shown on `stage`.
  func evaluation(ofLayout index: Int, on stage: Stage) -> Evaluation<Layout> {
    var layout = layout(index, on: stage)
    for place in findings.faultySections { layout.sections[place].isFaulty = true }
    checkTurns(in: layout)
    checkRivalGroups(in: layout)
    return evaluation(of: layout)
  }

  /// The model of the view at `index`, shown on `stage`.
  func evaluation(ofView index: Int, on stage: Stage) -> Evaluation<View> {
    context.stage = stage
    var environment = Environment(
      viewport: stage.viewport, container: stage.viewport.size.inset(by: stage.viewport.safeArea))
    environment.data = stage.data.map { LocatedData($0.root, at: .root) }
    setEnvironment(environment)
    return evaluation(of: element(index, View.vocabulary))
  }

  private func evaluation<Owner>(of model: Owner) -> Evaluation<Owner> {
    Evaluation(
      model: model, diagnostics: (diagnostics + findings.limits).inOrder,
      elementCount: counts.placed)
  }
}

/// The value of a binding that reads neither a view nor data; `nil` where it is faulty.
package func value(of binding: Binding, in program: CheckedProgram) -> Value? {
  Evaluator(program, settings: [:]).flawlessValue(of: binding.value)
}

/// The value of the expression `id` for every view and every choice of parameters; `nil` where it
/// depends on either, and where it is faulty.
package func constantValue(of id: ExpressionID, in program: CheckedProgram) -> Value? {
  // Without a view a container that an argument is left out for has no length.
  guard !program.expressions.readsContainer[id.index] else { return nil }
  let evaluator = Evaluator(program, settings: [:])
  evaluator.context.withholdsParameters = true
  return evaluator.flawlessValue(of: id)
}

/// The value of the expression `id` in `environment`; `nil` where evaluating it finds a mistake.
///
/// - Parameter settings: The values of parameters that are given from outside.
package func value(
  of id: ExpressionID, in program: CheckedProgram, _ environment: Environment,
  _ settings: [String: Value]
) -> Value? {
  let evaluator = Evaluator(program, settings: settings)
  evaluator.setEnvironment(environment)
  return evaluator.flawlessValue(of: id)
}

/// Whether `value` is in the range of the parameter `binding`, if it has one.
package func allows(_ program: CheckedProgram, _ binding: Binding, _ value: Value) -> Bool {
  let evaluator = Evaluator(program, settings: [:])
  return binding.parameter.map { evaluator.allows($0, value) } ?? true
}

extension Evaluator {
  /// The value of `id`; `nil` where evaluating it finds a mistake.
  fileprivate func flawlessValue(of id: ExpressionID) -> Value? {
    let value = value(of: id)
    return value.isFaulty || !diagnostics.isEmpty ? nil : value
  }
}
