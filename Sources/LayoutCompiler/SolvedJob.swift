package import LayoutEvaluation

/// A job, what it was evaluated to, and what that shows: for several questions about one view.
package struct SolvedJob: Sendable {
  package let compilation: Compilation
  package let job: Job
  package let evaluation: Evaluation<Subject>
  package let result: CompilationResult

  /// - Complexity: that of `evaluate` and `solve`.
  package init(_ compilation: Compilation, _ job: Job) {
    (self.compilation, self.job) = (compilation, job)
    evaluation = compilation.evaluate(job)
    result = compilation.result(of: job, evaluation)
  }
}
