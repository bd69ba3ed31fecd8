internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// Reports what an element lacks or has too much of, as far as its text says.
  mutating func checkStructure(of index: Int) {
    let element = checked.elements[index]
    if element.arrangement != nil { checkOnlyChild(of: element) }
    let single = element.kind.singleSlots
    if !single.isEmpty { checkAtMostOne(single, of: element) }
    checkContents(of: element)
    for slot in element.kind.optionalSlots { checkAtMostOne([slot], of: element) }
    checkUniqueNames(in: element.body, at: element.uses.count)
    guard !doubtful.contains(index) else { return }
    once(in: element.range) { $0.checkCompleteness(of: element, single) }
  }

  /// Reports what an element lacks.
  private mutating func checkCompleteness(of element: CheckedElement, _ single: [Int]) {
    checkRequiredProperties(of: element)
    checkLayer(element)
    if !single.isEmpty, !element.body.contains(where: { $0.mayFill(single) }) {
      let names = single.map { element.kind.slots[$0].kind.name }
      report(.missingChild(among: names, of: element.description, at: element.range))
    } else if element.kind.traits.contains(.needsChildren),
      element.body.allSatisfy({ $0.elements.isEmpty })
    {
      report(.withoutChildren(element.description, of: element.kind, at: element.range))
    }
  }

  private mutating func checkRequiredProperties(of element: CheckedElement) {
    let required = element.kind.requiredProperties
    if required.isEmpty { return }
    let written = Set(element.body.flatMap(\.propertyNames))
    for property in required where !written.contains(property.name) {
      report(.missingProperty(property, of: element.description, at: element.range))
    }
  }

  /// `split` and `repeat` have one child.
  private mutating func checkOnlyChild(of element: CheckedElement) {
    guard let arrangement = element.arrangement else { return }
    let children = mostChildren(in: element.body)
    guard children.count > 1 else { return }
    let second = checked.elements[children[1]]
    report(
      .severalChildren(
        of: arrangement.isSplit ? "split" : "repeat", at: second.word(at: element.uses.count),
        clause: arrangement.range))
  }

  /// The items and groups that a body brings at the most: of the branches of a condition one.
  private func mostChildren(in body: [CheckedStatement]) -> [Int] {
    body.flatMap { statement in
      switch statement {
      case .property, .binding: [Int]()
      case .element(_, let index):
        checked.elements[index].kind.traits.contains(.takesData) ? [index] : []
      case .condition(let branches):
        branches.map { mostChildren(in: $0.body) }.max { $0.count < $1.count } ?? []
      case .use(let use): mostChildren(in: use.body)
      case .loop(let loop):
        loop.mayRepeat
          ? mostChildren(in: loop.body) + mostChildren(in: loop.body) : mostChildren(in: loop.body)
      }
    }
  }

  private mutating func checkAtMostOne(_ slots: [Int], of element: CheckedElement) {
    let children = element.body.certainElements(in: slots)
    guard children.count > 1 else { return }
    let (first, second) = (checked.elements[children[0]], checked.elements[children[1]])
    // Two of one name are reported for their name.
    if second.isViewKind, second.identity == first.identity { return }
    let level = element.uses.count
    let range = second.word(at: level)
    let diagnostic: Diagnostic =
      slots.count > 1
      ? .secondGroup(of: element.description, at: range)
      : .secondChild(second.kind.name, of: element.description, at: range)
    let isLooped = children[0] == children[1]
    report(isLooped ? diagnostic : diagnostic.pointing(at: first.word(at: level), "the first one"))
  }

  /// Names of layouts are unique in a file, those of sections in a layout, kinds of boundary items and decorations in a
  /// section, kinds of badges on their host.
  ///
  /// - Parameter level: How many uses led to the owner of the body.
  mutating func checkUniqueNames(in body: [CheckedStatement], at level: Int = 0) {
    var taken = TakenNames(level: level)
    report(duplicatesIn: body, &taken)
  }

  /// - Parameter taken: By name, the element that has it; the branches of one condition exclude one
  ///   another and may share a name.
  private mutating func report(
    duplicatesIn body: [CheckedStatement], _ taken: inout TakenNames
  ) {
    for statement in body {
      switch statement {
      case .property, .binding: continue
      case .element(_, let index): report(duplicate: index, &taken)
      case .use(let use): report(duplicatesIn: use.body, &taken)
      case .loop(let loop): report(duplicatesIn: loop, &taken)
      case .condition(let branches):
        let before = taken
        for branch in branches {
          var inside = before
          inside.loop = nil
          report(duplicatesIn: branch.body, &inside)
          taken.elements.merge(inside.elements) { first, _ in first }
        }
      }
    }
  }

  /// A condition in a loop may ask for the turn, so that what stands there is made once.
  private mutating func report(duplicatesIn loop: CheckedLoop, _ taken: inout TakenNames) {
    let outer = taken.loop
    if loop.mayRepeat { taken.loop = loop }
    report(duplicatesIn: loop.body, &taken)
    taken.loop = outer
  }

  private mutating func report(duplicate index: Int, _ taken: inout TakenNames) {
    let element = checked.elements[index]
    guard element.kind.traits.contains(.hasUniqueName), let key = element.identity else { return }
    if let loop = taken.loop { reportRepeated(index, in: loop, at: taken.level) }
    guard let first = taken.elements[key] else {
      taken.elements[key] = index
      return
    }
    let other = checked.elements[first]
    guard element.isViewKind || element.sharesNames(with: other) else { return }
    if element.kind.traits.contains(.isAlone) {
      report(.secondOfName(element.description, at: element.range, first: other.range))
      return
    }
    let fault = Diagnostic.duplicateElement(
      key, isKind: element.isViewKind, at: element.place(at: taken.level),
      first: other.place(at: taken.level))
    let isBrought = element.uses.count > taken.level
    report(isBrought ? fault.pointing(at: element.nameRange, "named here") : fault)
  }
}

/// The names that the elements of one body have.
private struct TakenNames {
  /// How many uses led to the body's owner.
  let level: Int
  /// By name, the first element that has it.
  var elements: [String: Int] = [:]
  /// The loop around that may turn more than once.
  var loop: CheckedLoop?

  init(level: Int) { self.level = level }
}

extension CheckedElement {
  /// As people call it: "item `hero`".
  package var description: String { kind.name + (name.map { " `\($0)`" } ?? "") }

  /// Whether its name is an element kind.
  var isViewKind: Bool { kind.traits.contains(.isViewKind) }

  /// Whether the names of the two are of one world: all sections are, lists included.
  fileprivate func sharesNames(with other: CheckedElement) -> Bool {
    kind.title == other.kind.title
      || kind.traits.contains(.repeatsWithData) && other.kind.traits.contains(.repeatsWithData)
  }

  /// The word it begins with, or the `use` that brings it, for whom sees only the uses from `level`
  /// on.
  func word(at level: Int) -> TextRange {
    uses.count > level ? uses[level].range : wordRange
  }

  /// What it is told from others by: its name, or its word where that is its element kind.
  var identity: String? { name ?? (isViewKind || isAlone ? kind.name : nil) }

  private var isAlone: Bool { kind.traits.contains(.isAlone) }
}

extension CheckedStatement {
  /// Every property it may set, in whichever branch.
  var propertyNames: [String] {
    switch self {
    case .property(let property): [property.name]
    case .element, .binding: []
    case .condition(let branches): branches.flatMap { $0.body.flatMap(\.propertyNames) }
    case .use(let use): use.body.flatMap(\.propertyNames)
    case .loop(let loop): loop.body.flatMap(\.propertyNames)
    }
  }

  /// Whether it may bring a child for one of `slots`.
  package func mayFill(_ slots: [Int]) -> Bool {
    switch self {
    case .property, .binding: false
    case .element(let slot, _): slots.contains(slot)
    case .condition(let branches):
      branches.contains { $0.body.contains { $0.mayFill(slots) } }
    case .use(let use): use.body.contains { $0.mayFill(slots) }
    case .loop(let loop): loop.body.contains { $0.mayFill(slots) }
    }
  }
}

extension [CheckedStatement] {
  /// The children in `slots` that stand there whatever comes of conditions; those of a loop twice if
  /// it is known to turn again.
  func certainElements(in slots: [Int]) -> [Int] {
    reduce(into: []) { certain, statement in
      switch statement {
      case .property, .binding, .condition: break
      case .element(let slot, let index): if slots.contains(slot) { certain.append(index) }
      case .use(let use): certain += use.body.certainElements(in: slots)
      case .loop(let loop):
        let inside = loop.body.certainElements(in: slots)
        for _ in 0..<Swift.min(loop.turnCount ?? 0, 2) { certain += inside }
      }
    }
  }
}
