internal import LayoutChecking
package import LayoutContent
internal import LayoutLanguage
internal import LayoutEvaluation
package import LayoutSolver

extension Compilation {
  /// What tells how the frames of `job` come about; `nil` for a view, and where there are no frames.
  package func deriver(of job: Job) -> LayoutDeriver? {
    guard case .layout(let layout) = evaluate(job).model else { return nil }
    let contents = contentSolver(of: job)
    let names = program.elements.map { $0.name ?? $0.kind.name }
    return LayoutDeriver(
      layout, in: job.stage.viewport,
      showing: SolverInput(
        contents: job.stage.contents,
        measure: ContentMeasure { contents.size(of: $0, for: $1) }),
      knowing: .init(
        isMeasured: !job.stage.contents.sizes.isEmpty,
        name: { names.indices.contains($0.index) ? names[$0.index] : "group" },
        answer: { content, axis, across in
          var deriver = ContentDeriver(content, by: contents)
          return deriver?.answer(on: axis, across: across)
        }))
  }

  /// What measures the contents of `job`.
  package func contentSolver(of job: Job) -> ContentSolver { ContentSolver(job.stage, fonts) }
}
