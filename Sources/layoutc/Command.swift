/// A subcommand of the tool.
struct Command: Sendable {
  let name: String
  /// What it does, in one sentence.
  let summary: String
  /// Its arguments besides options.
  var operand: Operand?
  let options: [Option]
  /// Calls that the help shows.
  var examples: [Example] = []
  let run: @Sendable (Invocation) throws(UsageError) -> ExitCode

  /// Every command, in the order of the help. A new command is one file and one line here.
  static let all: [Command] = [
    .compile, .check, .lint, .test, .why, .diff, .preview, .breakpoints, .importSwift, .generate,
    .format,
    .explain,
    .rules,
    .devices, .reference, .config, .schema, .completions, .lsp, .refactor, .help,
  ]
  /// The command of a call that names none.
  static let `default` = Command.compile

  /// The arguments after the options.
  struct Operand: Sendable {
    let name: String
    /// A closure: what it lists is not made at every start.
    let help: @Sendable () -> String
    var isRequired = true
    var isRepeatable = true
    var completion = Completion.nothing
  }

  /// A call and its purpose.
  struct Example: Sendable {
    let call: String
    let purpose: String
  }
}
