package import LayoutChecking
package import LayoutEvaluation
package import LayoutModel
internal import LayoutSolver
internal import LayoutSyntax
package import LayoutText

/// One source file, taken through every stage.
///
/// Text, tokens, tree and checked program are the same for every viewport and are made once; model
/// and frames are made for each request.
public struct Compilation: Sendable {
  package let program: CheckedProgram
  /// The previews of the file, in source order.
  package let previews: [Evaluation<Preview>]

  package init(_ source: SourceText) {
    program = check(parse(source))
    previews = LayoutEvaluation.previews(of: program)
  }

  package var source: SourceText { program.source }

  /// What lexer, parser and checker had to say, and what is wrong with the previews.
  package var diagnostics: [Diagnostic] {
    (program.diagnostics + previews.flatMap(\.diagnostics)).inOrder
  }

  package var previewNames: [String] { previews.compactMap(\.model.name) }

  /// The layouts of the file by their places among its elements.
  package var layouts: [Int] { program.topElements(of: ElementKind(Layout.vocabulary)) }

  /// What `job` comes to: model, frames, and what is wrong with either.
  ///
  /// - Complexity: that of `evaluate` and `solve`.
  package func result(of job: Job) -> CompilationResult {
    result(of: job, evaluate(job))
  }

  /// The model that `job` asks for.
  package func evaluate(_ job: Job) -> Evaluation<Layout> {
    LayoutEvaluation.evaluate(program, layout: job.layout, on: job.stage)
  }

  /// The frames of what `job` was evaluated to.
  package func result(of job: Job, _ evaluation: Evaluation<Layout>) -> CompilationResult {
    let solved = solve(
      evaluation.model, in: job.stage.viewport, showing: job.stage.contents)
    return CompilationResult(
      layoutName: evaluation.model.name, previewName: job.previewName, solved: solved,
      diagnostics: evaluation.diagnostics, refusals: solved.refusals.map(place),
      notes: job.notes)
  }

  /// Everything wrong with the file in any of `results`, each fault once; what UIKit would refuse
  /// included, unless it follows from something that is wrong in the same place.
  package func everyDiagnostic(_ results: [CompilationResult]) -> [Diagnostic] {
    let faults = (diagnostics + results.flatMap(\.diagnostics)).inOrder
    let errors = faults.filter { $0.severity == .error }
    let refusals = results.flatMap(\.refusals).map(\.diagnostic).filter { refusal in
      !errors.contains { refusal.range.contains($0.range.lowerBound) }
    }
    return (faults + refusals).inOrder
  }
}
