import LayoutText

/// What came of a figure.
struct Result {
  let figure: Figure
  /// What it took; `nil` where it could not be taken.
  private(set) var measurement: Measurement?
  /// Why it could not.
  private(set) var obstacle: Obstacle?

  init(_ figure: Figure, _ pace: Pace) {
    self.figure = figure
    do throws(Obstacle) {
      measurement = try figure.run(pace)
    } catch {
      obstacle = error
    }
  }

  /// Whether the two sides came to different things.
  var isDisagreement: Bool {
    if case .disagreement? = obstacle { true } else { false }
  }

  /// `seconds` in the figure's unit.
  func value(_ measurement: Measurement, _ seconds: Double) -> Double {
    figure.unit.value(of: seconds, for: measurement.work)
  }
}

extension Result {
  /// All of `results` as one document, `layoutc/benchmarks@1`.
  static func json(_ results: [Result], _ pace: Pace) -> String {
    ByteWriter.string { writer in
      writer.json { json in
        json.beginObject(.block)
        json.key("schema")
        json.value("layoutc/benchmarks@1" as StaticString)
        json.key("pace")
        json.value(pace.name)
        json.key("figures")
        json.beginArray(.block)
        for result in results { result.write(to: &json) }
        json.end()
        json.end()
      }
      writer.write("\n")
    }
  }

  private func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.value(figure.name)
    json.key("unit")
    json.value(figure.unit.rawValue)
    json.key("yardstick")
    json.value(figure.yardstick)
    if let measurement { write(measurement, to: &json) }
    if let ratio = figure.target.ratio {
      json.key("targetRatio")
      json.value(ratio)
    }
    if let bound = figure.target.bound {
      json.key(figure.unit.isRate ? "targetAtLeast" : "targetAtMost")
      json.value(bound)
    }
    if let obstacle {
      json.key("obstacle")
      json.value(obstacle.reason)
    }
    json.end()
  }

  private func write(_ measurement: Measurement, to json: inout JSONWriter) {
    json.key("rounds")
    json.value(measurement.ours.count)
    json.key("ours")
    json.value(value(measurement, measurement.ours.median))
    json.key("theirs")
    json.value(value(measurement, measurement.yardstick.median))
    json.key("ratio")
    json.value(measurement.ratio)
  }
}
