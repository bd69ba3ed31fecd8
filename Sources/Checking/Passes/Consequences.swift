internal import LayoutDiagnostics
internal import LayoutSyntax
internal import LayoutText

/// The same diagnostics without the errors that only follow from others: of each file at least one
/// stays, and one of its grammar if there was one.
///
/// - Parameter diagnostics: Those of the files of `library`, in order.
/// - Complexity: O(*n* log *n*) in the number of diagnostics, and O(*n*) in the sizes of the trees of
///   files with several errors.
func withoutConsequences(_ diagnostics: [Diagnostic], in library: Library) -> [Diagnostic] {
  var left: [Diagnostic] = []
  var rest = diagnostics[...]
  while let first = rest.first {
    let file = library.sources.index(of: first.range.lowerBound)
    let end = library.sources.all[file].range.upperBound
    let ofFile = rest.prefix { $0.range.lowerBound <= end }
    rest = rest[ofFile.endIndex...]
    let errors = ofFile.filter { $0.severity == .error }
    if errors.count < 2 {
      left += ofFile
    } else {
      var independent = IndependentErrors(in: library.files[file].tree)
      independent.add(errors)
      left += (ofFile.filter { $0.severity != .error } + independent.errors).inOrder
    }
  }
  return left
}

/// The errors of one file that do not follow from others.
///
/// An error of the grammar without a fix is text that could not be read: what stands beside it was
/// read by guess. So was the place of everything in a file whose braces do not match. A name may be
/// declared where something could not be read.
private struct IndependentErrors {
  private let tree: SyntaxTree
  private(set) var errors: [Diagnostic] = []
  /// How many of them are of the grammar: the first, in order.
  private var shapeCount = 0
  private lazy var beginnings = Beginnings(in: tree)

  init(in tree: SyntaxTree) { self.tree = tree }

  mutating func add(_ all: [Diagnostic]) {
    let macros = RangeIndex(all.filter(isMacro).map { tree.macro(at: $0.range.lowerBound) })
    let all = all.filter { isMacro($0) || !macros.nests(with: $0.range) }
    addShapes(all.filter(\.code.isOfShapes))
    let unread = errors.filter { !$0.hasFix || $0.code == .strayBrace }.map(\.range)
    let places = RangeIndex((unread + missingBraces(among: all)).map(surroundings))
    let behind = RangeIndex(unread.map { $0.upperBound..<surroundings(of: $0).upperBound })
    let codes = Set(all.map(\.code))
    let names = brokenNames(beside: all.filter(\.code.leavesElementsOut))
    let headers = brokenHeaders
    let unknown = RangeIndex(elements(ofUnknownKindsIn: all))
    let lost = Set(all.flatMap(namesLost))
    var references: Set<String> = []
    for error in all where !error.code.isOfShapes {
      let (range, code) = (error.range, error.code)
      if lost.contains(code) { continue }
      if code.isOfNames, isPart(tree.source[range], ofNameIn: headers) { continue }
      if code.isOfParameters, isOfParameters(range, in: headers) { continue }
      if code.isOfNames, !names.isDisjoint(with: parts(of: tree.source[range])) { continue }
      if code == .previewWithoutLayout, codes.contains(where: \.leavesElementsOut) { continue }
      if code == .unknownKind, behind.touches(range.lowerBound..<range.lowerBound) { continue }
      if !error.hasFix {
        if code.isOfPlaces, codes.contains(where: \.isOfBraces) { continue }
        if places.touches(range) { continue }
        if code == .unknownKind, hides(behind: range) { continue }
        if code == .unknownProperty, unknown.nests(with: range) { continue }
        let isRepeated = !references.insert(error.headline).inserted
        if isRepeated, code == .unknownReference || code.isOfNames && shapeCount > 0 { continue }
      }
      errors.append(error)
    }
  }

  /// Adds errors of the grammar.
  private mutating func addShapes(_ all: [Diagnostic]) {
    let shapes = withoutWhatCommentHides(all)
    let missing = RangeIndex(missingBraces(among: shapes).map(surroundings))
    /// How far goes what could not be read, and the part of the line with the last error.
    var (unreadEnd, partEnd, lineEnd) = (-1, -1, -1)
    var hidesAtBrace = false
    for error in shapes {
      if error.code == .unterminatedComment {
        errors.append(error)
        continue
      }
      let (start, isStray) = (error.range.lowerBound, error.code == .strayBrace)
      if start < unreadEnd || isStray && unreadEnd >= 0 { continue }
      // What is behind a stray brace belongs to what it closed too early.
      if start < lineEnd, errors.last?.code == .strayBrace || error.code == .strayElse { continue }
      if error.code == .reservedWord || error.code == .expectedStatement, isRest(error.range) {
        continue
      }
      if !error.hasFix, missing.touches(start..<start) {
        hidesAtBrace = true
        continue
      }
      if let last = errors.last, isStray ? start < lineEnd : !error.hasFix && start < partEnd {
        // The rest of the line is lost because of a token, and read with it.
        if !last.code.isOfTokens { errors[errors.count - 1] = last.withoutFixes }
        continue
      }
      errors.append(error)
      if !error.hasFix { unreadEnd = surroundings(of: error.range).upperBound }
      if start >= partEnd { partEnd = self.partEnd(behind: error.range) }
      lineEnd = tree.source.line(at: tree.source.lineIndex(of: start)).upperBound
    }
    shapeCount = errors.count
    if hidesAtBrace {
      errors = errors.map { $0.code == .unclosedBrace ? $0.withoutFixes : $0 }
    }
  }

  /// The same without what may follow from a comment without its end: the rest of the file is in it.
  private func withoutWhatCommentHides(_ errors: [Diagnostic]) -> [Diagnostic] {
    guard errors.contains(where: { $0.code == .unterminatedComment }) else { return errors }
    let end = tree.tokens.dropLast().last { !$0.isTrivia }?.end ?? tree.source.base
    return errors.filter {
      $0.code == .unterminatedComment || !$0.code.leavesOpen && $0.range.upperBound < end
    }
  }

  /// Where braces are open that are never closed, and where they should be.
  private func missingBraces(among errors: [Diagnostic]) -> [TextRange] {
    errors.filter { $0.code == .unclosedBrace }.flatMap { brace in
      [brace.range] + brace.helps.flatMap { $0.fix?.edits ?? [] }.map(\.range)
    }
  }

  /// Whether an error of the grammar stands directly behind `range`; its fix is left out, then.
  private mutating func hides(behind range: TextRange) -> Bool {
    guard let next = tokens(behind: range.upperBound).first?.offset else { return false }
    let index = errors[..<shapeCount].partitioningIndex { $0.range.lowerBound >= next }
    guard index < shapeCount, errors[index].range.lowerBound == next else { return false }
    errors[index] = errors[index].withoutFixes
    return true
  }

  /// The definitions with an error of the grammar in the line that they begin in, and their names.
  private var brokenHeaders: [(line: TextRange, name: String)] {
    tree.all(DefinitionSyntax.self).compactMap { definition in
      let start = definition.range.lowerBound
      let line = start..<tree.source.line(at: tree.source.lineIndex(of: start)).upperBound
      let isBroken = errors[..<shapeCount].contains { line.contains($0.range.lowerBound) }
      return isBroken ? definition.name.map { (line, $0.text) } : nil
    }
  }

  /// Whether the name of a definition may be `name` and another that ran together, because of the
  /// error in its header; the fix of that is left out, then.
  private mutating func isPart(
    _ name: String, ofNameIn headers: [(line: TextRange, name: String)]
  ) -> Bool {
    let header = headers.first { header in
      header.name != name && (header.name.hasPrefix(name) || header.name.hasSuffix(name))
    }
    guard let line = header?.line else { return false }
    for index in 0..<shapeCount where line.contains(errors[index].range.lowerBound) {
      errors[index] = errors[index].withoutFixes
    }
    return true
  }

  /// Whether the parameters of a definition in `headers`, or those of its uses, stand in `range`.
  private func isOfParameters(
    _ range: TextRange, in headers: [(line: TextRange, name: String)]
  ) -> Bool {
    headers.contains { $0.line.contains(range.lowerBound) || $0.name == tree.source[range] }
  }

  /// Whether a case, or a bracket that closes, stands at `range` whose switch or bracket begins in a
  /// line with an error.
  private mutating func isRest(_ range: TextRange) -> Bool {
    guard !errors.isEmpty, let start = beginnings.start(of: range.lowerBound) else { return false }
    let line = tree.source.line(at: tree.source.lineIndex(of: start))
    let index = errors.partitioningIndex { $0.range.lowerBound >= line.lowerBound }
    return index < errors.count && errors[index].range.lowerBound <= line.upperBound
  }

  /// Whether a macro of Swift begins there that has a block.
  private func isMacro(_ error: Diagnostic) -> Bool {
    guard error.code == .unknownCharacter else { return false }
    return Token.macros.contains { "#\($0)" == tree.source[error.range] }
  }

  /// What cannot be found because it has been declared there without a name, or in another language.
  private func namesLost(by error: Diagnostic) -> [Diagnostic.Code] {
    switch error.code {
    case .missingName:
      let index = tree.tokens.partitioningIndex { $0.end > error.range.lowerBound }
      let keyword = tree.tokens[..<index].last { !$0.isTrivia }
      return keyword?.kind == .defineWord ? [.unknownDefinition] : [.unknownName]
    case .unknownCharacter:
      switch tree.source[error.range] {
      case "#import", "#include": return [.unknownName, .unknownDefinition]
      case "#define": return [.unknownName]
      default: return []
      }
    default: return []
    }
  }

  /// The elements whose kinds `errors` call unknown.
  private func elements(ofUnknownKindsIn errors: [Diagnostic]) -> [TextRange] {
    let kinds = Set(errors.filter { $0.code == .unknownKind }.map(\.range))
    if kinds.isEmpty { return [] }
    return tree.all(ElementSyntax.self).filter { element in
      element.kindName.map { kinds.contains($0.range) } ?? false
    }.map(\.range)
  }

  /// The words that may be names of what could not be declared because of `errors`.
  private func brokenNames(beside errors: [Diagnostic]) -> Set<String> {
    if errors.isEmpty { return [] }
    var tokens = errors.flatMap { tree.tokens(in: surroundings(of: $0.range)) }
    let unknown = Set(errors.filter { $0.code == .unknownKind }.map(\.range))
    var inside: [String] = []
    var id = 0
    while id < tree.nodeCount {
      let node = tree[id]
      let isUnread = node.kind == .error || node.kind == .skipped
      let isUnknown = ElementSyntax(node)?.kindName.map { unknown.contains($0.range) } ?? false
      if isUnread { tokens += node.allTokens }
      if isUnknown { inside += elementNames(in: node) }
      id = isUnread || isUnknown ? node.endID : id + 1
    }
    // Many errors may stand beside one long string.
    let words = Set(tokens.filter { $0.kind == .word || $0.kind == .string }.map(\.range))
    return Set(words.map { tree.source[$0] }).union(inside)
  }

  /// The names of an element and of those in it.
  private func elementNames(in node: SyntaxNode) -> [String] {
    (node.id..<node.endID).compactMap { ElementSyntax(tree[$0])?.subject?.name?.text }
  }

  /// A path of names, and each of them.
  private func parts(of path: String) -> [String] {
    [path] + path.split(separator: ".").map(String.init)
  }

  /// `range`, two tokens before it and four behind it.
  private func surroundings(of range: TextRange) -> TextRange {
    let first = tree.tokens.partitioningIndex { $0.end > range.lowerBound }
    let before = tree.tokens[..<first].lazy.reversed().filter { !$0.isTrivia }.prefix(2)
    let lower = before.reduce(range.lowerBound) { $1.offset }
    return lower..<tokens(behind: range.upperBound).prefix(4).reduce(range.upperBound) { $1.end }
  }

  /// The tokens behind `offset` that are no trivia.
  private func tokens(behind offset: Int) -> LazyFilterSequence<ArraySlice<Token>> {
    let next = tree.tokens.partitioningIndex { $0.offset >= offset }
    return tree.tokens[next...].lazy.filter { !$0.isTrivia }
  }

  /// Where the line behind `range` ends, or a brace or semicolon in it.
  private func partEnd(behind range: TextRange) -> Int {
    let next = tree.tokens.partitioningIndex { $0.offset >= range.upperBound }
    let end = tree.tokens[next...].first {
      [.newline, .leftBrace, .rightBrace, .semicolon, .end].contains($0.kind)
    }
    return end?.end ?? range.upperBound
  }
}

extension SyntaxTree {
  /// The tokens that begin in `range`.
  fileprivate func tokens(in range: TextRange) -> ArraySlice<Token> {
    let first = tokens.partitioningIndex { $0.offset >= range.lowerBound }
    return tokens[first...].prefix { $0.offset < range.upperBound }
  }
}

extension RangeIndex {
  /// Whether one of the ranges goes around an end of `range`.
  fileprivate func touches(_ range: TextRange) -> Bool {
    nests(with: range.lowerBound..<range.lowerBound)
      || nests(with: range.upperBound..<range.upperBound)
  }
}

extension Diagnostic {
  fileprivate var hasFix: Bool { helps.contains { $0.fix != nil } }
}

extension Diagnostic.Code {
  /// Whether it is about a name that is declared nowhere.
  fileprivate var isOfNames: Bool {
    [.unknownName, .unknownReference, .unknownLayout, .unknownDefinition].contains(self)
  }

  /// Whether it follows from a list of parameters that was read wrongly.
  fileprivate var isOfParameters: Bool { self == .duplicateName || self == .missingArgument }

  /// Whether elements and names that stand there are left out.
  fileprivate var leavesElementsOut: Bool {
    isOfShapes || self == .unknownKind || self == .misplacedElement
  }

  /// Whether the braces of the file do not match.
  fileprivate var isOfBraces: Bool {
    [.unclosedBrace, .strayBrace, .missingBlock].contains(self)
  }

  /// Whether a bracket is not closed.
  fileprivate var leavesOpen: Bool { [.unclosedBrace, .unclosedBracket].contains(self) }

  /// Whether it is about where something stands, or lacks something inside.
  fileprivate var isOfPlaces: Bool {
    [
      .unknownKind, .misplacedElement, .unknownProperty, .missingChild, .multipleGroups,
      .noChildren, .inputOutOfPlace,
      .unknownReference, .previewWithoutLayout, .childAfterModifier,
    ].contains(self)
  }
}
