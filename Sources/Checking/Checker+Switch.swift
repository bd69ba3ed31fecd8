internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A `switch`: its cases fit its subject, overlap nowhere and leave no gap.
  mutating func match(_ syntax: SwitchSyntax, words: Enumeration?) -> ExpressionID {
    let subject = syntax.subject.map { expression($0) } ?? fault(at: syntax.range)
    // Where the parser could not read the braces, there may be more cases.
    let end = syntax.range.upperBound + 1
    if syntax.cases.isEmpty, tree.hasDiagnostic(in: syntax.range.lowerBound..<end) {
      return fault(at: syntax.range)
    }
    let known = inference(of: subject)
    var cases: [Expression.MatchCase] = []
    var values: [ExpressionID] = []
    var otherwise: ExpressionID?
    var coverage = Coverage(of: known.enumeration, numbers: domain(of: subject))
    for view in syntax.cases {
      let value = view.expression.map { expression($0, words: words) } ?? fault(at: view.range)
      values.append(value)
      if view.isDefault {
        otherwise = value
        continue
      }
      let patterns = self.patterns(of: view, fitting: known, &coverage)
      cases.append(.init(patterns: patterns, value: value))
    }
    if otherwise == nil, coverage.isKnown, !known.type.isFault, !known.isOpen, !known.isData,
      reportGaps(coverage, in: syntax, known)
    {
      // What falls into the gap has been reported.
      otherwise = fault(at: syntax.range)
    }
    if cases.isEmpty, otherwise == nil { return fault(at: syntax.range) }
    var inference = joined(values)
    inference.absorb(known)
    return add(.match(subject, cases, otherwise: otherwise), inference, at: syntax.range)
  }

  private mutating func patterns(
    of syntax: SwitchCaseSyntax, fitting known: TypeInference, _ coverage: inout Coverage
  ) -> [Expression.Pattern] {
    syntax.ranges.compactMap { range in
      guard let pattern = self.pattern(range, words: known.enumeration, known.type) else {
        coverage.isKnown = false
        return nil
      }
      cover(pattern, at: range.range, &coverage)
      return pattern
    }
  }

  /// A value, or what lies between two bounds; `nil` for one that has been reported.
  mutating func pattern(
    _ syntax: RangeSyntax, words: Enumeration?, _ type: ValueType = .number,
    of owner: String = "this `case`"
  ) -> Expression.Pattern? {
    if syntax.sign == nil {
      guard let value = syntax.lower else { return nil }
      let id = require(expression(value, words: words), type.isFault ? .anything : type) {
        .wrongType(owner, takes: type, found: $0, at: $1)
      }
      return inference(of: id).type.isFault ? nil : .value(id)
    }
    // What has no order lies between no bounds.
    let isOfWords = words.map { !$0.isEvery && $0.isOrdered } ?? false
    let bound: ValueType = isOfWords ? .word : .number
    let requirement = Requirement(bound, words: isOfWords ? words : nil)
    var ends: [ExpressionID?] = []
    for end in [syntax.lower, syntax.upper] {
      let id = end.map { syntax in
        require(expression(syntax, words: words), requirement) {
          .wrongType("a range", takes: bound, found: $0, at: $1)
        }
      }
      if let id, inference(of: id).type.isFault { return nil }
      ends.append(id)
    }
    if !type.isFault, !type.contains(bound) {
      report(.wrongType(owner, takes: type, found: bound, at: syntax.range))
      return nil
    }
    return .range(from: ends[0], to: ends[1], isClosed: syntax.isClosed || ends[1] == nil)
  }

  /// Notes what a pattern holds and reports what an earlier one holds already.
  private mutating func cover(
    _ pattern: Expression.Pattern, at range: TextRange, _ coverage: inout Coverage
  ) {
    switch pattern {
    case .value(let id):
      guard let value = constantValue(id) else {
        coverage.isKnown = false
        return
      }
      if let number = coverage.number(value) {
        cover(Interval(from: number, to: number, isClosed: true), at: range, &coverage)
      } else if let first = coverage.add(value, at: range) {
        report(.overlappingCases(checked.sources[range], at: range, first: first))
      }
    case .range(let from, let to, let isClosed):
      guard let low = bound(from, else: -.infinity, coverage),
        let high = bound(to, else: .infinity, coverage)
      else {
        coverage.isKnown = false
        return
      }
      cover(Interval(from: low, to: high, isClosed: isClosed), at: range, &coverage)
    }
  }

  /// The number that the end of a range is; `nil` where that is not known now.
  private func bound(
    _ id: ExpressionID?, else open: Double, _ coverage: Coverage
  ) -> Double? {
    id.map { constantValue($0).flatMap(coverage.number) } ?? open
  }

  private mutating func cover(
    _ interval: Interval, at range: TextRange, _ coverage: inout Coverage
  ) {
    if interval.isEmpty {
      report(.emptyRange(checked.sources[range], at: range))
    } else if let earlier = coverage.add(interval, at: range) {
      report(.overlappingCases(checked.sources[range], at: range, first: earlier))
      coverage.isKnown = false
    }
  }

  /// The possible values of a number: no input is negative, and a parameter keeps to its
  /// range.
  private func domain(of id: ExpressionID) -> Interval {
    switch checked[id] {
    case .input: return Interval(from: 0, to: nil, isClosed: true)
    case .binding(let binding):
      guard let parameter = checked[binding].parameter else {
        return domain(of: checked[binding].value)
      }
      guard case .range(let from, let to, let isClosed)? = parameter.range else { break }
      return Interval(
        from: from.flatMap(constantNumber), to: to.flatMap(constantNumber), isClosed: isClosed)
    case .constant, .member, .fallback, .negated, .inverted, .chain, .choice, .call, .list,
      .fraction,
      .estimated, .flexible, .size, .match:
      break
    }
    return Interval(from: nil, to: nil, isClosed: true)
  }

  /// Whether there are gaps between the cases, which are reported.
  private mutating func reportGaps(
    _ coverage: Coverage, in syntax: SwitchSyntax, _ known: TypeInference
  ) -> Bool {
    let before = log.diagnostics.count
    let range = syntax.firstWord
    // What could not be read was perhaps the case that is missing.
    if tree.diagnostics(in: syntax.range).contains(where: { $0.code == .unexpectedText }) {
      return true
    }
    if let words = known.enumeration?.words {
      let missing = coverage.missing(of: words)
      if !missing.isEmpty { report(.uncoveredCases(missing.summary, at: range)) }
    } else if known.type == .boolean {
      let missing = [true, false].filter { coverage.values[.boolean($0)] == nil }
      if !missing.isEmpty {
        report(.uncoveredCases(listing(missing.map { "\($0)" }), at: range))
      }
    } else if known.type == .number {
      let isContinuous = known.inputs & Input.continuous != 0
      if let gap = coverage.firstGap(isContinuous: isContinuous) {
        report(.uncoveredCases("`\(gap)`", at: range))
      }
    } else {
      report(.uncoveredCases("anything else", at: range))
    }
    return log.diagnostics.count > before
  }
}

extension [String] {
  /// The words in a headline, which has no place for many.
  fileprivate var summary: String {
    count > 3
      ? prefix(2).map { "`\($0)`" }.joined(separator: ", ") + " and \(count - 2) more"
      : listing(self, joinedBy: "and")
  }
}
