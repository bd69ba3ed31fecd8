internal import LayoutText

/// The time that each stage of a call took.
struct Stopwatch {
  /// A stage of the work, in order.
  enum Stage: Int, CaseIterable {
    case read, check, evaluate, solve, write
  }

  static let option = Option(
    "timings", help: "Print the time of each stage to standard error.")

  private var times = Array(repeating: Duration.zero, count: Stage.allCases.count)

  /// Returns the result of `body` and adds its time to `stage`.
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
