import LayoutGeometry
import LayoutSolver
import Baselines

extension Figure {
  /// A million frames: solved, and written into memory that is used again.
  static let frames = Variant.allCases.map(grid) + Variant.allCases.map(mosaic)

  private static let cells = 1_000_000

  private static func grid(_ variant: Variant) -> Figure {
    Figure(
      name: variant.named("frames/grid"), unit: .nanosecondsEach, yardstick: "C loop",
      target: .ratio(1.5)
    ) { (pace) throws(Obstacle) in
      var grid = Grid.yardstick(variant)
      return try compare(Grid.scene(cells: cells, variant), pace) { frames in
        yardstick_fill_grid(&grid, &frames, frames.count)
      }
    }
  }

  private static func mosaic(_ variant: Variant) -> Figure {
    Figure(
      name: variant.named("frames/mosaic"), unit: .nanosecondsEach, yardstick: "C stamp",
      target: .ratio(2)
    ) { (pace) throws(Obstacle) in
      try compare(Mosaic.scene(cells: cells, variant), pace) { Mosaic.fill(&$0, variant) }
    }
  }

  private static func compare(
    _ scene: Scene, _ pace: Pace, _ fill: (inout [yardstick_frame]) -> Void
  ) throws(Obstacle) -> Measurement {
    var ours: [Rectangle] = []
    var theirs = [yardstick_frame](repeating: yardstick_frame(), count: cells)
    scene.solved.materialize(cellsOf: 0, into: &ours)
    fill(&theirs)
    try expectSame(ours, theirs)
    return pace.alternate(work: Double(cells)) {
      scene.solved.materialize(cellsOf: 0, into: &ours)
      keep(ours)
    } against: {
      fill(&theirs)
      keep(theirs)
    }
  }
}

/// Makes sure that both sides have the same frames, a millionth of a point aside.
func expectSame(_ ours: [Rectangle], _ theirs: [yardstick_frame]) throws(Obstacle) {
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
