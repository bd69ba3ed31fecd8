internal import LayoutCompiler
internal import LayoutChecking
package import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutText

/// What the rules find in a file.
package struct LintOutcome: Sendable {
  /// In source order.
  package var findings: [Diagnostic]
  /// What comments in the file suppress.
  package var suppressed: [SuppressedFinding] = []
  /// What exists only in a window of 32 points, which is reported with `--strict` only.
  package var unreported: [Diagnostic] = []
  /// The errors of the compiler among the findings, which cannot be suppressed.
  package var errors: Set<Diagnostic> = []
  package var completed = CompletedRules()
  /// What the previews show, as in "previews show 5 of 7 branches"; `nil` where that is not asked for.
  package var coverage: String?
}

/// A finding that a comment suppresses.
package struct SuppressedFinding: Sendable {
  package let diagnostic: Diagnostic
  /// The reason in the comment.
  package let reason: String?
}

/// The findings of the rules in `subject` together with the warnings and notes of the compiler, in
/// source order, without those that comments suppress.
///
/// - Parameter known: The diagnostics of the compiler, which no rule repeats.
/// - Complexity: that of evaluating the layout and solving one instance of each section's group for
///   every viewport of the matrix where something may change.
package func lint(
  _ subject: LintSubject, _ settings: LintSettings, beside known: [Diagnostic] = []
) -> LintOutcome {
  var subject = subject
  subject.budget = WorkBudget(settings.work, until: settings.deadline)
  let inspections = settings.inspections(of: subject)
  var located = textFindings(of: inspections, in: subject, settings)
  var decisions = DecisionProfile()
  // A file with errors has no frames.
  var (limit, coverage): (Diagnostic?, String?)
  var known = known
  if !subject.program.diagnostics.hasErrors {
    var examination = ViewExamination(of: subject, by: inspections, settings)
    examination.run()
    located += examination.findings
    decisions = examination.decisions
    (limit, coverage) = (examination.limit, examination.coverage?.summary)
  }
  var findings = DefinitionUses(in: subject, decisions).reported(located)
    .map { $0.moved(into: subject) }.withoutConsequences
  known = known.withoutRuleDuplicates(findings)
  let errors = known.filter { $0.severity == .error }.map(\.range)
  findings.removeAll { finding in errors.contains { $0.overlaps(finding.range) } }
  findings += known.filter {
    $0.severity != .error && subject.source.holds($0.range)
      && !(subject.isImported && $0.isOfWriting)
  }
  let isSound = errors.isEmpty && !subject.program.diagnostics.hasErrors && limit == nil
  findings += [limit].compactMap(\.self)
  let completed = CompletedRules(isSound ? inspections.map(\.rule) : nil, settings)
  var outcome = Suppressions(in: subject)
    .applied(to: findings.inOrder, of: completed).reported(by: settings)
  outcome.coverage = coverage
  return outcome
}

extension Diagnostic {
  /// Whether it says how a layout is written, or follows from the range of a parameter: in imported text
  /// no author has chosen either.
  fileprivate var isOfWriting: Bool {
    [.alwaysTrue, .alwaysFalse, .bareOne, .unusedName].contains(code)
  }
}

extension [Diagnostic] {
  /// Those of the compiler without what rules report of more views, with their widths.
  ///
  /// - Parameter findings: What the rules found.
  package func withoutRuleDuplicates(_ findings: [Diagnostic]) -> [Diagnostic] {
    let zeros = Set(
      findings.filter { $0.code.number == LintRule.columnsDivideByZero.code }.map(\.range))
    return filter { diagnostic in
      switch diagnostic.code {
      case .dimensionNotPositive: false
      case .divisionByZero, .outOfRange: !zeros.contains(diagnostic.range)
      default: true
      }
    }
  }
}

extension LintOutcome {
  /// Everything that the rules found.
  package var all: [Diagnostic] { findings + suppressed.map(\.diagnostic) + unreported }

  /// The same without what is reported with `--strict` only.
  fileprivate func reported(by settings: LintSettings) -> LintOutcome {
    let isReported: (Diagnostic) -> Bool = {
      settings.isStrict || settings.widths.contains(ViewportMatrix.tinyWidth) || !$0.isOfTinyWindows
    }
    var copy = self
    copy.findings.removeAll { !isReported($0) }
    copy.suppressed.removeAll { !isReported($0.diagnostic) }
    copy.unreported = (findings + suppressed.map(\.diagnostic)).filter { !isReported($0) }
    return copy
  }
}

/// The findings of the rules that examine the text; a definition used in the file may be examined
/// twice.
private func textFindings(
  of inspections: [Inspection], in subject: LintSubject, _ settings: LintSettings
) -> [LocatedFinding] {
  let definitions = subject.definitions.flatMap { settings.inspections(of: $0) }
  return (inspections + definitions).flatMap { inspection -> [LocatedFinding] in
    guard case .text(let find) = inspection.rule.evidence else { return [] }
    return find(inspection).map(inspection.located)
      .filter { subject.source.holds($0.diagnostic.range) }
  }
}

extension Diagnostic {
  /// The same in the file of `subject`: a finding in another file's definition is reported where this
  /// file uses it.
  fileprivate func moved(into subject: LintSubject) -> Diagnostic {
    guard !subject.source.holds(range) else { return self }
    let element = subject.program.elements.first {
      $0.extent.contains(range.lowerBound) && !$0.uses.isEmpty
    }
    let use = element?.uses.first { subject.source.holds($0.range) }
    let file = subject.program.sources.file(at: range.lowerBound)
    return use.map {
      moved(to: $0.range, label: "used here")
        .noting(
          "defined in \(file.name), line \(file.location(of: range.lowerBound).line)")
    } ?? self
  }

  /// Whether it exists only in a window of 32 points.
  fileprivate var isOfTinyWindows: Bool {
    views.map(\.widths) == [ViewportMatrix.tinyWidth...ViewportMatrix.tinyWidth]
  }
}

extension [Diagnostic] {
  /// They without those that are at, or point at, a range of a finding that they yield to; findings in
  /// tiny windows do not count.
  fileprivate var withoutConsequences: [Diagnostic] {
    var (places, labels): ([String: Set<TextRange>], [String: Set<TextRange>]) = ([:], [:])
    for rule in LintRule.all where !rule.yieldsTo.isEmpty {
      let names = Set(rule.yieldsTo.map(\.name))
      let causes = filter { names.contains($0.code.name) && !$0.isOfTinyWindows }
      places[rule.name] = Set(causes.map(\.range))
      labels[rule.name] = Set(causes.flatMap(\.secondary).map(\.range))
    }
    return filter { finding in
      guard let places = places[finding.code.name], let labels = labels[finding.code.name] else {
        return true
      }
      return !labels.contains(finding.range)
        && !([finding.range] + finding.secondary.map(\.range)).contains(where: places.contains)
    }
  }
}
