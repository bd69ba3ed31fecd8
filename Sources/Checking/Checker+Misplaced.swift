internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// An element in a definition, where it is not known what stands around it: its inside is checked
  /// as far as it means the same wherever it may stand.
  mutating func undecided(
    _ syntax: ElementSyntax, _ word: NameToken, in place: Place
  ) {
    let kinds = place.kinds(called: word.text)
    defer { inside(of: syntax, kind: nil, candidates: kinds) }
    guard kinds.isEmpty else { return }
    let isKnown = ElementKind.all.contains { $0.name == word.text }
    let property = place.candidates.lazy.compactMap { $0.property(named: word.text) }.first
    if let property, syntax.block == nil {
      let statement = BareStatement(word: word.range, isBare: syntax.range == word.range)
      report(.propertyWithoutColon(property.description, in: statement))
    } else if isKnown, let owner = place.candidates.first {
      report(.misplacedElement(word.text, in: owner, at: word.range))
    } else if LaterWords.kinds.contains(word.text) {
      report(.notYet(word.text, at: word.range))
    } else {
      let names = place.candidates.flatMap(\.slots).compactMap { $0.kind?.name }
      reportUnknownKind(word, among: Set(names).sorted())
    }
  }

  /// Says why an element cannot stand here, and checks its inside as far as it is known.
  mutating func misplaced(
    _ syntax: ElementSyntax, _ word: NameToken, in place: Place
  ) {
    let known =
      ElementKind.all.first { $0.title == word.text }
      ?? ElementKind.all.first { $0.name == word.text }
    defer { inside(of: syntax, kind: known) }
    guard let owner = place.owner else {
      if known == nil { reportUnknownKind(word, among: ElementKind.all.map(\.name)) }
      return
    }
    if let property = owner.property(named: word.text), syntax.block == nil {
      let statement = BareStatement(word: word.range, isBare: syntax.range == word.range)
      report(.propertyWithoutColon(property.description, in: statement))
    } else if known != nil {
      report(.misplacedElement(word.text, in: owner, at: word.range))
    } else if LaterWords.kinds.contains(word.text) {
      report(.notYet(word.text, at: word.range))
    } else if syntax.block == nil, let property = owner.property(likeUIKits: word.text) {
      report(.uikitProperty(word.text, called: property.name, on: place.ownerName, at: word.range))
    } else {
      reportUnknownKind(word, among: owner.slots.compactMap { $0.kind?.name })
    }
  }

  private mutating func reportUnknownKind(_ word: NameToken, among candidates: [String]) {
    let foreign = ElementKind.all.first { kind in
      kind.words.foreign.contains { $0.lowercased() == word.text.lowercased() }
        || kind.name == word.text.lowercased()
    }
    let nearest = likelyMeanings(of: word.text, among: candidates)
    let meant = foreign.map { [$0.name] } ?? nearest
    report(
      .unknownKind(
        word.text, meant: meant, among: candidates, at: word.range))
  }

  /// Checks the inside of an element that cannot stand where it stands.
  private mutating func inside(
    of syntax: ElementSyntax, kind: ElementKind?, candidates: [ElementKind] = []
  ) {
    for side in [syntax.size?.width, syntax.size?.height] {
      if let side { _ = expression(side) }
    }
    for clause in syntax.clauses { if let operand = clause.operand { _ = expression(operand) } }
    let access = inputs
    inputs = kind?.access(inside: access) ?? .section
    defer { inputs = access }
    var place = Place(owner: kind)
    place.candidates = candidates
    place.ownerName = syntax.kindName.map { header(of: syntax, $0).description } ?? ""
    _ = block(syntax.block, in: place)
  }
}
