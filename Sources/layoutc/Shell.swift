/// A shell that completes what somebody types.
struct Shell: Sendable {
  let name: String
  /// How it comes to know of the script.
  let example: Command.Example
  /// A script that teaches it the command line, written from the declarations.
  let script: @Sendable () -> String

  /// Every shell, in the order the help lists them. A new shell is one file and one line here.
  static let all: [Shell] = [.bash, .zsh, .fish]
}

extension Command {
  /// The options it takes, those that every command takes included.
  var everyOption: [Option] { options + [.version, .help] }
}
