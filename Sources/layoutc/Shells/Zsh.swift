extension Shell {
  static let zsh = Shell(
    name: "zsh",
    example: Command.Example(
      call: "layoutc completions zsh > ~/.zsh/completions/_layoutc",
      purpose: "For zsh, in a folder of $fpath.")
  ) {
    """
    #compdef layoutc
    # Completions of layoutc for zsh.

    _layoutc() {
      local curcontext="$curcontext" state state_descr line command=\(quoted(Command.default.name))
      typeset -A opt_args
      local -a commands=(
    \(Command.all.map(description).joined(separator: "\n"))
      )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
      fi
      case $words[2] in
        \(Command.all.map { quoted($0.name) }.joined(separator: " | ")))
          if ((CURRENT > 2)); then
            command=$words[2]
            shift words
            ((CURRENT--))
          fi
          ;;
      esac
      case $command in
    \(Command.all.map(arguments).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _layoutc ]]; then
      _layoutc "$@"
    else
      compdef _layoutc layoutc
    fi

    """
  }

  /// `'compile:Print the frames.'`
  private static func description(of command: Command) -> String {
    "    " + quoted("\(command.name):\(escaped(command.summary, ":"))")
  }

  private static func arguments(of command: Command) -> String {
    var specifications = command.options.map(specification)
    specifications.append(quoted("(- *)--\(Option.version.name)[\(Option.version.help)]"))
    specifications.append("'(- *)'{-h,--\(Option.help.name)}\(quoted("[\(Option.help.help)]"))")
    if let operand = command.operand {
      let place = operand.isRepeatable ? "*:" : "1:"
      specifications.append(
        quoted(place + escaped(operand.name, ":") + ":" + action(for: operand.completion)))
    }
    let lines = specifications.map { " \\\n          \($0)" }.joined()
    return "    \(quoted(command.name)))\n        _arguments\(lines)\n        ;;"
  }

  /// `'*--items=[How many items there are.]:counts: '`
  private static func specification(of option: Option) -> String {
    let help = "[" + escaped(option.help, "[]:") + "]"
    let name = (option.isRepeatable ? "*" : "") + "--\(option.name)"
    guard let valueName = option.valueName else { return quoted(name + help) }
    return quoted(
      "\(name)=\(help):\(escaped(valueName, ":")):\(action(for: option.completion))")
  }

  private static func action(for completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words):
      escaped("compadd - " + words().map(quoted).joined(separator: " "), ":")
    case .files(nil): "_files"
    case .files(let ending?): "_files -g \(quoted("*" + ending))"
    }
  }

  /// `text` with a backslash before each of `signs` and before each backslash.
  private static func escaped(_ text: String, _ signs: String) -> String {
    text.map { signs.contains($0) || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }
}
