internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

/// So many calls and modifiers are completed, more than a file shows; each takes a walk over its tree.
private let mostFragments = 64

/// Longer ones are reported without a fix, too.
private let longestFragment = 4096

extension CheckedProgram {
  /// The same diagnostics, those of calls and modifiers that stand among statements of layouts with
  /// what to write for them.
  ///
  /// - Complexity: O(*n*) in the size of a file for each of its first fragments, and what their
  ///   translation costs.
  func completingFragments(_ diagnostics: [Diagnostic], in library: Library) -> [Diagnostic] {
    var left = mostFragments
    guard diagnostics.contains(where: \.isOfFragment) else { return diagnostics }
    let names = Set(names.definitions.map(\.name))
    return diagnostics.map { diagnostic in
      guard diagnostic.isOfFragment, left > 0 else { return diagnostic }
      left -= 1
      let fragment = SwiftFragment(
        of: diagnostic, in: library.tree(at: diagnostic.range.lowerBound),
        translator: library.swiftTranslator)
      return fragment.completed(definitions: names)
    }
  }
}

extension Diagnostic {
  /// Whether it is about a call or modifiers, with nothing said yet of what to write.
  fileprivate var isOfFragment: Bool {
    code == .argumentsAfterName
      || helps.isEmpty
        && [
          .modifierCall, .unexpectedCall, .leadingDot, .calledSize, .unknownFunction,
          .unexpectedText,
        ].contains(code)
  }
}

/// A call, or a chain of modifiers, of Swift in a layout.
struct SwiftFragment {
  let diagnostic: Diagnostic
  let tree: SyntaxTree
  private let translator: SwiftTranslator?
  /// The nodes around where it begins, the outermost first.
  let path: [SyntaxNode]
  /// The elements around it, and itself if it is one, the outermost first.
  let elements: [ElementSyntax]
  /// Their kinds, as far as they are known.
  let kinds: [ElementKind?]
  /// What could not be read, without the parentheses before it.
  private let unread: SyntaxNode?

  fileprivate init(of diagnostic: Diagnostic, in tree: SyntaxTree, translator: SwiftTranslator?) {
    (self.diagnostic, self.tree, self.translator) = (diagnostic, tree, translator)
    path = tree.path(to: diagnostic.range.lowerBound)
    elements = path.compactMap(ElementSyntax.init)
    kinds = elements.reduce(into: []) { kinds, element in
      let word = element.kindName?.text ?? ""
      let owner = kinds.isEmpty ? ElementKind.file : kinds[kinds.count - 1]
      kinds.append(owner?.slot(for: word)?.kind ?? ElementKind.all.first { $0.name == word })
    }
    unread =
      path.last.flatMap { $0.kind == .error ? $0 : nil } ?? elements.last?.node.child(.error)
  }

  fileprivate func completed(definitions: Set<String>) -> Diagnostic {
    guard [.modifierCall, .unexpectedCall].contains(diagnostic.code) else {
      return completedValue()
    }
    if let loop = path.compactMap(LoopSyntax.init).last,
      loop.range.lowerBound == diagnostic.range.lowerBound
    {
      return self.loop(loop)
    }
    guard let element = elements.last, let word = element.kindName?.text, let unread else {
      return diagnostic
    }
    if diagnostic.code == .modifierCall {
      let isBehind = element.node.children.contains { $0.id == unread.id }
      return isBehind
        ? modifiers(unread, behind: element, word) : modifiers(unread, inBlockOf: word)
    }
    let start = element.range.lowerBound
    if definitions.contains(word) {
      return diagnostic.helping("write `use \(word)(…)`", fix: .inserting("use ", at: start))
    }
    let owner = kinds.dropLast().last ?? nil
    if let owner, owner.property(named: word) != nil, element.block == nil {
      return property(element, of: owner.name)
    }
    if let help = ContentAdvice.help(insteadOf: word, in: owner) { return diagnostic.helping(help) }
    if let help = StatementAdvice.all[word] { return diagnostic.helping(help) }
    guard let meant = ElementKind.called(elsewhere: element.pathText) else {
      let names = (owner?.slots.map(\.kind.name) ?? []).map { "`\($0)`" }.joined(separator: ", ")
      return diagnostic.helping(
        names.isEmpty ? "set its properties in `{ }`" : "valid elements are \(names)")
    }
    guard meant.traits.contains(.isContent) else {
      return diagnostic.helping("write its name and size: `\(meant.words.example)`")
    }
    return call(element, unread, as: meant)
  }

  /// A call with a closure, as SwiftUI's loops are written.
  private func loop(_ loop: LoopSyntax) -> Diagnostic {
    guard let call = loop.node.child(.error), let block = loop.block, let turn = loop.name else {
      return diagnostic
    }
    var depth = 0
    let inside = call.tokens.dropFirst().dropLast().prefix { token in
      if [.leftParenthesis, .leftBracket].contains(token.kind) { depth += 1 }
      if [.rightParenthesis, .rightBracket].contains(token.kind) { depth -= 1 }
      return depth > 0 || token.kind != .comma
    }
    guard let first = inside.first, let last = inside.last else { return diagnostic }
    let header = "for \(turn.text) in \(tree.source[first.offset..<last.end])"
    var names = block.node.child(.skipped)?.range ?? turn.range
    if tree.source.hasByte(" ", at: names.upperBound) {
      names = names.lowerBound..<names.upperBound + 1
    }
    let edits = [
      Edit(replace: loop.range.lowerBound..<call.range.upperBound, with: header),
      Edit(replace: names, with: ""),
    ]
    return diagnostic.helping("write `\(header.brief) {`", fix: Fix(.safe, edits))
  }

  // MARK: Calls

  /// A call that sets a property of the element around it.
  private func property(_ call: ElementSyntax, of owner: String) -> Diagnostic {
    let found = translated("." + call.node.text, .modifiers(of: owner))
    let text = found?.statements.joined(separator: "; ") ?? ""
    guard let found, !text.isEmpty else { return diagnostic.helping("write `name: value`") }
    return diagnostic.helping(
      "write `\(text)`", fix: fix(found, [Edit(replace: call.range, with: text)]))
  }

  /// A call that makes an element of `kind`.
  private func call(
    _ element: ElementSyntax, _ arguments: SyntaxNode, as kind: ElementKind
  ) -> Diagnostic {
    let diagnostic = diagnostic.noting("an element's properties stand in its block: `spacing: 8`")
    let help = "write `\(kind.name)`, with its arguments as properties in `{ }`"
    let head = element.range.lowerBound..<arguments.range.upperBound
    guard let block = element.block else {
      guard element.range == head, let found = translated(tree.source[head], .contents) else {
        return diagnostic.helping(help)
      }
      return diagnostic.helping(help, fix: fix(found, [replacing(head, with: found.statements)]))
    }
    guard block.rightBrace != nil, let found = translated(tree.source[head], .call),
      let word = found.statements.first
    else { return diagnostic.helping(help) }
    let properties = found.statements.dropFirst().joined(separator: "; ")
    var edits = [Edit(replace: head, with: word)]
    if !properties.isEmpty {
      let inside = block.range.lowerBound + 1
      let opensLine = tree.source.hasByte("\n", at: inside)
      edits.append(
        Edit(replace: inside..<inside, with: " " + properties + (opensLine ? "" : ";")))
    }
    return diagnostic.helping(help, fix: fix(found, edits))
  }

  // MARK: Modifiers

  /// Modifiers behind an element, which become the last properties in its block.
  private func modifiers(
    _ all: SyntaxNode, behind element: ElementSyntax, _ word: String
  ) -> Diagnostic {
    guard let found = translated(all.text, .modifiers(of: word)) else { return unknownModifiers }
    let errors = element.node.children.filter { $0.kind == .error }
    var edits: [Edit] = []
    if let first = errors.first, first.id != all.id {
      edits.append(Edit(replace: first.range, with: ""))
    }
    let end = all.range.upperBound
    if let block = element.block {
      guard block.rightBrace != nil else {
        return unknownModifiers
      }
      let closer = block.range.upperBound - 1
      let isOpen = isFirstInLine(closer)
      let (gap, text) = isOpen ? (closer, lines(found, at: closer)) : inline(found, before: closer)
      edits.append(Edit(replace: gap..<end, with: text + "}"))
    } else {
      let behind = errors.first.map { lastEnd(before: $0.range.lowerBound) } ?? end
      let isOpen = isFirstInLine(all.range.lowerBound) || !found.isOneLine
      let start = element.range.lowerBound
      let text =
        isOpen
        ? " {" + tree.source.lineBreak + tree.source.margin(at: start) + lines(found, at: start)
          + "}"
        : " { " + found.statements.joined(separator: "; ") + " }"
      edits.append(Edit(replace: behind..<end, with: found.statements.isEmpty ? "" : text))
    }
    return diagnostic.helping(help(for: found), fix: fix(found, edits))
  }

  /// Modifiers between the properties of an element.
  private func modifiers(_ all: SyntaxNode, inBlockOf word: String) -> Diagnostic {
    guard let found = translated(all.text, .modifiers(of: word)) else { return unknownModifiers }
    let text =
      found.isOneLine
      ? [Edit(replace: all.range, with: found.statements.joined(separator: "; "))]
      : [replacing(all.range, with: found.statements)]
    return diagnostic.helping(help(for: found), fix: fix(found, text))
  }

  private var unknownModifiers: Diagnostic {
    diagnostic.helping("write it as `name: value` in the block")
  }

  private func help(for found: SwiftTranslation) -> String {
    if found.statements.isEmpty { return ElementKind.withoutLooks }
    return found.isComplete
      ? "write `\(found.statements.joined(separator: "; ").brief)` in the block"
      : "write what `layoutc import` reads in it, and fill the holes"
  }

  // MARK: Text

  func translated(_ code: String, _ place: PastedSwift.Place) -> SwiftTranslation? {
    guard code.utf8.count <= longestFragment else { return nil }
    let found = translator.flatMap { $0(PastedSwift(code, in: place)) }
    return found.flatMap { tree.declares($0.names, readIn: code) ? $0 : nil }
  }

  private func fix(_ found: SwiftTranslation, _ edits: [Edit]) -> Fix {
    Fix(found.isComplete ? .safe : .unsafe, edits)
  }

  /// The edit that puts `statements` on lines of their own in the place of `range`.
  private func replacing(_ range: TextRange, with statements: [String]) -> Edit {
    let lines = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let margin = tree.source.lineBreak + tree.source.margin(at: range.lowerBound)
    return Edit(replace: range, with: lines.joined(separator: margin))
  }

  /// The statements one below another, indented more than the line of `offset`, and its margin.
  private func lines(_ found: SwiftTranslation, at offset: Int) -> String {
    let margin = tree.source.margin(at: offset)
    return found.statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { "    " + $0 + tree.source.lineBreak + margin }.joined()
  }

  /// The statements before a brace in its line, and where the text before them ends.
  private func inline(_ found: SwiftTranslation, before brace: Int) -> (Int, String) {
    let end = lastEnd(before: brace)
    let isEmpty = tree.source.byte(at: end - 1) == UInt8(ascii: "{")
    let text = found.statements.joined(separator: "; ")
    return (end, text.isEmpty ? " " : (isEmpty ? " " : "; ") + text + " ")
  }

  /// Where the text before the blanks before `offset` ends.
  private func lastEnd(before offset: Int) -> Int {
    var end = offset
    while end > tree.source.base, tree.source.byte(at: end - 1) <= 0x20 { end -= 1 }
    return end
  }

  private func isFirstInLine(_ offset: Int) -> Bool {
    let line = tree.source.line(at: tree.source.lineIndex(of: offset))
    return lastEnd(before: offset) <= line.lowerBound
  }
}

extension SwiftTranslation {
  /// Whether the statements may stand on one line.
  fileprivate var isOneLine: Bool {
    statements.allSatisfy { !$0.holds("\n") && !$0.hasPrefix("//") }
  }
}

extension SourceText {
  /// The blanks that the line of `offset` begins with.
  func margin(at offset: Int) -> String {
    let line = self[line(at: lineIndex(of: offset)).lowerBound..<offset]
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}

extension SyntaxTree {
  /// The nodes around `offset`, the outermost first.
  fileprivate func path(to offset: Int) -> [SyntaxNode] {
    var path = [root]
    while let next = path[path.count - 1].children.first(where: {
      $0.range.lowerBound <= offset && offset < $0.range.upperBound
    }) {
      path.append(next)
    }
    return path
  }

  /// Whether the file declares all of `names`, and `code` reads them alone.
  fileprivate func declares(_ names: [String], readIn code: String) -> Bool {
    if names.isEmpty { return true }
    let declared = Set(declarations.map(\.name))
    return names.allSatisfy { declared.contains($0) && !code.holds(".\($0)") }
  }
}

extension SourceText {
  /// Whether `character` stands at `offset`, which need not be in the file.
  func hasByte(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    bytes.indices.contains(offset - base) && byte(at: offset) == UInt8(ascii: character)
  }
}
