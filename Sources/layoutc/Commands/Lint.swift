extension Command {
  static let lint = Command(
    name: "lint",
    summary: "Say what compiles and is still a mistake, in every view from phone to pad.",
    operand: .layouts,
    options: LintOptions.options,
    examples: [
      Example(words: "layoutc lint Layouts", purpose: "All files of a directory."),
      Example(
        words: "layoutc lint --fix --fail-on-fix Layouts",
        purpose: "Before a commit: mend what can be mended, and stop if anything was."),
      Example(
        words: "layoutc lint --strict --report sarif=lint.sarif Layouts",
        purpose: "In a build: warnings count, and a report is kept."),
    ]
  ) { invocation throws(UsageError) in
    var linting = try LintSession(invocation)
    return try linting.lint(invocation)
  }
}
