internal import LayoutCompiler
internal import LayoutChecking
package import LayoutDiagnostics
internal import LayoutLanguage
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
  let inspections = settings.inspections(of: subject)
  var findings = textFindings(of: inspections, in: subject, settings)
  // A file with errors has no frames.
  if !subject.program.diagnostics.hasErrors {
    findings += viewFindings(subject, inspections, settings).map { $0.moved(into: subject) }
    findings = findings.withoutConsequences
  }
  let errors = known.filter { $0.severity == .error }.map(\.range)
  findings.removeAll { finding in errors.contains { $0.overlaps(finding.range) } }
  findings += known.filter { $0.severity != .error && subject.source.holds($0.range) }
  let isSound = errors.isEmpty && !subject.program.diagnostics.hasErrors
  let completed = CompletedRules(isSound ? inspections.map(\.rule) : nil, settings)
  return Suppressions(in: subject)
    .applied(to: findings.inOrder, of: completed).reported(by: settings)
}

extension LintOutcome {
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
) -> [Diagnostic] {
  let definitions = subject.definitions.flatMap { settings.inspections(of: $0) }
  return (inspections + definitions).flatMap { inspection -> [Diagnostic] in
    guard case .text(let find) = inspection.rule.evidence else { return [] }
    return find(inspection).map { inspection.diagnostic($0) }
  }
}

/// The findings of the rules that examine viewports.
private func viewFindings(
  _ subject: LintSubject, _ inspections: [Inspection], _ settings: LintSettings
) -> [Diagnostic] {
  let needs = inspections.map(\.rule.evidence.needs).reduce(EvidenceNeeds()) { $0.union($1) }
  guard !needs.isEmpty else { return [] }
  let layouts = subject.program.topElements(of: ElementKind(Layout.vocabulary))
  let views = subject.program.topElements(of: ElementKind(View.vocabulary))
  var decisions = DecisionProfile()
  let found =
    layouts.flatMap { layout -> [Diagnostic] in
      guard needs.contains(.layouts) || subject.holdsContents(layout) else { return [] }
      let matrix = ViewportMatrix(of: layout, in: subject, settings)
      guard needs.contains(.layouts) else {
        let contents = ContentProbe(
          EvaluationCache(of: layout, in: subject), subject, layout, in: matrix.usual)
        return findings(of: RuleRun(inspections), contents, matrix)
      }
      let probe = LayoutProbe(
        EvaluationCache(of: layout, in: subject), of: subject, in: matrix.usual)
      var sampling = Sampling(probe, RuleRun(inspections), from: matrix.usual)
      sampling.examine(matrix.scenarios)
      decisions.add(sampling.probe.models.decisions)
      let contents = ContentProbe(sampling.probe.models, subject, layout, in: matrix.usual)
      return findings(of: sampling.run, contents, matrix)
        + inspections.flatMap {
          $0.findings(in: sampling.probe.profile) + $0.findings(in: sampling.probe.cellWidths)
        }
    }
    + views.flatMap { view -> [Diagnostic] in
      guard needs.contains(.contents) else { return [] }
      let matrix = ViewportMatrix(of: view, in: subject, settings)
      let contents = ContentProbe(nil, subject, view, in: matrix.usual)
      return findings(of: RuleRun(inspections), contents, matrix)
    }
  return found + inspections.flatMap { $0.findings(in: decisions) }
}

/// The findings of `run` after it has examined `contents`.
private func findings(
  of run: RuleRun, _ contents: ContentProbe, _ matrix: ViewportMatrix
) -> [Diagnostic] {
  guard run.examinesContents, contents.hasContents else { return run.diagnostics(in: matrix) }
  var sampling = Sampling(contents, run, from: matrix.usual)
  sampling.examine(matrix.contentScenarios)
  return sampling.run.diagnostics(in: matrix)
}

extension Inspection {
  fileprivate func findings(in profile: ColumnProfile) -> [Diagnostic] {
    guard case .columns(let find) = rule.evidence else { return [] }
    return find(profile, self).map { diagnostic($0) }
  }

  fileprivate func findings(in profile: CellWidthProfile) -> [Diagnostic] {
    guard case .cellWidths(let find) = rule.evidence else { return [] }
    return find(profile, self).map { diagnostic($0) }
  }

  fileprivate func findings(in profile: DecisionProfile) -> [Diagnostic] {
    guard case .decisions(let find) = rule.evidence else { return [] }
    return find(profile, self).map { diagnostic($0) }
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
  /// They without those that findings of rules they yield to point at; findings in tiny windows do not
  /// count.
  fileprivate var withoutConsequences: [Diagnostic] {
    var yielding: [String: Set<TextRange>] = [:]
    for rule in LintRule.all {
      let names = Set(rule.yieldsTo.map(\.name))
      guard !names.isEmpty else { continue }
      let causes = filter { names.contains($0.code.name) && !$0.isOfTinyWindows }
        .flatMap(\.secondary).map(\.range)
      yielding[rule.name] = Set(causes)
    }
    return filter { !(yielding[$0.code.name]?.contains($0.range) ?? false) }
  }
}
