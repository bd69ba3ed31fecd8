internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// A property, if its element knows it; its values are checked in any case.
  mutating func property(_ syntax: PropertySyntax, in place: Place) -> CheckedProperty? {
    guard let name = syntax.name else { return nil }
    if name.text == GroupChild.turn { checked.takesTurns = true }
    guard let owner = place.owner else { return undecided(syntax, name, in: place) }
    if reportElement(for: syntax, in: owner) { return nil }
    if let form = owner.namedProperties {
      return CheckedProperty(
        index: nil, name: name.text, range: name.range, isPart: syntax.isPart,
        values: values(of: syntax, form: form, property: name.text))
    }
    if let foreign = foreignProperty(syntax, name, in: owner) {
      replace(with: foreign.diagnostic, in: foreign.at)
      return readAs(foreign.meant, syntax, in: owner)
    }
    guard let (index, property) = owner.property(named: name.text) else {
      if let fault = nothing(syntax, name, in: owner) {
        report(fault)
        return nil
      }
      reportUnknown(syntax, name, of: [owner], in: place)
      let meant = owner.property(likeUIKits: name.text)
      if let meant = meant ?? owner.property(calledElsewhere: name.text) {
        return readAs(meant.name, syntax, in: owner)
      }
      return ignored(syntax)
    }
    if let fault = valuesOfOthers(syntax, property, in: owner) {
      replace(with: fault, in: syntax.range)
      return nil
    }
    return CheckedProperty(
      index: index, name: name.text, range: name.range, isPart: syntax.isPart,
      values: values(of: syntax, form: property.form, property: property.name))
  }

  /// A property under another name than its own.
  private mutating func readAs(
    _ name: String, _ syntax: PropertySyntax, in owner: ElementKind
  ) -> CheckedProperty? {
    guard let (index, property) = owner.property(named: name), !syntax.isPart else {
      return ignored(syntax)
    }
    return CheckedProperty(
      index: index, name: name, range: syntax.name?.range ?? syntax.range, isPart: false,
      values: values(of: syntax, form: property.form, property: name))
  }

  /// A property in a definition, where it is not known what stands around it: its values are checked
  /// if it means the same wherever it may stand.
  private mutating func undecided(
    _ syntax: PropertySyntax, _ name: NameToken, in place: Place
  ) -> CheckedProperty? {
    let isAnyName = place.candidates.count == 1 && place.candidates[0].namedProperties != nil
    guard !place.candidates.isEmpty, !isAnyName else { return ignored(syntax) }
    let forms = place.candidates.compactMap { $0.property(named: name.text)?.description.form }
    if forms.isEmpty, syntax.values.contains(where: { $0.size != nil }),
      let named = place.candidates.lazy.compactMap(\.namedProperties).first
    {
      let values = values(of: syntax, form: named, property: name.text)
      return CheckedProperty(
        index: nil, name: name.text, range: name.range, isPart: syntax.isPart,
        values: values)
    }
    guard var form = forms.first else {
      reportUnknown(syntax, name, of: place.candidates, in: place)
      return ignored(syntax)
    }
    guard forms.allSatisfy({ $0.isWritten(like: form) }) else { return ignored(syntax) }
    form.type = forms.reduce(into: form.type) { $0.formUnion($1.type) }
    let values = values(of: syntax, form: form, property: name.text)
    return CheckedProperty(
      index: nil, name: name.text, range: name.range, isPart: syntax.isPart,
      values: values)
  }

  /// Looks up the names in the values of a property that nobody knows.
  private mutating func ignored(_ syntax: PropertySyntax) -> CheckedProperty? {
    for value in syntax.values {
      for side in [value.size?.width, value.size?.height, value.expression] {
        // A word may well be one of an enumeration that is not known, either.
        guard let side, !side.isWord, !side.isForeign else {
          if let side { markUsed(side) }
          continue
        }
        _ = expression(side)
      }
    }
    return nil
  }

  /// Notes that somebody may ask for the name that `syntax` is.
  private mutating func markUsed(_ syntax: ExpressionSyntax) {
    guard let id = scope.binding(syntax.text, at: syntax.range.lowerBound) else { return }
    usedNames.insert(checked[id].nameRange.lowerBound)
  }

  /// - Parameter owners: The kind around it, or those that may be.
  private mutating func reportUnknown(
    _ syntax: PropertySyntax, _ name: NameToken, of owners: [ElementKind], in place: Place
  ) {
    if let whole = owners.compactMap({ whole(of: syntax, name, in: $0) }).first {
      let refused = syntax.values.isEmpty ? tree.diagnostics(in: syntax.range).first : nil
      let fault = whole.diagnostic(name.text, on: place.ownerName, at: name.range, refused?.code)
      refused == nil ? report(fault) : replace(with: fault, in: syntax.range)
    } else if let help = owners.lazy.compactMap({ $0.help(insteadOf: name.text) }).first {
      report(
        .unknownProperty(name.text, on: place.ownerName, meant: ([], []), at: name.range)
          .helping(help))
    } else if let property = owners.lazy.compactMap({ $0.property(likeUIKits: name.text) }).first {
      report(.uikitProperty(name.text, called: property.name, on: place.ownerName, at: name.range))
    } else if let property = owners.lazy.compactMap({ $0.property(calledElsewhere: name.text) })
      .first
    {
      report(
        .propertyElsewhere(name.text, called: property.name, on: place.ownerName, at: name.range))
    } else {
      let meant = meanings(of: name.text) { _ in
        var seen: Set<String> = []
        return owners.flatMap(\.properties).map(\.name).filter { seen.insert($0).inserted }
      }
      let fault = Diagnostic.unknownProperty(
        name.text, on: place.ownerName, meant: meant, at: name.range)
      let isOfContent = owners.contains { $0.contentsModify(name.text) } && meant.likely.isEmpty
      report(isOfContent ? fault.helping("write it in the braces of its content") : fault)
    }
  }

  private mutating func values(
    of syntax: PropertySyntax, form: ValueForm, property: String
  ) -> [CheckedValue] {
    let path = Array(syntax.path.dropFirst())
    if path.count > 1 || (path.count == 1 && !form.hasParts) {
      report(.noParts(property, at: path[0].range))
      return []
    }
    if let part = path.first, !isKnown(part, form: form, property: property) { return [] }
    if let fault = calledEdges(syntax, form: form) {
      replace(with: fault, in: fault.range)
      return []
    }
    if let fault = foreignValues(syntax, form: form) {
      replace(with: fault, in: syntax.range)
      return []
    }
    let first = diagnostics.count
    guard let values = eachValue(of: syntax, form: form, property: property) else { return [] }
    return haveTheirNumber(values, of: syntax, form: form, since: first) ? values : []
  }

  /// Every value of a property by itself; `nil` where one leaves nothing to be read.
  private mutating func eachValue(
    of syntax: PropertySyntax, form: ValueForm, property: String
  ) -> [CheckedValue]? {
    let path = Array(syntax.path.dropFirst())
    var values: [CheckedValue] = []
    for value in syntax.values {
      if let fault = labelAlone(value, form: form, property: property) {
        report(fault)
        return nil
      }
      let label = path.first ?? value.label
      let before = diagnostics.count
      let part = form.behind(label?.text)
      let subject = form.parts.isEmpty ? property : label?.text ?? property
      var id = self.value(value, form: part, property: subject)
      if let label, path.isEmpty, value.isIndex, form.labels.leavesOut(label.text) {
        diagnostics.removeSubrange(before...)
        report(.indexOfValue(label.text, at: value.range))
        return nil
      }
      if let label, path.isEmpty, !isKnown(label, form: form, property: property) {
        if form.labels == .none {
          // What the label has moved out of its place is not wrong as well.
          diagnostics.removeSubrange(before..<max(before, diagnostics.count - 1))
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

  /// Whether there are as many values of a property as there may be, with the labels that they
  /// need; says so if not.
  ///
  /// - Parameter first: How many diagnostics there were before the values.
  private mutating func haveTheirNumber(
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
      if form.hasParts, let fault = unnamedEdges(syntax) {
        replace(with: fault, in: syntax.range)
      } else {
        // Of what type they are does not matter where there are too many.
        let others = diagnostics[first...].filter { $0.code != .wrongType }
        diagnostics.replaceSubrange(first..., with: others)
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

  /// Whether a label may stand there; says so if not.
  private mutating func isKnown(
    _ label: NameToken, form: ValueForm, property: String
  ) -> Bool {
    switch form.labels {
    case .none: report(.needlessLabel(label.text, of: property, at: label.range))
    case .parts(let words):
      if words.contains(label.text) { return true }
      let meant =
        form.foreignLabels[label.text].map { ([$0], words) }
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
    // A parameter says of which enumeration its word is; everything else names what there is.
    let words = form.labels == .parameters ? Enumeration.every : form.enumeration
    if form.type.contains(.word), words == nil, case .name(let name) = expression,
      name.words.count == 1, scope.binding(name.text, at: name.range.lowerBound) == nil
    {
      return add(.constant(.word(name.text)), TypeInference(.word), at: name.range)
    }
    var id: ExpressionID?
    if !form.type.contains(.track), case .call(let call) = expression { id = foreignTrack(call) }
    let before = diagnostics.count
    let value = id ?? self.expression(expression, words: words)
    replaceInfinity(since: before, in: form, of: property)
    replaceLabel(since: before, in: form, of: property)
    let source = checked.sources
    return require(value, Demand(form.type, words: form.enumeration)) { found, range in
      .wrongType(property, takes: form.type, found: found, at: range)
        .exemplifying(form, of: property, for: source[range], at: range)
    }
  }

  /// A size among the values of a property.
  private mutating func size(
    _ syntax: SizeSyntax, form: ValueForm, property: String
  ) -> ExpressionID {
    let isFrame = !form.parts.isEmpty
    let width = isFrame ? frameSide(syntax.width, of: syntax) : side(syntax.width, of: syntax)
    let height = isFrame ? frameSide(syntax.height, of: syntax) : side(syntax.height, of: syntax)
    guard form.type.contains(.size) else {
      report(.wrongType(property, takes: form.type, found: .size, at: syntax.range))
      return fault(at: syntax.range)
    }
    return add(.size(width, height), TypeInference(.size), at: syntax.range)
  }

  mutating func side(_ syntax: ExpressionSyntax?, of size: SizeSyntax) -> ExpressionID {
    guard let syntax else { return fault(at: size.range) }
    if case .name(let name) = syntax, name.isOpen {
      return add(.constant(.missing), TypeInference(.missing), at: name.range)
    }
    return require(expression(syntax), .number) { found, range in
      .wrongType("a size in points", takes: .number, found: found, at: range)
    }
  }
}

extension PropertySyntax {
  /// Whether it names a part of a property.
  fileprivate var isPart: Bool { path.count > 1 }
}

extension ValueForm {
  /// Whether values of the other form look the same, types aside.
  fileprivate func isWritten(like other: ValueForm) -> Bool {
    labels == other.labels && unlabelled == other.unlabelled && enumeration == other.enumeration
  }

  /// Whether its labels are edges.
  var hasEdges: Bool { !foreignLabels.isEmpty }

  /// Whether a property of this form may be set in parts.
  var hasParts: Bool {
    switch labels {
    case .parts: true
    case .none, .sections, .parameters: false
    }
  }

  /// Whether its labels are names of things elsewhere, each of which takes one value.
  var hasReferences: Bool {
    switch labels {
    case .sections, .parameters: true
    case .none, .parts: false
    }
  }
}

extension ExpressionSyntax {
  /// Whether it begins with the name of a class, as values do in UIKit.
  fileprivate var isForeign: Bool {
    switch self {
    case .call, .name: text.first?.isUppercase ?? false
    case .list(let list): list.elements.allSatisfy(\.isWord)
    default: false
    }
  }

  /// Whether it is one word.
  var isWord: Bool {
    if case .name(let name) = self { name.words.count == 1 } else { false }
  }
}

extension ValueSyntax {
  /// Whether it is written as an entry of a list: `sizes[0]`.
  fileprivate var isIndex: Bool {
    guard let label, case .list(let list)? = expression else { return false }
    return label.range.upperBound == list.range.lowerBound
  }
}
