internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps
internal import LayoutText

/// What shows why an expectation does not hold.
struct FailureExplanation {
  /// The address of the element that it is about.
  let address: String
  /// The last steps to its number, or why it is not there; empty where neither says anything.
  let note: String
}

extension Compilation {
  /// What explains `violation`, the first of `check`; `nil` where no address leads to its element.
  func explanation(
    of violation: Requirement.Violation, _ check: ExpectationCheck, in job: Job
  ) -> FailureExplanation? {
    if check.path.isEmpty { return nil }
    guard let number = violation.instance else { return absence(check, in: job) }
    guard check.all.indices.contains(number) else { return nil }
    let instance = check.all[number]
    let place = check.all[..<number].count { $0.section == instance.section }
    let last = check.path.count - 1
    let solved = check.frames.result.solved
    let name = instance.section.flatMap { solved.layout.sections[$0].name }
    let ordinal =
      instance.section.map { section in
        solved.layout.sections[..<section].count { $0.name == name }
      } ?? 0
    var (names, indices) = (check.path, place == 0 ? [:] : [last: place])
    if ordinal > 0, let name {
      if names.first != name {
        names.insert(name, at: 0)
        indices = place == 0 ? [:] : [last + 1: place]
      }
      indices[0] = ordinal
    }
    let address = ElementAddress.path(names, indices)
    guard case .element(let derived) = derivation(of: address, in: job),
      derived.found.frame == instance.frame
    else { return nil }
    let axis = ["wide": "width", "high": "height"].first { violation.text.holds(" \($0.key)") }
    let steps = axis.map { derived.lastValues(of: $0.value).suffix(2).map(\.conclusion) } ?? []
    return FailureExplanation(address: address, note: steps.joined(separator: "; "))
  }

  /// Why there is no element that `check` is about.
  private func absence(_ check: ExpectationCheck, in job: Job) -> FailureExplanation? {
    let missing = check.expectation.selection.instances?.first { $0 >= check.all.count }
    guard check.all.isEmpty || missing != nil else { return nil }
    let indices = missing.map { [check.path.count - 1: $0] } ?? [:]
    let address = ElementAddress.path(check.path, indices)
    guard case .absent(let absence) = derivation(of: address, in: job) else { return nil }
    return FailureExplanation(address: address, note: absence.words)
  }

  /// The call that shows all of it.
  ///
  /// - Parameter isNarrow: Whether the viewport is not the preview's own.
  func derivation(
    of explanation: FailureExplanation, in job: Job, isNarrow: Bool
  ) -> Diagnostic.Derivation {
    var words = [explanation.address]
    if let name = job.previewName { words += ["--preview", name] }
    if isNarrow {
      let viewport = job.stage.viewport
      let size = [viewport.size.width, viewport.size.height].map(\.asWritten)
      let scale = viewport.traits.displayScale.asWritten
      words += ["--viewport", "\(size.joined(separator: "x"))@\(scale)"]
    }
    return .of(words.map(\.asShellWord).joined(separator: " "))
  }
}
