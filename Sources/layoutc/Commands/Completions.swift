extension Command {
  static let completions = Command(
    name: "completions",
    summary: "Print a shell completion script.",
    operand: Operand(
      name: "shell", help: { "One of \(Shell.all.map(\.name).joined(separator: ", "))." },
      isRepeatable: false, completion: .words { Shell.all.map(\.name) }),
    options: [],
    examples: Shell.all.map(\.example)
  ) { invocation throws(UsageError) in
    let name = invocation.operands.first ?? ""
    guard let shell = Shell.all.first(where: { $0.name == name }) else {
      throw UsageError.unknown("shell", name, among: Shell.all.map(\.name), in: invocation.command)
    }
    StandardOutput.write(shell.script())
    return .success
  }

  /// The name of this command in Swift's argument parser.
  static let completionsElsewhere = "--generate-completion-script"
}
