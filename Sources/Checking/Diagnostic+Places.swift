internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  static func subjectIsNoName(_ text: String, of kind: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .invalidName, "name of a `\(kind)` must be a word or a string", at: range,
      label: "an expression"
    ).noting("only elements that show text take an expression here")
  }

  static func needlessSize(of kind: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unexpectedSize, "unexpected size of a `\(kind)`", at: range, label: "not allowed here"
    ).helping("remove it")
  }

  static func missingSize(of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.missingSize, "\(element) must have a size", at: range, label: "missing size")
      .helping("write width and height after its name: `20 x 20`")
  }

  /// An image of which nothing says how large it is.
  static func missingNaturalSize(of element: CheckedElement, at range: TextRange) -> Diagnostic {
    missingSize(of: element.description, at: range).helping(
      "or set `resizable: true` and `aspectRatio: fit 3/2`; an SF Symbol is named in quotes: "
        + "`image \"\(element.name ?? "star.fill")\"`")
  }

  static func missingSplit(of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .missingSplit, "\(element) must have a number of columns", at: range, label: "missing `split`"
    ).helping("write it after the name and the size: `split 2`")
  }

  static func orthogonalWaterfall(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .orthogonalWaterfall, "a section with a waterfall cannot scroll perpendicular to the layout",
      at: range, label: "not allowed here"
    ).helping("remove it")
  }

  static func misplacedClause(_ word: String, on kind: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, "unexpected `\(word)` on a `\(kind)`", at: range, label: "not allowed here"
    ).noting(
      word == "as"
        ? "`as` is only for elements that show text"
        : kind == Waterfall.vocabulary.name
          ? "a waterfall holds all items of its section: `split` is its number of columns"
          : "`split` and `repeat` are only for groups")
  }

  static func unknownProperty(_ name: String, on owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownProperty,
      owner.isEmpty ? "properties are not allowed here" : "unknown property `\(name)` on \(owner)",
      at: range, label: owner.isEmpty ? "outside of any element" : "not a property of it")
  }

  /// A value for a name at the top of a file.
  static func bindingWithoutWord(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "expected `let` before `\(name)`", at: range, label: "missing `let`"
    ).helping("write `let \(name) = …`", fix: .inserting("let ", at: range.lowerBound))
  }

  /// The same diagnostic with the kinds that do have the property called `name`, those first that
  /// are like `owners`: contents, or others.
  func naming(homesOf name: String, near owners: [ElementKind]) -> Diagnostic {
    let all = ElementKind.all.filter { $0.property(named: name) != nil }
    let contents = all.filter { $0.traits.contains(.isContent) }
    let others = all.filter { !$0.traits.contains(.isContent) }
    let isAmongContents = owners.contains { owner in
      owner.traits.contains(.isContent) || owner.properties.isEmpty && !owner.contentSlots.isEmpty
    }
    let isContent = others.isEmpty || isAmongContents && !contents.isEmpty
    guard isContent else { return naming(homes: Self.titles(of: others, having: name)) }
    guard contents.count > mostContentsListed else { return naming(homes: contents.map(\.name)) }
    let some = contents.prefix(2).map(\.name)
    return noting("it is a property of contents like \(listing(some, joinedBy: "and"))")
  }

  /// What kinds with a property called `name` are called: where a word means different things in
  /// different places, and not all have it, the place is said too.
  private static func titles(of homes: [ElementKind], having name: String) -> [String] {
    homes.map { home in
      let isWhole = ElementKind.all.allSatisfy {
        $0.name != home.name || $0.property(named: name) != nil
      }
      return isWhole ? home.name : home.title
    }
  }

  static func uikitProperty(
    _ name: String, called ours: String, on owner: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "unknown property `\(name)` on \(owner)", at: range, label: "UIKit's name"
    ).helping("use `\(ours)`", fix: .replacing(range, with: ours))
  }

  static func unknownLabel(
    _ label: String, of property: String, meant: Meanings, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownLabel, "unknown label `\(label)` of `\(property)`", at: range,
      label: "not a label of it"
    ).suggesting(meant, at: range)
  }

  static func needlessLabel(_ label: String, of property: String, at range: TextRange) -> Diagnostic
  {
    Diagnostic(
      .unexpectedLabel, "unexpected label `\(label)` of `\(property)`", at: range,
      label: "not a label"
    ).helping("remove the label")
  }

  /// An entry of a list by its number, which reads as a label and a list.
  static func indexOfValue(_ list: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unexpectedLabel, "an entry of `\(list)` has no number", at: range, label: "no index here"
    ).noting("a word right before a list would be its label").helping(
      "go over all of them: `for entry in \(list) { … }`")
  }

  static func noParts(_ property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .propertyWithoutParts, "`\(property)` has no parts", at: range, label: "nothing to set alone"
    ).helping("set all of it: `\(property): …`")
  }

  static func missingProperty(
    _ property: PropertyDescription, of element: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .missingProperty, "missing property `\(property.name)` of \(element)", at: range,
      label: "missing `\(property.name)`"
    ).helping("add it to the block: `\(property.example)`")
  }

  static func missingChild(among kinds: [String], of element: String, at range: TextRange)
    -> Diagnostic
  {
    let isOne = kinds.count == 1
    return Diagnostic(
      .missingChild, "\(element) has no \(isOne ? kinds[0] : "group")", at: range,
      label: "nothing to repeat"
    ).helping("add exactly one \(isOne ? "" : "of ")\(listing(kinds))")
  }

  static func secondGroup(of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .multipleGroups, "\(element) must have only one group", at: range, label: "second group"
    ).noting("a section repeats one group for all of its items").helping(
      "put both into one group, or move this one to its own section")
  }

  static func secondChild(_ kind: String, of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .multipleRows, "\(element) must have only one \(kind)", at: range, label: "one too many"
    ).helping("remove one of them, or move this one to its own section")
  }

  static func severalChildren(of clause: String, at range: TextRange, clause clauseRange: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .multipleChildren, "`\(clause)` must have exactly one child", at: range, label: "second child"
    ).pointing(at: clauseRange, "requires one child").helping(
      "for different columns, set each child's width to `columnWidth(of: …)`")
  }

  static func withoutChildren(_ element: String, of kind: ElementKind, at range: TextRange)
    -> Diagnostic
  {
    let children = kind.slots.map(\.kind).filter { !$0.traits.contains(.isViewKind) }.map(\.name)
    return Diagnostic(.noChildren, "\(element) is empty", at: range, label: "nothing inside")
      .helping("add \(listing(children))")
  }

  static func unknownLayout(_ name: String, meant: Meanings, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownLayout, "unknown layout `\(name)`", at: range, label: "not in this file")
      .suggesting(meant, at: range)
  }

  static func previewWithoutLayout(_ preview: String, among names: [String], at range: TextRange)
    -> Diagnostic
  {
    let mostNames = 8
    let rest = names.count > mostNames ? ["…"] : []
    let headline =
      names.isEmpty ? "no layout to show in \(preview)" : "\(preview) must name a layout"
    return Diagnostic(
      .previewWithoutLayout, headline, at: range,
      label: names.isEmpty ? "nothing to show" : "missing `layout:`"
    ).helping(
      names.isEmpty
        ? "add a `layout` to the file"
        : "add `layout:` with \(listing(names.prefix(mostNames) + rest))")
  }

  static func unknownReference(_ name: String, what: String, meant: Meanings, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(.unknownReference, "unknown \(what) `\(name)`", at: range, label: "not found")
      .suggesting(meant, at: range)
  }

  static func secondArrangement(_ word: String, at range: TextRange, first: TextRange) -> Diagnostic
  {
    Diagnostic(
      .duplicateArrangement, "duplicate `\(word)` in a header", at: range, label: "duplicate"
    ).pointing(at: first, "first here").helping("remove one of them")
  }
}

extension Diagnostic {
  /// The same diagnostic with the kinds that do have the property in question.
  fileprivate func naming(homes: [String]) -> Diagnostic {
    // A word that means different things in different places is one home.
    let words = homes.enumerated().filter { homes.firstIndex(of: $1) == $0 }.map(\.element)
    return words.isEmpty ? self : noting("it is a property of \(listing(words, joinedBy: "and"))")
  }
}
