/// What two sides took in alternate rounds: seconds, or bytes where memory is measured.
struct Measurement: Sendable {
  /// What one run of a side gets done: frames, files or bytes; 1 for the run itself.
  let work: Double
  /// What a run took, one entry a round.
  let ours: [Double]
  /// What a run took, one entry a round.
  let baseline: [Double]

  /// How many times as long ours took: the median over the rounds, as what disturbs the machine for
  /// a while disturbs both sides of a round.
  var ratio: Double { zip(ours, baseline).map { $0 / $1 }.median }
}

extension [Double] {
  /// The middle one; of an even number the upper of the two in the middle.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
