extension Command {
  static let diff = Command(
    name: "diff",
    summary: "Show which frames differ between two files, or from a git revision, and why.",
    operand: Operand(
      name: "path",
      help: {
        "Two files, folders or dumps; with --against the files that are compared with it."
      }, isRequired: false, completion: .files(endingIn: ".layout")),
    options: DiffSession.options,
    examples: [
      Example(
        call: "layoutc diff Feed.layout --against git:HEAD",
        purpose: "What the edits since the last commit have moved."),
      Example(
        call: "layoutc diff --against git:main...HEAD --format markdown",
        purpose: "A comment for a pull request."),
      Example(call: "layoutc diff before.json after.json", purpose: "Two dumps."),
    ]
  ) { invocation throws(UsageError) in
    let session = try DiffSession(invocation)
    return try session.run(invocation)
  }
}
