package import LayoutCompiler
internal import LayoutRendering

extension ScreenComparison {
  /// What two versions of a file show, each in its job, with the causes of what differs.
  ///
  /// - Complexity: that of solving both.
  package init(
    _ old: (compilation: Compilation, job: Job), _ new: (compilation: Compilation, job: Job)
  ) {
    let screens = [old, new].map { side in
      Screen(FramesReport(side.compilation.result(of: side.job), of: side.compilation, in: nil))
    }
    self.init(screens[0], screens[1])
    attribute(CauseFinder(old.compilation, new.compilation).finder(old.job, new.job))
  }
}
