internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// An element, if its kind may stand here; its inside is checked in any case.
  mutating func element(_ syntax: ElementSyntax, in place: Place) -> CheckedStatement? {
    guard let word = syntax.kindName else { return nil }
    if let slot = place.owner?.slot(for: word.text) {
      return .element(slot: slot.index, index: element(syntax, word, of: slot.kind))
    }
    let kinds = place.kinds(called: word.text)
    if kinds.count == 1 {
      // What it lacks at the top of a definition, the block of a `use` may add.
      if place.ownerIndex == nil { doubtful.insert(checked.elements.count) }
      return .element(slot: 0, index: element(syntax, word, of: kinds[0]))
    }
    if let owner = place.ownerIndex { doubtful.insert(owner) }
    extensions = []
    let header = header(of: syntax, word)
    once(in: header.range) { checker in
      if place.candidates.isEmpty {
        checker.misplaced(syntax, word, in: place)
      } else {
        checker.undecided(syntax, word, in: place)
      }
    }
    return nil
  }

  /// Checks an element of `kind` and returns its index in the program.
  private mutating func element(
    _ syntax: ElementSyntax, _ word: NameToken, of kind: ElementKind
  ) -> Int {
    let header = header(of: syntax, word)
    let index = checked.elements.count
    checked.elements.append(
      CheckedElement(
        kind: kind, name: header.name?.text, wordRange: word.range, range: header.range,
        extent: syntax.range, nameRange: header.name?.range ?? word.range))
    let access = inputs
    inputs = kind.access(inside: access)
    defer { inputs = access }
    checked.elements[index].uses = uses
    let (waiting, outside) = (extensions, facts)
    (extensions, facts) = ([], facts.inside)
    defer { facts = outside }
    once(in: header.range) { checker in
      checker.checkName(syntax, header, of: kind)
      checker.checked.elements[index].size = checker.size(syntax.size, header, of: kind)
      checker.checked.elements[index].arrangement = checker.arrangement(syntax.clauses, of: kind)
    }
    var inside = Place(owner: kind)
    inside.ownerName = "\(kind.name)" + (header.name.map { " `\($0.text)`" } ?? "")
    inside.ownerIndex = index
    var body = block(syntax.block, in: inside)
    for added in waiting { body = self.body(body, with: added, in: inside) }
    checked.elements[index].body = body
    checkStructure(of: index)
    return index
  }

  /// The body of an element and what the block of a `use` adds to it, which wins.
  private mutating func body(
    _ body: [CheckedStatement], with added: Extension, in place: Place
  ) -> [CheckedStatement] {
    let left = move(to: added.home)
    let outer = uses
    uses = added.uses
    defer {
      _ = move(to: left)
      uses = outer
    }
    return [.use(CheckedUse(added.place, body))] + block(added.block, in: place)
  }
}

extension Place {
  /// What an element called `word` may be here, where the owner is not known.
  func kinds(called word: String) -> [ElementKind] {
    guard owner == nil else { return [] }
    var titles: Set<String> = []
    return candidates.compactMap { $0.slot(for: word)?.kind }
      .filter { titles.insert($0.title).inserted }
  }
}

extension ElementKind {
  /// The slot for children whose word is `word`.
  func slot(for word: String) -> (index: Int, kind: ElementKind)? {
    for (index, slot) in slots.enumerated() {
      if let kind = slot.kind, kind.name == word { return (index, kind) }
    }
    return nil
  }

  /// The property called `name`.
  func property(named name: String) -> (index: Int, description: PropertyDescription)? {
    properties.firstIndex { $0.name == name }.map { ($0, properties[$0]) }
  }

  /// The property that UIKit calls `name`.
  func property(likeUIKits name: String) -> PropertyDescription? {
    properties.first { $0.uikitNames.contains(name) }
  }

  /// What expressions inside may ask of the world, given what they may ask around it.
  func access(inside outer: Checker.InputAccess?) -> Checker.InputAccess? {
    max(outer ?? .nothing, inputs.map(Checker.InputAccess.init) ?? .nothing)
  }
}
