internal import LayoutText

/// A mistake in the command line.
struct UsageError: Error {
  private let message: String
  private let command: Command?

  init(_ message: String, in command: Command?) {
    (self.message, self.command) = (message, command)
  }

  /// An unknown name, with suggestions.
  static func unknown(
    _ kind: String, _ name: String, among names: [String], in command: Command? = nil
  ) -> UsageError {
    let meant = possibleMeanings(of: name, among: names, upTo: mostWordsListed)
    return UsageError("Unknown \(kind) '\(name)'." + suggestion(meant), in: command)
  }

  /// The message, the usage line, and how to get help.
  var text: String {
    let call = command.map { "layoutc \($0.name)" } ?? "layoutc"
    return """
      Error: \(message.printable)
      Usage: \(HelpText(of: command).usage)
        See '\(call) --help' for more information.

      """
  }
}

/// " Did you mean …?" with each name once, or nothing if there are no names.
func suggestion(_ names: [String]) -> String {
  var seen: Set<String> = []
  let names = names.filter { seen.insert($0).inserted }
  guard let last = names.last else { return "" }
  let quoted = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
  return quoted.isEmpty ? " Did you mean '\(last)'?" : " Did you mean \(quoted) or '\(last)'?"
}
