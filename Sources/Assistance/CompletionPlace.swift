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
    /// In the quotes of an import.
    case file
  }

  let kind: Kind
  /// The word at the caret, as far as it is written.
  let range: TextRange
  /// The kind of the element whose block it is in; `nil` in a definition.
  let owner: ElementKind?
  /// The properties that are written there already.
  let written: Set<String>
  let isAtTop: Bool

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
    let before = tree.tokens.prefix { $0.end <= start }.filter { !$0.isTrivia }
    let blocks = BlockKinds(of: tree, before: before)
    (owner, isAtTop) = (blocks.owner, blocks.isAtTop)
    written = blocks.written
    kind =
      isInComment || isInNumber
      ? .nothing : Self.kind(behind: before[...], at: start, in: tree, isInString: isInString)
  }

  private static func kind(
    behind before: ArraySlice<Token>, at start: Int, in tree: SyntaxTree, isInString: Bool
  ) -> Kind {
    let source = tree.source
    let line = source.lineIndex(of: start)
    let statement = Array(
      before.suffix(64).reversed().prefix { token in
        source.lineIndex(of: token.offset) == line && token.kind != .leftBrace
          && token.kind != .rightBrace && token.kind != .semicolon
      }.reversed())
    guard let last = statement.last else { return isInString ? .nothing : .statement }
    let first = statement[0]
    let colon = statement.count > 1 && statement.dropFirst().contains { $0.kind == .colon }
    let property = colon && first.kind.isWord ? source[first.range] : nil
    if isInString {
      if first.kind == .importWord { return .file }
      let isPreview = SymbolKinds.byWord[source[first.range]] == .preview && statement.count == 1
      let isDevice = property.map(Self.takesDevice) ?? false
      return isPreview || isDevice ? .device : .nothing
    }
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

  private static func takesDevice(_ property: String) -> Bool {
    ElementKind.all.contains { kind in
      kind.properties.contains { $0.name == property && $0.form.reference == .device }
    }
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
