internal import LayoutLanguage
package import LayoutSyntax
package import LayoutText

/// A part of a file that an outline lists.
package struct Symbol: Sendable {
  /// What sort of part it is.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A layout or a view.
    case layout
    case section, group, item
    /// What accompanies items: boundary items, badges, decorations.
    case accessory
    /// What stands inside an item or a view.
    case content
    case definition, constant, parameter, preview
    /// What a preview expects of an element.
    case expectation
  }

  /// Its name, or else its kind.
  package let name: String
  /// The word of an element; `nil` of anything else.
  package var word: String?
  /// The size and the clauses of its header; empty without any.
  package let detail: String
  package let kind: Kind
  /// All of it.
  package let range: TextRange
  /// Its name, or else its first word.
  package let nameRange: TextRange
  /// Whether its name was written, rather than its kind.
  package let isNamed: Bool
  package var children: [Symbol] = []
}

/// The outline of a file. Parts of conditions and loops stand among those around them.
///
/// - Parameter withExpectations: Whether it lists what previews expect, which names what stands
///   elsewhere.
/// - Complexity: O(*n*) in the nodes of the tree.
package func symbols(of tree: SyntaxTree, withExpectations: Bool = false) -> [Symbol] {
  let all = tree.file.statements.flatMap(symbols)
  if withExpectations { return all }
  return all.filter { $0.kind != .expectation }.map { symbol in
    var symbol = symbol
    if symbol.kind == .preview { symbol.children.removeAll { $0.kind == .expectation } }
    return symbol
  }
}

private func symbols(of statement: StatementSyntax) -> [Symbol] {
  switch statement {
  case .element(let element): [Symbol(element)].compactMap(\.self)
  case .binding(let binding):
    [Symbol(binding.name, .constant, at: binding.range)].compactMap(\.self)
  case .parameterDeclaration(let parameter):
    [Symbol(parameter.name, .parameter, at: parameter.range)].compactMap(\.self)
  case .definition(let definition):
    [Symbol(definition.name, .definition, at: definition.range)].compactMap(\.self).map { symbol in
      var symbol = symbol
      symbol.children = symbols(in: definition.block)
      return symbol
    }
  case .condition(let condition): condition.branches.flatMap { symbols(in: $0.block) }
  case .loop(let loop): symbols(in: loop.block)
  case .use(let use): symbols(in: use.block)
  case .property, .importStatement: []
  }
}

private func symbols(in block: BlockSyntax?) -> [Symbol] {
  block?.statements.flatMap(symbols) ?? []
}

extension Symbol {
  /// Something with a name of its own.
  fileprivate init?(_ name: NameToken?, _ kind: Kind, at range: TextRange) {
    guard let name else { return nil }
    self.init(
      name: name.text, detail: "", kind: kind, range: range, nameRange: name.range, isNamed: true)
  }

  /// An element; `nil` where its word is missing.
  fileprivate init?(_ element: ElementSyntax) {
    guard let word = element.kindName else { return nil }
    let showsSubject = SymbolKinds.showingSubjects.contains(word.text)
    let given = element.clauses.first { $0.kind == .as }?.operand?.name
    let name = showsSubject ? given : element.subject?.name ?? given
    var parts: [String] = []
    if showsSubject, let subject = element.subject { parts.append(subject.text) }
    if let size = element.size { parts.append(size.text) }
    parts += element.clauses.filter { $0.kind != .as }.map(\.text)
    self.init(
      name: name.map { $0.text.isEmpty ? word.text : $0.text } ?? word.text, word: word.text,
      detail: parts.joined(separator: " "), kind: SymbolKinds.byWord[word.text] ?? .content,
      range: element.range, nameRange: (name ?? word).range, isNamed: name != nil,
      children: symbols(in: element.block))
  }
}

/// Which words open what, as the vocabulary has them.
enum SymbolKinds {
  static let byWord: [String: Symbol.Kind] = {
    var kinds: [String: Symbol.Kind] = [:]
    for kind in ElementKind.all {
      kinds[kind.name] =
        kind.traits.contains(.isContent) || kind.traits.contains(.isModifier)
        ? .content : kind.traits.contains(.takesData) ? .item : .accessory
    }
    for kind in ElementKind.all where kind.traits.contains(.repeatsWithData) {
      kinds[kind.name] = .section
    }
    let groups = [
      Group.horizontal.name, Group.vertical.name, CustomGroup.vocabulary.name,
      Waterfall.vocabulary.name,
    ]
    for group in groups { kinds[group] = .group }
    for layout in [Layout.vocabulary.name, View.vocabulary.name] { kinds[layout] = .layout }
    kinds[Preview.vocabulary.name] = .preview
    kinds[Expectation.vocabulary.name] = .expectation
    return kinds
  }()

  /// The words of elements whose headers begin with what they show, or expect something of.
  static let showingSubjects = Set(
    ElementKind.all.filter { $0.header.subject != .absent }.map(\.name)
      + [Expectation.vocabulary.name])
}
