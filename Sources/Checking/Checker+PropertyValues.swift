internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Every value of a property by itself; `nil` where one leaves nothing to be read.
  ///
  /// - Parameter set: The part of the property that is set, if it is not the whole.
  mutating func eachValue(
    of syntax: PropertySyntax, _ set: NameToken?, form: ValueForm, property: String
  ) -> [CheckedValue]? {
    var values: [CheckedValue] = []
    for value in syntax.values {
      if let fault = labelAlone(value, form: form, property: property) {
        report(fault)
        return nil
      }
      let label = set ?? value.label
      let before = log.diagnostics.count
      let subject = form.labelledForms.isEmpty ? property : label?.text ?? property
      // A form is large: where it is the same behind every label it is not copied.
      var id =
        form.isSameEverywhere
        ? self.value(value, form: form, property: subject)
        : self.value(value, form: form.behind(label?.text), property: subject)
      if form.reference == .container { checked.expressions.noteContainerFraction(id) }
      if let label, set == nil, value.isIndex, form.labels.leavesOut(label.text) {
        log.diagnostics.removeSubrange(before...)
        report(.indexOfValue(label.text, at: value.range))
        return nil
      }
      if let label, set == nil, !isKnown(label, form: form, property: property) {
        if form.labels == .none {
          // What the label has moved out of its place is not wrong as well.
          log.diagnostics.removeSubrange(before..<max(before, log.diagnostics.count - 1))
          return nil
        }
        id = fault(at: value.range)
      }
      values.append(
        CheckedValue(
          label: label?.text, labelRange: label?.range, expression: id, range: value.range))
    }
    return values
  }

  /// Reports values of a property that are too many or too few, or lack a label that they need.
  ///
  /// - Parameter first: How many diagnostics there were before the values.
  /// - Returns: Whether they may be read.
  mutating func checkNumber(
    _ values: [CheckedValue], of syntax: PropertySyntax, form: ValueForm, since first: Int
  ) -> Bool {
    let property = syntax.name?.text ?? ""
    // The parser has reported a property without a value.
    if values.isEmpty { return false }
    if !form.hasEdges { checkOneEach(values, of: property) }
    let unlabelled = values.filter { $0.label == nil }
    if form.hasParts, !form.takesLabelsBesideValue, let stray = unlabelled.first,
      unlabelled.count == 1, values.count > 1
    {
      report(.strayValue(of: property, at: stray.range))
      return false
    }
    if values.count > form.mostValues {
      report(wrongCount(values, form: form, of: syntax))
      return false
    }
    if !form.unlabelled.contains(unlabelled.count) {
      // Of what type they are does not matter where there are too many.
      let others = log.diagnostics[first...].filter { $0.code != .wrongType }
      log.diagnostics.replaceSubrange(first..., with: others)
      if form.hasEdges, let fault = unnamedEdges(syntax) {
        replace(with: fault, in: syntax.range)
      } else {
        report(wrongCount(unlabelled, form: form, of: syntax))
      }
      return false
    }
    return true
  }

  private func wrongCount(
    _ unlabelled: [CheckedValue], form: ValueForm, of syntax: PropertySyntax
  ) -> Diagnostic {
    let name = syntax.name?.text ?? ""
    let ranges = unlabelled.isEmpty ? [syntax.range] : unlabelled.map(\.range)
    let range = ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound
    if form.hasEdges, unlabelled.count > 1 {
      return .ambiguousEdges(
        unlabelled.map { checked.sources[$0.range] }, of: name, at: range)
    }
    return .wrongCount(name, count: unlabelled.count, takes: form, at: range)
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
    var id: ExpressionID?
    if !form.type.contains(.track), case .call(let call) = expression,
      let fault = foreignLength(call)
    {
      report(fault)
      id = self.fault(at: call.range)
    }
    let before = log.diagnostics.count
    let value = id ?? self.expression(expression, words: words)
    replaceInfinity(since: before, in: form, of: property)
    replaceLabel(since: before, in: form, of: property)
    offerQuotes(since: before, in: form, of: property)
    replaceWord(since: before, in: form)
    let source = checked.sources
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

  /// Says of a word that it is a label, where it has been looked up as a name.
  private mutating func replaceLabel(since before: Int, in form: ValueForm, of subject: String) {
    guard case .parts(let labels) = form.labels else { return }
    for index in before..<max(before, log.diagnostics.count)
    where log.diagnostics[index].code == .unknownName {
      let range = log.diagnostics[index].range
      guard labels.contains(checked.sources[range]) else { continue }
      log.diagnostics[index] = .wrongType(subject, takes: form.type, found: .word, at: range)
    }
  }
}

extension Checker {
  /// Says what another language's word is called here.
  private mutating func replaceWord(since before: Int, in form: ValueForm) {
    for index in before..<max(before, log.diagnostics.count)
    where log.diagnostics[index].code == .unknownWord {
      let range = log.diagnostics[index].range
      let text = checked.sources[range]
      guard let word = form.foreign.words[text] else { continue }
      log.diagnostics[index] = .unknownWord(text, meant: ([word], []), at: range)
    }
  }

  /// Offers to put into quotes what has been looked up as a name, where only a string can stand.
  private mutating func offerQuotes(since before: Int, in form: ValueForm, of property: String) {
    guard form.type == .text else { return }
    for index in before..<max(before, log.diagnostics.count)
    where log.diagnostics[index].code == .unknownName && log.diagnostics[index].helps.isEmpty {
      let range = log.diagnostics[index].range
      let quoted = "\"\(checked.sources[range])\""
      log.diagnostics[index] = Diagnostic(
        .unknownName, "`\(property)` must be a string", at: range, label: "missing quotes"
      ).helping("write `\(quoted)`", fix: .replacing(range, with: quoted))
    }
  }
}

extension ValueSyntax {
  /// Whether it is written as an entry of a list: `sizes[0]`.
  fileprivate var isIndex: Bool {
    guard let label, case .list(let list)? = expression else { return false }
    return label.range.upperBound == list.range.lowerBound
  }
}
