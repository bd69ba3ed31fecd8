internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// An element, if its kind may stand here; its inside is checked in any case.
  mutating func element(_ syntax: ElementSyntax, in place: StatementPlace) -> CheckedStatement? {
    guard let word = syntax.kindName else { return nil }
    if let slot = place.owner?.slot(for: word.text) {
      return .element(slot: slot.index, index: element(syntax, word, of: slot.kind))
    }
    if isCall(syntax) {
      markIncomplete(place)
      inside(of: syntax, kind: .called(elsewhere: syntax.pathText))
      return nil
    }
    if let owner = place.owner, let kind = owner.slotKind(calledElsewhere: word.text),
      let slot = owner.slot(for: kind.name)
    {
      return foreignLayer(syntax, word, as: kind, in: slot.index)
    }
    let kinds = place.kinds(called: word.text)
    if kinds.count == 1 {
      // What it lacks at the top of a definition, the block of a `use` may add.
      let index = element(syntax, word, of: kinds[0])
      if place.ownerIndex == nil { checked.elements[index].isIncomplete = true }
      return .element(slot: 0, index: index)
    }
    markIncomplete(place)
    context.extensions = []
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

  /// An element that another language calls by another word than `kind`, which may stand here.
  private mutating func foreignLayer(
    _ syntax: ElementSyntax, _ word: NameToken, as kind: ElementKind, in slot: Int
  ) -> CheckedStatement? {
    let header = header(of: syntax, word).range
    if let layer = syntax.subject, layer.node.text.hasPrefix("(") {
      replace(
        with: .layerInParentheses(word.text, kind.words.example, at: word.range), in: header)
      return nil
    }
    once(in: header) {
      $0.report(.modifierElsewhere(word.text, called: kind.name, at: word.range))
    }
    return .element(slot: slot, index: element(syntax, word, of: kind))
  }

  /// Checks an element of `kind` and returns its index in the program.
  private mutating func element(
    _ syntax: ElementSyntax, _ word: NameToken, of kind: ElementKind
  ) -> Int {
    let header = header(of: syntax, word, kind)
    let index = checked.elements.count
    checked.elements.append(
      CheckedElement(
        kind: kind, name: header.name?.text ?? header.pathText(of: kind), wordRange: word.range,
        range: header.range,
        extent: syntax.range,
        nameRange: (kind.header.takesPath ? syntax.subject?.range : header.name?.range)
          ?? word.range))
    if !kind.traits.isDisjoint(with: .asksAround) { checked.features.readsSurroundings = true }
    let access = context.inputs
    context.inputs = kind.access(inside: access)
    defer { context.inputs = access }
    checked.elements[index].uses = context.uses
    if kind.header.takesPath { checked.elements[index].header.path = header.path }
    let waiting = context.extensions
    context.extensions = []
    trail(.openElement)
    defer { trail(.close) }
    once(in: header.range) { checker in
      if let fault = checker.bareDevice(syntax, of: kind)
        ?? checker.propertyInHeader(syntax, of: kind)
      {
        checker.replace(with: fault, in: header.range)
      }
      checker.checkName(syntax, header, of: kind)
      checker.checked.elements[index].header.subject = checker.subject(syntax, header, of: kind)
      checker.checked.elements[index].header.size = checker.size(syntax.size, header, of: kind)
      checker.checked.elements[index].header.arrangement = checker.arrangement(
        syntax.clauses, of: kind)
    }
    var inside = StatementPlace(owner: kind)
    inside.ownerName = "\(kind.name)" + (header.name.map { " `\($0.text)`" } ?? "")
    inside.ownerIndex = index
    inside.block = syntax.block
    var body = block(syntax.block, in: inside)
    for added in waiting { body = self.body(body, with: added, in: inside) }
    if syntax.block?.holdsErrors ?? false { checked.elements[index].isIncomplete = true }
    checked.elements[index].body = body
    checked.elements[index].holdsContents =
      !kind.contentSlots.isEmpty && body.contains { $0.mayFill(kind.contentSlots) }
    return index
  }

  /// The body of an element and what the block of a `use` adds to it, which wins.
  private mutating func body(
    _ body: [CheckedStatement], with added: Extension, in place: StatementPlace
  ) -> [CheckedStatement] {
    let left = move(to: added.home)
    let outer = context.uses
    context.uses = added.uses
    defer {
      _ = move(to: left)
      context.uses = outer
    }
    return [.use(CheckedUse(added.place, body))] + block(added.block, in: place)
  }

  /// What stands before the block.
  func header(
    of syntax: ElementSyntax, _ word: NameToken, _ kind: ElementKind? = nil
  ) -> HeaderSyntax {
    var header = HeaderSyntax(
      word: word, name: kind?.showsSubject ?? false ? syntax.givenName : syntax.subject?.anyName,
      range: syntax.headerRange)
    header.path = header.name.map { [$0.text] } ?? syntax.subject?.path ?? []
    return header
  }

  private mutating func checkName(
    _ syntax: ElementSyntax, _ header: HeaderSyntax, of kind: ElementKind
  ) {
    guard !kind.showsSubject, let subject = syntax.subject else { return }
    let written = subject.expression
    if kind.header.takesPath, case .name? = written { return }
    if written?.name == nil {
      let fault = Diagnostic.subjectIsNoName(subject.text, of: kind.name, at: subject.range)
      report(
        header.name.map { _ in
          let inner = String(subject.text.dropFirst().dropLast())
          return fault.helping(
            "write `\(inner)`", fix: .replacing(subject.range, with: " " + inner))
        } ?? fault)
    }
  }

  /// What it shows, as its header states.
  private mutating func subject(
    _ syntax: ElementSyntax, _ header: HeaderSyntax, of kind: ElementKind
  ) -> ExpressionID? {
    guard kind.showsSubject else { return nil }
    guard let shown = syntax.subject?.expression else {
      // A string behind a label is reported for that.
      let first = syntax.block?.statements.first
      let isLabelled =
        if case .property(let property)? = first { property.isLoose(in: tree) } else { false }
      if kind.header.subject == .required, !isLabelled {
        report(.nothingToShow(header.description, at: header.range))
      }
      return nil
    }
    if let fault = wordsWithoutQuotes(shown, in: header.range) {
      replace(with: fault, in: header.range)
      return self.fault(at: shown.range)
    }
    let before = log.diagnostics.count
    let value = expression(shown)
    offerQuotes(for: shown, since: before)
    return require(value, [.text, .number]) { found, range in
      .wrongType(kind.name, takes: [.text, .number], found: found, at: range)
    }
  }

  /// Offers to show a word that is no name as it stands.
  private mutating func offerQuotes(for shown: ExpressionSyntax, since before: Int) {
    guard shown.isWord, log.diagnostics.count == before + 1,
      let last = log.diagnostics.last, last.code == .unknownName, last.helps.isEmpty
    else { return }
    let quoted = "\"\(shown.text)\""
    log.diagnostics[before] = last.helping(
      "if this is the text itself: `\(quoted)`",
      fix: Fix(.unsafe, [Edit(replace: shown.range, with: quoted)]))
  }

  private mutating func arrangement(
    _ clauses: [ClauseSyntax], of kind: ElementKind
  ) -> CheckedArrangement? {
    var result: CheckedArrangement?
    for clause in clauses {
      guard let word = clause.word, let operand = clause.operand else { continue }
      if clause.kind == .as, kind.showsSubject { continue }
      guard kind.header.takesArrangement, clause.kind != .as else {
        report(.misplacedClause(word.text, on: kind.name, at: clause.range))
        continue
      }
      if kind.header.mustSplit, clause.kind != .split {
        report(.misplacedClause(word.text, on: kind.name, at: clause.range))
      }
      if let result {
        report(.secondArrangement(word.text, at: clause.range, first: result.range))
        continue
      }
      let count = require(expression(operand), .number) { found, range in
        .wrongType(word.text, takes: .number, found: found, at: range)
      }
      result = CheckedArrangement(
        isSplit: clause.kind == .split || kind.header.mustSplit, count: count, range: clause.range)
    }
    return result
  }
}

extension StatementPlace {
  /// What an element called `word` may be here, where the owner is not known.
  func kinds(called word: String) -> [ElementKind] {
    guard owner == nil, let children = ElementKind.childrenByName[word] else { return [] }
    return children.filter { child in candidates.contains { child.owners.contains($0.title) } }
      .map(\.kind)
  }
}

extension ElementKind {
  /// Whether its header begins with an expression to show.
  var showsSubject: Bool { header.subject != .absent }

  /// By a word in small letters, the kinds that another language calls so, or this one.
  static let allByForeignName: [String: [ElementKind]] =
    all.reduce(into: [:]) { kinds, kind in
      for word in Set(
        (kind.words.foreign + [kind.words.swiftUI ?? kind.name]).map { $0.lowercased() } + [
          kind.name
        ])
      {
        kinds[word, default: []].append(kind)
      }
    }

  /// By the word of a child, the kinds that it may be, with the titles of those around it.
  fileprivate static let childrenByName: [String: [(kind: ElementKind, owners: Set<String>)]] = {
    var children: [String: [(kind: ElementKind, owners: Set<String>)]] = [:]
    for owner in [.file] + all {
      for kind in owner.slots.compactMap(\.kind) {
        let known = children[kind.name, default: []].firstIndex { $0.kind.title == kind.title }
        if let known {
          children[kind.name]?[known].owners.insert(owner.title)
        } else {
          children[kind.name, default: []].append((kind, [owner.title]))
        }
      }
    }
    return children
  }()

  /// The slot for children whose word is `word`.
  func slot(for word: String) -> (index: Int, kind: ElementKind)? {
    slots.firstIndex { $0.word == word }.map { ($0, slots[$0].kind) }
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
  func access(inside outer: InputAccess?) -> InputAccess? {
    var access = outer ?? .nothing
    if let inputs { access.formUnion(InputAccess(inside: inputs)) }
    if traits.contains(.isContent), !access.isDisjoint(with: .owners) { access.insert(.contents) }
    return access
  }
}
