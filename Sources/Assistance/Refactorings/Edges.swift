internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  /// From one value for all edges to pairs of edges, to a line an edge, and back.
  static let edges = Refactoring(
    name: "edges", kind: "refactor.rewrite.edges",
    requirement: "edges that can be written in another way",
    title: { place in
      place.edges.map { edges in
        edges.hasLines ? "Write edges as one line an edge" : "Write edges as `\(edges.texts[0])`"
      }
    }
  ) { place in
    guard let edges = place.edges else { return nil }
    let indentation = place.source.indentation(at: edges.range.lowerBound)
    return [Edit(replace: edges.range, with: edges.texts.joined(separator: "\n" + indentation))]
  }
}

/// Edges in their next form.
private struct WrittenEdges {
  /// The statements that it replaces.
  let range: TextRange
  /// A statement each, or what stands behind the colon of one.
  let texts: [String]
  var hasLines = false
}

extension RefactoringPlace {
  /// The edges that are set at the caret, in the form that follows theirs.
  fileprivate var edges: WrittenEdges? {
    guard let property = nodes.lazy.compactMap(PropertySyntax.init).first,
      let name = property.name?.text, Self.edgeProperties.contains(name),
      let block = nodes.lazy.compactMap(BlockSyntax.init).first
    else { return nil }
    let all = block.statements.compactMap { statement -> PropertySyntax? in
      if case .property(let other) = statement, other.name?.text == name { other } else { nil }
    }
    if property.parts.isEmpty { return all.count == 1 ? oneStatement(property, name) : nil }
    return lines(all, name)
  }

  /// The properties whose values have the labels of edges.
  private static let edgeProperties = Set(
    ElementKind.all.flatMap(\.properties).filter { property in
      if case .parts(let labels) = property.labels { labels == EdgeLabel.words } else { false }
    }.map(\.name))

  private func oneStatement(_ property: PropertySyntax, _ name: String) -> WrittenEdges? {
    let values = property.values
    guard let first = values.first, let last = values.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    if values.count == 1, first.label == nil, let text = first.expression?.text {
      let (across, down) = (EdgeLabel.horizontal.rawValue, EdgeLabel.vertical.rawValue)
      return WrittenEdges(range: range, texts: ["\(across) \(text), \(down) \(text)"])
    }
    var edges: [EdgeLabel: String] = [:]
    for value in values {
      guard let text = value.expression?.text,
        let label = value.label.map({ EdgeLabel(rawValue: $0.text) }) ?? .all
      else { return nil }
      for edge in EdgeLabel.single where edge.isPart(of: label) { edges[edge] = text }
    }
    let lines = EdgeLabel.single.compactMap { edge in
      edges[edge].map { "\(name).\(edge.rawValue): \($0)" }
    }
    return WrittenEdges(range: property.range, texts: lines, hasLines: true)
  }

  /// Lines that stand one below another, as one statement.
  private func lines(_ all: [PropertySyntax], _ name: String) -> WrittenEdges? {
    guard let first = all.first, let last = all.last else { return nil }
    var edges: [EdgeLabel: String] = [:]
    for property in all {
      guard property.parts.count == 1, let edge = EdgeLabel(rawValue: property.parts[0].text),
        property.values.count == 1, let text = property.values[0].expression?.text,
        EdgeLabel.single.contains(edge)
      else { return nil }
      edges[edge] = text
    }
    let range = first.range.lowerBound..<last.range.upperBound
    // Nothing else may stand between them.
    let between = tree.statements(touching: range)
    guard between.allSatisfy({ PropertySyntax($0)?.name?.text == name }) else { return nil }
    if edges.count == EdgeLabel.single.count, Set(edges.values).count == 1,
      let text = edges.values.first
    {
      return WrittenEdges(range: range, texts: ["\(name): \(text)"])
    }
    var parts: [String] = []
    for (pair, sides) in [
      (EdgeLabel.horizontal, [EdgeLabel.leading, .trailing]), (.vertical, [.top, .bottom]),
    ] {
      if let text = edges[sides[0]], text == edges[sides[1]] {
        parts.append("\(pair.rawValue) \(text)")
      } else {
        parts += sides.compactMap { side in edges[side].map { "\(side.rawValue) \($0)" } }
      }
    }
    return WrittenEdges(range: range, texts: ["\(name): \(parts.joined(separator: ", "))"])
  }
}
