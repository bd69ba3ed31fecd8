internal import LayoutText

/// A call that nobody can make sense of.
struct UsageError: Error {
  private let message: String
  private let command: Command?

  init(_ message: String, in command: Command?) {
    (self.message, self.command) = (message, command)
  }

  /// A name that nothing of its kind has, with those that may be meant.
  static func unknown(
    _ kind: String, _ name: String, among names: [String], in command: Command? = nil
  ) -> UsageError {
    let meant = possibleMeanings(of: name, among: names)
    return UsageError("Unknown \(kind) '\(name)'." + suggestion(meant), in: command)
  }

  /// The message with the way to the help.
  var text: String {
    let words = command.map { "layoutc \($0.name)" } ?? "layoutc"
    return """
      Error: \(message)
      Usage: \(HelpText(of: command).usage)
        See '\(words) --help' for more information.

      """
  }
}

/// A question that offers `words`, or nothing where there are none.
func suggestion(_ words: [String]) -> String {
  guard let last = words.last else { return "" }
  let quoted = words.dropLast().map { "'\($0)'" }.joined(separator: ", ")
  return quoted.isEmpty ? " Did you mean '\(last)'?" : " Did you mean \(quoted) or '\(last)'?"
}
