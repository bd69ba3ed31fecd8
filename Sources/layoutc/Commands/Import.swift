extension Command {
  static let importSwift = Command(
    name: "import",
    summary: "Write the compositional layouts of Swift code as .layout text.",
    operand: .swift,
    options: [
      ImportSession.output, ImportSession.beside, ImportSession.only, ImportSession.list,
      ImportSession.strict, ImportSession.check, RequestOptions.set, ImportSession.force,
      ImportSession.standardInputName,
      DiagnosticPrinter.format, DiagnosticPrinter.color,
    ] + FileAccess.options,
    examples: [
      Example(
        call: "layoutc import FeedViewController.swift",
        purpose: "The layouts of a file on standard output."),
      Example(
        call: "layoutc import Sources/*.swift --with Sources --output Layouts/",
        purpose: "A file for each file with layouts; other declarations may be used."),
      Example(
        call: "layoutc import Feed.swift --check Feed.layout",
        purpose: "Whether both have the same frames."),
      Example(
        call: "layoutc import --list FeedViewController.swift", purpose: "What would be imported."),
    ]
  ) { invocation throws(UsageError) in
    var session = try ImportSession(invocation)
    return try session.run()
  }
}

extension Command.Operand {
  /// Swift files.
  static let swift = Command.Operand(
    name: "file", help: { "Swift files, or - for standard input." },
    completion: .files(endingIn: ".swift"))
}
