package import LayoutCompiler
internal import LayoutRendering

extension ScreenComparison {
  /// What two versions of a file show, each in its job, with the causes of what differs.
  ///
  /// - Complexity: that of solving both.
  package init(
    _ old: (compilation: Compilation, job: Job), _ new: (compilation: Compilation, job: Job)
  ) {
    let shown = [old, new].map { side in
      ShownJob(
        job: side.job,
        report: FramesReport(
          side.compilation.result(of: side.job), of: side.compilation, in: nil))
    }
    self.init(Screen(shown[0].report), Screen(shown[1].report))
    attribute(CauseFinder(old.compilation, new.compilation).finder(shown[0], shown[1]))
  }
}
