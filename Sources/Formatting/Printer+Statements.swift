internal import LayoutLanguage
internal import LayoutSyntax

extension Printer {
  /// Writes one statement, or one case of a switch.
  mutating func statement(_ node: SyntaxNode, in lines: StackedNodes) {
    let places = node.tokenRange
    if lines.node.kind == .file, !isSound(node) { return raw(places) }
    if hasFaults(places), !spansLines(places) || !node.kind.isStatement { return raw(places) }
    let blocks = blocks(of: node)
    if blocks.isEmpty, hasFaults(places) { return raw(places) }
    let isRoomy = lines.node.kind == .file && isLayout(node)
    var place = places.lowerBound
    for block in blocks {
      let inner = block.tokenRange
      let stays =
        isFlat || staysOnLine(block, in: place..<places.upperBound, from: WritePosition(self))
      run(place..<inner.lowerBound + 1)
      if hasFaults(inner), !spansLines(inner) {
        raw(inner.lowerBound + 1..<inner.upperBound)
      } else {
        stays ? closedBlock(block) : openBlock(block, isRoomy: isRoomy)
      }
      place = inner.upperBound
    }
    run(place..<places.upperBound)
  }

  /// The blocks of statements that `node` has on its own level, in order.
  private func blocks(of node: SyntaxNode) -> [SyntaxNode] {
    switch node.kind {
    case .element, .definition, .use, .loop: node.children.filter { $0.kind == .block }
    case .condition: node.children.compactMap { $0.child(.block) }
    default: []
    }
  }

  /// Whether the block of the element `node`, if it has one, will take several lines.
  func opensBlock(_ node: SyntaxNode, behind gap: TokenGap) -> Bool {
    guard !hasFaults(node.tokenRange), let block = node.child(.block) else { return false }
    let start = WritePosition(column: indentation + columns(before: gap), isFresh: true)
    return !staysOnLine(block, in: node.tokenRange, from: start)
  }

  /// Writes a block behind its `{` below one another.
  private mutating func openBlock(_ block: SyntaxNode, isRoomy: Bool) {
    let outer = indentation
    indentation += Self.step
    let places = block.tokenRange
    let breaks = write(
      StackedNodes(of: block, in: places.lowerBound + 1..<places.upperBound - 1, isRoomy: isRoomy))
    indentation = outer
    startLine(indentedBy: outer, breaks: max(1, breaks))
    writeToken(places.upperBound - 1)
  }

  /// Writes a block behind its `{` on one line.
  private mutating func closedBlock(_ block: SyntaxNode) {
    let wasFlat = isFlat
    isFlat = true
    var place = block.tokenRange.lowerBound + 1
    let end = block.tokenRange.upperBound - 1
    let lines = StackedNodes(of: block, in: place..<end)
    for node in block.children {
      statement(node, in: lines)
      place = node.tokenRange.upperBound
    }
    for comment in place..<end where tokens[comment].kind.isComment {
      writeSpaces(1)
      writeComment(comment)
    }
    writeSpaces(1)
    writeToken(end)
    isFlat = wasFlat
  }

  /// Writes the cases of a switch behind its `{` below one another.
  mutating func openSwitch(_ braces: SwitchBraces, behind opener: Int) {
    let (outer, line, wasFlat) = (indentation, lineIndentation, isFlat)
    let end = braces.node.tokenRange.upperBound - 1
    isFlat = false
    indentation = line + Self.step
    let breaks = write(StackedNodes(of: braces.node, in: opener + 1..<end))
    startLine(indentedBy: line, breaks: max(1, breaks))
    writeToken(end)
    (indentation, isFlat) = (outer, wasFlat)
  }

  /// Whether `node` is a layout.
  private func isLayout(_ node: SyntaxNode) -> Bool {
    let word = tokens[node.tokenRange.lowerBound].range
    return node.kind == .element && text.bytes[word].elementsEqual(Self.layoutWord)
  }

  private static let layoutWord = Array(Layout.vocabulary.name.utf8)
}

// What does not parse.
extension Printer {
  /// Writes the tokens at `places` as they are.
  mutating func raw(_ places: Range<Int>) {
    guard !places.isEmpty else { return }
    writeRaw(tokens[places.lowerBound].offset..<tokens[places.upperBound - 1].end)
  }

  /// Whether an error begins in the tokens at `places`.
  func hasFaults(_ places: Range<Int>) -> Bool {
    guard !faults.isEmpty, !places.isEmpty else { return false }
    return faults.begin(in: tokens[places.lowerBound].offset..<tokens[places.upperBound - 1].end)
  }

  /// Whether a line ends between the tokens at `places`.
  private func spansLines(_ places: Range<Int>) -> Bool {
    tokens[places].contains { $0.kind == .newline }
  }

  /// Whether `node` is a statement that parts of can be tidied: all of its blocks are closed.
  ///
  /// How the parser gets over a missing brace depends on how the lines around it are indented.
  private func isSound(_ node: SyntaxNode) -> Bool {
    guard hasFaults(node.tokenRange) else { return true }
    guard node.kind.isStatement, faultExtent == .statement else { return false }
    return (node.id..<node.endID).allSatisfy { id in
      let inner = tree[id]
      guard inner.kind == .block || inner.kind == .error else { return true }
      return inner.kind == .block && isClosed(inner)
    }
  }

  private func isClosed(_ block: SyntaxNode) -> Bool {
    let (first, last) = (block.tokenRange.lowerBound, block.tokenRange.upperBound - 1)
    guard last > first, tokens[first].kind == .leftBrace, tokens[last].kind == .rightBrace else {
      return false
    }
    return block.children.allSatisfy { $0.tokenRange.upperBound <= last }
  }
}

extension SyntaxTree.Kind {
  fileprivate var isStatement: Bool {
    switch self {
    case .element, .property, .binding, .parameterDeclaration, .definition, .use, .condition,
      .loop, .importStatement, .switchCase:
      true
    default: false
    }
  }
}
