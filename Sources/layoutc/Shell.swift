/// A shell for which the tool writes completions.
struct Shell: Sendable {
  let name: String
  /// How to install the script.
  let example: Command.Example
  /// The completion script, written from the declarations of commands and options.
  let script: @Sendable () -> String

  /// Every shell, in the order of the help. A new shell is one file and one line here.
  static let all: [Shell] = [.bash, .zsh, .fish]
}

extension Command {
  /// Its options, with those that every command has.
  var everyOption: [Option] { options + [.version, .help] }
}
