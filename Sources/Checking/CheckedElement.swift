internal import LayoutLanguage
internal import LayoutText

extension CheckedElement {
  /// Where it stands for whom sees only the uses from the level on: its own place, or the `use` that
  /// brings it.
  func place(at level: Int) -> TextRange {
    uses.count > level ? uses[level].range : nameRange
  }

  /// As people call it: "item `hero`".
  package var description: String { kind.name + (name.map { " `\($0)`" } ?? "") }

  /// Whether its name is an element kind.
  var isViewKind: Bool { kind.traits.contains(.isViewKind) }

  /// Whether the names of the two are of one world: all sections are, lists included.
  func sharesNames(with other: CheckedElement) -> Bool {
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
