extension Shell {
  static let bash = Shell(
    name: "bash",
    example: Command.Example(
      call: "layoutc completions bash > ~/.local/share/bash-completion/completions/layoutc",
      purpose: "For bash, where bash-completion is installed.")
  ) {
    """
    # Completions of layoutc for bash 3.2 and later.

    # Offers those of its arguments that begin with what is typed.
    _layoutc_words() {
      local word
      for word in "$@"; do
        [[ $word == "$typed"* ]] || continue
        case $current in
          [\\"\\']*) COMPREPLY+=("$word") ;;
          *) COMPREPLY+=("$(printf %q "$word")") ;;
        esac
      done
    }

    # Offers folders, and files with the ending of its argument.
    _layoutc_files() {
      local path
      compopt -o filenames 2> /dev/null
      while IFS= read -r path; do
        if [[ -d $path || $path == *"$1" ]]; then COMPREPLY+=("$path"); fi
      done < <(compgen -f -- "$typed")
    }

    _layoutc() {
      COMPREPLY=()
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      # Bash takes --name=value for three words.
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      local typed="${current//\\\\/}" command=\(quoted(Command.default.name))
      typed="${typed#[\\"\\']}"
      if ((COMP_CWORD > 1)); then
        case "${COMP_WORDS[1]}" in
          \(Command.all.map { quoted($0.name) }.joined(separator: " | "))) command="${COMP_WORDS[1]}" ;;
        esac
      fi
      case "$command $previous" in
    \(Command.all.flatMap(values).joined(separator: "\n"))
      esac
      case "$command $current" in
    \(Command.all.map(options).joined(separator: "\n"))
      esac
      if ((COMP_CWORD == 1)); then
        _layoutc_words \(Command.all.map { quoted($0.name) }.joined(separator: " "))
      fi
      case $command in
    \(Command.all.compactMap(operands).joined(separator: "\n"))
      esac
    }

    complete -F _layoutc layoutc

    """
  }

  /// What may follow each option of `command`.
  private static func values(of command: Command) -> [String] {
    command.everyOption.filter { $0.valueName != nil }.map { option in
      let action = action(for: option.completion).map { " \($0);" } ?? ""
      return "    \(quoted("\(command.name) --\(option.name)")))\(action) return ;;"
    }
  }

  private static func options(of command: Command) -> String {
    let words = command.everyOption.map { quoted("--\($0.name)") } + ["-h"]
    return
      "    \(quoted(command.name))' -'*) _layoutc_words \(words.joined(separator: " ")); return ;;"
  }

  private static func operands(of command: Command) -> String? {
    command.operand.flatMap { action(for: $0.completion) }
      .map { "    \(quoted(command.name))) \($0) ;;" }
  }

  private static func action(for completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words): "_layoutc_words \(words().map(quoted).joined(separator: " "))"
    case .files(let ending): "_layoutc_files \(quoted(ending ?? ""))"
    }
  }

  /// `word` as bash and zsh read it back unchanged.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
