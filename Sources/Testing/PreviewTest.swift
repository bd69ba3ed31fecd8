internal import LayoutChecking
package import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutEvaluation
package import LayoutGeometry
internal import LayoutLanguage
package import LayoutText

/// What came of the expectations of one preview.
package struct PreviewTest: Sendable {
  /// Its name, or its place among the previews of the file.
  package let name: String
  package let outcomes: [ExpectationOutcome]
  /// How its frames stand beside those that were recorded, and how many there are.
  package var recorded = RecordedState.none
  package var elementCount = 0
  /// What differs from them, with its place there.
  package var recordedFault: Diagnostic?
  /// The recorded frames that differ, in points of the content.
  package var recordedFrames: [Rectangle] = []
  /// How long it took to find out.
  package var time = Duration.zero

  /// Whether it has something to fail.
  package var isTest: Bool { !outcomes.isEmpty || recorded != .none }
  package var hasPassed: Bool { failures.isEmpty && [.none, .same].contains(recorded) }

  package var failures: [ExpectationOutcome] { outcomes.filter { !$0.hasPassed } }
}

/// What came of one expectation.
package struct ExpectationOutcome: Sendable {
  /// The subject as it is written; empty for the content.
  package let subject: String
  /// The header, with the size.
  package let header: TextRange
  /// What does not hold; `nil` where all does.
  package let failure: Diagnostic?
  /// What is written at the place of the failure, and what was found instead.
  package private(set) var expected: String?
  package private(set) var found: String?
  /// The first instance that fails, counted from 0, and how many there are.
  package private(set) var instance: Int?
  package let count: Int
  /// The smallest width at which it fails, where it is not that of the preview.
  package let width: Int?

  /// What makes it hold: its numbers as they were found; `nil` where that is not a matter of numbers.
  package private(set) var corrections: [Edit]?
  /// The rule that refuses the section, where that is required and so.
  package private(set) var refusal: String?
  /// The frame of the first instance that fails with the numbers that are required of it.
  package private(set) var required: Rectangle?

  package var hasPassed: Bool { failure == nil }
}

extension Compilation {
  /// The previews of the file that can be solved, with what they require.
  ///
  /// - Parameter isMeant: Whether the preview of this name is tested.
  /// - Parameter clock: The time of a clock that does not go back.
  /// - Complexity: that of solving each preview, and each at all widths that its expectations name.
  package func tests(
    _ isMeant: (String) -> Bool = { _ in true }, clock: () -> Duration = { .zero }
  ) -> [PreviewTest] {
    previews.indices.compactMap { index in
      let name = previews[index].model.name ?? "preview \(index + 1)"
      guard isMeant(name), let job = job(ofPreview: index) else { return nil }
      let start = clock()
      var test = PreviewTest(name: name, outcomes: outcomes(ofPreview: index, job))
      test.time = clock() - start
      return test
    }
  }

  private func outcomes(ofPreview index: Int, _ job: Job) -> [ExpectationOutcome] {
    guard let required = expectedFrames(of: job, ofPreview: index) else { return [] }
    let expectations = required.expectations
    var outcomes = expectations.map { expectation in
      outcome(ExpectationCheck(expectation, in: required.frames, of: program), in: job)
    }
    let ranging = expectations.indices.filter {
      expectations[$0].accuracy.widths != nil && outcomes[$0].hasPassed
    }
    guard !ranging.isEmpty else { return outcomes }
    let widths = ranging.compactMap { expectations[$0].accuracy.widths?.range }
    let all = (widths.map(\.lowerBound).min() ?? 1)...(widths.map(\.upperBound).max() ?? 1)
    var waiting = Set(ranging)
    for width in all where !waiting.isEmpty {
      var narrow = job
      narrow.stage.viewport.size.width = Double(width)
      guard let there = expectedFrames(of: narrow, ofPreview: index) else { continue }
      for place in waiting.sorted() where there.expectations.indices.contains(place) {
        let expectation = there.expectations[place]
        guard expectation.accuracy.widths?.range?.contains(width) ?? false else { continue }
        let check = ExpectationCheck(expectation, in: there.frames, of: program)
        let found = outcome(check, in: narrow, at: width)
        guard !found.hasPassed else { continue }
        outcomes[place] = found
        waiting.remove(place)
      }
    }
    return outcomes
  }

  /// - Parameters:
  ///   - job: The preview, to tell where its numbers come from.
  ///   - width: That of its viewport, where it is not the preview's own.
  private func outcome(
    _ check: ExpectationCheck, in job: Job, at width: Int? = nil
  ) -> ExpectationOutcome {
    let element = check.element
    let subject = check.expectation.subject.joined(separator: ".")
    let failures = check.failures
    guard let failure = failures.first, let first = failure.violations.first else {
      return ExpectationOutcome(
        subject: subject, header: element.range, failure: nil, count: check.instances.count,
        width: nil, refusal: check.expectation.refusal)
    }
    let count = check.instances.count
    let extent =
      failure.violations.count == count
      ? "in all \(count)" : "in \(failure.violations.count) of \(count)"
    let label = first.instance == nil || count == 1 ? first.found : "\(first.found) \(extent)"
    let name = subject.isEmpty ? "the content" : "`\(subject)`"
    var fault = Diagnostic(
      .expectationFailed, "\(name) \(first.text)", at: failure.range, label: label)
    if let width { fault = fault.noting("at width \(width)") }
    let explanation = explanation(of: first, check, in: job)
    if let note = explanation?.note, !note.isEmpty { fault = fault.noting(note) }
    if let reason = check.expectation.reason { fault = fault.noting("required because \(reason)") }
    let corrections = width == nil ? failures.compactMap(correction) : []
    if let correction = corrections.first, correction.range == failure.range {
      fault = fault.helping(
        "if this is intended: `\(correction.replacement)`", fix: Fix(.unsafe, [correction]))
    }
    if let explanation {
      fault = fault.derived(derivation(of: explanation, in: job, isNarrow: width != nil))
    }
    return ExpectationOutcome(
      subject: subject, header: element.range, failure: fault,
      expected: program.sources[failure.range],
      found: first.found, instance: first.instance, count: count, width: width,
      corrections: corrections.count == failures.count ? corrections : nil,
      required: first.instance.flatMap { check.required(ofInstance: $0) })
  }

  /// The number that was found, in the place of a literal one.
  private func correction(of failure: Requirement) -> Edit? {
    guard let number = failure.violations.first?.correction,
      program.sources[failure.range].isLiteral
    else { return nil }
    return Edit(replace: failure.range, with: number)
  }
}

extension NumberBounds {
  /// The whole numbers in it, from 1 on.
  fileprivate var range: ClosedRange<Int>? {
    let (low, high) = (exact ?? least ?? 1, exact ?? most ?? 10_000)
    guard low.isFinite, high.isFinite, low <= high else { return nil }
    let (first, last) = (max(1, Int(low.rounded(.up))), Int(high.rounded(.down)))
    return first <= last ? first...min(last, 10_000) : nil
  }
}

extension String {
  /// Whether it is a number, or several, without a name in it.
  fileprivate var isLiteral: Bool {
    !isEmpty && allSatisfy { $0.isNumber || $0 == "." || $0 == "," || $0 == " " || $0 == "-" }
  }
}

extension PreviewTest {
  /// The same with those of its outcomes whose names are meant: those of the preview and the subject.
  package func keeping(_ isMeant: ([String]) -> Bool) -> PreviewTest {
    PreviewTest(
      name: name, outcomes: outcomes.filter { isMeant([name, $0.subject]) }, recorded: recorded,
      elementCount: elementCount, recordedFault: recordedFault,
      recordedFrames: recordedFrames, time: time)
  }
}
