internal import LayoutModel
internal import LayoutText

extension Checker {
  /// Reports what an element lacks or has too much of, as far as its text says.
  mutating func checkStructure(of index: Int) {
    let element = checked.elements[index]
    if element.arrangement != nil { checkOnlyChild(of: element) }
    let single = element.kind.slots.indices.filter { element.kind.slots[$0].count == .exactlyOne }
    if !single.isEmpty { checkAtMostOne(single, of: element) }
    for slot in element.kind.slots.indices where element.kind.slots[slot].count == .atMostOne {
      checkAtMostOne([slot], of: element)
    }
    checkUniqueNames(in: element.body)
    guard !doubtful.contains(index) else { return }
    once(in: element.range) { $0.checkCompleteness(of: element, single) }
  }

  /// Reports what an element lacks.
  private mutating func checkCompleteness(of element: CheckedElement, _ single: [Int]) {
    checkRequiredProperties(of: element)
    let hasChildren = !element.body.allSatisfy(\.elements.isEmpty)
    if !single.isEmpty, !element.body.contains(where: { $0.mayFill(single) }) {
      let names = single.compactMap { element.kind.slots[$0].kind?.name }
      report(.missingChild(among: names, of: element.description, at: element.range))
    } else if element.kind.traits.contains(.needsChildren), !hasChildren {
      report(.withoutChildren(element.description, of: element.kind, at: element.range))
    }
  }

  private mutating func checkRequiredProperties(of element: CheckedElement) {
    let written = Set(element.body.flatMap(\.propertyNames))
    for property in element.kind.properties where property.isRequired {
      guard !written.contains(property.name) else { continue }
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
        of: arrangement.isSplit ? "split" : "repeat", at: second.wordRange,
        clause: arrangement.range))
  }

  /// The items and groups that a body brings at the most: of the branches of a condition one.
  private func mostChildren(in body: [CheckedStatement]) -> [Int] {
    body.flatMap { statement in
      switch statement {
      case .property: [Int]()
      case .element(_, let index):
        checked.elements[index].kind.traits.contains(.takesData) ? [index] : []
      case .condition(let branches):
        branches.map { mostChildren(in: $0.body) }.max { $0.count < $1.count } ?? []
      }
    }
  }

  private mutating func checkAtMostOne(_ slots: [Int], of element: CheckedElement) {
    let children = element.body.filter { $0.mayFill(slots) }
    guard let second = children.second(in: checked) else { return }
    let first = children.first.flatMap { $0.elements.first }.map { checked.elements[$0] }
    // Two of one name are reported for their name.
    if second.isViewKind, second.identity == first?.identity { return }
    let diagnostic: Diagnostic =
      slots.count > 1
      ? .secondGroup(of: element.description, at: second.wordRange)
      : .secondChild(second.kind.name, of: element.description, at: second.wordRange)
    report(first.map { diagnostic.pointing(at: $0.wordRange, "the first one") } ?? diagnostic)
  }

  /// Names of layouts are unique in a file, those of sections in a layout, kinds of boundary items and decorations in a
  /// section, kinds of badges on their host.
  mutating func checkUniqueNames(in body: [CheckedStatement]) {
    var taken: [String: Int] = [:]
    report(duplicatesIn: body, &taken)
  }

  /// - Parameter taken: By name, the element that has it; the branches of one condition exclude one
  ///   another and may share a name.
  private mutating func report(
    duplicatesIn body: [CheckedStatement], _ taken: inout [String: Int]
  ) {
    for statement in body {
      switch statement {
      case .property: continue
      case .element(_, let index): report(duplicate: index, &taken)
      case .condition(let branches):
        let before = taken
        for branch in branches {
          var inside = before
          report(duplicatesIn: branch.body, &inside)
          taken.merge(inside) { first, _ in first }
        }
      }
    }
  }

  private mutating func report(duplicate index: Int, _ taken: inout [String: Int]) {
    let element = checked.elements[index]
    guard element.kind.traits.contains(.hasUniqueName), let key = element.identity else { return }
    guard let first = taken[key] else {
      taken[key] = index
      return
    }
    let other = checked.elements[first]
    guard element.isViewKind || element.sharesNames(with: other) else { return }
    if element.kind.traits.contains(.isAlone) {
      report(.secondOfName(element.description, at: element.range, first: other.range))
      return
    }
    report(
      .duplicateElement(
        key, isKind: element.isViewKind, at: element.nameRange, first: other.nameRange))
  }
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

  /// What it is told from others by: its name, or its word where that is its element kind.
  var identity: String? { name ?? (isViewKind || isAlone ? kind.name : nil) }

  private var isAlone: Bool { kind.traits.contains(.isAlone) }
}

extension CheckedStatement {
  /// Every property it may set, in whichever branch.
  var propertyNames: [String] {
    switch self {
    case .property(let property): [property.name]
    case .element: []
    case .condition(let branches): branches.flatMap { $0.body.flatMap(\.propertyNames) }
    }
  }

  /// Whether it may bring a child for one of `slots`.
  func mayFill(_ slots: [Int]) -> Bool {
    switch self {
    case .property: false
    case .element(let slot, _): slots.contains(slot)
    case .condition(let branches):
      branches.contains { $0.body.contains { $0.mayFill(slots) } }
    }
  }

  /// Whether it brings its children whatever comes of conditions.
  fileprivate var isCertain: Bool {
    switch self {
    case .property, .element: true
    case .condition: false
    }
  }
}

extension [CheckedStatement] {
  /// The second child that stands there whatever comes of conditions, if one does.
  fileprivate func second(in program: CheckedProgram) -> CheckedElement? {
    let certain = filter(\.isCertain).flatMap(\.elements)
    return certain.count > 1 ? program.elements[certain[1]] : nil
  }
}
