internal import LayoutText

/// What a command line comes to.
enum ParsedCommand {
  case run(Invocation)
  /// The help of a command, or of the whole tool.
  case help(Command?)
  case version
}

/// What `words` ask for.
func parse(_ words: ArraySlice<String>) throws(UsageError) -> ParsedCommand {
  guard let first = words.first, !Option.isHelp(first) else { return .help(nil) }
  let halves = first.split(separator: "=", maxSplits: 1).map(String.init)
  if halves.first == Command.completionsElsewhere {
    return try parse(halves.dropFirst() + words.dropFirst(), for: .completions)
  }
  // The usual command is asked first: then the others need not be made.
  if first == Command.standard.name { return try parse(words.dropFirst(), for: .standard) }
  if let command = Command.all.first(where: { $0.name == first }) {
    return try parse(words.dropFirst(), for: command)
  }
  guard isPlace(first) else {
    throw UsageError.unknown("command or file", first, among: Command.all.map(\.name))
  }
  return try parse(words, for: .standard)
}

/// Whether a first word is about files rather than a command: an option, or something of a path.
private func isPlace(_ word: String) -> Bool {
  word.hasPrefix("-") || word.contains(".") || word.contains("/") || exists(word)
}

/// What `words` ask of `command`.
private func parse(_ words: ArraySlice<String>, for command: Command) throws(UsageError)
  -> ParsedCommand
{
  let spoken = words.prefix { $0 != "--" }
  if spoken.contains(where: Option.isHelp) { return .help(command) }
  if spoken.contains("--\(Option.version.name)") { return .version }
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
  let most = command.operand == nil ? 0 : 1
  if !isRepeatable, let surplus = invocation.operands.dropFirst(most).first {
    throw invocation.misuse("Unexpected argument '\(surplus)'.")
  }
  return .run(invocation)
}

/// Takes the option that `word` names, with its value from behind `=` or from `rest`.
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
  guard option.values.isEmpty || option.values.contains(value) else {
    let likely = likelyMeanings(of: value, among: option.values)
    let choice = option.values.map { "'\($0)'" }
    throw invocation.misuse(
      "The value '\(value)' is invalid for '\(option.label)'. Please provide one of "
        + choice.dropLast().joined(separator: ", ") + " and \(choice.last ?? "")."
        + suggestion(likely))
  }
  invocation.add(value, to: option)
}

private func option(_ word: String, _ invocation: Invocation) throws(UsageError) -> Option {
  if let option = invocation.command.options.first(where: { "--\($0.name)" == word }) {
    return option
  }
  let names = (invocation.command.options + [.version, .help]).map { "--\($0.name)" }
  throw invocation.misuse(
    "Unknown option '\(word)'." + suggestion(likelyMeanings(of: word, among: names)))
}

/// Whether `word` is an option: a dash alone is standard input, one before a digit a number.
private func isOption(_ word: String) -> Bool {
  guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
  return !(second.isNumber || second == ".")
}
