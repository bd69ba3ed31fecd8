internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLanguage
package import LayoutDiagnostics
internal import LayoutText

/// What rules find in a file.
package struct LintOutcome: Sendable {
  /// In the order of the places.
  package var findings: [Diagnostic]
  /// What comments in the file silence.
  package var suppressed: [SuppressedFinding] = []
  /// What only holds in a window shrunk to next to nothing, where nobody wants to be told.
  package var unreported: [Diagnostic] = []
  /// The errors of the compiler among the findings: nothing but mending silences them.
  package var errors: Set<Diagnostic> = []
  /// Who was asked.
  package var asked = AskedRules()
}

/// A finding that a comment silences.
package struct SuppressedFinding: Sendable {
  package let diagnostic: Diagnostic
  /// Why, in the author's words.
  package let reason: String?
}

/// What the compiler has to say of a file before any rule is asked.
package struct CompilerFindings {
  let diagnostics: [Diagnostic]
  /// Whether a word is the number or the name of what it may say.
  let knows: (String) -> Bool

  package init(_ diagnostics: [Diagnostic] = [], knows: @escaping (String) -> Bool = { _ in false })
  {
    (self.diagnostics, self.knows) = (diagnostics, knows)
  }

  /// What comments may silence in `source`.
  fileprivate func mild(in source: SourceText) -> [Diagnostic] {
    diagnostics.filter { $0.severity != .error && source.holds($0.range) }
  }
}

/// What the rules find in `subject` and what the compiler says of it that is no error, in the order of
/// the places; comments in the file that suppress findings are heeded.
///
/// - Parameter known: what the compiler has to say of the file: no rule says it again.
/// - Complexity: that of evaluating and solving one instance of each section's group for every
///   view of the sweep where something may change.
package func lint(
  _ subject: LintSubject, _ settings: LintSettings, beside known: CompilerFindings = .init()
) -> LintOutcome {
  let inspections = settings.inspections(of: subject)
  var findings = textFindings(of: inspections, in: subject, settings)
  // A file with errors has no frames to judge.
  if !subject.program.diagnostics.hasErrors {
    findings += sweep(subject, inspections, settings).map { $0.told(in: subject) }
    findings = findings.withoutEchoes
  }
  let errors = known.diagnostics.filter { $0.severity == .error }.map(\.range)
  findings.removeAll { finding in errors.contains { $0.overlaps(finding.range) } }
  findings += known.mild(in: subject.source)
  let isSound = errors.isEmpty && !subject.program.diagnostics.hasErrors
  let asked = AskedRules(isSound ? inspections.map(\.rule) : nil, settings)
  return Suppressions(in: subject, naming: known.knows)
    .applied(to: findings.inOrder, of: asked).told(by: settings)
}

extension LintOutcome {
  /// The same without what is told under `--strict` only.
  fileprivate func told(by settings: LintSettings) -> LintOutcome {
    let isTold: (Diagnostic) -> Bool = {
      settings.isStrict || settings.widths.contains(ViewportMatrix.tinyWidth) || !$0.isOfTinyWindows
    }
    var copy = self
    copy.findings.removeAll { !isTold($0) }
    copy.suppressed.removeAll { !isTold($0.diagnostic) }
    copy.unreported = (findings + suppressed.map(\.diagnostic)).filter { !isTold($0) }
    return copy
  }
}

/// What the rules see that look at the text; what is used and defined here they may see twice.
private func textFindings(
  of inspections: [Inspection], in subject: LintSubject, _ settings: LintSettings
) -> [Diagnostic] {
  let definitions = subject.definitions.flatMap { settings.inspections(of: $0) }
  return (inspections + definitions).flatMap(\.textFindings)
}

/// What the rules see that look at views.
private func sweep(
  _ subject: LintSubject, _ inspections: [Inspection], _ settings: LintSettings
) -> [Diagnostic] {
  let layouts = subject.program.topElements(of: ElementKind(Layout.vocabulary))
  let views = subject.program.topElements(of: ElementKind(View.vocabulary))
  return layouts.flatMap { findings(of: $0, in: subject, inspections, settings) }
    + views.flatMap { view in
      var ruleRun = RuleRun(inspections)
      let sweep = ViewportMatrix(of: view, in: subject, settings)
      ruleRun.look(into: view, of: subject, over: sweep)
      return ruleRun.findings(along: sweep)
    }
}

/// What the rules see of the layout at `layout` among the elements.
private func findings(
  of layout: Int, in subject: LintSubject, _ inspections: [Inspection], _ settings: LintSettings
) -> [Diagnostic] {
  let sweep = ViewportMatrix(of: layout, in: subject, settings)
  let models = EvaluationCache(of: layout, in: subject)
  var sampling = Sampling(LayoutProbe(models, of: subject, in: sweep.usual), RuleRun(inspections))
  for (line, circumstances) in sweep.lines.enumerated() {
    sampling.go(along: circumstances, line: line)
  }
  var ruleRun = sampling.ruleRun
  ruleRun.look(into: layout, of: subject, over: sweep, sampling.models)
  return ruleRun.findings(along: sweep) + inspections.flatMap { $0.judge(sampling.course) }
}

extension Diagnostic {
  /// The same told in the file of `subject`: what comes of another file's definition where this one
  /// uses it.
  fileprivate func told(in subject: LintSubject) -> Diagnostic {
    guard !subject.source.holds(range) else { return self }
    let element = subject.program.elements.first {
      $0.extent.contains(range.lowerBound) && !$0.uses.isEmpty
    }
    let use = element?.uses.first { subject.source.holds($0.range) }
    let file = subject.program.sources.file(at: range.lowerBound)
    return use.map {
      told(at: $0.range, label: "comes from here")
        .noting(
          "it stands in \(file.name), line \(file.location(of: range.lowerBound).line)")
    } ?? self
  }
}

extension Diagnostic {
  /// Whether it only holds in a window shrunk to next to nothing.
  fileprivate var isOfTinyWindows: Bool {
    views.map(\.widths) == [ViewportMatrix.tinyWidth...ViewportMatrix.tinyWidth]
  }
}

extension [Diagnostic] {
  /// They without those that others point at, to whose rules theirs yield; what is seen in tiny
  /// windows only says nothing about others.
  fileprivate var withoutEchoes: [Diagnostic] {
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

extension Inspection {
  fileprivate var textFindings: [Diagnostic] {
    if case .text(let decide) = rule.evidence { decide(self) } else { [] }
  }

  fileprivate func judge(_ course: ColumnProfile) -> [Diagnostic] {
    if case .courses(let judge) = rule.evidence { judge(course, self) } else { [] }
  }
}
