internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// An element in a definition, where it is not known what stands around it: its inside is checked
  /// as far as it means the same wherever it may stand.
  mutating func undecided(
    _ syntax: ElementSyntax, _ word: NameToken, in place: StatementPlace
  ) {
    let kinds = place.kinds(called: word.text)
    defer { inside(of: syntax, kind: nil, candidates: kinds) }
    guard kinds.isEmpty else { return }
    let isKnown = ElementKind.all.contains { $0.name == word.text }
    let property = place.candidates.lazy.compactMap { $0.property(named: word.text) }.first
    if let property, syntax.block == nil {
      let statement = BareStatement(syntax, word)
      report(.propertyWithoutColon(property.description, in: statement))
    } else if isKnown, let owner = place.candidates.first {
      report(.misplacedElement(word.text, in: owner, at: word.range))
    } else {
      let names = place.candidates.flatMap(\.slots).map(\.kind.name)
      reportUnknownKind(syntax, word, among: Set(names).sorted(), in: place)
    }
  }

  /// Says why an element cannot stand here, and checks its inside as far as it is known.
  mutating func misplaced(
    _ syntax: ElementSyntax, _ word: NameToken, in place: StatementPlace
  ) {
    let modifier = place.owner.flatMap { layer(calledElsewhere: word.text, in: $0) }
    let known =
      modifier ?? ElementKind.all.first { $0.title == word.text }
      ?? ElementKind.all.first { $0.name == word.text }
    var kind = known ?? meant(by: word.text, in: place.owner)
    var candidates: [ElementKind] = []
    defer { inside(of: syntax, kind: kind, candidates: candidates) }
    guard let owner = place.owner else {
      if known == nil {
        reportUnknownKind(syntax, word, among: ElementKind.all.map(\.name), in: place)
      }
      return
    }
    if let property = owner.property(named: word.text), syntax.block == nil {
      let statement = BareStatement(syntax, word)
      report(.propertyWithoutColon(property.description, in: statement))
    } else if let modifier {
      report(.misplacedModifier(word.text, modifier, in: owner, at: word.range))
    } else if let known {
      // Either the place is wrong or the word, whose inside is that of another element, then.
      (kind, candidates) = (nil, [known] + owner.slots.map(\.kind))
      report(.misplacedElement(word.text, in: owner, at: word.range))
    } else if syntax.range == word.range, let property = owner.property(withWord: word.text) {
      report(.wordWithoutProperty(word.text, property, at: word.range))
    } else if syntax.block == nil, let property = owner.property(likeUIKits: word.text) {
      report(.uikitProperty(word.text, called: property.name, on: place.ownerName, at: word.range))
    } else if syntax.block == nil, let property = owner.property(calledElsewhere: word.text) {
      report(
        .propertyElsewhere(word.text, called: property.name, on: place.ownerName, at: word.range))
    } else {
      reportUnknownKind(syntax, word, among: owner.slots.map(\.kind.name), in: place)
    }
  }

  /// The only kind of `owner`'s children that another language calls `word`.
  func meant(by word: String, in owner: ElementKind?) -> ElementKind? {
    let kinds = ElementKind.allByForeignName[word.lowercased(), default: []].compactMap { kind in
      owner?.slot(for: kind.name)?.kind
    }
    return kinds.first { $0.name == word.lowercased() } ?? kinds.first
  }

  private mutating func reportUnknownKind(
    _ syntax: ElementSyntax, _ word: NameToken, among candidates: [String], in place: StatementPlace
  ) {
    // The lexer has reported that nothing begins so.
    if word.text.hasPrefix("#") { return }
    if let definition = file.definitions[word.text] {
      checked.names.used.insert(definition.name.range.lowerBound)
      return report(.definitionAsKind(syntax, word))
    }
    if let help = ContentAdvice.help(insteadOf: word.text, in: place.owner) {
      return report(.foreignStatement(word.text, help: help, at: word.range))
    }
    let kinds = ElementKind.allByForeignName[word.text.lowercased(), default: []]
    let possible = kinds.filter { candidates.contains($0.name) }
    let foreign =
      possible.first { $0.name == word.text.lowercased() } ?? possible.first ?? kinds.first
    let nearest = meanings(of: word.text) { _ in candidates }.likely
    let meant = foreign.map { [$0.name] } ?? nearest
    if meant.isEmpty, let foreign = StatementAdvice.all[word.text] {
      return report(.foreignStatement(word.text, help: foreign, at: word.range))
    }
    report(
      .unknownKind(
        word.text, meant: meant, among: candidates, at: word.range))
  }

  /// Checks the inside of an element that cannot stand where it stands.
  mutating func inside(
    of syntax: ElementSyntax, kind: ElementKind?, candidates: [ElementKind] = []
  ) {
    for side in [syntax.size?.width, syntax.size?.height] {
      if let side { _ = expression(side) }
    }
    for clause in syntax.clauses where clause.kind != .as {
      if let operand = clause.operand { _ = expression(operand) }
    }
    let access = context.inputs
    context.inputs = kind?.access(inside: access) ?? .everything
    defer { context.inputs = access }
    var place = StatementPlace(owner: kind)
    place.candidates = candidates
    place.ownerName = syntax.kindName.map { header(of: syntax, $0).description } ?? ""
    _ = block(syntax.block, in: place)
  }

  /// What another language calls `word` and has around what stands inside of `owner`.
  private func layer(calledElsewhere word: String, in owner: ElementKind) -> ElementKind? {
    guard !owner.contentSlots.isEmpty else { return nil }
    return ElementKind.allByForeignName[word.lowercased()]?.first {
      $0.traits.contains(.isModifier) && $0.name != word
    }
  }
}
