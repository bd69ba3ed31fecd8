internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

extension LayoutWriter {
  private static let layoutProperties = [
    ObjectProperty(
      field: "scrollDirection", name: "scrollDirection", form: .word(Axis.self)),
    ObjectProperty(field: "interSectionSpacing", name: "spacing", form: .length),
    ObjectProperty(
      field: "contentInsetsReference", name: "insetsReference", form: .word(InsetsReference.self)),
  ]

  /// The statement for a layout; `nil` where it has nothing in it.
  mutating func layout(_ layout: ImportedLayout) -> WrittenNode? {
    var nodes: [WrittenNode] = []
    store = layout.store
    if let configuration = layout.configuration {
      nodes += properties(Self.layoutProperties, of: configuration)
      nodes += losses(of: configuration, "layout")
    }
    nodes += comments(on: layout.losses)
    let sections = written(Self.joined(layout.sections.map { ($0.condition, [$0]) }))
    if !nodes.isEmpty, sections.contains(where: { !$0.isComment }) { nodes.append(.blank) }
    nodes += sections
    store = layout.store
    if let configuration = layout.configuration {
      let own = boundaries(of: configuration)
      if !own.isEmpty { nodes += [.blank] + own }
    }
    guard sections.contains(where: { $0.onlyComments == nil }) else {
      // Only what is missing is left: it stands without a layout around it.
      // Several kinds of sections may miss the same code.
      for comment in nodes.flatMap({ $0.onlyComments ?? [] })
      where !outside.contains(where: { $0.isWritten(like: comment) }) {
        outside.append(comment)
      }
      return nil
    }
    var node = WrittenNode(
      Written("layout \(quotedIfNeeded(layout.name))"), nodes, from: layout.origin)
    node.isOpen = true
    node.documentation = layout.documentation
    return node
  }

  private static func isTooLong(_ nodes: [WrittenNode]) -> Bool {
    nodes.reduce(0) { $0 + $1.byteCount } > RunLimit.text.maximum
  }

  private typealias ConditionalSections = (condition: Term, sections: [ImportedSection])

  /// The statements for sections; those under the opposite of the condition before stand in `else`.
  private mutating func written(_ parts: [ConditionalSections]) -> [WrittenNode] {
    var (nodes, rest) = ([WrittenNode](), parts[...])
    // A text that is too long is not shown.
    while !Self.isTooLong(nodes), let part = rest.popFirst() {
      var others: [ConditionalSections] = []
      while let next = rest.first,
        let condition = next.condition.withoutFirst(.not(part.condition))
      {
        others.append((condition, next.sections))
        rest.removeFirst()
      }
      let statements = chosen(part.condition) { writer in
        var yes: [WrittenNode] = []
        for section in part.sections where !Self.isTooLong(yes) {
          Self.append(writer.section(section), to: &yes)
        }
        return yes
      } else: {
        $0.written(Self.joined(others))
      }
      Self.append(statements, to: &nodes)
    }
    return nodes
  }

  /// Adds statements, a blank line before those that are no comments.
  private static func append(_ more: [WrittenNode], to nodes: inout [WrittenNode]) {
    if !nodes.isEmpty, more.contains(where: { !$0.isComment }) { nodes.append(.blank) }
    nodes += more
  }

  /// The sections, neighbours under the same condition together.
  private static func joined(_ parts: [ConditionalSections]) -> [ConditionalSections] {
    parts.reduce(into: []) { joined, part in
      if let last = joined.last, last.condition == part.condition {
        joined[joined.count - 1].sections += part.sections
      } else {
        joined.append(part)
      }
    }
  }

  /// The constants and holes that the text uses.
  mutating func top() -> [WrittenNode] {
    var nodes: [WrittenNode] = []
    for constant in names.constants {
      nodes.append(
        WrittenNode("let \(names.name(of: constant)) = \(text(constant.definition, as: .size))"))
    }
    let used = names.parameterNames.compactMap { key, name in
      holes.entries[key].map { (name: name, key: key, entry: $0) }
    }
    for item in used.sorted(by: {
      ($0.entry.hole.range.lowerBound, $0.name) < ($1.entry.hole.range.lowerBound, $1.name)
    }) {
      let hole = item.entry.hole
      if !nodes.isEmpty { nodes.append(.blank) }
      if hole.isParameter {
        nodes += documentation(before: hole.range).map { WrittenNode("/// " + $0) }
      } else {
        nodes.append(
          WrittenNode(
            "/// hole: `\(Self.brief(hole.text))` \(hole.reason.text) (\(place(of: hole.range)))"))
      }
      nodes.append(WrittenNode("param " + parameter(item.name, item.entry, names.uses[item.key])))
    }
    return nodes
  }

  private func documentation(before range: TextRange) -> [String] {
    let file = program.files.first { $0.source.holds(range) }
    return file?.documentation(before: range.lowerBound) ?? []
  }

  private func parameter(
    _ name: String, _ entry: HoleTable.Entry, _ use: ParameterUse?
  ) -> String {
    if entry.isCondition {
      if case .truth(let value)? = entry.hole.initial { return "\(name) = \(value)" }
      return "\(name) = false"
    }
    if entry.hole.isParameter, case .word(let word)? = entry.hole.initial {
      return "\(name) = \(word)"
    }
    if case .list(let numbers)? = entry.hole.initial {
      return "\(name) = [\(numbers.map(\.signed).joined(separator: ", "))]"
    }
    if case .dimension(let kind, let length)? = entry.hole.initial {
      var writer = self
      return "\(name) = \(writer.dimension(kind, length))"
    }
    let use = use ?? .size
    var value = use.standard
    if case .number(let initial)? = entry.hole.initial { value = initial }
    if case .parameter(let range) = entry.hole.reason {
      return "\(name)\(range.map { " in " + $0.text } ?? "") = \(value.signed)"
    }
    // What begins below a range may become nothing.
    let lower = value < use.lower ? min(0, value) : use.lower
    let upper = max(use.upper, value)
    return "\(name) in \(lower.signed)...\(upper.signed) = \(value.signed)"
  }

  /// Forgets the holes that `nodes` do not show: what they were part of was left out.
  ///
  /// - Returns: Those that had a comment: they say why.
  mutating func forgetHoles(hiddenIn nodes: [WrittenNode]) -> [Hole] {
    if comments.isEmpty, names.parameterNames.isEmpty { return [] }
    var shown = Mentions(in: nodes)
    var hidden: [Hole] = []
    comments = comments.filter { comment in
      guard let count = shown.comments[comment.text], count > 0 else {
        hidden.append(comment.hole)
        return false
      }
      shown.comments[comment.text] = count - 1
      return true
    }
    names.keepParameters { shown.words.contains($0[...]) }
    return hidden
  }

  /// How many of the holes that the text shows stand in each of the statements.
  func holeCounts(in nodes: [WrittenNode]) -> [Int] {
    if comments.isEmpty, names.parameterNames.isEmpty { return nodes.map { _ in 0 } }
    let parameters = Set(
      names.parameterNames.lazy.filter { holes.entries[$0.key]?.hole.isParameter == false }
        .map { $0.value[...] })
    let texts = Set(comments.map(\.text))
    return nodes.map { node in
      let shown = Mentions(in: [node])
      return shown.comments.reduce(shown.words.intersection(parameters).count) { count, comment in
        texts.contains(comment.key) ? count + comment.value : count
      }
    }
  }

  /// The holes that the text shows: those of its parameters, then those of its comments.
  var shownHoles: [(hole: Hole, name: String?, definition: String?)] {
    let parameters = names.parameterNames.compactMap { key, name in
      holes.entries[key].flatMap { $0.hole.isParameter ? nil : $0 }.map {
        (
          hole: $0.hole, name: Optional(name),
          definition: Optional(parameter(name, $0, names.uses[key]))
        )
      }
    }
    let others = comments.map { (hole: $0.hole, name: String?.none, definition: String?.none) }
    return (parameters + others).sorted {
      ($0.hole.range.lowerBound, $0.name ?? "") < ($1.hole.range.lowerBound, $1.name ?? "")
    }
  }
}

/// What statements say.
private struct Mentions {
  /// The comments, and how often each is there.
  var comments: [String: Int] = [:]
  var words: Set<Substring> = []

  init(in nodes: [WrittenNode]) {
    for node in nodes { read(node) }
  }

  private mutating func read(_ node: WrittenNode) {
    let text = node.header.text
    if node.isComment { comments[text, default: 0] += 1 }
    if !node.isComment || text.hasPrefix("// hole: section: ") {
      words.formUnion(text.utf8.split { !$0.isPartOfWord }.map { Substring($0) })
    }
    for child in (node.children ?? []) + (node.otherwise ?? []) { read(child) }
  }
}

extension Double {
  /// Its digits, in parentheses where a sign could be misread.
  fileprivate var signed: String { plainDecimal }
}

extension Hole.ParameterRange {
  /// As the language writes it.
  fileprivate var text: String {
    let sign = isClosed || upper == nil ? "..." : "..<"
    return (lower?.signed ?? "") + sign + (upper?.signed ?? "")
  }
}

extension Term {
  /// What is asked for behind `first && …`; `nil` where that is not asked first.
  fileprivate func withoutFirst(_ first: Term) -> Term? {
    if first.isTrue != nil { return nil }
    if self == first { return .truth(true) }
    if case .binary("&&", first, let rest) = self { return rest }
    return nil
  }
}
