internal import LayoutChecking
internal import LayoutContent
internal import LayoutLanguage
internal import LayoutEvaluation
package import LayoutSolver

extension Compilation {
  /// What tells how the frames of `job` come about; `nil` for a view, and where there are no frames.
  package func deriver(of job: Job) -> LayoutDeriver? {
    guard case .layout(let layout) = evaluate(job).model else { return nil }
    let contents = ContentSolver(job.stage, fonts)
    let names = program.elements.map { $0.name ?? $0.kind.name }
    return LayoutDeriver(
      layout, in: job.stage.viewport,
      showing: SolverInput(
        contents: job.stage.contents,
        measure: ContentMeasure { contents.size(of: $0, for: $1) })
    ) { names.indices.contains($0.index) ? names[$0.index] : "group" }
  }
}
