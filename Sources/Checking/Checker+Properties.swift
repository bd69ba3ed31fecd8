internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A property, if its element has it; its values are checked in any case.
  mutating func property(_ syntax: PropertySyntax, in place: StatementPlace) -> CheckedProperty? {
    guard let name = syntax.name else { return nil }
    if name.text == GroupChild.turn { checked.features.setsOrder = true }
    guard let owner = place.owner else { return undecided(syntax, name, in: place) }
    if owner.title == ElementKind.file.title, syntax.node.token(.equals) != nil {
      replace(with: .bindingWithoutWord(name.text, at: name.range), in: syntax.range)
      return ignored(syntax)
    }
    if reportElement(for: syntax, name, in: owner) { return nil }
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
    let first = log.diagnostics.count
    let values = values(of: syntax, form: property.form, property: property.name)
    if owner.traits.contains(.isExpectation) { offerContainer(since: first) }
    if isFaulty(syntax, since: first), let fault = valuesOfOthers(syntax, property, in: owner) {
      replace(with: fault, insteadOf: first, in: syntax.range)
      return nil
    }
    return CheckedProperty(
      index: index, name: name.text, range: name.range, isPart: syntax.isPart, values: values)
  }

  /// Whether something is wrong with a property: there were `first` diagnostics before its check.
  private func isFaulty(_ syntax: PropertySyntax, since first: Int) -> Bool {
    log.diagnostics.count > first || !tree.diagnostics(in: syntax.range).isEmpty
  }

  /// Reports `fault` in place of what was reported since there were `first` diagnostics.
  private mutating func replace(with fault: Diagnostic, insteadOf first: Int, in range: TextRange) {
    log.diagnostics.removeSubrange(first...)
    replace(with: fault, in: range)
  }

  /// A property under another name than its own.
  private mutating func readAs(
    _ name: String, _ syntax: PropertySyntax, in owner: ElementKind
  ) -> CheckedProperty? {
    guard let (index, property) = owner.property(named: name), !syntax.isPart else {
      return ignored(syntax)
    }
    return CheckedProperty(
      index: index, name: name, range: syntax.nameRange ?? syntax.range, isPart: false,
      values: values(of: syntax, form: property.form, property: name))
  }

  /// A property in a definition, where it is not known what stands around it: its values are checked
  /// if it means the same wherever it may stand.
  private mutating func undecided(
    _ syntax: PropertySyntax, _ name: NameToken, in place: StatementPlace
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

  /// Looks up the names in the values of an unknown property.
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

  /// Notes that the name that `syntax` is may be used.
  private mutating func markUsed(_ syntax: ExpressionSyntax) {
    guard let id = file.scope.binding(syntax.text, at: syntax.range.lowerBound) else { return }
    checked.names.used.insert(checked[id].nameRange.lowerBound)
  }

  /// - Parameter owners: The kind around it, or those that may be.
  private mutating func reportUnknown(
    _ syntax: PropertySyntax, _ name: NameToken, of owners: [ElementKind], in place: StatementPlace
  ) {
    if let whole = owners.compactMap({ whole(of: syntax, name, in: $0) }).first {
      let isRefused = tree.diagnostics(in: syntax.range).contains {
        syntax.values.isEmpty || whole.insteadOf.contains($0.code)
      }
      let fault = whole.diagnostic(name.text, on: place.ownerName, at: name.range)
      if isRefused {
        replace(with: fault, in: syntax.range)
      } else {
        report(fault)
      }
    } else if let property = owners.lazy.compactMap({ $0.property(likeUIKits: name.text) }).first {
      report(.uikitProperty(name.text, called: property.name, on: place.ownerName, at: name.range))
    } else if let help = owners.lazy.compactMap({ $0.help(insteadOf: name.text) }).first {
      report(
        .unknownProperty(name.text, on: place.ownerName, at: name.range)
          .naming(homesOf: name.text, near: owners).helping(help))
    } else if owners.contains(where: {
      $0.mayHoldContents(modifiedBy: name.text) && $0.holdsContents(in: place.block)
    }) {
      report(
        .unknownProperty(name.text, on: place.ownerName, at: name.range)
          .helping("write it in the braces of its content"))
    } else if let property = owners.lazy.compactMap({ $0.property(calledElsewhere: name.text) })
      .first
    {
      report(
        .propertyElsewhere(name.text, called: property.name, on: place.ownerName, at: name.range))
    } else {
      var meant = meanings(of: name.text) { _ in
        var seen: Set<String> = []
        return owners.flatMap(\.properties).map(\.name).filter { seen.insert($0).inserted }
      }
      if meant.likely.isEmpty { meant.likely = halves(of: name.text, among: meant.all) }
      let fault = Diagnostic.unknownProperty(name.text, on: place.ownerName, at: name.range)
        .naming(homesOf: name.text, near: owners).suggesting(meant, at: name.range)
      let isOfContent = owners.contains { $0.contentsModify(name.text) } && meant.likely.isEmpty
      report(isOfContent ? fault.helping("write it in the braces of its content") : fault)
    }
  }

  /// The two properties that set separately what `name` sets at once, as a grid has a spacing for
  /// either axis.
  private func halves(of name: String, among names: [String]) -> [String] {
    let end = name.prefix(1).uppercased() + name.dropFirst()
    let halves = names.filter { $0.hasSuffix(end) }
    return halves.count == 2 ? halves : []
  }

  private mutating func values(
    of syntax: PropertySyntax, form: ValueForm, property: String
  ) -> [CheckedValue] {
    let parts = syntax.parts
    if parts.count > 1 || (parts.count == 1 && !form.hasParts) {
      report(.noParts(property, at: parts[0].range))
      return []
    }
    if let part = parts.first, !isKnown(part, form: form, property: property) { return [] }
    let first = log.diagnostics.count
    let values = eachValue(of: syntax, parts.first, form: form, property: property)
    let isWhole = values.map { checkNumber($0, of: syntax, form: form, since: first) } ?? false
    // Only what is wrong here may be right elsewhere.
    if isFaulty(syntax, since: first),
      let fault = foreignTracks(syntax, form: form) ?? foreignValues(syntax, form: form)
    {
      replace(with: fault, insteadOf: first, in: syntax.range)
      return []
    }
    return isWhole ? values ?? [] : []
  }
}

extension PropertySyntax {
  /// Whether it names a part of a property.
  fileprivate var isPart: Bool { !parts.isEmpty }
}

extension ValueForm {
  /// Whether values of the other form look the same, types aside.
  fileprivate func isWritten(like other: ValueForm) -> Bool {
    labels == other.labels && unlabelled == other.unlabelled && enumeration == other.enumeration
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
    if case .name(let name) = self { name.word != nil } else { false }
  }
}
