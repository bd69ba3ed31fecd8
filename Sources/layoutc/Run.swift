/// Does what the words of a command line ask for, and says how it went.
func run(_ words: ArraySlice<String>) -> ExitCode {
  do {
    switch try parse(words) {
    case .help(let command): StandardOutput.write(HelpText(of: command).text)
    case .version: StandardOutput.write("\(Version.current)\n")
    case .run(let invocation): return try invocation.command.run(invocation)
    }
    return .success
  } catch {
    StandardError.write(error.text)
    return .wrongUsage
  }
}
