internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// Where a file uses definitions: what is found in one is reported only if it holds at every use.
///
/// - Source: `lint-rules.md`, rules that need more than one view.
struct DefinitionUses {
  /// One use: the element that it brings something to, `nil` at the top of a file, and its range.
  private struct Use: Hashable {
    let owner: Int?
    let range: TextRange
  }

  private let subject: LintSubject
  private let decisions: DecisionProfile
  /// The uses of each definition that some view reaches.
  private var uses: [TextRange: Set<Use>] = [:]

  /// - Complexity: O(*n*) in the statements of the file, those of definitions once for each use.
  init(in subject: LintSubject, _ decisions: DecisionProfile) {
    (self.subject, self.decisions) = (subject, decisions)
    for (index, element) in subject.elements { add(element.body, to: index) }
    add(subject.program.body, to: nil)
  }

  private mutating func add(_ statements: [CheckedStatement], to owner: Int?) {
    for statement in statements {
      if case .use(let use) = statement {
        uses[use.place.definition, default: []].insert(Use(owner: owner, range: use.place.range))
      }
      for body in reachedBodies(of: statement) { add(body, to: owner) }
    }
  }

  /// The bodies of a statement without the branches that no view takes.
  private func reachedBodies(of statement: CheckedStatement) -> [[CheckedStatement]] {
    guard case .condition(let branches) = statement else { return statement.bodies }
    var bodies: [[CheckedStatement]] = []
    for branch in branches {
      let range = branch.condition.map { subject.program.range(of: $0) }
      let results = range.flatMap { decisions.choices[$0] }
      if results?.contains(0) ?? true { bodies.append(branch.body) }
      if results == [0] { break }
    }
    return bodies
  }

  /// `findings` without those that only some uses of a definition have; what UIKit refuses at one use
  /// stays an error, and points at that use.
  func reported(_ findings: [LocatedFinding]) -> [Diagnostic] {
    guard !uses.isEmpty else { return findings.map(\.diagnostic) }
    let together = Dictionary(grouping: findings) { $0.place }
      .mapValues { $0.reduce(into: Set<ElementID>()) { $0.formUnion($1.elements) } }
    return findings.compactMap { finding in
      let elements = together[finding.place] ?? []
      if isAtEveryUse(finding.diagnostic.range, of: elements) { return finding.diagnostic }
      guard finding.isRefusal, let element = finding.elements.min(by: { $0.index < $1.index })
      else { return nil }
      return finding.diagnostic.used(at: subject.program.elements[element.index].uses)
    }
  }

  /// Whether what was found at `range` in `elements` was found at every use of the definition around.
  private func isAtEveryUse(_ range: TextRange, of elements: Set<ElementID>) -> Bool {
    guard let definition = uses.keys.first(where: { $0.contains(range.lowerBound) }) else {
      return true
    }
    let found = elements.flatMap { uses(of: definition, for: $0.index) }
    return found.isEmpty || uses[definition]?.isSubset(of: found) ?? true
  }

  /// The uses of a definition that bring the element at `index`, or something into it.
  private func uses(of definition: TextRange, for index: Int) -> [Use] {
    let path = subject.program.elements[index].uses
    guard let level = path.lastIndex(where: { $0.definition == definition }) else {
      return (uses[definition] ?? []).filter { isInside($0.owner, index) }
    }
    var owner = subject.owners[index]
    while let next = owner, subject.program.elements[next].uses.count > level {
      owner = subject.owners[next]
    }
    return [Use(owner: owner, range: path[level].range)]
  }

  /// Whether an element is the one at `index`, or in it.
  private func isInside(_ element: Int?, _ index: Int) -> Bool {
    var next = element
    while let current = next, current != index { next = subject.owners[current] }
    return next != nil
  }
}
