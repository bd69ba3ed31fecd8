/// The options of `lint`, and their values in one call.
struct LintOptions: Sendable {
  static let baseline = Option(
    "baseline", "file", help: "Leave out findings that this file lists."
  ).offering(.files(endingIn: ".json"))
  static let writeBaseline = Option(
    "write-baseline", help: "Write the current findings to the baseline.")
  static let jobs = Option("jobs", "count", help: "Number of files to lint in parallel.")

  static let options =
    [FixOptions.fix, FixOptions.unsafeFixes, FixOptions.diff]
    + [RuleSelection.select, RuleSelection.ignore, RuleSelection.coverage, FixOptions.suppress]
    + [RuleSelection.strict, FailureOptions.warningsAsErrors, FailureOptions.maximumWarnings]
    + [LintReportOptions.quiet, LintReportOptions.format, LintReportOptions.report]
    + [baseline, writeBaseline, FileAccess.standardInputName, FileAccess.swift]
    + [ChangedFiles.since, ChangedFiles.staged]
    + [RuleSelection.widths, LintReportOptions.limit, LintReportOptions.statistics]
    + [FailureOptions.exitZero, FixOptions.failOnFix]
    + LintCache.options + ConfigurationOptions.options + [jobs, DiagnosticPrinter.color]

  static let defaultBaselinePath = ".layoutc-baseline.json"

  let fixes: FixOptions
  /// The files that are linted; `nil`: all.
  let changedFiles: ChangedFiles?
  let baselinePath: String?
  let writesBaseline: Bool
  let jobs: Int
  let report: LintReportOptions
  let failure: FailureOptions
  let selection: RuleSelection
  let configuration: ConfigurationOptions
  /// Where findings are kept; `nil`: nowhere.
  let cache: LintCache?

  init(_ invocation: Invocation) throws(UsageError) {
    changedFiles = try ChangedFiles(invocation)
    fixes = try FixOptions(invocation)
    failure = try FailureOptions(invocation)
    report = try LintReportOptions(invocation)
    writesBaseline = invocation.has(Self.writeBaseline)
    baselinePath =
      invocation[Self.baseline] ?? (writesBaseline ? Self.defaultBaselinePath : nil)
    jobs = try invocation.count(of: Self.jobs, atLeast: 1, default: processorCount)
    configuration = try ConfigurationOptions(invocation)
    selection = try RuleSelection(invocation)
    cache = LintCache(invocation)
  }
}
