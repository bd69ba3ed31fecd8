import LayoutGeometry
import LayoutSolver
import Baselines

extension Figure {
  /// A million frames: solved, and written into memory that is used again.
  static let frames = [FrameSubject.grid, .mosaic].flatMap { subject in
    Variant.allCases.map { frames(of: subject, $0) }
  }

  private static let cells = 1_000_000

  /// The plain variant is compared with a loop in C, the others with the plain one.
  private static func frames(of subject: FrameSubject, _ variant: Variant) -> Figure {
    let isPlain = variant == .plain
    return Figure(
      name: variant.named(subject.name), unit: .nanosecondsEach,
      baseline: isPlain ? subject.baseline : subject.name,
      target: isPlain ? .ratio(subject.ratio) : .none
    ) { (mode) throws(BenchmarkError) in
      let layout = (
        own: try subject.layout(cells, variant), plain: try subject.layout(cells, .plain)
      )
      var (ours, plain): ([Rectangle], [Rectangle]) = ([], [])
      layout.own.solved.materialize(cellsOf: 0, into: &ours)
      var theirs = [baseline_frame](repeating: baseline_frame(), count: cells)
      subject.fill(&theirs)
      if isPlain { try expectSame(ours, theirs) }
      return mode.alternate(work: Double(cells)) {
        layout.own.solved.materialize(cellsOf: 0, into: &ours)
        keep(ours)
      } against: {
        if isPlain {
          subject.fill(&theirs)
          keep(theirs)
        } else {
          layout.plain.solved.materialize(cellsOf: 0, into: &plain)
          keep(plain)
        }
      }
    }
  }
}

/// A layout whose frames are compared with a loop in C.
private struct FrameSubject: Sendable {
  let name: String
  let baseline: String
  /// How many times as long as the loop it may take.
  let ratio: Double
  let layout: @Sendable (_ cells: Int, Variant) throws(BenchmarkError) -> BenchmarkLayout
  let fill: @Sendable (inout [baseline_frame]) -> Void

  static let grid = FrameSubject(
    name: "frames/grid", baseline: "C loop", ratio: 1.5,
    layout: { (cells, variant) throws(BenchmarkError) in try Grid.layout(cells: cells, variant) }
  ) {
    var grid = Grid.baseline
    baseline_fill_grid(&grid, &$0, $0.count)
  }
  static let mosaic = FrameSubject(
    name: "frames/mosaic", baseline: "C stamp", ratio: 2,
    layout: { (cells, variant) throws(BenchmarkError) in try Mosaic.layout(cells: cells, variant) },
    fill: Mosaic.stamp)
}

/// Makes sure that both sides have the same frames, a millionth of a point aside.
func expectSame(_ ours: [Rectangle], _ theirs: [baseline_frame]) throws(BenchmarkError) {
  guard ours.count == theirs.count else {
    throw .disagreement("\(ours.count) frames against \(theirs.count)")
  }
  for (index, (our, their)) in zip(ours, theirs).enumerated() {
    let pairs = [
      (our.x, their.x), (our.y, their.y), (our.width, their.width), (our.height, their.height),
    ]
    guard pairs.allSatisfy({ abs($0 - $1) < 1e-6 }) else {
      throw .disagreement("frame \(index) is \(our) against \(their)")
    }
  }
}
