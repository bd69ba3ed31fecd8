extension Command {
  static let lint = Command(
    name: "lint",
    summary: "Find mistakes in layouts that compile, at every width from phone to tablet.",
    operand: .layouts,
    options: LintOptions.options,
    examples: [
      Example(call: "layoutc lint Layouts", purpose: "All files in a directory."),
      Example(
        call: "layoutc lint --fix --fail-on-fix Layouts",
        purpose: "Before a commit: apply safe fixes, and fail if anything changed."),
      Example(
        call: "layoutc lint --strict --report sarif=lint.sarif Layouts",
        purpose: "In CI: warnings are errors, and a report is kept."),
    ]
  ) { invocation throws(UsageError) in
    var session = try LintSession(invocation)
    return try session.lint(invocation)
  }
}
