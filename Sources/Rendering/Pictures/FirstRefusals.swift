internal import LayoutSolver

extension SolvedLayout {
  /// What UIKit says of the sections it refuses, the first word for each.
  var firstRefusals: [Refusal] {
    var seen: Set<Int> = []
    return refusals.filter { seen.insert($0.section).inserted }
  }
}
