/// A command with the arguments of one call.
struct Invocation: Sendable {
  let command: Command
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  init(of command: Command) { self.command = command }

  mutating func add(operand: String) { operands.append(operand) }

  /// The same call with the file alone, without what is meant in it.
  var withFirstOperandAlone: Invocation {
    var copy = self
    copy.operands = Array(operands.prefix(1))
    return copy
  }

  /// The same call without the word that names a member of a registry.
  var withoutFirstOperand: Invocation {
    var copy = self
    copy.operands = Array(operands.dropFirst())
    return copy
  }

  mutating func add(_ value: String, to option: Option) {
    given[option.name, default: []].append(value)
  }

  /// Every value of `option`, in order.
  subscript(all option: Option) -> [String] { given[option.name] ?? [] }

  /// The last value of `option`.
  subscript(option: Option) -> String? { given[option.name]?.last }

  /// Whether `option` was given.
  func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// A usage error of this command.
  func misuse(_ message: String) -> UsageError { UsageError(message, in: command) }

  /// The error for an invalid value of an option.
  func misuse(of option: Option, _ value: String, expected: String) -> UsageError {
    misuse("The value '\(value)' is invalid for '\(option.label)'. Expected \(expected).")
  }
}
