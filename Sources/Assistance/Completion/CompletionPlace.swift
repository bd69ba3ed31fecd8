internal import LayoutLanguage
internal import LayoutSyntax
import LayoutText

/// Where something is being typed.
struct CompletionPlace {
  /// What may stand there.
  enum Kind: Equatable {
    case nothing
    case statement
    /// Behind `use`.
    case definition
    /// Behind a property's colon.
    case value(property: String)
    /// In a header or an expression.
    case expression
    /// Behind words with dots, as in `traits.`.
    case member(of: String)
    /// In the quotes of a device's name.
    case device
    /// In the quotes of a path: what the names of files there end in, and the words before the caret.
    case file(endingIn: [String], typed: String)
    /// A word that is compared with an input, which has these.
    case input([String])
  }

  let kind: Kind
  /// The caret.
  let offset: Int
  /// The word at the caret, all of it.
  let range: TextRange
  /// The labels of values that stand before the caret in its statement.
  let labels: Set<String>
  /// Whether it is directly behind the colon of a property, or a comma.
  let startsValue: Bool
  /// The kind of the element whose block it is in; `nil` in a definition.
  let owner: ElementKind?
  /// The properties that are written there already.
  let written: Set<String>
  let isAtTop: Bool
  /// Whether it is in the header of an element.
  let isInHeader: Bool
  /// Whether it is in the size of a header, before any clause.
  let isInSize: Bool
  /// The name that its statement declares; `nil`: none.
  let declaredName: TextRange?

  init(at offset: Int, in tree: SyntaxTree) {
    let source = tree.source
    let index = tree.tokens.partitioningIndex { $0.end >= offset }
    let token = index < tree.tokens.count ? tree.tokens[index] : nil
    let isInWord = token.map { $0.kind.isWord && $0.offset < offset } ?? false
    let isInString =
      token.map {
        $0.kind == .string && $0.offset < offset
          && (offset < $0.end || source[$0.range].utf8.count == 1)
      } ?? false
    let isInComment = token.map { $0.kind.isCommentKind && $0.offset < offset } ?? false
    let isInNumber =
      token.map {
        ($0.kind == .number || $0.kind == .fraction || $0.kind == .malformedNumber)
          && $0.offset < offset
      } ?? false
    let start = isInWord || isInString ? token?.offset ?? offset : offset
    if isInString, let token {
      let text = source[token.range]
      let end = text.utf8.count > 1 && text.hasSuffix("\"") ? token.end - 1 : token.end
      range = token.offset + 1..<max(offset, end)
    } else {
      range = start..<(isInWord ? max(offset, token?.end ?? offset) : offset)
    }
    let before = tree.tokens.prefix { $0.end <= start }.filter { !$0.isTrivia && $0.kind != .end }
    let blocks = BlockKinds(of: tree, before: before)
    (owner, isAtTop) = (blocks.owner, blocks.isAtTop)
    written = blocks.written
    self.offset = offset
    let statement = Self.statement(behind: before, at: start, in: source)
    labels = Set(
      statement.filter { $0.kind.isWord || $0.kind == .string }.map { unquoted(source[$0.range]) })
    startsValue = statement.last.map { $0.kind == .colon || $0.kind == .comma } ?? false
    isInHeader = statement.first.map { SymbolKinds.byWord[source[$0.range]] != nil } ?? false
    isInSize = isInHeader && !statement.contains { ClauseWord(rawValue: source[$0.range]) != nil }
    declaredName =
      statement.count > 1 && [.letWord, .paramWord, .forWord].contains(statement[0].kind)
      ? statement[1].range : nil
    let typed = isInString ? source[min(range.lowerBound, offset)..<offset] : ""
    kind =
      isInComment || isInNumber
      ? .nothing
      : Self.kind(behind: statement, in: tree, typed: isInString ? typed : nil, blocks.owner)
  }

  /// The tokens before `start` that belong to the same statement.
  private static func statement(
    behind before: [Token], at start: Int, in source: SourceText
  ) -> [Token] {
    let line = source.lineIndex(of: start)
    return before.suffix(64).reversed().prefix { token in
      source.lineIndex(of: token.offset) == line && token.kind != .leftBrace
        && token.kind != .rightBrace && token.kind != .semicolon
    }.reversed()
  }

  /// - Parameter typed: The words of a string that is being typed; `nil` outside of strings.
  private static func kind(
    behind statement: [Token], in tree: SyntaxTree, typed: String?, _ owner: ElementKind?
  ) -> Kind {
    let source = tree.source
    let isInString = typed != nil
    guard let last = statement.last else { return isInString ? .nothing : .statement }
    let first = statement[0]
    let colon = statement.count > 1 && statement.dropFirst().contains { $0.kind == .colon }
    let property = colon && first.kind.isWord ? source[first.range] : nil
    if let typed {
      if first.kind == .importWord { return .file(endingIn: [".layout"], typed: typed) }
      let isPreview = SymbolKinds.byWord[source[first.range]] == .preview && statement.count == 1
      if isPreview { return .device }
      switch property.flatMap({ Self.form(of: $0, in: owner)?.reference }) {
      case .device?: return .device
      case .file(let suffixes)?: return .file(endingIn: suffixes, typed: typed)
      case .data?: return .file(endingIn: [".json"], typed: typed)
      case .layout, .scrollOffset, .container, .element, nil: return .nothing
      }
    }
    if let words = wordsCompared(by: statement, in: tree) { return .input(words) }
    if last.kind == .dot {
      // Words and dots stand in turn; a word directly before a word begins something else.
      let path = statement.reversed().enumerated().prefix { index, token in
        index.isMultiple(of: 2) ? token.kind == .dot : token.kind.isWord
      }.map(\.element).reversed()
      return .member(of: path.map { source[$0.range] }.joined())
    }
    if last.kind == .useWord { return .definition }
    if [.letWord, .paramWord, .defineWord, .forWord, .importWord].contains(last.kind) {
      return .nothing
    }
    if let property { return .value(property: property) }
    let isHeader = SymbolKinds.byWord[source[first.range]] != nil
    return isHeader && statement.count == 1 ? .nothing : .expression
  }

  private static func form(of property: String, in owner: ElementKind?) -> ValueForm? {
    let known = owner?.properties ?? []
    return
      (known.first { $0.name == property }
      ?? ElementKind.all.lazy.flatMap(\.properties).first { $0.name == property })?.form
  }

  /// The words of the input that is compared directly before the caret, or whose cases it is among.
  private static func wordsCompared(by statement: [Token], in tree: SyntaxTree) -> [String]? {
    guard let last = statement.last else { return nil }
    let source = tree.source
    var end = statement.count - 1
    switch last.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: break
    case .caseWord, .comma:
      guard let word = statement.lastIndex(where: { $0.kind == .caseWord }),
        let node = tree.path(to: statement[word].offset).reversed().map({ tree[$0] })
          .first(where: { SwitchSyntax($0) != nil }), let subject = SwitchSyntax(node)?.subject
      else { return nil }
      return Input.all.first { $0.name == subject.text }?.enumeration?.words
    default: return nil
    }
    var name = ""
    // Words and dots stand in turn.
    while end > 0,
      name.isEmpty || name.hasPrefix(".")
        ? statement[end - 1].kind.isWord : statement[end - 1].kind == .dot
    {
      end -= 1
      name = source[statement[end].range] + name
    }
    return Input.all.first { $0.name == name }?.enumeration?.words
  }
}

/// The blocks around a place.
private struct BlockKinds {
  private(set) var owner: ElementKind? = .file
  private(set) var isAtTop = true
  private(set) var written: Set<String> = []

  init(of tree: SyntaxTree, before tokens: [Token]) {
    var open: [Int] = []
    for token in tokens {
      if token.kind == .leftBrace { open.append(token.offset) }
      if token.kind == .rightBrace { _ = open.popLast() }
    }
    var headers: [Int: SyntaxNode] = [:]
    for id in 0..<tree.nodeCount {
      guard let block = BlockSyntax(tree[id]), let brace = block.leftBrace else { continue }
      headers[brace.offset] = block.node
    }
    for brace in open {
      isAtTop = false
      guard let block = headers[brace] else { continue }
      let parent = tree.path(to: brace).map { tree[$0] }.last {
        $0.id < block.id && $0.endID >= block.endID
      }
      if let element = parent.flatMap(ElementSyntax.init) {
        let word = element.kindName?.text
        owner =
          owner?.slots.first { $0.word == word }?.kind
          ?? ElementKind.all.first { $0.name == word }
        written = Set(
          BlockSyntax(unchecked: block).statements.compactMap { statement in
            if case .property(let property) = statement { property.name?.text } else { nil }
          })
      } else if parent.flatMap(DefinitionSyntax.init) != nil {
        (owner, written) = (nil, [])
      }
    }
  }
}

extension Token.Kind {
  var isCommentKind: Bool { self == .lineComment || self == .docComment || self == .blockComment }
}
