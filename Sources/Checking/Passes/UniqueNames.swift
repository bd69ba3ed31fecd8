internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension ProgramPass {
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

  /// A condition in a loop may read the current value, so that an element there is made once.
  private mutating func report(duplicatesIn loop: CheckedLoop, _ taken: inout TakenNames) {
    let outer = taken.loop
    if loop.mayRepeat { taken.loop = loop }
    report(duplicatesIn: loop.body, &taken)
    taken.loop = outer
  }

  private mutating func report(duplicate index: Int, _ taken: inout TakenNames) {
    let element = program.elements[index]
    guard element.kind.traits.contains(.hasUniqueName), let key = element.identity else { return }
    if let loop = taken.loop { reportRepeated(index, in: loop, at: taken.level) }
    guard let first = taken.elements[key] else {
      taken.elements[key] = index
      return
    }
    let other = program.elements[first]
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

  /// Reports layouts in loops: each has to be unique.
  mutating func checkLayoutsInLoops() {
    let layout = ElementKind(Layout.vocabulary).title
    for (element, loop) in program.body.loopedElements {
      guard program.elements[element].kind.title == layout else { continue }
      reportRepeated(element, in: loop, at: 0)
    }
  }

  /// Reports an element that has to be unique and that a loop may repeat.
  ///
  /// - Parameter level: How many uses led to the place of the loop.
  mutating func reportRepeated(_ index: Int, in loop: CheckedLoop, at level: Int) {
    let element = program.elements[index]
    report(
      .repeatedElement(element.description, at: element.place(at: level))
        .pointing(at: loop.range, "may repeat"))
  }
}

/// The names that the elements of one body have.
private struct TakenNames {
  /// How many uses led to the body's owner.
  let level: Int
  /// By name, the first element that has it.
  var elements: [String: Int] = [:]
  /// The loop around that may repeat.
  var loop: CheckedLoop?

  init(level: Int) { self.level = level }
}

extension [CheckedStatement] {
  /// The elements in loops that may repeat, under any condition.
  fileprivate var loopedElements: [(element: Int, loop: CheckedLoop)] {
    flatMap { statement -> [(element: Int, loop: CheckedLoop)] in
      switch statement {
      case .property, .element, .binding: []
      case .condition(let branches): branches.flatMap { $0.body.loopedElements }
      case .use(let use): use.body.loopedElements
      case .loop(let loop):
        loop.mayRepeat ? loop.body.flatMap(\.elements).map { ($0, loop) } : loop.body.loopedElements
      }
    }
  }
}
