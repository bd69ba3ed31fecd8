internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  static func subjectIsNoName(
    _ text: String, of kind: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L117", "subject-is-no-name"), "`\(text)` cannot name a `\(kind)`", at: range,
      label: "a word or a string"
    ).noting("only what shows a text takes an expression here")
  }

  static func needlessSize(of kind: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L118", "needless-size"), "a `\(kind)` has no size of its own", at: range,
      label: "not here"
    ).helping("leave it out")
  }

  static func missingSize(of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L119", "missing-size"), "\(element) needs a size", at: range,
      label: "no size"
    ).helping("write width and height behind its name, as in `20 x 20`")
  }

  static func misplacedClause(_ word: String, on kind: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L120", "misplaced-clause"), "a `\(kind)` takes no `\(word)`", at: range,
      label: "not here"
    ).noting(
      word == "as" ? "`as` names what shows a text" : "`split` and `repeat` arrange a group's child"
    )
  }

  static func unknownProperty(
    _ name: String, on owner: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty,
      owner.isEmpty ? "no property can stand here" : "unknown property `\(name)` on \(owner)",
      at: range, label: owner.isEmpty ? "outside any element" : "not a property of it")
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
      .unknownProperty, "unknown property `\(name)` on \(owner)",
      at: range, label: "UIKit's name"
    ).helping(
      "the same property is called `\(ours)` here", fix: .replacing(range, with: ours))
  }

  static func unknownLabel(
    _ label: String, of property: String, meant: Meanings, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L123", "unknown-label"), "`\(property)` has no part `\(label)`", at: range,
      label: "not a part of it"
    ).suggesting(meant, at: range)
  }

  static func needlessLabel(_ label: String, of property: String, at range: TextRange) -> Diagnostic
  {
    Diagnostic(
      .needlessLabel, "`\(property)` takes no labels", at: range,
      label: "what is `\(label)`?"
    ).helping("leave the label out")
  }

  /// An entry of a list by its number, which reads as a label and a list.
  static func indexOfValue(_ list: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .needlessLabel, "an entry of `\(list)` has no number", at: range, label: "no index here"
    ).noting("a word right before a list would be its label")
      .helping("go over all of them: `for entry in \(list) { … }`")
  }

  static func noParts(_ property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L125", "no-parts"), "`\(property)` has no parts", at: range,
      label: "nothing to set alone"
    ).helping("set all of it: `\(property): …`")
  }

  static func missingProperty(
    _ property: PropertyDescription, of element: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L126", "missing-property"), "\(element) needs `\(property.name)`", at: range,
      label: "`\(property.name)` is missing"
    ).helping("add it in its block, as in `\(property.example)`")
  }

  static func missingChild(
    among kinds: [String], of element: String, at range: TextRange
  ) -> Diagnostic {
    let isOne = kinds.count == 1
    return Diagnostic(
      Code(.error, "L127", "missing-child"), "\(element) has no \(isOne ? kinds[0] : "group")",
      at: range, label: "nothing to repeat"
    ).helping("add exactly one \(isOne ? "" : "of ")\(listing(kinds)) to it")
  }

  static func secondGroup(of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L128", "second-group"), "\(element) has a second group", at: range,
      label: "only one can repeat"
    ).noting("a section repeats one group until its items are used up")
      .helping("put both into one group, or this one into a section of its own")
  }

  static func secondChild(_ kind: String, of element: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L138", "second-child"), "\(element) has a second \(kind)", at: range,
      label: "one too many"
    ).helping("leave one of them out, or put this one into a section of its own")
  }

  static func severalChildren(
    of clause: String, at range: TextRange, clause clauseRange: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L129", "several-children"), "`\(clause)` takes one child", at: range,
      label: "a second one"
    ).pointing(at: clauseRange, "repeats one child")
      .helping("for columns of different kinds give each child `columnWidth(of: …)` as its width")
  }

  static func withoutChildren(
    _ element: String, of kind: ElementKind, at range: TextRange
  ) -> Diagnostic {
    let children = kind.slots.map(\.kind)
      .filter { !$0.traits.contains(.isViewKind) }.map(\.name)
    return Diagnostic(
      Code(.error, "L130", "without-children"), "\(element) is empty", at: range,
      label: "nothing inside"
    ).helping("add \(listing(children)) to it")
  }

  static func unknownLayout(
    _ name: String, meant: Meanings, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L131", "unknown-layout"), "unknown layout `\(name)`", at: range,
      label: "not in this file"
    ).suggesting(meant, at: range)
  }

  static func previewWithoutLayout(
    _ preview: String, among names: [String], at range: TextRange
  ) -> Diagnostic {
    let mostNames = 8
    let rest = names.count > mostNames ? ["…"] : []
    let headline =
      names.isEmpty ? "the file has no layout for \(preview)" : "\(preview) has to say which layout"
    return Diagnostic(
      Code(.error, "L132", "preview-without-layout"), headline, at: range,
      label: names.isEmpty ? "nothing to show" : "of which layout?"
    ).helping(
      names.isEmpty
        ? "add a `layout` to the file"
        : "add `layout:` with \(listing(names.prefix(mostNames) + rest))")
  }

  static func unknownReference(
    _ name: String, what: String, meant: Meanings, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L134", "unknown-reference"), "unknown \(what) `\(name)`", at: range,
      label: "no \(what) is called so"
    ).suggesting(meant, at: range)
  }

  static func secondArrangement(
    _ word: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L135", "second-arrangement"), "a second `\(word)` in one header",
      at: range, label: "only one holds"
    ).pointing(at: first, "the first one").helping("leave one of them out")
  }
}

extension Diagnostic {
  /// The same diagnostic with the kinds that do have the property in question.
  fileprivate func naming(homes: [String]) -> Diagnostic {
    // A word that means different things in different places is one home.
    let words = homes.enumerated().filter { homes.firstIndex(of: $1) == $0 }.map(\.element)
    return words.isEmpty
      ? self : noting("it is a property of \(listing(words, joinedBy: "and"))")
  }
}

extension Diagnostic.Code {
  fileprivate static let needlessLabel = Self(.error, "L124", "needless-label")
}
