extension Command {
  static let help = Command(
    name: "help",
    summary: "Show the help of a command.",
    operand: Operand(
      name: "subcommand", help: { "A command." }, isRequired: false, isRepeatable: false,
      completion: .words { Command.all.map(\.name) }),
    options: [helpFormat],
    examples: [
      Example(call: "layoutc help lint", purpose: "The options of lint."),
      Example(
        call: "layoutc help --format man > layoutc.1", purpose: "The manual page of all commands."),
    ]
  ) { invocation throws(UsageError) in
    let name = invocation.operands.first
    let command = name.flatMap { name in Command.all.first { $0.name == name } }
    if let name, command == nil {
      throw UsageError.unknown("command", name, among: Command.all.map(\.name))
    }
    if invocation[helpFormat] == HelpFormat.man.rawValue {
      guard command == nil else {
        throw invocation.misuse("The manual page describes all commands; leave out the command.")
      }
      StandardOutput.write(ManualPage().text)
    } else {
      StandardOutput.write(HelpText(of: command).text)
    }
    return .success
  }

  private static let helpFormat = Option("format", "format", help: "Output format.")
    .taking(HelpFormat.allCases.map(\.rawValue)).defaulting(to: HelpFormat.text.rawValue)

  private enum HelpFormat: String, CaseIterable { case text, man }
}
