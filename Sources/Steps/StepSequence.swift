/// A value and the steps that lead to it, in order, each once; without a step and what leads to that one.
///
/// Chains are as long as there are sections, so that none is followed by calls within calls.
package struct StepSequence: Sequence, IteratorProtocol {
  private var open: [(value: DerivedValue, next: Int)]
  private var known: Set<ObjectIdentifier> = []

  package init(to value: DerivedValue, without start: DerivedValue? = nil) {
    open = [(value, 0)]
    if let start { known.insert(ObjectIdentifier(start)) }
  }

  package mutating func next() -> DerivedValue? {
    while let (value, place) = open.last {
      if place == value.operands.count {
        open.removeLast()
        if known.insert(ObjectIdentifier(value)).inserted { return value }
        continue
      }
      open[open.count - 1].next += 1
      if case .value(let operand) = value.operands[place],
        !known.contains(ObjectIdentifier(operand))
      {
        open.append((operand, 0))
      }
    }
    return nil
  }
}
