internal import LayoutText

/// The meaning of a command line.
enum ParsedCommand {
  case run(Invocation)
  /// The help of a command, or of the whole tool.
  case help(Command?)
  case version
}

/// Parses the arguments of a command line.
func parse(_ words: ArraySlice<String>) throws(UsageError) -> ParsedCommand {
  guard let first = words.first, !Option.isHelp(first) else { return .help(nil) }
  let halves = first.split(separator: "=", maxSplits: 1).map(String.init)
  if halves.first == Command.completionsElsewhere {
    return try parse(halves.dropFirst() + words.dropFirst(), for: .completions)
  }
  // The default command first: then the others are not initialized.
  if first == Command.default.name { return try parse(words.dropFirst(), for: .default) }
  if let command = Command.all.first(where: { $0.name == first }) {
    return try parse(words.dropFirst(), for: command)
  }
  guard isPath(first) else {
    throw UsageError.unknown("command or file", first, among: Command.all.map(\.name))
  }
  return try parse(words, for: .default)
}

/// Whether the first word is a path or an option rather than a command.
private func isPath(_ word: String) -> Bool {
  word.hasPrefix("-") || word.contains(".") || word.contains("/") || exists(word)
}

/// Parses the arguments of `command`.
private func parse(_ words: ArraySlice<String>, for command: Command) throws(UsageError)
  -> ParsedCommand
{
  let beforeSeparator = words.prefix { $0 != "--" }
  if beforeSeparator.contains(where: Option.isHelp) { return .help(command) }
  if beforeSeparator.contains("--\(Option.version.name)") { return .version }
  var invocation = Invocation(of: command)
  var rest = words
  while let word = rest.popFirst() {
    if word == "--" {
      for operand in rest { invocation.add(operand: operand) }
      break
    }
    if isOption(word) {
      try take(word, and: &rest, into: &invocation)
    } else {
      invocation.add(operand: word)
    }
  }
  if let operand = command.operand, operand.isRequired, invocation.operands.isEmpty {
    throw invocation.misuse(
      "Missing expected argument '<\(operand.name)>\(operand.isRepeatable ? " ..." : "")'.")
  }
  let isRepeatable = command.operand?.isRepeatable ?? false
  let maximum = command.operand == nil ? 0 : 1
  if !isRepeatable, let surplus = invocation.operands.dropFirst(maximum).first {
    throw invocation.misuse("Unexpected argument '\(surplus)'.")
  }
  return .run(invocation)
}

/// Parses the option in `word`, with its value after `=` or in `rest`.
private func take(
  _ word: String, and rest: inout ArraySlice<String>, into invocation: inout Invocation
) throws(UsageError) {
  let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let option = try option(String(parts[0]), invocation)
  let attached = parts.count > 1 ? String(parts[1]) : nil
  guard option.valueName != nil else {
    if attached != nil { throw invocation.misuse("The option '\(option.label)' takes no value.") }
    invocation.add("", to: option)
    return
  }
  let follows = rest.first.map { !isOption($0) } ?? false
  guard let value = attached ?? (follows ? rest.popFirst() : nil) else {
    throw invocation.misuse("Missing value for '\(option.label)'.")
  }
  if let objection = option.objection(to: value) {
    throw invocation.misuse(
      "The value '\(value)' is invalid for '\(option.label)'. \(objection)")
  }
  invocation.add(value, to: option)
}

private func option(_ word: String, _ invocation: Invocation) throws(UsageError) -> Option {
  if let option = invocation.command.options.first(where: { $0.isSpelled(word) }) {
    return option
  }
  let names = (invocation.command.options + [.version, .help]).map { "--\($0.name)" }
  throw invocation.misuse(
    "Unknown option '\(word)'." + suggestion(likelyMeanings(of: word, among: names)))
}

/// Whether `word` is an option: `-` alone is standard input, `-:3:9` a place in it, and `-1` a number.
private func isOption(_ word: String) -> Bool {
  guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
  return !(second.isNumber || second == "." || second == ":")
}
