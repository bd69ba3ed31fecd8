internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let twinSections = LintRule(
    name: "twin-sections", code: "L505", severity: .note,
    summary: "Two sections or groups are equal but for names and texts.",
    rationale: """
      What is written twice is changed once and forgotten once. A definition is changed in one \
      place, and shows that the two belong together.
      """,
    flagged: .inside(
      "layout page {",
      "section new { insets: 16; spacing: 8; orthogonal: continuous",
      "    hgroup card 160 x 90 { item cell } }",
      "section hot { insets: 16; spacing: 8; orthogonal: continuous",
      "    hgroup card 160 x 90 { item cell } }"),
    accepted: """
      define carousel { insets: 16; spacing: 8; orthogonal: continuous; hgroup card 160 x 90 { item cell } }
      layout page {
          section new { use carousel }
          section hot { use carousel }
      }
      """,
    fixes: .unsafe,
    traits: .ofWriting,
    evidence: .text { inspection in
      let subject = inspection.subject
      let twins = Dictionary(grouping: subject.twinCandidates, by: \.text).values
        .filter { $0.count > 1 }.sorted { $0[0].start < $1[0].start }
      var covered: [TextRange] = []
      return twins.compactMap { candidates in
        let places = candidates.map(\.element.extent)
        // Groups in sections that are equal themselves are no further finding.
        guard !places.allSatisfy({ place in covered.contains { $0.contains(place.lowerBound) } })
        else { return nil }
        covered += places
        return inspection.finding(of: candidates)
      }
    })
}

/// A section or a group, as it reads without names.
private struct TwinCandidate {
  let element: CheckedElement
  /// Its tokens but for names, strings and trivia.
  let text: String

  var start: Int { element.extent.lowerBound }
}

extension Inspection {
  fileprivate func finding(of twins: [TwinCandidate]) -> Finding {
    let second = twins[1].element
    let kind = second.kind.name
    let name = { (element: CheckedElement) in element.name ?? kind }
    return Finding(
      range: second.range,
      headline: "`\(name(second))` is equal to `\(name(twins[0].element))` but for names",
      label: "written \(twins.count) times",
      related: ([twins[0]] + twins.dropFirst(2)).map {
        Diagnostic.Label($0.element.range, "the same here")
      },
      note: "a change has to be made in each of them",
      help: "write it once: `define` it, and `use` it in each", fix: extraction(of: twins))
  }

  /// The edits that make a definition of what is in the blocks of `twins`; `nil` where they are not
  /// equal to the letter, or read the values of names that are declared around them.
  private func extraction(of twins: [TwinCandidate]) -> [Edit]? {
    let blocks = twins.compactMap { subject.block(of: $0.element) }
    guard blocks.count == twins.count, let first = blocks.first,
      Set(blocks.map { subject.words(in: $0) }).count == 1,
      twins.allSatisfy(\.element.uses.isEmpty)
    else { return nil }
    let taken = Set(subject.program.names.definitions.map(\.name))
    guard let name = ["shared", "shared2", "shared3"].first(where: { !taken.contains($0) }),
      let top = subject.program.elements.map(\.extent)
        .filter({ $0.contains(first.lowerBound) }).min(by: { $0.lowerBound < $1.lowerBound }),
      !subject.program.bindings.contains(where: { top.contains($0.nameRange.lowerBound) })
    else { return nil }
    let definition = "define \(name) {\(subject.text(in: first))}\(subject.source.lineBreak)"
    return [Edit(replace: top.lowerBound..<top.lowerBound, with: definition)]
      + blocks.map { Edit(replace: $0, with: " use \(name) ") }
  }
}

extension LintSubject {
  /// The sections and groups of the file with several statements, outer before inner.
  fileprivate var twinCandidates: [TwinCandidate] {
    let kinds = Set(
      [ElementKind(Section.vocabulary), ElementKind(Group.horizontal), ElementKind(Group.vertical)]
        .map(\.title))
    let names = Set(program.elements.filter { $0.name != nil }.map(\.nameRange))
    var seen: Set<TextRange> = []
    return program.elements.filter { element in
      kinds.contains(element.kind.title) && source.holds(element.extent)
        && statementCount(of: element) >= Self.leastStatements
        && seen.insert(element.extent).inserted
    }.sorted { $0.extent.lowerBound < $1.extent.lowerBound }.map { element in
      TwinCandidate(element: element, text: words(in: element.extent, without: names))
    }
  }

  private static let leastStatements = 5

  /// - Complexity: O(*n*) in the elements inside.
  private func statementCount(of element: CheckedElement) -> Int {
    element.body.reduce(0) { $0 + statementCount(of: $1) }
  }

  private func statementCount(of statement: CheckedStatement) -> Int {
    switch statement {
    case .property, .binding: 1
    case .element(_, let index): 1 + statementCount(of: program.elements[index])
    case .condition(let branches):
      1 + branches.flatMap(\.body).reduce(0) { $0 + statementCount(of: $1) }
    // What a definition brings is written once.
    case .use: 1
    case .loop(let loop): 1 + loop.body.reduce(0) { $0 + statementCount(of: $1) }
    }
  }

  /// The tokens in `range`, names and strings left open.
  ///
  /// - Parameter names: The ranges of names.
  func words(in range: TextRange, without names: Set<TextRange>? = nil) -> String {
    let tokens = tree.tokens
    let inside = tokens[tokens.partitioningIndex { $0.offset >= range.lowerBound }...]
      .prefix { $0.end <= range.upperBound }
    return inside.filter { !$0.isTrivia }.map { token in
      let place = token.offset..<token.end
      guard let names else { return text(in: place) }
      return names.contains(place) || token.kind == .string ? "_" : text(in: place)
    }.joined(separator: " ")
  }

  /// What stands between the braces of an element; `nil` where it has none.
  fileprivate func block(of element: CheckedElement) -> TextRange? {
    let text = text(in: element.extent)
    guard text.hasSuffix("}"), !element.body.isEmpty else { return nil }
    let tokens = tree.tokens
    let brace = tokens[tokens.partitioningIndex { $0.offset >= element.range.upperBound }...]
      .first { !$0.isTrivia }
    guard let brace, brace.kind == .leftBrace, brace.end < element.extent.upperBound else {
      return nil
    }
    return brace.end..<element.extent.upperBound - 1
  }
}
