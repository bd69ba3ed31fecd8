// Not there by itself where the small binary is built.
import _Concurrency
import Baselines

/// How long each figure is measured.
struct Mode: Sendable {
  let name: String
  /// How long the rounds of a figure go on, in seconds.
  let seconds: Double

  /// How many files are written where there should be many.
  let files: Int
  /// How often the compiler's side runs alone, without a clock; `nil`: both sides are timed.
  var runs: Int?

  static let full = Mode(name: "full", seconds: 4, files: 1000)
  static let quick = Mode(name: "quick", seconds: 0.5, files: 100)

  /// How many rounds there are at least, however long they take.
  static let fewestRounds = 5
  /// How long a side runs in a round at least, in seconds: so long that the clock does not count.
  private static let shortestTurn = 2e-3

  /// Times `ours` and `baseline` in turns; each has run before the first round.
  func alternate(
    work: Double = 1, rounds: Int = Self.fewestRounds, _ ours: () -> Void,
    against baseline: () -> Void
  ) -> Measurement {
    if let runs {
      for _ in 0..<runs { ours() }
      return Measurement(work: work, ours: [], baseline: [])
    }
    let repeats = (Self.repeats(of: ours), Self.repeats(of: baseline))
    var times: (ours: [Double], baseline: [Double]) = ([], [])
    let start = ContinuousClock.now
    while times.ours.count < rounds || start.secondsSince < seconds {
      times.ours.append(Self.seconds(of: ours, repeated: repeats.0))
      times.baseline.append(Self.seconds(of: baseline, repeated: repeats.1))
    }
    return Measurement(work: work, ours: times.ours, baseline: times.baseline)
  }

  /// How often a side runs in a turn.
  private static func repeats(of side: () -> Void) -> Int {
    var repeats = 1
    while seconds(of: side, repeated: repeats) * Double(repeats) < shortestTurn { repeats *= 2 }
    return repeats
  }

  /// What one of so many runs takes.
  private static func seconds(of side: () -> Void, repeated repeats: Int) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<repeats { side() }
    return start.secondsSince / Double(repeats)
  }
}

extension ContinuousClock.Instant {
  /// How long ago it was.
  fileprivate var secondsSince: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - self).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

/// Keeps the optimiser from removing `value`.
@inline(never)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { baseline_keep($0) }
}
