internal import LayoutChecking
package import LayoutContent
internal import LayoutLanguage
package import LayoutEvaluation
package import LayoutSolver

extension Compilation {
  /// What tells how the frames of `job` come about; `nil` for a view, where there are no frames, and where
  /// the time for it has run out: what is known of other frames may be more.
  package func deriver(of job: Job) -> LayoutDeriver? {
    let evaluation = evaluate(job)
    return job.stage.deadline?.hasPassed ?? false ? nil : deriver(of: job, evaluation)
  }

  /// The same of what `job` was evaluated to.
  package func deriver(of job: Job, _ evaluation: Evaluation<Subject>) -> LayoutDeriver? {
    guard case .layout(let layout) = evaluation.model else { return nil }
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
