internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Every value of a property by itself.
  ///
  /// - Parameter set: The part of the property that is set, if it is not the whole.
  mutating func eachValue(
    of syntax: PropertySyntax, _ set: NameToken?, form: ValueForm, property: String
  ) -> [CheckedValue] {
    syntax.values.map { value in
      let label = set ?? value.label
      let subject = form.labelledForms.isEmpty ? property : label?.text ?? property
      // A form is large: where it is the same behind every label it is not copied.
      let id =
        form.isSameEverywhere
        ? self.value(value, form: form, property: subject)
        : self.value(value, form: form.behind(label?.text), property: subject)
      if form.reference == .container { checked.expressions.noteContainerFraction(id) }
      return CheckedValue(
        label: label?.text, labelRange: label?.range, expression: id, range: value.range)
    }
  }

  /// Whether the labels of values are valid; reports one that is not, or that has no value.
  mutating func hasKnownLabels(
    _ syntax: PropertySyntax, form: ValueForm, property: String
  ) -> Bool {
    var areKnown = true
    for value in syntax.values {
      if let fault = labelAlone(value, form: form, property: property) {
        report(fault)
        return false
      }
      guard let label = value.label else { continue }
      if value.isIndex, form.labels.leavesOut(label.text) {
        report(.indexOfValue(label.text, at: value.range))
        return false
      }
      if isKnown(label, form: form, property: property) { continue }
      areKnown = false
      // Others like it are other mistakes only where they are edges under other names.
      if form.foreign.labels[label.text] == nil { return false }
    }
    return areKnown
  }

  /// Reports values of a property that are too many or too few, or lack a label that they need.
  ///
  /// - Returns: Whether they may be read.
  mutating func checkNumber(
    of syntax: PropertySyntax, _ set: NameToken?, form: ValueForm, property: String
  ) -> Bool {
    let values = syntax.values
    // The parser has reported a property without a value.
    if values.isEmpty { return false }
    if !form.hasEdges { checkOneEach(values, set, of: property) }
    let unlabelled = set == nil ? values.filter { $0.label == nil } : []
    if form.hasParts, !form.takesLabelsBesideValue, unlabelled.count == 1, values.count > 1 {
      report(.strayValue(of: property, at: unlabelled[0].range))
      return false
    }
    let isTooMany = values.count > form.mostValues
    guard isTooMany || !form.unlabelled.contains(unlabelled.count) else { return true }
    // Without their commas there are as many as the parser has guessed.
    let lacksCommas = tree.diagnostics(in: syntax.range).contains { $0.code == .missingComma }
    if lacksCommas { return false }
    let wrong = isTooMany ? values : unlabelled
    let ranges = wrong.isEmpty ? [syntax.range] : wrong.map(\.range)
    let range = ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound
    report(
      form.hasEdges && wrong.count > 1
        ? .ambiguousEdges(wrong.map(\.text), of: property, at: range)
        : .wrongCount(property, count: wrong.count, takes: form, at: range))
    return false
  }

  /// A section, a parameter or an edge without the value that is given for it.
  private func labelAlone(_ value: ValueSyntax, form: ValueForm, property: String) -> Diagnostic? {
    guard value.label == nil, let expression = value.expression, expression.isWord,
      form.hasReferences || form.hasNumber(behind: expression.text)
    else { return nil }
    let isParameter = form.labels == .parameters
    let isName =
      !isParameter && file.scope.binding(expression.text, at: value.range.lowerBound) != nil
    guard !isName, isParameter || file.imported[expression.text] == nil else { return nil }
    return .labelAlone(expression.text, in: property, at: value.range)
  }

  /// Whether a label is valid there; reports it if not.
  mutating func isKnown(
    _ label: NameToken, form: ValueForm, property: String
  ) -> Bool {
    switch form.labels {
    case .none: report(.needlessLabel(label.text, of: property, at: label.range))
    case .parts(let words):
      if words.contains(label.text) { return true }
      let meant =
        form.foreign.labels[label.text].map { ([$0], words) }
        ?? meanings(of: label.text) { _ in words }
      report(.unknownLabel(label.text, of: property, meant: meant, at: label.range))
    // Sections and parameters are known at the end of the file.
    case .sections, .parameters: return true
    }
    return false
  }

  private mutating func value(
    _ syntax: ValueSyntax, form: ValueForm, property: String
  ) -> ExpressionID {
    if let size = syntax.size { return self.size(size, form: form, property: property) }
    guard let expression = syntax.expression else { return fault(at: syntax.range) }
    if form.reference == .element, case .name(let name) = expression {
      let path = name.words.map(\.text).joined(separator: ".")
      return add(.constant(.word(path)), TypeInference(.word), at: name.range)
    }
    // The type of a parameter decides which enumeration its word is of.
    let words = form.labels == .parameters ? Enumeration.every : form.enumeration
    if form.type.contains(.word), words == nil, case .name(let name) = expression,
      expression.isWord, file.scope.binding(name.text, at: name.range.lowerBound) == nil
    {
      return add(.constant(.word(name.text)), TypeInference(.word), at: name.range)
    }
    let before = log.diagnostics.count
    let value = self.expression(expression, words: words)
    let source = checked.sources
    log.revise(since: before) { form.revised($0, of: property, in: source) }
    return require(value, Requirement(form.type, words: form.enumeration)) { found, range in
      .wrongType(property, takes: form.type, found: found, at: range)
        .exemplifying(form, of: property, for: source[range], at: range)
    }
  }

  /// A size among the values of a property.
  private mutating func size(
    _ syntax: SizeSyntax, form: ValueForm, property: String
  ) -> ExpressionID {
    let isFrame = !form.labelledForms.isEmpty
    let width = isFrame ? frameSide(syntax.width, of: syntax) : side(syntax.width, of: syntax)
    let height = isFrame ? frameSide(syntax.height, of: syntax) : side(syntax.height, of: syntax)
    guard form.type.contains(.size) else {
      report(.wrongType(property, takes: form.type, found: .size, at: syntax.range))
      return fault(at: syntax.range)
    }
    return add(.size(width, height), TypeInference(.size), at: syntax.range)
  }
}

extension ValueForm {
  /// Whether `word` is an edge that a number belongs to.
  fileprivate func hasNumber(behind word: String) -> Bool {
    hasEdges && labels.holds(word) && !behind(word).type.contains(.word)
  }

  /// What a word is that was looked up as a name where a value of this form stands.
  fileprivate func revised(_ fault: Diagnostic, of subject: String, in sources: Sources)
    -> Diagnostic?
  {
    let range = fault.range
    if fault.code == .unknownWord {
      let text = sources[range]
      return foreign.words[text].map { .unknownWord(text, meant: ([$0], []), at: range) }
    }
    guard fault.code == .unknownName else { return nil }
    let text = sources[range]
    if let fault = fault.ofInfinity(subject, help: foreign.insteadOfInfinity, in: sources) {
      return fault
    }
    if labels.holds(text) { return .wrongType(subject, takes: type, found: .word, at: range) }
    guard type == .text, fault.helps.isEmpty else { return nil }
    return Diagnostic(
      .unknownName, "`\(subject)` must be a string", at: range, label: "missing quotes"
    ).helping("write `\"\(text)\"`", fix: .replacing(range, with: "\"\(text)\""))
  }
}

extension ValueSyntax {
  /// Whether it is written as an entry of a list: `sizes[0]`.
  fileprivate var isIndex: Bool {
    guard let label, case .list(let list)? = expression else { return false }
    return label.range.upperBound == list.range.lowerBound
  }
}
