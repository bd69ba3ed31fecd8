internal import LayoutLanguage
internal import LayoutText

extension CheckedElement {
  /// Its place seen from inside the first `level` uses: its own, or that of the `use` that brings it.
  func place(at level: Int) -> TextRange {
    uses.count > level ? uses[level].range : nameRange
  }

  /// Its kind and name in messages: "item `hero`".
  package var description: String { kind.name + (name.map { " `\($0)`" } ?? "") }

  /// Whether its name is an element kind.
  var isViewKind: Bool { kind.traits.contains(.isViewKind) }

  /// Whether the names of the two must differ: those of all sections must, lists included.
  func sharesNames(with other: CheckedElement) -> Bool {
    kind.title == other.kind.title
      || kind.traits.contains(.repeatsWithData) && other.kind.traits.contains(.repeatsWithData)
  }

  /// The word it begins with, or the `use` that brings it, seen from inside the first `level` uses.
  func word(at level: Int) -> TextRange {
    uses.count > level ? uses[level].range : wordRange
  }

  /// What identifies it: its name, or its word where that is its element kind.
  var identity: String? { name ?? (isViewKind || isAlone ? kind.name : nil) }

  private var isAlone: Bool { kind.traits.contains(.isAlone) }
}

extension CheckedStatement {
  /// Every property it may set, in whichever branch.
  var propertyNames: [String] {
    if case .property(let property) = self { return [property.name] }
    return bodies.flatMap { $0.flatMap(\.propertyNames) }
  }

  /// Whether it may bring a child for one of `slots`.
  package func mayFill(_ slots: [Int]) -> Bool {
    if case .element(let slot, _) = self { return slots.contains(slot) }
    return bodies.contains { $0.contains { $0.mayFill(slots) } }
  }
}

extension [CheckedStatement] {
  /// The children in `slots` that are there under all conditions; those of a loop twice if it is
  /// known to repeat.
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
