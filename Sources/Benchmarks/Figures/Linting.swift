import Baselines

extension Figure {
  /// A project's worth of files, in all views that the linter looks at, on all cores. The ratio is what
  /// the other cores save.
  static let linting = [
    Figure(
      name: "lint/files", unit: .filesPerSecond, baseline: "on one core", target: .bound(150)
    ) { (mode) throws(BenchmarkError) in
      let compiler = try Program.compiler()
      guard let directory = TemporaryDirectory() else { throw .missing("no directory to write to") }
      let layouts = RealLayouts.all
      guard !layouts.isEmpty else { throw .missing("no layouts in \(RealLayouts.folder)") }
      for number in 0..<mode.files {
        let text = RealLayouts.copy(number, of: layouts[number % layouts.count])
        _ = directory.write(text, to: "screen\(number).layout")
      }
      let all = Program(compiler, "lint", directory.path(of: "."))
      let single = Program(compiler, "lint", directory.path(of: "."), "--jobs", "1")
      return mode.alternate(work: Double(mode.files), rounds: 1) {
        keep(all.run())
      } against: {
        keep(single.run())
      }
    }
  ]
}
