/// Something the tool can be asked to do.
struct Command: Sendable {
  let name: String
  /// What it does, in one sentence.
  let summary: String
  /// What it takes besides options.
  var operand: Operand?
  let options: [Option]
  /// Calls worth copying.
  var examples: [Example] = []
  let run: @Sendable (Invocation) throws(UsageError) -> ExitCode

  /// Every command, in the order the help lists them. A new command is one file and one line here.
  static let all: [Command] = [
    .compile, .check, .lint, .breakpoints, .format, .explain, .rules, .devices, .reference, .config,
    .schema, .completions, .help,
  ]
  /// What a call without a command's name means.
  static let standard = Command.compile

  /// What stands behind the options.
  struct Operand: Sendable {
    let name: String
    /// Made when somebody asks: what it lists need not be made at every start.
    let help: @Sendable () -> String
    var isRequired = true
    var isRepeatable = true
    var completion = Completion.nothing
  }

  /// A call and what it is for.
  struct Example: Sendable {
    let words: String
    let purpose: String
  }
}
