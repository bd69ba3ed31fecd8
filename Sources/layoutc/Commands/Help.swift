extension Command {
  static let help = Command(
    name: "help",
    summary: "Show the help of a command.",
    operand: Operand(
      name: "subcommand", help: { "A command." }, isRequired: false,
      isRepeatable: false,
      completion: .words { Command.all.map(\.name) }),
    options: []
  ) { invocation throws(UsageError) in
    guard let name = invocation.operands.first else {
      StandardOutput.write(HelpText(of: nil).text)
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw UsageError.unknown("command", name, among: Command.all.map(\.name))
    }
    StandardOutput.write(HelpText(of: command).text)
    return .success
  }
}
