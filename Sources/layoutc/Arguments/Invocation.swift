/// A command with what was said to it.
struct Invocation: Sendable {
  let command: Command
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  init(of command: Command) { self.command = command }

  mutating func add(operand: String) { operands.append(operand) }

  mutating func add(_ value: String, to option: Option) {
    given[option.name, default: []].append(value)
  }

  /// Every value of `option`, in order.
  subscript(all option: Option) -> [String] { given[option.name] ?? [] }

  /// The value of `option` as it was given last.
  subscript(option: Option) -> String? { given[option.name]?.last }

  /// Whether `option` was given at all.
  func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// What is wrong with how this command was called.
  func misuse(_ message: String) -> UsageError { UsageError(message, in: command) }

  /// What is wrong with a value that an option was given.
  func misuse(of option: Option, _ value: String, expected: String) -> UsageError {
    misuse("The value '\(value)' is invalid for '\(option.label)'. It takes \(expected).")
  }
}
