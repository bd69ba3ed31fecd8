internal import LayoutChecking
internal import LayoutModel
package import LayoutText

/// What rules find in a file.
package struct LintOutcome: Sendable {
  /// In the order of the places.
  package let findings: [Diagnostic]
  /// What comments in the file silence.
  package let suppressed: [SuppressedFinding]
  /// Who was asked.
  package let asked: AskedRules

  package init(
    findings: [Diagnostic], suppressed: [SuppressedFinding], of asked: AskedRules = AskedRules()
  ) {
    (self.findings, self.suppressed, self.asked) = (findings, suppressed, asked)
  }
}

/// The rules that had their say on all of a file.
package struct AskedRules: Sendable {
  private var names: Set<String> = []
  /// Whether these are all that are of interest.
  private(set) var isEvery = false

  package init() {}

  fileprivate init(_ inspections: [Inspection], of subject: LintSubject, _ settings: LintSettings) {
    let seesViews = !subject.program.diagnostics.hasErrors && !settings.hasFewerWidths
    names = Set(inspections.map(\.rule).filter { seesViews || !$0.hangsOnViews }.map(\.name))
    isEvery = seesViews && !settings.hasFewerRules
  }

  /// Whether they have found all there is of the rule called `name`.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

/// A finding that a comment silences.
package struct SuppressedFinding: Sendable {
  package let diagnostic: Diagnostic
  /// Why, in the author's words.
  package let reason: String?
}

/// What the rules find in `subject`, in the order of the places; comments in the file that
/// suppress findings are heeded.
///
/// - Parameter known: what the compiler has to say of the file: no rule says it again.
/// - Complexity: that of evaluating and solving one instance of each section's group for every
///   view of the sweep where something may change.
package func lint(
  _ subject: LintSubject, _ settings: LintSettings, beside known: [Diagnostic] = []
) -> LintOutcome {
  let inspections = settings.inspections(of: subject)
  var findings = inspections.flatMap(\.textFindings)
  // A file with errors has no frames to judge.
  if !subject.program.diagnostics.hasErrors {
    findings += sweep(subject, inspections, settings).map { $0.told(in: subject) }
  }
  let errors = known.filter { $0.severity == .error }.map(\.range)
  findings.removeAll { finding in errors.contains { $0.overlaps(finding.range) } }
  let asked = AskedRules(inspections, of: subject, settings)
  return Suppressions(in: subject).applied(to: findings.inOrder, of: asked)
}

/// What the rules see that look at views.
private func sweep(
  _ subject: LintSubject, _ inspections: [Inspection], _ settings: LintSettings
) -> [Diagnostic] {
  let layouts = subject.program.topElements(of: ElementKind(Layout.vocabulary))
  let views = subject.program.topElements(of: ElementKind(View.vocabulary))
  return layouts.flatMap { layout in
    let sweep = Sweep(of: layout, in: subject, settings)
    var watch = Watch(inspections)
    var course = Course()
    var models = Models(of: layout, in: subject)
    for (line, circumstances) in sweep.lines.enumerated() {
      if circumstances.isTinyWindow, !settings.isStrict { continue }
      watch.beginLine()
      var stroll = Stroll(
        Walk(models, of: subject, in: circumstances), line: line, watch, course)
      stroll.go()
      (watch, course, models) = (stroll.watch, stroll.course, stroll.models)
    }
    watch.look(into: layout, of: subject, over: sweep, models)
    return watch.findings(along: sweep) + inspections.flatMap { $0.judge(course) }
  }
    + views.flatMap { view in
      var watch = Watch(inspections)
      let sweep = Sweep(of: view, in: subject, settings)
      watch.look(into: view, of: subject, over: sweep)
      return watch.findings(along: sweep)
    }
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

extension LintRule {
  /// Whether it has nothing to say before it has seen a view.
  fileprivate var hangsOnViews: Bool { if case .text = evidence { false } else { true } }
}

extension Inspection {
  fileprivate var textFindings: [Diagnostic] {
    if case .text(let decide) = rule.evidence { decide(self) } else { [] }
  }

  fileprivate func judge(_ course: Course) -> [Diagnostic] {
    if case .courses(let judge) = rule.evidence { judge(course, self) } else { [] }
  }
}
