/// Runs the command line `arguments`.
func run(_ arguments: ArraySlice<String>) -> ExitCode {
  do {
    switch try parse(arguments) {
    case .help(let command): StandardOutput.write(HelpText(of: command).text)
    case .version: StandardOutput.write("\(Version.current)\n")
    case .run(let invocation):
      return try invocation.command.run(PersonalSettings.completing(invocation))
    }
    return .success
  } catch {
    StandardError.write(error.text)
    return .wrongUsage
  }
}
