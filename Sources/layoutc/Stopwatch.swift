internal import LayoutText

/// How long the stages of a call took.
struct Stopwatch {
  /// A part of the work, in the order it is done.
  enum Stage: Int, CaseIterable {
    case read, check, evaluate, solve, write
  }

  static let option = Option(
    "timings", help: "Say on standard error how long each stage took.")

  private var times = Array(repeating: Duration.zero, count: Stage.allCases.count)

  /// What `body` returns; how long it takes is added to `stage`.
  mutating func measure<Result, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = timeNow()
    let result = try body()
    times[stage.rawValue] += timeNow() - start
    return result
  }

  /// A line for each stage, in milliseconds.
  var text: String {
    ByteWriter.string { writer in
      let stages = Stage.allCases.map { ("\($0)", times[$0.rawValue]) }
      let rows = stages + [("total", times.reduce(.zero, +))]
      for (name, time) in rows {
        let milliseconds = time / .milliseconds(1)
        writer.write(name)
        writer.write(
          UInt8(ascii: " "), times: 20 - name.utf8.count - FixedPoint(milliseconds).length)
        writer.write(milliseconds)
        writer.write(" ms\n")
      }
    }
  }
}
