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
      /// The results of what an expression decides, if no other stands in its place.
      func results(of id: ExpressionID) -> Set<Int>? {
        let range = subject.program.range(of: id)
        guard subject.source.holds(range), seen.insert(range).inserted,
          !known.contains(where: { $0.overlaps(range) })
        else { return nil }
        return profile.choices[range]
      }
      let conditions = subject.conditions
      let ofConditions = conditions.compactMap { id -> Finding? in
        guard let results = results(of: id), let result = results.first, results.count == 1,
          subject.isVaried(id)
        else { return nil }
        let range = subject.program.range(of: id)
        // Code that several sections share stands in each of them.
        let isShared =
          subject.isImported
          && conditions.contains { other in
            let place = subject.program.range(of: other)
            return subject.text(in: place) == subject.text(in: range)
              && profile.choices[place].map { $0 != results } ?? false
          }
        return isShared ? nil : inspection.finding(of: range, holds: result == 0)
      }
      let ofCases = subject.matches.flatMap { id, cases -> [Finding] in
        guard let results = results(of: id), subject.isVaried(id) else { return [] }
        return cases.indices.filter { !results.contains($0) }.compactMap { place in
          inspection.finding(ofCase: cases[place].patterns)
        }
      }
      return ofConditions + ofCases
    })
}

extension Inspection {
  fileprivate func finding(of range: TextRange, holds: Bool) -> Finding {
    let result = holds ? "true" : "false"
    return Finding(
      range: range,
      headline: (short(range) ?? "this condition") + " is \(result) in every view",
      label: "always \(result)",
      note: "\(result) at every width from \(widths.lowerBound) to \(widths.upperBound), "
        + "on every screen of a phone or an iPad",
      help: holds
        ? "remove the condition and the branch that is never taken"
        : "remove the branch that is never taken, or correct the condition")
  }

  /// What stands in `range`, if that is short.
  private func short(_ range: TextRange) -> String? {
    let text = subject.text(in: range)
    return text.count <= 40 && !text.contains(where: \.isNewline) ? "`\(text)`" : nil
  }

  fileprivate func finding(ofCase patterns: [Expression.Pattern]) -> Finding? {
    guard let range = subject.program.range(of: patterns) else { return nil }
    let text = listing(patterns.map(spelling))
    return Finding(
      range: range,
      headline: (text.count <= 40 ? "case \(text)" : "this case") + " is not taken in any view",
      label: "never taken",
      note: "not taken at any width from \(widths.lowerBound) to \(widths.upperBound), "
        + "on any screen of a phone or an iPad",
      help: "remove the case, or correct its values")
  }

  /// A pattern as it is written.
  private func spelling(of pattern: Expression.Pattern) -> String {
    let text = { (id: ExpressionID?) in id.map { subject.text(in: subject.program.range(of: $0)) } }
    switch pattern {
    case .value(let id): return text(id) ?? ""
    case .range(let from, let to, let isClosed):
      return (text(from) ?? "") + (isClosed || to == nil ? "..." : "..<") + (text(to) ?? "")
    }
  }
}

extension CheckedProgram {
  /// Where the patterns of a case stand, from the first bound to the last.
  fileprivate func range(of patterns: [Expression.Pattern]) -> TextRange? {
    let ranges = patterns.flatMap { pattern in
      switch pattern {
      case .value(let id): [id]
      case .range(let from, let to, _): [from, to].compactMap(\.self)
      }
    }.map { range(of: $0) }
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}

extension LintSubject {
  /// The `switch`es, each with its cases.
  fileprivate var matches: [(ExpressionID, [Expression.MatchCase])] {
    program.expressions.nodes.enumerated().compactMap { index, node in
      guard case .match(_, let cases, let otherwise) = node,
        !areEqual(cases.map(\.value) + [otherwise].compactMap(\.self))
      else { return nil }
      return (ExpressionID(index), cases)
    }.filter { inLayouts($0.0) }
  }

  /// Whether the values are one, so that no view shows which of them is taken.
  private func areEqual(_ ids: [ExpressionID]) -> Bool {
    let constants = ids.map { program.constant(of: $0) }
    let texts = ids.map { text(in: program.range(of: $0)) }
    return constants.allSatisfy { $0 != nil && $0 == constants[0] }
      || texts.allSatisfy { $0 == texts[0] }
  }

  /// Whether an expression stands in a layout, or anywhere in a file without views.
  private func inLayouts(_ id: ExpressionID) -> Bool {
    guard !program.topElements(of: ElementKind(View.vocabulary)).isEmpty else { return true }
    return program.topElements(of: ElementKind(Layout.vocabulary))
      .contains { program.elements[$0].extent.contains(program.range(of: id).lowerBound) }
  }

  /// The conditions of `if` and `?` that no view decides otherwise than in the layouts of the file.
  fileprivate var conditions: [ExpressionID] {
    let statements = program.elements.map(\.body) + [program.body]
    let ofStatements = statements.flatMap { $0.flatMap(\.conditions) }
    let ofValues = program.expressions.nodes.flatMap { node -> [ExpressionID] in
      guard case .choice(let choices, let otherwise) = node,
        !areEqual(choices.map(\.value) + [otherwise])
      else { return [] }
      return choices.map(\.condition)
    }
    return (ofStatements + ofValues).filter(inLayouts)
  }

  /// Whether the linter examines every value of what the condition or `switch` `id` decides by.
  fileprivate func isVaried(_ id: ExpressionID) -> Bool {
    ConditionReading(of: id, in: program).isVaried
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

/// What a condition reads, through names, or what a `switch` decides by.
private struct ConditionReading {
  let program: CheckedProgram
  private var inputs: UInt32 = 0
  private var readsParameters = false
  private var readsCounts = false
  /// The largest number in it.
  private var largest = 0.0
  /// Whether only comparisons of order read numbers: what holds at both bounds holds between.
  private var isOrdered = true
  private var isKnown = true
  private var visited: Set<BindingID> = []

  /// The condition or the `switch` itself.
  private let root: ExpressionID

  init(of root: ExpressionID, in program: CheckedProgram) {
    (self.program, self.root) = (program, root)
    visit(root)
  }

  /// The words of inputs that the linter tries.
  private static let words: Set<String> = Set(
    [Idiom.phone, .pad].map(\.rawValue) + SizeClass.allCases.map(\.rawValue)
      + LayoutDirection.allCases.map(\.rawValue))

  var isVaried: Bool {
    isKnown && (inputs != 0 || readsParameters) && (!readsParameters && !readsCounts || isOrdered)
      && (!readsCounts || largest <= Double(ViewportMatrix.manyItems))
  }

  private mutating func visit(_ id: ExpressionID) {
    switch program[id] {
    case .constant(.word(let word)): isKnown = isKnown && Self.words.contains(word)
    case .constant(.number(let number)): largest = max(largest, abs(number.value))
    case .constant: return
    case .binding(let binding): visit(binding)
    case .input(let index):
      let input = Input.all[index]
      readsCounts = readsCounts || input.name == Input.itemCount.name
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
      visit(value)
      for pattern in cases.flatMap(\.patterns) { visit(pattern) }
      if id != root {
        isOrdered = false
        cases.forEach { visit($0.value) }
        otherwise.map { visit($0) }
      }
    }
  }

  private mutating func visit(_ pattern: Expression.Pattern) {
    switch pattern {
    case .value(let id):
      isOrdered = false
      visit(id)
    case .range(let from, let to, _): [from, to].compactMap(\.self).forEach { visit($0) }
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
