internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension ProgramPass {
  /// Reports a second content where there may be one, and children behind a modifier.
  mutating func checkContents(of element: CheckedElement) {
    let slots = element.kind.contentSlots
    let contents = element.body.certainElements(in: slots)
    if contents.count > 1 {
      let (first, second) = (program.elements[contents[0]], program.elements[contents[1]])
      let (level, isLooped) = (element.uses.count, contents[0] == contents[1])
      let diagnostic = Diagnostic.secondContent(
        of: element.description, at: second.word(at: level))
      report(
        isLooped ? diagnostic : diagnostic.pointing(at: first.word(at: level), "first here"))
    }
    checkCells(in: element)
    guard element.kind.traits.contains(.isContent) else { return }
    if element.kind.traits.contains(.showsOne) { checkThatAllIsShown(in: element) }
    var modifier: TextRange?
    checkOrder(in: element.body, of: element.kind, behind: &modifier)
  }

  /// - Parameter modifier: Where the first modifier stands, once there is one.
  /// - Source: `content.md`, the paragraph on modifiers.
  private mutating func checkOrder(
    in body: [CheckedStatement], of kind: ElementKind, behind modifier: inout TextRange?
  ) {
    for statement in body {
      switch statement {
      case .property(let property):
        let isModifier = property.index.map { kind.properties[$0].isModifier } ?? false
        if isModifier { modifier = modifier ?? property.range }
      case .binding: continue
      case .element(_, let index): checkOrder(of: program.elements[index], behind: &modifier)
      case .condition(let branches):
        for branch in branches { checkOrder(in: branch.body, of: kind, behind: &modifier) }
      case .use(let use):
        if let modifier, use.arguments != nil {
          // The `use` is reported, not what it brings.
          guard use.body.holdsChildren(in: program) else { continue }
          report(.useBehindModifier(at: use.place.range, modifier: modifier))
        } else {
          checkOrder(in: use.body, of: kind, behind: &modifier)
        }
      case .loop(let loop): checkOrder(in: loop.body, of: kind, behind: &modifier)
      }
    }
  }

  private mutating func checkOrder(of child: CheckedElement, behind modifier: inout TextRange?) {
    if child.kind.traits.contains(.isModifier) {
      modifier = modifier ?? child.wordRange
    } else if let start = modifier {
      let isMovable = child.uses.isEmpty && start.lowerBound < child.extent.lowerBound
      report(
        .childBehindModifier(
          child.description, at: child.wordRange, modifier: start,
          fix: isMovable ? swap(start.lowerBound, child.extent) : nil))
      // Others behind the same modifier are the same mistake.
      modifier = nil
    }
  }

  /// The edit that moves the child in `range` to the modifier that begins at `start`.
  private func swap(_ start: Int, _ range: TextRange) -> Fix {
    let between = program.source[start..<range.lowerBound]
    let core = between.reversed().drop { $0.isWhitespace || $0 == ";" }.count
    let modifiers = String(between.prefix(core))
    let gap = String(between.dropFirst(core))
    let moved = program.source[range] + gap + modifiers
    return Fix(.unsafe, [Edit(replace: start..<range.upperBound, with: moved)])
  }
}

extension [CheckedStatement] {
  /// Whether what stands here may bring a child, and not layers alone.
  fileprivate func holdsChildren(in program: CheckedProgram) -> Bool {
    flatMap(\.elements).contains { !program.elements[$0].kind.traits.contains(.isModifier) }
  }
}

extension Diagnostic {
  /// A second content in an element that takes one.
  fileprivate static func secondContent(of owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .multipleContents, "\(owner) must have only one content", at: range,
      label: "second content"
    ).helping("put them in a `vstack` or another container")
  }

  /// A child that is written behind a modifier of its parent.
  fileprivate static func childBehindModifier(
    _ child: String, at range: TextRange, modifier: TextRange, fix: Fix?
  ) -> Diagnostic {
    behindModifier("\(child) must come before the modifiers", at: range, modifier: modifier)
      .helping("move the child before the modifiers", fix: fix)
  }

  /// A use that brings children behind a modifier of their parent.
  fileprivate static func useBehindModifier(
    at range: TextRange, modifier: TextRange
  ) -> Diagnostic {
    behindModifier("this `use` expands to children after a modifier", at: range, modifier: modifier)
      .helping("move the `use` before the modifiers")
  }

  private static func behindModifier(
    _ headline: String, at range: TextRange, modifier: TextRange
  ) -> Diagnostic {
    Diagnostic(.childAfterModifier, headline, at: range, label: "after a modifier")
      .pointing(at: modifier, "wraps everything above it")
      .noting("modifiers are applied in the order in which they are written")
  }

  /// A text that shows nothing.
  static func nothingToShow(_ element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .missingText, "\(element) must have a text", at: range,
      label: "missing text"
    ).helping("write it after the kind: `text \"Hello\"`")
  }
}
