internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage

extension LintSubject {
  /// Whether the file reads `input` anywhere.
  func reads(_ input: Input) -> Bool { reads(anyOf: input.bit) }

  /// Whether the file reads any of `inputs`, each a bit, anywhere.
  func reads(anyOf inputs: UInt32) -> Bool { program.features.inputs & inputs != 0 }

  /// Whether the length of an element on `axis`, as it is written, depends on `input`.
  func length(of id: ElementID, on axis: Axis, reads input: Input) -> Bool {
    self[id]?.size.map { program.expressions.inferences[$0[axis].index].inputs & input.bit != 0 }
      ?? false
  }

  /// Whether an input that the file reads differs between two environments.
  func readsDifference(between first: Environment, _ second: Environment) -> Bool {
    Input.all.contains { reads($0) && $0.read(first) != $0.read(second) }
  }
}
