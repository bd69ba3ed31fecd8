package import LayoutCompiler
internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutLanguage
package import LayoutDiagnostics
internal import LayoutText

extension Compilation {
  /// The file for rules to look at.
  package var subject: LintSubject {
    let (fonts, models) = (fonts, previews.map(\.model))
    let data = Dictionary(
      models.compactMap { preview in preview.data.map { ($0, self.data(of: preview)) } },
      uniquingKeysWith: { first, _ in first })
    let caches = Dictionary(
      uniqueKeysWithValues: TextModelName.allCases.map { ($0, ContentCache()) })
    var inputs = LintInputs(models, data: data.compactMapValues(\.self)) {
      ContentSolver($0, fonts, caching: caches[$0.textModel])
    }
    inputs.placeholders = placeholders
    inputs.guesses = origin?.guesses
    inputs.expected = { index, textModel in
      guard var job = job(ofPreview: index) else { return nil }
      job.stage.textModel = textModel
      return expectedFrames(of: job, ofPreview: index)
    }
    inputs.job = { job(ofPreview: $0) }
    var subject = LintSubject(program, from: tree, with: inputs)
    subject.definitions =
      definitionsAlone.map { LintSubject($0, from: tree, with: inputs) }
      .map { [$0] } ?? []
    return subject
  }

  /// The same as `checked`, and what the rules find.
  ///
  /// - Parameters:
  ///   - subject: The file for rules to look at, where it is at hand.
  ///   - checked: What `checked` is, where it is at hand.
  package func linted(
    _ settings: LintSettings, as subject: LintSubject? = nil, beside checked: [Diagnostic]? = nil
  ) -> LintOutcome {
    let subject = subject ?? self.subject
    let checked = checked ?? self.checked
    let known = previews.isEmpty ? checked.filter(\.isOfEveryView) : checked
    var outcome = lint(subject, settings, beside: known)
    // What stands in an imported file is no finding of this one, and no fix of it either.
    let faults = notingGuesses(
      in: known.withoutRuleDuplicates(outcome.all)
        .filter { $0.severity == .error && source.holds($0.range) }
    ).map { $0.noting(strayLabel) }
    let own = outcome.findings.filter { source.holds($0.range) && !isRepeated($0.range) }
    outcome.findings = (faults + own.map { $0.noting(strayLabel) }).inOrder
    outcome.errors = Set(faults.filter { $0.severity == .error })
    return outcome
  }

  /// Whether another part of the text shows what stands there, too.
  private func isRepeated(_ range: TextRange) -> Bool {
    origin?.isRepeated(range.shifted(by: -source.base)) ?? false
  }

  /// What to say of a place in an imported file, which is not looked at together with this one.
  private func strayLabel(_ label: Diagnostic.Label) -> String? {
    guard !source.holds(label.range) else { return nil }
    let file = sources.file(at: label.range.lowerBound)
    let line = file.location(of: label.range.lowerBound).line
    return label.text.isEmpty
      ? "see \(file.name), line \(line)" : "\(label.text): \(file.name), line \(line)"
  }
}

extension Diagnostic {
  /// Whether it is not for a rule to say, which looks at all views that are asked for.
  fileprivate var isOfEveryView: Bool { LintRule.named(code.number) == nil }
}
