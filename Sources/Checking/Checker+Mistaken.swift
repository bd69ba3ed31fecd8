internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Reports a property that is an element, or that runs into one.
  ///
  /// - Returns: Whether it did.
  mutating func reportElement(
    for syntax: PropertySyntax, _ name: NameToken, in owner: ElementKind
  ) -> Bool {
    if owner.namedProperties != nil { return false }
    if let fault = elementWithoutCross(name, syntax, in: owner) {
      replace(with: fault, in: syntax.range)
      return true
    }
    guard let fault = elementBehindComma(syntax, in: owner) else { return false }
    if fault.code == .commaBeforeElement {
      report(fault)
    } else {
      replace(with: fault, in: syntax.range)
    }
    return true
  }

  /// An element with a size that has no `x`, which is read as a property without its colon.
  private func elementWithoutCross(
    _ name: NameToken, _ syntax: PropertySyntax, in owner: ElementKind
  ) -> Diagnostic? {
    guard syntax.colon == nil, syntax.node.token(.equals) == nil,
      owner.property(named: name.text) == nil,
      ElementKind.all.contains(where: { $0.name == name.text })
    else { return nil }
    let values = syntax.values
    if let next = values.dropFirst().first, let word = next.label?.text,
      owner.slot(for: word) != nil,
      let comma = syntax.node.ownTokens.first(where: { $0.kind == .comma })
    {
      return .commaBetweenElements(at: comma.range)
    }
    let expressions = values.compactMap(\.expression)
    if let fault = textWithoutQuotes(name.text, expressions, in: owner) { return fault }
    if case .call(let call)? = expressions.first, let fault = conversion(call) { return fault }
    if let call = expressions.first, let size = call.node.foreignSize {
      return .calledSize(size, at: call.range)
    }
    var sides = expressions.map(\.range)
    if expressions.count == 1, case .binary(let product) = expressions[0] {
      sides = product.operands.map(\.range)
    }
    let range = (sides.first ?? name.range).lowerBound..<(sides.last ?? name.range).upperBound
    let hole = sides.count == 2 ? sides[0].upperBound..<sides[1].lowerBound : nil
    let isOpen = owner.slot(for: name.text)?.kind.header.hasOpenAxes ?? false
    let side = tree.source[range]
    let isExample = isOpen && sides.count == 1 && !side.contains(where: \.isNewline)
    let example = isExample ? "\(side) x _" : "72 x 96"
    return .sizeWithoutCross(name.text, as: example, at: range, hole: hole)
  }

  /// A number, a calculation or a truth where a text is shown.
  private func textWithoutQuotes(
    _ name: String, _ values: [ExpressionSyntax], in owner: ElementKind
  ) -> Diagnostic? {
    guard values.count == 1,
      ElementKind.all.first(where: { $0.name == name })?.showsSubject ?? false
    else { return nil }
    let text = values[0].text
    switch values[0] {
    case .number, .boolean: return .textWithoutQuotes(text, "\"\(text)\"", at: values[0].range)
    case .binary, .unary: return .textWithoutQuotes(text, "(\(text))", at: values[0].range)
    case .list: return .listAsText(text, at: values[0].range)
    default:
      let isRefused = tree.diagnostics(in: values[0].range).contains { $0.code == .percentage }
      return isRefused ? .textWithoutQuotes(text, "\"\(text)\"", at: values[0].range) : nil
    }
  }

  /// A text of several words that has no quotes.
  ///
  /// - Parameter range: Where the header stands.
  func wordsWithoutQuotes(_ shown: ExpressionSyntax, in range: TextRange) -> Diagnostic? {
    let refused = tree.diagnostics(in: range)
    guard shown.isWord, !isName(shown.text, at: shown.range), refused.count == 1,
      refused.first?.code == .incompleteSize
    else { return nil }
    let words = shown.range.lowerBound..<range.upperBound
    let text = checked.source[words]
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    return isPlain ? .textWithoutQuotes(text, "\"\(text)\"", at: words) : nil
  }

  /// An element behind a value, which is read as one more value, with a comma before it or none.
  private func elementBehindComma(
    _ syntax: PropertySyntax, in owner: ElementKind
  ) -> Diagnostic? {
    let values = syntax.values
    guard values.count > 1 else { return nil }
    let property = syntax.name.flatMap { owner.property(named: $0.text) }?.description
    var parts: [String] = []
    if case .parts(let names)? = property?.labels { parts = names }
    // Without a pair of sequences, whose types are put together at run time: that is a hundredth of a
    // small check.
    for place in values.indices.dropFirst() {
      let (before, value) = (values[place - 1], values[place])
      var word = value.label?.text
      if word == nil, let expression = value.expression, expression.isWord {
        word = expression.text
      }
      let gap = before.range.upperBound..<value.range.lowerBound
      // The names of parts are no elements, and most labels are such.
      guard let word, !parts.contains(word), owner.slot(for: word) != nil else { continue }
      let commas = syntax.node.ownTokens.filter { $0.kind == .comma && gap.holds($0.range) }
      guard let comma = commas.first else {
        let start = value.range.lowerBound
        return .missingBreak(before: word, at: start..<start + word.utf8.count)
      }
      let element = value.range.lowerBound..<value.range.lowerBound + word.utf8.count
      let isBelow = checked.source[gap].contains(where: \.isNewline)
      return .commaBeforeElement(
        word, at: comma.range, element: element, meant: isBelow ? "" : ";")
    }
    return nil
  }

  /// Reports a second value for one name.
  mutating func checkOneEach(_ values: [CheckedValue], of property: String) {
    var given: [String: TextRange] = [:]
    for value in values {
      guard let label = value.label, let range = value.labelRange else { continue }
      if let first = given[label] {
        report(.secondValue(of: property, for: label, at: range, first: first))
      } else {
        given[label] = range
      }
    }
  }
}
