internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// What a name probably means, nearest first, and what it may mean at all.
typealias Meanings = (likely: [String], all: [String])

extension Diagnostic {
  /// A file without a statement.
  static func emptyFile(at range: TextRange) -> Diagnostic {
    Diagnostic(.emptyFile, "file declares nothing", at: range, label: "empty").helping(
      "start with `layout page { section all { hgroup 1w x 44 { item } } }`")
  }

  static func unknownKind(
    _ word: String, meant: [String], among candidates: [String], at range: TextRange
  ) -> Diagnostic {
    Diagnostic(.unknownKind, "unknown kind `\(word)`", at: range, label: "not an element kind")
      .suggesting((meant, candidates), at: range)
  }

  static func misplacedElement(_ word: String, in owner: ElementKind, at range: TextRange)
    -> Diagnostic
  {
    let home = home(of: word)
    let isTop = owner.title == ElementKind.file.title
    let place = isTop ? "the top of a file" : "`\(owner.name)`"
    let children = owner.slots.map(\.kind)
    let diagnostic = Diagnostic(
      .misplacedElement, "`\(word)` is not allowed \(isTop ? "at" : "in") \(place)", at: range,
      label: "not allowed here"
    ).noting("it is only allowed \(home)")
    let whole =
      children.isEmpty
      ? diagnostic.noting("\(place) has no children")
      : diagnostic.noting("\(place) contains \(summary(of: children))")
    let between = children.first {
      $0.slot(for: word).map { $0.kind.traits.isDisjoint(with: [.isModifier, .isViewKind]) }
        ?? false
    }
    return between.map { whole.helping("write `\(opening(of: $0)) { … }` around it") } ?? whole
  }

  /// What another language calls an element that belongs to what it covers.
  static func misplacedModifier(
    _ word: String, _ modifier: ElementKind, in owner: ElementKind, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "`\(word)` is not allowed in `\(owner.name)`", at: range,
      label: "not allowed here"
    ).noting("use `\(modifier.name)` inside of the element it covers").helping(
      "write it in the content: `\(modifier.words.example)`")
  }

  /// What another language calls an element that may stand here.
  static func modifierElsewhere(_ word: String, called ours: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .misplacedElement, "unknown element `\(word)`: use `\(ours)`", at: range,
      label: "unknown word"
    ).helping("write `\(ours)`", fix: .replacing(range, with: ours))
  }

  /// The same with what it holds in parentheses.
  static func layerInParentheses(_ word: String, _ example: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .misplacedElement, "`\(word)` must be a block, not a call", at: range,
      label: "SwiftUI's modifier"
    ).helping("write its content in braces: `\(example)`")
  }

  /// A word of a property that stands alone.
  static func wordWithoutProperty(_ word: String, _ property: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .unknownKind, "value `\(word)` without a property", at: range, label: "missing property"
    ).helping("write `\(property)`", fix: .replacing(range, with: property))
  }

  /// The header of an element of `kind`, with a name and a size if it needs them.
  private static func opening(of kind: ElementKind) -> String {
    guard !kind.traits.contains(.isContent) else { return kind.name }
    return "\(kind.name) name" + (kind.header.size == .absent ? "" : " 1w x ~44")
  }

  /// Where elements called `word` may stand.
  private static func home(of word: String) -> String {
    if ElementKind.file.slot(for: word) != nil { return "at the top of the file" }
    let owners = ElementKind.all.filter { $0.slot(for: word) != nil }
    let kind = ElementKind.all.first { $0.name == word }
    if kind?.traits.contains(.isModifier) ?? false { return "inside the element it covers" }
    guard owners.contains(where: { $0.name == View.vocabulary.name }) else {
      // Kinds of elements may share a name.
      var seen: Set<String> = []
      return "in " + listing(owners.map(\.name).filter { seen.insert($0).inserted })
    }
    return "in a view, an item, a header, a badge or another content"
  }

  /// What may stand somewhere; contents, of which there are many, in two words.
  private static func summary(of kinds: [ElementKind]) -> String {
    let others = kinds.filter { !$0.traits.contains(.isContent) }.map(\.name)
    let contents = kinds.filter { $0.traits.contains(.isContent) }.map(\.name)
    guard contents.count > mostContentsListed else { return listing(others + contents) }
    let some = "contents like \(listing(Array(contents.prefix(2)), joinedBy: "and"))"
    return others.isEmpty ? some : "\(listing(others)), or \(some)"
  }

  static func propertyWithoutColon(_ property: PropertyDescription, in syntax: BareStatement)
    -> Diagnostic
  {
    let bare = syntax.isBare ? property.form.foreign.bare : nil
    return Diagnostic(
      .propertyWithoutColon, "expected `:` after property `\(property.name)`", at: syntax.word,
      label: "missing `:`"
    ).helping(
      bare.map { "write `\(property.name): \($0)`" }
        ?? "write `\(property.name): …`, for example `\(property.example)`",
      fix: bare.map { .inserting(": \($0)", at: syntax.word.upperBound) }
        ?? (syntax.isBare
          ? nil : .inserting(syntax.isFollowed ? ": " : ":", at: syntax.word.upperBound)))
  }

  static func duplicateProperty(_ name: String, at range: TextRange, first: TextRange) -> Diagnostic
  {
    Diagnostic(.duplicateProperty, "duplicate property `\(name)`", at: range, label: "duplicate")
      .pointing(at: first, "first here").helping("keep one of them")
  }

  static func duplicateElement(_ name: String, isKind: Bool, at range: TextRange, first: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateElement,
      isKind ? "duplicate view of kind `\(name)`" : "duplicate element `\(name)`", at: range,
      label: "duplicate"
    ).pointing(at: first, "first here").helping("rename one of them")
  }

  static func duplicateName(_ name: String, at range: TextRange, first: TextRange) -> Diagnostic {
    Diagnostic(.duplicateName, "duplicate name `\(name)` in a block", at: range, label: "duplicate")
      .pointing(at: first, "first here").helping("rename one of them")
  }

  static func unknownName(_ name: String, meant: [String], at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownName, "unknown name `\(name)`", at: range, label: "not found").suggesting(
      (meant, []), at: range)
  }

  /// A function without its brackets.
  static func uncalledFunction(_ function: Function, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownName, "unknown name `\(function.name)`", at: range, label: "a function")
      .helping("call it: `\(function.example)`")
  }

  static func usedBeforeItsLine(_ name: String, at range: TextRange, declared: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .usedBeforeDeclaration, "`\(name)` is used before its declaration", at: range,
      label: "not declared yet"
    ).pointing(at: declared, "declared here").helping("move the declaration up")
  }

  static func unknownFunction(_ name: String, meant: Meanings, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownFunction, "unknown function `\(name)`", at: range, label: "not a function")
      .suggesting(meant, at: range)
  }

  static func unknownArgument(
    _ label: String, of function: String, meant: Meanings, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownArgument, "unknown argument `\(label)` of `\(function)`", at: range,
      label: "not an argument"
    ).suggesting(meant, at: range)
  }

  static func tooManyArguments(of function: String, takes count: Int, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .tooManyArguments, "`\(function)` takes \(count.counting("argument"))", at: range,
      label: "unexpected argument")
  }

  static func missingArgument(_ name: String, of function: String, at range: TextRange)
    -> Diagnostic
  {
    let diagnostic = Diagnostic(
      .missingArgument, "missing argument `\(name)` of `\(function)`", at: range,
      label: "missing `\(name)`")
    let example = Function.all.first { $0.name == function }?.example
    return example.map { diagnostic.helping("for example: `\($0)`") } ?? diagnostic
  }

  static func inputOutOfPlace(_ input: Input, at range: TextRange) -> Diagnostic {
    let place =
      switch input.scope {
      case .layout: "a layout"
      case .section: "a section"
      case .view: "a view"
      case .contents: "contents"
      }
    return Diagnostic(
      .inputOutOfPlace, "`\(input.name)` is not available here", at: range,
      label: "only in \(place)"
    ).noting(
      input.scope == .contents
        ? "`\(input.name)` is only available in an item, a header or a badge of a section, or in a view"
        : "`\(input.name)` is only available inside \(place)")
  }

  static func parameterInBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .parameterInBlock, "`param` must be at the top of the file", at: range,
      label: "inside a block"
    ).helping("move it to the top, or make it a `let`")
  }
}

extension Diagnostic {
  /// The same diagnostic with what to type instead: a fix where only one thing can be meant, else
  /// the candidates if they are few.
  ///
  /// - Source: `diagnostics.md`, rule 7.
  func suggesting(_ meanings: Meanings, upTo most: Int = mostListed, at range: TextRange)
    -> Diagnostic
  {
    if let only = meanings.likely.first, meanings.likely.count == 1 {
      return helping("did you mean `\(only)`?", fix: .replacing(range, with: only))
    }
    if !meanings.likely.isEmpty { return helping("did you mean \(listing(meanings.likely))?") }
    guard !meanings.all.isEmpty, meanings.all.count <= most else { return self }
    return helping("valid names are \(listing(meanings.all, joinedBy: "and"))")
  }
}

/// A statement of one word, or of a word and a few more, that lacks its colon.
struct BareStatement {
  let word: TextRange
  /// Whether the word stands alone.
  let isBare: Bool
  /// Whether something follows it without a space.
  let isFollowed: Bool

  init(_ syntax: ElementSyntax, _ word: NameToken) {
    (self.word, isBare) = (word.range, syntax.range == word.range)
    isFollowed = syntax.node.tokens.dropFirst().first?.offset == word.range.upperBound
  }
}
