import LayoutText

/// The table as it is printed, a line a figure.
struct Table {
  private let nameWidth: Int
  private let baselineWidth: Int

  private static let valueWidth = 14
  private static let ratioWidth = 9

  init(_ figures: [Figure]) {
    nameWidth = figures.map(\.name.count).max() ?? 0
    baselineWidth = (figures.map(\.baseline.count).max() ?? 0) + Self.valueWidth + 2
  }

  var header: String {
    "figure".leading(nameWidth) + "ours".trailing(Self.valueWidth)
      + "  " + "baseline".leading(baselineWidth) + "ratio".trailing(Self.ratioWidth) + "  target"
  }

  func line(for result: Result) -> String {
    let figure = result.figure
    let name = figure.name.leading(nameWidth)
    guard let measurement = result.measurement else {
      return name + "  " + (result.error?.reason ?? "")
    }
    let unit = " " + figure.unit.rawValue
    let ours = result.value(measurement, measurement.ours.median).short + unit
    let theirs = result.value(measurement, measurement.baseline.median).short + unit
    return name + ours.trailing(Self.valueWidth)
      + (theirs.trailing(Self.valueWidth) + "  " + figure.baseline).leading(baselineWidth + 2)
      + (measurement.ratio.short + "×").trailing(Self.ratioWidth)
      + "  " + verdict(on: measurement, of: figure)
  }

  /// The results as a table of Markdown.
  func markdown(_ results: [Result]) -> String {
    let lines = results.map { result in
      let figure = result.figure
      guard let measurement = result.measurement else {
        return "| \(figure.name) | \(result.error?.reason ?? "") | | | |"
      }
      let values = [measurement.ours, measurement.baseline].map {
        result.value(measurement, $0.median).short + " " + figure.unit.rawValue
      }
      return "| \(figure.name) | \(values[0]) | \(values[1]), \(figure.baseline) "
        + "| \(measurement.ratio.short) × | \(verdict(on: measurement, of: figure)) |"
    }
    return
      (["| figure | layoutc | beside | ratio | aim |", "| --- | --: | --: | --: | --- |"] + lines)
      .joined(separator: "\n")
  }

  private func verdict(on measurement: Measurement, of figure: Figure) -> String {
    let target = figure.target
    guard let isReached = target.isReached(by: measurement, in: figure.unit) else { return "–" }
    let ratio = target.ratio.map { ["≤ \($0.short)×"] } ?? []
    let sign = figure.unit.isRate ? "≥" : "≤"
    let bound = target.bound.map { ["\(sign) \($0.short) \(figure.unit.rawValue)"] } ?? []
    return (ratio + bound).joined(separator: ", ") + (isReached ? "" : "  missed")
  }
}

extension Double {
  /// With about three digits: `0.031`, `2.41`, `24.1`, `241`.
  fileprivate var short: String {
    let step: Double = self < 0.1 ? 1000 : self < 10 ? 100 : self < 100 ? 10 : 1
    let rounded = (self * step).rounded() / step
    return ByteWriter.string { $0.write(rounded) }
  }
}

extension String {
  /// Set to the left of so many columns.
  fileprivate func leading(_ width: Int) -> String { self + padding(width) }
  /// Set to the right of so many columns.
  fileprivate func trailing(_ width: Int) -> String { padding(width) + self }

  private func padding(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count))
  }
}
