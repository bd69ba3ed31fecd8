internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// What the previews of a file show of what the linter examines.
///
/// - Source: `lint-rules.md`, `unseen-branch`.
struct PreviewCoverage: Sendable {
  /// One layout or view.
  struct Screen: Sendable {
    /// Its index among the program's elements.
    let element: Int
    /// Its sections.
    let sections: [Int]
    var isShown = false
    /// Whether a preview shows it right to left.
    var isMirrored = false
    /// Whether a preview shows it at a text size of accessibility.
    var hasLargeText = false
    /// The sections that a preview shows without items.
    var emptySections: Set<Int> = []
  }

  private let subject: LintSubject
  private(set) var screens: [Screen]
  /// The branches that the linter has seen, in source order.
  private let branches: [Decision]
  private var seen: Set<Decision> = []
  private let witnesses: [Decision: DecisionProfile.Witness]

  /// - Parameter decisions: The results of the conditions of all layouts and views.
  /// - Complexity: that of evaluating each preview.
  init(of subject: LintSubject, _ decisions: DecisionProfile) {
    self.subject = subject
    let continued = subject.continuedConditions
    branches = decisions.witnesses.keys
      .filter { branch in
        decisions.choices[branch.range, default: []].count > 1
          && subject.source.holds(branch.range)
          && (branch.choice == 0 || !continued.contains(branch.range))
      }
      .sorted { ($0.range.lowerBound, $0.choice) < ($1.range.lowerBound, $1.choice) }
    witnesses = decisions.witnesses
    screens = subject.screens.map { element in
      Screen(element: element, sections: subject.sections(of: element))
    }
    for index in subject.previews.indices { show(previewAt: index) }
  }

  /// Takes note of what a preview shows.
  private mutating func show(previewAt index: Int) {
    guard let job = subject.job(index),
      let place = screens.firstIndex(where: { $0.element == job.layout })
    else { return }
    let traits = job.stage.viewport.traits
    screens[place].isShown = true
    if traits.layoutDirection == .rightToLeft { screens[place].isMirrored = true }
    if traits.contentSizeCategory.isForAccessibility { screens[place].hasLargeText = true }
    if subject.isView(job.layout) {
      seen.formUnion(decisions(in: subject.program, view: job.layout, on: job.stage))
      return
    }
    var evaluator = IncrementalEvaluator(of: subject.program)
    let (evaluation, trace) = evaluator.trace(layout: job.layout, on: job.stage)
    seen.formUnion(trace.decisions)
    for section in evaluation.model.sections where section.itemCount == 0 {
      screens[place].emptySections.insert(section.id.index)
    }
  }

  /// The branches that no preview takes, in source order, without those of what no preview shows at
  /// all.
  var unseen: [Decision] {
    let hidden = Set(screens.filter { !$0.isShown }.map(\.element))
    return branches.filter { branch in
      !seen.contains(branch) && !(witnesses[branch].map { hidden.contains($0.element) } ?? false)
    }
  }

  /// The counts, as in "previews show 5 of 7 branches".
  var summary: String {
    let sections = screens.reduce(0) { $0 + $1.sections.count }
    let empty = screens.reduce(0) { $0 + $1.emptySections.count }
    let parts = [
      "\(branches.count(where: seen.contains)) of \(branches.count) branches",
      "\(screens.count(where: \.isMirrored)) of \(screens.count.counting("layout")) right to left",
      "\(screens.count(where: \.hasLargeText)) of \(screens.count) at an accessibility text size",
      "\(empty) of \(sections.counting("section")) empty",
    ]
    return "previews show " + parts.joined(separator: ", ")
  }
}

extension PreviewCoverage {
  /// Where a branch is taken, in words, and a preview that shows it.
  func witness(of decision: Decision) -> (text: String, preview: SuggestedPreview)? {
    guard let witness = witnesses[decision] else { return nil }
    let base = base(of: witness.element)
    for candidate in SuggestedPreview.devices(from: base, in: subject)
    where takes(decision, witness.element, on: candidate.stage) {
      return (witness.text, candidate)
    }
    return (witness.text, SuggestedPreview(showing: witness, from: base, in: subject))
  }

  private func takes(_ decision: Decision, _ element: Int, on stage: Stage) -> Bool {
    let all =
      subject.isView(element)
      ? decisions(in: subject.program, view: element, on: stage)
      : decisions(in: subject.program, layout: element, on: stage)
    return all.contains(decision)
  }

  /// A preview of a layout or a view, changed by `change`.
  func preview(
    of element: Int, _ change: (inout SuggestedPreview) -> Void
  ) -> SuggestedPreview {
    let base = base(of: element)
    var preview = SuggestedPreview(like: base, in: subject)
    change(&preview)
    return preview
  }

  /// What a preview of a layout or a view begins with: the first of the file that shows it.
  private func base(of element: Int) -> SuggestedPreview.Base {
    let index = subject.previews.indices.first { subject.job($0)?.layout == element }
    return SuggestedPreview.Base(
      element: element, preview: index.map { subject.previews[$0] },
      stage: index.flatMap { subject.job($0)?.stage })
  }
}

extension LintSubject {
  /// The layouts and views of the file.
  var screens: [Int] {
    program.topElements(of: ElementKind(Layout.vocabulary))
      + program.topElements(of: ElementKind(View.vocabulary))
  }

  func isView(_ element: Int) -> Bool {
    program.elements[element].kind.title == View.vocabulary.title
  }

  /// The sections in the layout at `element`, under all conditions.
  fileprivate func sections(of element: Int) -> [Int] {
    program.elements[element].body.flatMap(\.elements).filter {
      program.elements[$0].kind.traits.contains(.repeatsWithData)
    }
  }

  /// The conditions after which another one is evaluated where they do not hold.
  fileprivate var continuedConditions: Set<TextRange> {
    let statements = program.elements.flatMap(\.body) + program.body
    let ofStatements = statements.flatMap(\.conditionChains)
    let ofValues = program.expressions.nodes.compactMap { node -> [ExpressionID]? in
      if case .choice(let choices, _) = node { choices.map(\.condition) } else { nil }
    }
    return Set(
      (ofStatements + ofValues).flatMap { $0.dropLast() }.map { program.range(of: $0) })
  }
}

extension CheckedStatement {
  /// The conditions of each `if` in it with those of its `else if`s.
  fileprivate var conditionChains: [[ExpressionID]] {
    let inner = bodies.flatMap { $0.flatMap(\.conditionChains) }
    guard case .condition(let branches) = self else { return inner }
    return [branches.compactMap(\.condition)] + inner
  }
}
