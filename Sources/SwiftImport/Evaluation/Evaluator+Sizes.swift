extension Evaluator {
  /// So many parts, or bytes of a text, count as a step.
  private static let partsOfStep = 32

  /// Counts the parts of a value as steps: what follows may look at each of them.
  ///
  /// A value may be shared by many others, so that a few steps make one of any size.
  mutating func countParts(of value: SwiftValue) throws {
    var count = 0
    try add(value, to: &count, 0)
    run.steps.ofRun += count / Self.partsOfStep
  }

  /// Counts the assumptions as steps: a condition is compared with each of them.
  mutating func countAssumptions() { run.steps.ofRun += assumptions.count / 4 }

  /// So many steps take as long as what is done with both values of a choice.
  private static let stepsOfChoice = 10

  /// Counts the two values of a choice as steps: one of many choices is gone through at each of its uses,
  /// without code that counts.
  mutating func countChoice() throws {
    run.steps.ofRun += Self.stepsOfChoice
    try stay(at: run.steps.ofRun, within: .steps)
  }

  /// Counts the variables and objects as steps: each of them is looked at where branches meet.
  mutating func countStore() { run.steps.ofRun += store.partCount / Self.partsOfStep }

  private func count(_ count: inout Int, _ level: Int, by more: Int = 1) throws {
    count += more
    try stay(at: count, within: .parts)
    try stay(at: level, within: .levels)
  }

  private func add(_ value: SwiftValue, to count: inout Int, _ level: Int) throws {
    // First: layout objects may hold themselves.
    try self.count(&count, level)
    let next = level + 1
    switch value {
    case .number(let number): try add(number.term, to: &count, level)
    case .truth(let term): try add(term, to: &count, level)
    case .string(let text): try self.count(&count, level, by: text.utf8.count / Self.partsOfStep)
    case .enumeration(let value):
      for part in value.payload { try add(part.value, to: &count, next) }
    case .record(let record):
      for field in record.fields.values { try add(field, to: &count, next) }
    case .object(let id):
      // Objects of other classes may know one another.
      guard let object = store[object: id], object.isOfLayout else { break }
      for field in object.fields.values { try add(field, to: &count, next) }
    case .array(let elements):
      for element in elements {
        try add(element.condition, to: &count, next)
        try add(element.value, to: &count, next)
      }
    case .tuple(let parts): for part in parts { try add(part.value, to: &count, next) }
    case .dictionary(let entries):
      for entry in entries {
        try add(entry.key, to: &count, next)
        try add(entry.value, to: &count, next)
      }
    case .choice(let condition, let yes, let no):
      try add(condition, to: &count, next)
      try add(yes, to: &count, next)
      try add(no, to: &count, next)
    case .range(let range):
      for bound in [range.lower, range.upper] {
        if let bound { try add(bound, to: &count, next) }
      }
    case .views(let views): try add(views, to: &count, next)
    case .none, .nothing, .word, .function, .type, .input, .subject, .hole: break
    }
  }

  private func add(_ views: [ViewElement], to count: inout Int, _ level: Int) throws {
    try self.count(&count, level, by: views.count)
    for view in views {
      switch view.form {
      case .element(let container): try add(container.children, to: &count, level + 1)
      case .branch(let condition, let yes, let no):
        try add(condition, to: &count, level)
        try add(yes + no, to: &count, level + 1)
      case .loop(_, let children): try add(children, to: &count, level + 1)
      case .text(let value): try add(value, to: &count, level)
      case .image, .foreign, .hole: break
      }
      for modifier in view.modifiers {
        if case .layer(_, _, let children) = modifier.form {
          try add(children, to: &count, level + 1)
        }
      }
    }
  }

  private func add(_ term: Term, to count: inout Int, _ level: Int) throws {
    try self.count(&count, level)
    let next = level + 1
    switch term {
    case .local(_, let operand), .unary(_, let operand): try add(operand, to: &count, next)
    case .call(_, let operands): for operand in operands { try add(operand, to: &count, next) }
    case .binary(_, let left, let right):
      try add(left, to: &count, next)
      try add(right, to: &count, next)
    case .ternary(let condition, let yes, let no):
      try add(condition, to: &count, next)
      try add(yes, to: &count, next)
      try add(no, to: &count, next)
    case .number, .truth, .word, .input, .constant, .parameter: break
    }
  }
}
