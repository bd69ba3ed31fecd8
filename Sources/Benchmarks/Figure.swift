/// One row of the table: something the compiler does, beside the same work done otherwise.
struct Figure: Sendable {
  /// Family and subject, as in `frames/grid`.
  let name: String
  let unit: Unit
  /// What it is compared with.
  let baseline: String
  let target: Target
  /// Checks that both sides agree, then times them alternately.
  let run: @Sendable (Mode) throws(BenchmarkError) -> Measurement

  /// Every figure, family by family. A new family is one file and one name here.
  ///
  /// Imports come first: after a million frames the heap is fragmented, which slows their many small
  /// objects.
  static let all =
    swiftFiles + frames + growth + memory + queries + peers + sources + texts + writing + processes
    + linting + editing
}

/// Why a figure could not be taken.
enum BenchmarkError: Error {
  /// Something that is needed is not there.
  case missing(String)
  /// The two sides disagree, so their times mean nothing.
  case disagreement(String)

  var reason: String {
    switch self {
    case .missing(let reason), .disagreement(let reason): reason
    }
  }
}

/// The unit of a figure.
enum Unit: String, Sendable {
  case nanosecondsEach = "ns/frame"
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"
  case megabytesPerSecond = "MB/s"
  case filesPerSecond = "files/s"
  /// Of memory; what is measured is bytes.
  case bytesEach = "B/frame"
  /// Of a file; what is measured is bytes.
  case megabytes = "MB"

  /// Whether a larger value is the better one.
  var isRate: Bool { self == .megabytesPerSecond || self == .filesPerSecond }

  /// `seconds`, or bytes, for so much `work` (frames, bytes, files), in this unit.
  func value(of seconds: Double, for work: Double) -> Double {
    switch self {
    case .nanosecondsEach: seconds * 1e9 / work
    case .nanoseconds: seconds * 1e9
    case .microseconds: seconds * 1e6
    case .milliseconds: seconds * 1e3
    case .megabytesPerSecond: work / seconds / 1e6
    case .filesPerSecond: work / seconds
    case .bytesEach: seconds / work
    case .megabytes: seconds / 1e6
    }
  }
}

/// The target of a figure.
struct Target: Sendable {
  /// How many times as long as its baseline it may take.
  var ratio: Double?
  /// The highest value in its unit; of a rate the lowest.
  var bound: Double?

  static let none = Target()
  static func ratio(_ ratio: Double) -> Target { Target(ratio: ratio) }
  static func bound(_ bound: Double) -> Target { Target(bound: bound) }

  /// Whether `measurement` reaches it; `nil` where there is nothing to reach.
  func isReached(by measurement: Measurement, in unit: Unit) -> Bool? {
    if ratio == nil, bound == nil { return nil }
    let value = unit.value(of: measurement.ours.median, for: measurement.work)
    let isWithinBound = bound.map { unit.isRate ? value >= $0 : value <= $0 } ?? true
    return isWithinBound && (ratio.map { measurement.ratio <= $0 } ?? true)
  }
}
