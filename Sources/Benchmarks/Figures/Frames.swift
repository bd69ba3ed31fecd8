import LayoutCompiler
import Baselines

extension Figure {
  /// A million frames: written into memory that is used again, and read as elements.
  static let frames = [FrameSubject.grid, .mosaic].flatMap { subject in
    Variant.allCases.map { frames(of: subject, $0) } + [elements(of: subject)]
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
        own: try subject.layout(cells, variant).solved,
        plain: try subject.layout(cells, .plain).solved
      )
      var (ours, plain): ([Frame], [Frame]) = ([], [])
      layout.own.write(to: &ours)
      var theirs = [baseline_frame](repeating: baseline_frame(), count: cells)
      subject.fill(&theirs)
      if isPlain { try expectSame(ours, theirs) }
      return mode.alternate(work: Double(cells)) {
        layout.own.write(to: &ours)
        keep(ours)
      } against: {
        if isPlain {
          subject.fill(&theirs)
          keep(theirs)
        } else {
          layout.plain.write(to: &plain)
          keep(plain)
        }
      }
    }
  }
}

extension Figure {
  /// All elements, each looked at, beside the loop that writes as many frames.
  private static func elements(of subject: FrameSubject) -> Figure {
    Figure(
      name: subject.name + ", elements", unit: .nanosecondsEach, baseline: subject.baseline,
      target: .ratio(3)
    ) { (mode) throws(BenchmarkError) in
      let solved = try subject.layout(cells, .plain).solved
      var theirs = [baseline_frame](repeating: baseline_frame(), count: cells)
      subject.fill(&theirs)
      try expectSame(solved.elements().map(\.frame), theirs)
      return mode.alternate(work: Double(cells)) {
        var bottom = 0.0
        for element in solved.elements() { bottom = max(bottom, element.frame.y) }
        keep(bottom)
      } against: {
        subject.fill(&theirs)
        keep(theirs)
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
func expectSame(_ ours: [Frame], _ theirs: [baseline_frame]) throws(BenchmarkError) {
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
