internal import LayoutDiagnostics
internal import LayoutSyntax
internal import LayoutText

/// The conditions of `trail` that are the same in every view and for every parameter.
///
/// - Complexity: O(*n*) in the steps; see `ConditionAnalysis`.
func deadConditions(
  _ trail: ConditionTrail, in program: CheckedProgram, _ library: Library
) -> [Diagnostic] {
  var pass = DeadConditions(program: program)
  for step in trail.steps { pass.take(step) }
  return pass.found.filter { found in
    guard let part = found.part else { return true }
    return !library.tree(at: part.lowerBound).hasDiagnostic(in: part)
  }
  .map(\.diagnostic)
}

private struct DeadConditions {
  let program: CheckedProgram
  private(set) var found: [(diagnostic: Diagnostic, part: TextRange?)] = []
  private var block = Block()
  /// The blocks around it, the outermost first.
  private var outer: [Block] = []

  /// What is known in a block.
  private struct Block {
    var known = KnownConditions()
    /// The conditions in it so far, as written.
    var asked: Set<String> = []
  }

  init(program: CheckedProgram) { self.program = program }

  mutating func take(_ step: ConditionTrail.Step) {
    switch step {
    case .open: open(block.known)
    case .openElement: open(block.known.inside)
    case .openValue: open(KnownConditions())
    case .close: block = outer.popLast() ?? Block()
    case .ask(let condition, let part): ask(condition, in: part)
    case .assume(let condition, let holds):
      var analysis = ConditionAnalysis(program)
      analysis.assume(condition, holds, &block.known)
      // An impossible branch has been reported; nothing more follows from it.
      if block.known.isImpossible { block.known = KnownConditions() }
    }
  }

  private mutating func open(_ known: KnownConditions) {
    outer.append(block)
    block = Block(known: known)
  }

  private mutating func ask(_ condition: ExpressionID, in part: TextRange?) {
    let range = program.range(of: condition)
    let text = program.sources[range]
    let isRepeated = !block.asked.insert(text).inserted
    var analysis = ConditionAnalysis(program)
    if let truth = analysis.truth(of: condition, where: KnownConditions()) {
      found.append(
        (truth ? .alwaysHolds(text, at: range) : .neverHolds(text, .anywhere, at: range), part))
    } else if isRepeated || analysis.truth(of: condition, where: block.known) == false {
      found.append((.neverHolds(text, .here, at: range), part))
    }
  }
}
