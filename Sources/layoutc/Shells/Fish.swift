extension Shell {
  static let fish = Shell(
    name: "fish",
    example: Command.Example(
      call: "layoutc completions fish > ~/.config/fish/completions/layoutc.fish",
      purpose: "For fish.")
  ) {
    """
    # Completions of layoutc for fish.

    # Whether the line is about the command called like its argument.
    function __layoutc_is_about
        set -l words (commandline -opc)
        set -l about \(literal(Command.default.name))
        if set -q words[2]; and contains -- $words[2] \(Command.all.map(\.name).joined(separator: " "))
            set about $words[2]
        end
        test $about = $argv[1]
    end

    # Folders, and files with the ending of its argument.
    function __layoutc_files
        set -l ending (string escape --style=regex -- $argv[1])
        __fish_complete_path (commandline -ct) | string match -r -- '^.*(?:/|'$ending')(?:\\t.*)?$'
    end

    complete -c layoutc -f
    \(Command.all.map(word).joined(separator: "\n"))
    \(Command.all.flatMap(lines).joined(separator: "\n"))

    """
  }

  private static func word(for command: Command) -> String {
    "complete -c layoutc -n '__fish_is_nth_token 1' -a \(literal(command.name))"
      + " -d \(literal(command.summary))"
  }

  /// The options of `command`, and what it is called with.
  private static func lines(for command: Command) -> [String] {
    let start = "complete -c layoutc -n \(literal("__layoutc_is_about \(command.name)"))"
    let options = command.everyOption.map { option in
      let short = option.name == Option.help.name ? " -s h" : ""
      let value = option.valueName.map { _ in action(for: option.completion, "-x") } ?? ""
      return "\(start)\(short) -l \(option.name)\(value) -d \(literal(option.help))"
    }
    return options + (command.operand.map { [start + action(for: $0.completion, "")] } ?? [])
  }

  /// - Parameter flag: What says that a value must follow.
  private static func action(for completion: Completion, _ flag: String) -> String {
    let flag = flag.isEmpty ? "" : " " + flag
    return switch completion {
    case .nothing: flag
    case .words(let words): "\(flag) -a \(literal(words().map(literal).joined(separator: " ")))"
    case .files(nil): " -r -F"
    case .files(let ending?): "\(flag) -a \(literal("(__layoutc_files \(ending))"))"
    }
  }

  /// `text` as fish reads it back unchanged.
  private static func literal(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
