import Yardsticks

extension Figure {
  /// A project's worth of files, in all views that the linter looks at.
  static let linting = [
    Figure(
      name: "lint/files", unit: .filesPerSecond, yardstick: "checked alone", target: .bound(150)
    ) { (pace) throws(Obstacle) in
      guard let compiler = Program.besideThis("layoutc") else {
        throw .missing("no layoutc beside the benchmarks: swift build -c release --product layoutc")
      }
      guard let scratch = Scratch() else { throw .missing("no directory to write to") }
      for number in 0..<pace.files {
        _ = scratch.write(Screens.screen(number), to: "screen\(number).layout")
      }
      let linter = Program(compiler, "lint", scratch.path(of: "."))
      let checker = Program(compiler, "check", scratch.path(of: "."))
      return pace.alternate(work: Double(pace.files), rounds: 1) {
        keep(linter.run())
      } against: {
        keep(checker.run())
      }
    }
  ]
}
