extension Command {
  static let generate = Command(
    name: "generate",
    summary: "Generate code for layouts: UIKit's compositional layouts in Swift.",
    operand: Operand(
      name: "language|file",
      help: {
        let names = Generator.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
        return "The language, then layout files and directories: \(names)"
      }, completion: .files(endingIn: ".layout")),
    options: [GenerateSession.output, GenerateSession.check] + Generator.all.flatMap(\.options)
      + [DiagnosticPrinter.format, DiagnosticPrinter.color] + ConfigurationOptions.options,
    examples: [
      Example(call: "layoutc generate swift Feed.layout", purpose: "On standard output."),
      Example(
        call: "layoutc generate swift Layouts --output Sources/App/",
        purpose: "Every layout of a directory as a Swift file in another."),
      Example(
        call: "layoutc generate swift Layouts --output Sources/App/ --check",
        purpose: "List the files that are missing or differ; exit with 1 if there are any."),
    ]
  ) { invocation throws(UsageError) in
    guard let name = invocation.operands.first else {
      throw invocation.misuse("Missing expected argument '<language>'.")
    }
    guard let generator = Generator.all.first(where: { $0.name == name }) else {
      let names = Generator.all.map(\.name).joined(separator: ", ")
      throw invocation.misuse("Unknown language '\(name)'. Expected one of: \(names).")
    }
    let rest = invocation.withoutFirstOperand
    guard !rest.operands.isEmpty else {
      throw invocation.misuse("Missing expected argument '<file>'.")
    }
    var session = GenerateSession(generator, try generator.prepare(rest), rest)
    return try session.run()
  }
}
