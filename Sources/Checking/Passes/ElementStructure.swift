internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension ProgramPass {
  /// Reports what elements lack or have too much of.
  mutating func checkStructure(of indices: Range<Int>) {
    for index in indices {
      let element = program.elements[index]
      uses = element.uses
      if element.arrangement != nil, !element.kind.header.mustSplit { checkOnlyChild(of: element) }
      checkWaterfalls(in: element)
      let single = element.kind.singleSlots
      if !single.isEmpty { checkAtMostOne(single, of: element) }
      checkContents(of: element)
      for slot in element.kind.optionalSlots { checkAtMostOne([slot], of: element) }
      checkUniqueNames(in: element.body, at: uses.count)
      // What an element lacks may be what could not be read.
      guard !element.isIncomplete, !isRefused(element.range) else { continue }
      checkCompleteness(of: element, single)
    }
    uses = []
  }

  /// What has been reported after `checkStructure(of: indices)`.
  consuming func checkedStructure(of indices: Range<Int>) -> DiagnosticLog {
    checkStructure(of: indices)
    return log
  }

  /// Reports what an element lacks.
  private mutating func checkCompleteness(of element: CheckedElement, _ single: [Int]) {
    checkRequiredProperties(of: element)
    checkNaturalSize(of: element)
    if element.kind.header.mustSplit, element.arrangement == nil {
      report(.missingSplit(of: element.description, at: element.range))
    }
    checkLayer(element)
    checkHost(element)
    checkAlignment(ofTracksIn: element)
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

  /// An image has a size, or is a symbol, or is resizable with a ratio.
  private mutating func checkNaturalSize(of element: CheckedElement) {
    let substitutes = element.kind.header.insteadOfSize
    guard !substitutes.isEmpty, element.size == nil,
      !Picture.isSymbol(called: program.sources[element.nameRange])
    else { return }
    let written = Set(element.body.flatMap(\.propertyNames))
    if written.isSuperset(of: substitutes) { return }
    report(.missingNaturalSize(of: element, at: element.range))
  }

  /// A section with a waterfall does not scroll perpendicular to the layout.
  ///
  /// - Source: `uikit.md` 16.1.
  private mutating func checkWaterfalls(in section: CheckedElement) {
    guard section.kind.slots.contains(where: { $0.count == .exactlyOne }) else { return }
    let waterfall = section.body.flatMap(\.elements).map { program.elements[$0] }
      .first { $0.kind.header.mustSplit }
    guard let waterfall else { return }
    let scrolls = section.body.properties.filter { $0.name == Section.scrollName }
    for property in scrolls where !property.isNone(in: program) {
      report(
        .orthogonalWaterfall(at: property.range)
          .pointing(at: waterfall.word(at: section.uses.count), "one instance holds all items"))
    }
  }

  /// `split` and `repeat` have one child.
  private mutating func checkOnlyChild(of element: CheckedElement) {
    guard let arrangement = element.arrangement else { return }
    let children = mostChildren(in: element.body)
    guard children.count > 1 else { return }
    let second = program.elements[children[1]]
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
        program.elements[index].kind.traits.contains(.takesData) ? [index] : []
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
    let (first, second) = (program.elements[children[0]], program.elements[children[1]])
    // Two of one name are reported for their name.
    if second.isViewKind, second.identity == first.identity { return }
    let level = element.uses.count
    let range = second.word(at: level)
    let diagnostic: Diagnostic =
      slots.count > 1
      ? .secondGroup(of: element.description, at: range)
      : .secondChild(second.kind.name, of: element.description, at: range)
    let isLooped = children[0] == children[1]
    report(isLooped ? diagnostic : diagnostic.pointing(at: first.word(at: level), "first here"))
  }
}

extension CheckedProperty {
  /// Whether it is written to be what it is without being written.
  fileprivate func isNone(in program: CheckedProgram) -> Bool {
    guard let value = values.first?.expression else { return true }
    return program[value] == .constant(.word(OrthogonalBehavior.none.rawValue))
  }
}
