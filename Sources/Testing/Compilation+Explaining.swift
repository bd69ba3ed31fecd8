internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// An element whose frame an expectation does not hold for, with its derivation.
struct FailingElement {
  /// Its address, as short as it is written.
  let address: String
  let derived: DerivedElement

  /// The last steps to the number that `violation` is about; empty where it is about another.
  func steps(to violation: Requirement.Violation) -> String {
    let axis = ["wide": "width", "high": "height"].first { violation.text.holds(" \($0.key)") }
    return axis.map { derived.lastSteps(2, of: $0.value).joined(separator: "; ") } ?? ""
  }
}

extension Compilation {
  /// The first instance that `check` fails for; `nil` where no address leads to it.
  func failingElement(
    _ violation: Requirement.Violation, _ check: ExpectationCheck, in job: Job
  ) -> FailingElement? {
    guard !check.path.isEmpty, let number = violation.instance,
      check.all.indices.contains(number)
    else { return nil }
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
    return FailingElement(address: address, derived: derived)
  }

  /// What shows where the frame of an element comes from.
  func derivation(of element: FailingElement, in job: Job) -> Diagnostic.Derivation {
    var words = [element.address]
    if let name = job.previewName { words += ["--preview", name] }
    return .of(words.map(\.asShellWord).joined(separator: " "))
  }
}
