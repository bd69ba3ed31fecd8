import LayoutText

/// What came of a figure.
struct Result {
  let figure: Figure
  /// What it took; `nil` where it could not be taken.
  private(set) var measurement: Measurement?
  /// Why it could not.
  private(set) var error: BenchmarkError?

  init(_ figure: Figure, _ mode: Mode) {
    self.figure = figure
    do throws(BenchmarkError) {
      measurement = try figure.run(mode)
    } catch {
      self.error = error
    }
  }

  /// Whether the two sides differ.
  var isDisagreement: Bool {
    if case .disagreement? = error { true } else { false }
  }

  /// `seconds` in the figure's unit.
  func value(_ measurement: Measurement, _ seconds: Double) -> Double {
    figure.unit.value(of: seconds, for: measurement.work)
  }
}

extension Result {
  /// All of `results` as one document, `layoutc/benchmarks@1`.
  static func json(_ results: [Result], _ mode: Mode) -> String {
    ByteWriter.string { writer in
      writer.json { json in
        json.object(.block) { json in
          json.member("schema", "layoutc/benchmarks@1")
          json.member("mode", mode.name)
          json.array("figures", .block) { json in
            for result in results { result.write(to: &json) }
          }
        }
      }
      writer.write("\n")
    }
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", figure.name)
      json.member("unit", figure.unit.rawValue)
      json.member("baseline", figure.baseline)
      if let measurement { write(measurement, to: &json) }
      if let ratio = figure.target.ratio { json.member("targetRatio", ratio) }
      if let bound = figure.target.bound {
        json.member(figure.unit.isRate ? "targetAtLeast" : "targetAtMost", bound)
      }
      if let error { json.member("error", error.reason) }
    }
  }

  private func write(_ measurement: Measurement, to json: inout JSONWriter) {
    json.member("rounds", measurement.ours.count)
    json.member("ours", value(measurement, measurement.ours.median))
    json.member("theirs", value(measurement, measurement.baseline.median))
    json.member("ratio", measurement.ratio)
  }
}
