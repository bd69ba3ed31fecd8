internal import LayoutSyntax
internal import LayoutText

/// Where the statements of a program are written, without what stands in their blocks.
struct Statements {
  private let trees: [SyntaxTree]
  /// The declarations of each name: bindings and parameters.
  private let declarations: [String: [TextRange]]

  /// Those of `source` and of what it imports.
  ///
  /// - Complexity: that of parsing them.
  init(of source: SourceText, among sources: Sources) {
    var trees = [parse(source)]
    var next = 0
    while next < trees.count {
      let tree = trees[next]
      next += 1
      for path in tree.all(ImportSyntax.self).compactMap({ $0.path?.text }) {
        let name = tidiedPath(joinedPath(path, from: tree.source.name))
        guard !trees.contains(where: { $0.source.name == name }),
          let imported = sources.all.first(where: { tidiedPath($0.name) == name })
        else { continue }
        trees.append(parse(imported))
      }
    }
    self.trees = trees
    var declarations: [String: [TextRange]] = [:]
    for tree in trees {
      let bindings = tree.all(BindingSyntax.self).map { ($0.name, $0.range) }
      let parameters = tree.all(ParameterDeclarationSyntax.self).map { ($0.name, $0.range) }
      for case (let name?, let range) in bindings + parameters {
        declarations[name.text, default: []].append(range)
      }
    }
    self.declarations = declarations
  }

  /// The texts of all files.
  var texts: [[UInt8]] { trees.map(\.source.bytes) }

  /// What is written at `range`.
  func text(at range: TextRange) -> String { tree(at: range).source[range] }

  func source(at range: TextRange) -> SourceText { tree(at: range).source }

  /// The statement at `range` without its block.
  func header(at range: TextRange) -> TextRange {
    headers(around: range).last ?? range
  }

  /// The statement whose header is at `range`, then those in its block, in order, each without its own
  /// block.
  func all(in range: TextRange) -> [TextRange] {
    let tree = tree(at: range)
    var node = tree.root
    while let next = node.children.first(where: { $0.range.encloses(range) }) {
      node = next
      if next.range.lowerBound == range.lowerBound { break }
    }
    return (node.id..<node.endID).lazy.map { tree[$0] }.filter { Self.kinds.contains($0.kind) }
      .map { header(of: $0, in: tree) }
  }

  /// The kinds and names of the elements around `range`, the outermost first, and of the one there.
  func path(at range: TextRange) -> [String] { elements(around: range).map(\.name) }

  /// The elements around `range`, the outermost first, and the one there: kind and name, and where it is
  /// written.
  func elements(around range: TextRange) -> [(name: String, range: TextRange)] {
    nodes(around: range).compactMap { node in
      ElementSyntax(node).map {
        ("\($0.kindName?.text ?? "") \($0.subject?.node.text ?? "")", node.range)
      }
    }
  }

  /// The statements around `range`, the outermost first, and the one there.
  func headers(around range: TextRange) -> [TextRange] {
    let tree = tree(at: range)
    return nodes(around: range).filter { Self.kinds.contains($0.kind) }
      .map { header(of: $0, in: tree) }
  }

  /// The nodes around `range`, the outermost first, without the root.
  private func nodes(around range: TextRange) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    var node = tree(at: range).root
    while let next = node.children.first(where: { $0.range.encloses(range) }) {
      nodes.append(next)
      node = next
    }
    return nodes
  }

  /// A statement without its block; a condition to where its first branch begins.
  private func header(of node: SyntaxNode, in tree: SyntaxTree) -> TextRange {
    let block = node.child(.block) ?? node.child(.branch)?.child(.block)
    let start = node.range.lowerBound
    let end = max(block?.range.lowerBound ?? node.range.upperBound, start)
    let blanks = tree.source[start..<end].reversed().prefix { $0.isWhitespace }
    return start..<end - blanks.reduce(0) { $0 + $1.utf8.count }
  }

  private static let kinds: Set<SyntaxTree.Kind> = [
    .element, .condition, .loop, .definition, .use, .property, .binding, .parameterDeclaration,
  ]

  /// The declarations that the words at `range` name, each with its number among those of its name.
  func declarations(for range: TextRange) -> [(name: String, number: Int)] {
    let tokens = tree(at: range).tokens
    let start = tokens.partitioningIndex { range.lowerBound <= $0.offset }
    var found: [(name: String, number: Int)] = []
    for token in tokens[start...].prefix(while: { $0.end <= range.upperBound })
    where token.kind == .word {
      let name = text(at: token.range)
      guard let all = declarations[name], !found.contains(where: { $0.name == name }) else {
        continue
      }
      // The last that stands before it, or else one of another file.
      let number = all.lastIndex { $0.upperBound <= range.lowerBound } ?? 0
      if !all[number].encloses(token.range) { found.append((name, number)) }
    }
    return found
  }

  /// The declaration of `name` with this number.
  func declaration(_ name: String, _ number: Int) -> TextRange? {
    let all = declarations[name] ?? []
    return all.indices.contains(number) ? all[number] : nil
  }

  private func tree(at range: TextRange) -> SyntaxTree {
    trees.first { $0.source.range.encloses(range) } ?? trees[0]
  }
}

extension TextRange {
  fileprivate func encloses(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
