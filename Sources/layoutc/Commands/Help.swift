internal import LayoutText

extension Command {
  static let help = Command(
    name: "help",
    summary: "Show the help of a command.",
    operand: Operand(
      name: "subcommand", help: "The command in question.", isRequired: false, isRepeatable: false,
      completion: .words { Command.all.map(\.name) }),
    options: []
  ) { invocation throws(UsageError) in
    guard let name = invocation.operands.first else {
      StandardOutput.write(HelpText(of: nil).text)
      return .success
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let names = Command.all.map(\.name)
      let likely = likelyMeanings(of: name, among: names)
      throw UsageError(
        "Unknown command '\(name)'." + suggestion(likely.isEmpty ? names : likely), in: nil)
    }
    StandardOutput.write(HelpText(of: command).text)
    return .success
  }
}
