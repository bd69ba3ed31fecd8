package import LayoutChecking
package import LayoutLanguage

/// What the expression `id` comes to whatever the view and the parameters; `nil` where either has
/// a say, and where something is wrong with it.
package func constantValue(of id: ExpressionID, in program: CheckedProgram) -> Value? {
  // Without a view a container that an argument is left out for has no length.
  guard !program.expressions.readsContainer[id.index] else { return nil }
  let evaluator = Evaluator(program, settings: [:])
  evaluator.withholdsParameters = true
  let value = evaluator.value(of: id)
  return value.isFaulty || !evaluator.diagnostics.isEmpty ? nil : value
}
