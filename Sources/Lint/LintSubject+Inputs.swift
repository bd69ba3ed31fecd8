internal import LayoutChecking
internal import LayoutModel

extension LintSubject {
  /// Whether the file asks for `input` anywhere.
  func reads(_ input: Input) -> Bool { reads(anyOf: input.bit) }

  /// Whether the file asks for any of `inputs`, each a bit, anywhere.
  func reads(anyOf inputs: UInt32) -> Bool { program.inputs & inputs != 0 }

  /// Whether an input that the file asks for is not the same in two environments.
  func readsDifference(between first: Environment, _ second: Environment) -> Bool {
    Input.all.contains { reads($0) && $0.read(first) != $0.read(second) }
  }
}
