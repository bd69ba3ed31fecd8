internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let deadCondition = LintRule(
    name: "dead-condition", code: "L357", severity: .warning,
    summary: "A condition has one result in every view.",
    rationale: """
      A branch for a width that no screen and no window has is never shown: the number is a slip, or \
      the branch is left over. The compiler reports conditions that cannot hold anywhere; this rule \
      those that hold in every view that the linter examines, or in none.
      """,
    flagged: """
      layout page { section all {
          hgroup row 1w x 44 split (container.width > 2000 ? 3 : 2) { item cell }
      } }
      """,
    accepted: """
      layout page { section all {
          hgroup row 1w x 44 split (container.width > 700 ? 3 : 2) { item cell }
      } }
      """,
    evidence: .decisions { profile, inspection in
      guard !profile.isOpaque, !profile.isPartial else { return [] }
      let subject = inspection.subject
      let known = subject.program.diagnostics.map(\.range)
      var seen: Set<TextRange> = []
      return subject.conditions.compactMap { id in
        let range = subject.program.range(of: id)
        guard subject.source.holds(range), seen.insert(range).inserted,
          let results = profile.choices[range], let result = results.first, results.count == 1,
          subject.isVaried(id), !known.contains(where: { $0.overlaps(range) })
        else { return nil }
        return inspection.finding(of: range, holds: result == 0)
      }
    })
}

extension Inspection {
  fileprivate func finding(of range: TextRange, holds: Bool) -> Finding {
    let (text, result) = (subject.text(in: range), holds ? "true" : "false")
    let isShort = text.count <= 40 && !text.contains(where: \.isNewline)
    return Finding(
      range: range,
      headline: (isShort ? "`\(text)`" : "this condition") + " is \(result) in every view",
      label: "always \(result)",
      note: "\(result) at every width from \(widths.lowerBound) to \(widths.upperBound), "
        + "on every screen of a phone or an iPad",
      help: holds
        ? "remove the condition and the branch that is never taken"
        : "remove the branch that is never taken, or correct the condition")
  }
}

extension LintSubject {
  /// The conditions of `if` and `?` that no view decides otherwise than in the layouts of the file.
  fileprivate var conditions: [ExpressionID] {
    let statements = program.elements.map(\.body) + [program.body]
    let ofStatements = statements.flatMap { $0.flatMap(\.conditions) }
    let ofValues = program.expressions.nodes.flatMap { node -> [ExpressionID] in
      if case .choice(let choices, _) = node { choices.map(\.condition) } else { [] }
    }
    let all = ofStatements + ofValues
    guard !program.topElements(of: ElementKind(View.vocabulary)).isEmpty else { return all }
    let layouts = program.topElements(of: ElementKind(Layout.vocabulary))
      .map { program.elements[$0].extent }
    return all.filter { id in
      layouts.contains { $0.contains(program.range(of: id).lowerBound) }
    }
  }

  /// Whether the linter examines every value of what the condition `id` reads.
  fileprivate func isVaried(_ id: ExpressionID) -> Bool {
    var reading = ConditionReading(program)
    reading.visit(id)
    return reading.isVaried
  }
}

extension CheckedStatement {
  /// The conditions of `if` statements in it, but for those of elements.
  fileprivate var conditions: [ExpressionID] {
    switch self {
    case .property, .element, .binding: []
    case .condition(let branches):
      branches.compactMap(\.condition) + branches.flatMap { $0.body.flatMap(\.conditions) }
    case .use(let use): use.body.flatMap(\.conditions)
    case .loop(let loop): loop.body.flatMap(\.conditions)
    }
  }
}

/// What a condition reads, through names.
private struct ConditionReading {
  let program: CheckedProgram
  private var inputs: UInt32 = 0
  private var readsParameters = false
  /// Whether only comparisons of order read numbers: what holds at both bounds holds between.
  private var isOrdered = true
  private var isKnown = true
  private var visited: Set<BindingID> = []

  init(_ program: CheckedProgram) { self.program = program }

  /// The words of inputs that the linter tries.
  private static let words: Set<String> = Set(
    [Idiom.phone, .pad].map(\.rawValue) + SizeClass.allCases.map(\.rawValue)
      + LayoutDirection.allCases.map(\.rawValue))

  var isVaried: Bool {
    isKnown && (inputs != 0 || readsParameters) && (!readsParameters || isOrdered)
  }

  mutating func visit(_ id: ExpressionID) {
    switch program[id] {
    case .constant(.word(let word)): isKnown = isKnown && Self.words.contains(word)
    case .constant: return
    case .binding(let binding): visit(binding)
    case .input(let index):
      let input = Input.all[index]
      isKnown = isKnown && input.scope != .contents && input.bit & Self.examined != 0
      inputs |= input.bit
    case .member, .fallback: isKnown = false
    case .negated(let operand), .inverted(let operand), .fraction(let operand, of: _),
      .estimated(let operand), .flexible(let operand):
      visit(operand)
    case .chain(let first, let links):
      visit(first)
      for link in links {
        if [.equal, .unequal, .remainder].contains(link.operation) { isOrdered = false }
        visit(link.operand)
      }
    case .choice(let choices, let otherwise):
      isOrdered = false
      for choice in choices { visit(choice.condition); visit(choice.value) }
      visit(otherwise)
    case .call(_, let arguments): arguments.compactMap(\.self).forEach { visit($0) }
    case .list(let members): members.forEach { visit($0) }
    case .size(let width, let height): [width, height].forEach { visit($0) }
    case .match(let value, let cases, let otherwise):
      isOrdered = false
      visit(value)
      cases.forEach { visit($0.value) }
      otherwise.map { visit($0) }
    }
  }

  /// The inputs that differ between the viewports of the matrix.
  private static let examined = Input.all
    .filter { ![Input.textSize.name, Input.data.name].contains($0.name) && !$0.isOfScreen }
    .reduce(0) { $0 | $1.bit }

  private mutating func visit(_ id: BindingID) {
    guard visited.insert(id).inserted else { return }
    let binding = program[id]
    if let parameter = binding.parameter, binding.origin == .written {
      readsParameters = true
      guard case .range(.some, .some, true)? = parameter.range else { return isKnown = false }
      return
    }
    if binding.origin == .turn { isKnown = false }
    visit(binding.value)
  }
}

extension Input {
  /// Whether few of its values are tried.
  fileprivate var isOfScreen: Bool {
    name == "traits.displayScale" || name == "section.index"
  }
}
