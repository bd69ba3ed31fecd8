internal import LayoutSteps

/// Steps that are asked for by their rules, each once.
struct StepsByRule {
  private var rest: StepSequence
  private var passed: [String: ArraySlice<DerivedValue>] = [:]

  init(_ steps: StepSequence) { rest = steps }

  /// The next step by `rule`; `nil`: there is none.
  mutating func next(by rule: String) -> DerivedValue? {
    if let step = passed[rule]?.popFirst() { return step }
    while let step = rest.next() {
      if step.rule == rule { return step }
      passed[step.rule, default: []].append(step)
    }
    return nil
  }
}

extension DerivedValue {
  /// Whether `start` is among the steps that lead here from operand to first operand.
  func follows(from start: DerivedValue) -> Bool {
    var value = self
    while value !== start {
      guard case .value(let operand)? = value.operands.first else { return false }
      value = operand
    }
    return true
  }

  /// Whether rule and numbers are the same; what follows from other steps does not count.
  func isAlike(_ other: DerivedValue) -> Bool { rule == other.rule && numbers == other.numbers }

  private var numbers: [Double?] {
    operands.map { if case .number(let number) = $0 { number } else { nil } }
  }
}
