internal import LayoutSyntax
internal import LayoutText

/// All the comments of a file that speak to the linter.
struct Suppressions: Sendable {
  private let source: SourceText
  private let all: [Suppression]
  /// Where the first statement begins.
  private let firstStatement: Int

  /// - Complexity: O(*n*) in the tokens of the file.
  init(in subject: LintSubject) {
    source = subject.source
    all = subject.tree.tokens.compactMap { Suppression($0, in: subject.source) }
    firstStatement = subject.tree.tokens.first { !$0.isTrivia }?.offset ?? subject.source.base
  }

  /// `findings` parted by whether a comment suppresses them, and what is wrong with the comments.
  func applied(to findings: [Diagnostic], of settings: LintSettings) -> LintOutcome {
    guard !all.isEmpty else { return LintOutcome(findings: findings, suppressed: []) }
    var used: Set<Use> = []
    var left: [Diagnostic] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      let line = source.lineIndex(of: finding.range.lowerBound)
      let uses = all.indices.filter { reaches($0, line) }.compactMap { use(of: $0, finding) }
      used.formUnion(uses)
      if let first = uses.first {
        let reason = all[first.suppression].reason
        suppressed.append(SuppressedFinding(diagnostic: finding, reason: reason))
      } else {
        left.append(finding)
      }
    }
    let findings = (left + faults + unused(used, settings)).inOrder
    return LintOutcome(findings: findings, suppressed: suppressed)
  }

  /// A name in a suppression; of one that names no rule the place is `nil`.
  private struct Use: Hashable {
    let suppression: Int
    let name: Int?
  }

  private func use(of index: Int, _ finding: Diagnostic) -> Use? {
    let names = all[index].names
    if names.isEmpty { return Use(suppression: index, name: nil) }
    let place = names.firstIndex {
      $0.text == finding.code.name || $0.text == finding.code.number
    }
    return place.map { Use(suppression: index, name: $0) }
  }

  private func reaches(_ index: Int, _ line: Int) -> Bool {
    let own = source.lineIndex(of: all[index].range.lowerBound)
    switch all[index].reach {
    case .next: return line == source.lineIndex(of: all[index].range.upperBound) + 1
    case .this: return line == own
    case .previous: return line == own - 1
    case .file: return isBeforeStatements(all[index])
    case .region: return line >= own && line <= end(of: index)
    case .end, nil: return false
    }
  }

  private func isBeforeStatements(_ suppression: Suppression) -> Bool {
    suppression.range.upperBound <= firstStatement
  }

  /// The line on which the region that begins at `index` ends: where all of its rules are enabled
  /// again, or all rules are.
  private func end(of index: Int) -> Int {
    let names = Set(all[index].names.map(\.text))
    let end = all[(index + 1)...].first { other in
      other.reach == .end
        && (other.names.isEmpty || names.isSubset(of: other.names.map(\.text)) && !names.isEmpty)
    }
    return end.map { source.lineIndex(of: $0.range.lowerBound) } ?? source.lineStarts.count
  }

  /// What is wrong with the comments themselves.
  private var faults: [Diagnostic] {
    all.flatMap { suppression -> [Diagnostic] in
      guard let reach = suppression.reach else { return [.unknownDirective(suppression.verb)] }
      let unknown = suppression.names.filter { LintRule.named($0.text) == nil }
      var faults = unknown.map { Diagnostic.unknownRule($0.text, at: $0.range) }
      if reach == .file, !isBeforeStatements(suppression) {
        faults.append(.misplacedSuppression(at: suppression.range))
      }
      return faults
    }
  }

  /// The suppressions that suppress nothing though their rules are asked.
  private func unused(_ used: Set<Use>, _ settings: LintSettings) -> [Diagnostic] {
    all.enumerated().flatMap { index, suppression -> [Diagnostic] in
      guard let reach = suppression.reach, reach != .end,
        reach != .file || isBeforeStatements(suppression)
      else { return [] }
      if suppression.names.isEmpty {
        let isUsed = used.contains(Use(suppression: index, name: nil))
        return isUsed ? [] : [.unusedSuppression(of: nil, at: suppression.range)]
      }
      return suppression.names.enumerated().compactMap { place, name in
        guard let rule = LintRule.named(name.text), settings.asks(rule),
          !used.contains(Use(suppression: index, name: place))
        else { return nil }
        return .unusedSuppression(of: name.text, at: name.range)
      }
    }
  }
}

extension LintSettings {
  /// Whether a rule is asked at all.
  func asks(_ rule: LintRule) -> Bool { !(rules[rule.name]?.isOff ?? false) }
}

extension LintSubject {
  /// Whether a comment of the file speaks to the linter.
  ///
  /// - Complexity: O(*n*) in the tokens of the file.
  package var hasDirectives: Bool {
    tree.tokens.contains { Suppression($0, in: source) != nil }
  }
}
