import LayoutGeometry

/// A sum of many lengths that loses nothing on the way.
///
/// - Source: Neumaier's compensated summation.
struct ExactSum {
  private var sum: Points
  private var lost: Points = 0

  init(_ start: Points) { sum = start }

  var value: Points { sum + lost }

  mutating func add(_ term: Points) {
    let next = sum + term
    lost += sum.magnitude >= term.magnitude ? (sum - next) + term : (term - next) + sum
    sum = next
  }
}
