internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Evaluator {
  /// Reports a use of something that the system of the preview does not have.
  ///
  /// Only what is evaluated is checked: a branch for newer systems is fine.
  func check(_ availability: Availability?, of subject: String, at range: TextRange) {
    guard let availability, let stage = context.stage else { return }
    reads.ofView += 1
    let system = stage.viewport.systemVersion
    guard system < availability.system else { return }
    var diagnostic = Diagnostic.unavailable(subject, availability, on: system, at: range)
    if program.elements.indices.contains(stage.preview.index) {
      let place = self.range(of: Preview.systemName, in: stage.preview.index)
      diagnostic = diagnostic.pointing(at: place, "iOS \(system) here")
    }
    report(diagnostic)
  }

  /// The same for a property, unless its value is what every system does.
  func check(
    _ availability: Availability?, of property: CheckedProperty, _ values: [LabelledValue]
  ) {
    guard let availability else { return }
    if case .word(let word)? = values.first?.value, availability.harmlessWords.contains(word) {
      return
    }
    check(availability, of: property.name, at: property.range)
  }
}
