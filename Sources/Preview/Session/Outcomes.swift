internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutTesting
internal import LayoutText
internal import Synchronization

/// What came of the expectations of files, found out once for each of their versions.
final class OutcomeMemory: Sendable {
  private typealias Outcomes = [String: [ExpectationOutcome]]

  /// By the files' names.
  private let known = Mutex<[String: (revision: Int, outcomes: Outcomes)]>([:])

  /// What the previews of a file expect and do not get.
  ///
  /// - Complexity: that of `outcomes(ofPreview:in:)`.
  func failures(in file: Session.File) -> [Diagnostic] {
    outcomes(in: file).values.flatMap { $0 }.compactMap(\.failure)
  }

  /// What came of the expectations of the preview called `name`.
  ///
  /// - Complexity: for the first preview of a version, that of solving each of its previews.
  func outcomes(ofPreview name: String, in file: Session.File) -> [ExpectationOutcome] {
    outcomes(in: file)[name] ?? []
  }

  private func outcomes(in file: Session.File) -> Outcomes {
    if let known = known.withLock({ $0[file.name] }), known.revision == file.revision {
      return known.outcomes
    }
    let tests = file.picture?.tests() ?? []
    let outcomes = Dictionary(
      tests.map { ($0.name, $0.outcomes) }, uniquingKeysWith: { first, _ in first })
    known.withLock { $0[file.name] = (file.revision, outcomes) }
    return outcomes
  }
}

extension Session {
  /// How many expectations the preview called `name` has, its recorded frames included, and what fails.
  func expectations(ofPreview name: String?, in file: File) -> (count: Int, failures: [JSON]) {
    guard let name else { return (0, []) }
    let found = outcomes.outcomes(ofPreview: name, in: file)
    let recorded = (file.recorded ?? []).filter { $0.preview == name }
    let failures = found.compactMap { outcome in
      outcome.failure.map { failure -> JSON in
        [
          "text": .text(failure.headline),
          "frames": .list(outcome.required.map { [JSON($0)] } ?? []),
        ]
      }
    }
    let differences = recorded.compactMap { outcome in
      outcome.fault.map { fault -> JSON in
        ["text": .text(fault), "frames": .list(outcome.frames.map { JSON($0) })]
      }
    }
    return (found.count + recorded.count, failures + differences)
  }
}
