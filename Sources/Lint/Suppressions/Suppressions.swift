internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// The suppression comments of a file.
struct Suppressions {
  private let source: SourceText
  private let all: [Suppression]
  /// The offset of the first statement.
  private let firstStatement: Int
  /// The lines with anything but comments, in order.
  private let codeLines: [Int]

  /// - Complexity: O(*n*) in the tokens of the file.
  init(in subject: LintSubject) {
    source = subject.source
    all = subject.tree.tokens.compactMap { Suppression($0, in: subject.source) }
    codeLines =
      all.contains { $0.reach == .next || $0.reach == .previous }
      ? subject.tree.tokens.filter { !$0.isTrivia }
        .map { subject.source.lineIndex(of: $0.offset) } : []
    firstStatement = subject.tree.tokens.first { !$0.isTrivia }?.offset ?? subject.source.base
  }

  init(_ code: CodeComments) {
    source = code.source
    all = code.comments.compactMap { comment in
      let isBlock = code.source[comment].hasPrefix("/*")
      let kind: Token.Kind = isBlock ? .blockComment : .lineComment
      return Suppression(
        Token(kind, from: comment.lowerBound, to: comment.upperBound), in: code.source)
    }
    (codeLines, firstStatement) = (code.codeLines, code.firstStatement)
  }

  /// Why a comment suppresses something.
  struct Reason {
    let text: String?
  }

  /// The reason of the first comment that suppresses `finding`; `nil` where none does.
  func reason(for finding: Diagnostic) -> Reason? {
    let line = source.lineIndex(of: finding.range.lowerBound)
    let found = all.indices.first { reaches($0, line, finding.code) && use(of: $0, finding) != nil }
    return found.map { Reason(text: all[$0].reason) }
  }

  /// `findings` split by whether a comment suppresses them, and what is wrong with the comments.
  func applied(to findings: [Diagnostic], of completed: CompletedRules) -> LintOutcome {
    guard !all.isEmpty else { return LintOutcome(findings: findings, completed: completed) }
    var used: Set<Use> = []
    var left: [Diagnostic] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      let line = source.lineIndex(of: finding.range.lowerBound)
      let uses = all.indices.filter { reaches($0, line, finding.code) }
        .compactMap { use(of: $0, finding) }
      used.formUnion(uses)
      if let first = uses.first {
        let reason = all[first.suppression].reason
        suppressed.append(SuppressedFinding(diagnostic: finding, reason: reason))
      } else {
        left.append(finding)
      }
    }
    let findings = (left + faults + unused(used, completed) + unmatchedEnds).inOrder
    return LintOutcome(findings: findings, suppressed: suppressed, completed: completed)
  }

  /// A name in a suppression; `nil` for a suppression without names.
  private struct Use: Hashable {
    let suppression: Int
    let name: Int?
  }

  private func use(of index: Int, _ finding: Diagnostic) -> Use? {
    let names = all[index].names
    if names.isEmpty { return Use(suppression: index, name: nil) }
    let position = names.firstIndex { $0.isOf(finding.code) }
    return position.map { Use(suppression: index, name: $0) }
  }

  private func reaches(_ index: Int, _ line: Int, _ code: Diagnostic.Code) -> Bool {
    let own = source.lineIndex(of: all[index].range.lowerBound)
    switch all[index].reach {
    case .next:
      let end = source.lineIndex(of: all[index].range.upperBound)
      return line == codeLines.first { $0 > end }
    case .this: return line == own
    case .previous: return line == codeLines.last { $0 < own }
    case .file: return isBeforeStatements(all[index])
    case .region: return line >= own && line <= end(of: index, for: code)
    case .end, nil: return false
    }
  }

  private func isBeforeStatements(_ suppression: Suppression) -> Bool {
    suppression.range.upperBound <= firstStatement
  }

  /// The line on which the region that starts at `index` ends for the rule with `code`: where that
  /// rule or every rule is enabled again.
  private func end(of index: Int, for code: Diagnostic.Code) -> Int {
    let end = all[(index + 1)...].first { other in
      other.reach == .end && (other.names.isEmpty || other.names.contains { $0.isOf(code) })
    }
    return end.map { source.lineIndex(of: $0.range.lowerBound) } ?? source.lineStarts.count
  }

  /// The `enable` comments without a region.
  private var unmatchedEnds: [Diagnostic] {
    all.indices.filter { all[$0].reach == .end }.flatMap { index -> [Diagnostic] in
      let before = all[..<index]
      if all[index].names.isEmpty {
        let latest = before.last { $0.reach == .region || $0.reach == .end && $0.names.isEmpty }
        return latest?.reach == .region ? [] : [.unmatchedEnd(at: all[index].range)]
      }
      return all[index].names.compactMap { name in
        guard let rule = LintRule.named(name.text) else { return nil }
        let code = Diagnostic.Code(rule.severity, rule.code, rule.name)
        let latest = before.last { other in
          (other.reach == .region || other.reach == .end)
            && (other.names.isEmpty || other.names.contains { $0.isOf(code) })
        }
        return latest?.reach == .region ? nil : .unmatchedEnd(at: name.range)
      }
    }
  }

  /// What is wrong with the comments themselves.
  private var faults: [Diagnostic] {
    all.flatMap { suppression -> [Diagnostic] in
      guard let reach = suppression.reach else { return [.unknownDirective(suppression.verb)] }
      let unknown = suppression.names.filter {
        LintRule.named($0.text) == nil && !Diagnostic.Code.isCode($0.text)
      }
      var faults = unknown.map { Diagnostic.unknownRule($0.text, at: $0.range) }
      if reach == .file, !isBeforeStatements(suppression) {
        faults.append(.misplacedSuppression(at: suppression.range))
      }
      return faults
    }
  }

  /// The suppressions that suppress nothing though their rules have run.
  private func unused(_ used: Set<Use>, _ completed: CompletedRules) -> [Diagnostic] {
    all.enumerated().flatMap { index, suppression -> [Diagnostic] in
      guard let reach = suppression.reach, reach != .end,
        reach != .file || isBeforeStatements(suppression)
      else { return [] }
      if suppression.names.isEmpty {
        let isUsed = used.contains(Use(suppression: index, name: nil))
        return isUsed || !completed.isEvery
          ? [] : [.unusedSuppression(of: nil, at: suppression.range)]
      }
      return suppression.names.enumerated().compactMap { position, name in
        let rule = LintRule.named(name.text)
        guard rule != nil || Diagnostic.Code.isCode(name.text),
          completed.contains(rule?.name ?? name.text),
          !used.contains(Use(suppression: index, name: position))
        else { return nil }
        return .unusedSuppression(of: name.text, at: name.range)
      }
    }
  }
}

extension Suppression.Name {
  /// Whether it is the name or the number of `code`, or of what the compiler calls the rule of it.
  fileprivate func isOf(_ code: Diagnostic.Code) -> Bool {
    text == code.name || text == code.number || LintRule.named(text)?.name == code.name
  }
}

extension LintSubject {
  /// Whether a comment of the file speaks to the linter.
  ///
  /// - Complexity: O(*n*) in the tokens of the file.
  package var hasDirectives: Bool {
    tree.tokens.contains { Suppression($0, in: source) != nil }
  }
}
