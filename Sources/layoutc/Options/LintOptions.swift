internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutText

/// The options of `lint`, and their values in one call.
struct LintOptions: Sendable {
  static let fix = Option("fix", help: "Apply safe fixes and write the files.")
  static let unsafeFixes = Option(
    "unsafe-fixes", help: "Apply unsafe fixes too; review the result.")
  static let diff = Option("diff", help: "Print what fixes would change; write nothing.")
  static let failOnFix = Option("fail-on-fix", help: "Exit with 1 if anything was fixed.")
  static let baseline = Option(
    "baseline", "file", help: "Leave out findings that this file lists."
  ).offering(.files(endingIn: ".json"))
  static let writeBaseline = Option(
    "write-baseline", help: "Write the current findings to the baseline.")
  static let jobs = Option("jobs", "count", help: "Number of files to lint in parallel.")

  static let options =
    [fix, unsafeFixes, diff, RuleSelection.select, RuleSelection.ignore, RuleSelection.strict]
    + [LintReportOptions.format, LintReportOptions.report, baseline, writeBaseline]
    + [RuleSelection.widths, LintReportOptions.limit, LintReportOptions.statistics]
    + [LintReportOptions.exitZero, failOnFix]
    + ConfigurationOptions.options + [jobs, DiagnosticPrinter.color]

  private static let defaultBaselinePath = ".layoutc-baseline.json"

  /// Which fixes are applied; `nil`: none.
  let fixes: Fix.Applicability?
  let showsDifference: Bool
  let failsOnFix: Bool
  let baselinePath: String?
  let writesBaseline: Bool
  let jobs: Int
  let report: LintReportOptions
  let selection: RuleSelection
  let configuration: ConfigurationOptions

  init(_ invocation: Invocation) throws(UsageError) {
    let isUnsafe = invocation.has(Self.unsafeFixes)
    showsDifference = invocation.has(Self.diff)
    let fixesSomething = invocation.has(Self.fix) || isUnsafe || showsDifference
    fixes = fixesSomething ? (isUnsafe ? .unsafe : .safe) : nil
    failsOnFix = invocation.has(Self.failOnFix)
    report = try LintReportOptions(invocation)
    writesBaseline = invocation.has(Self.writeBaseline)
    baselinePath =
      invocation[Self.baseline] ?? (writesBaseline ? Self.defaultBaselinePath : nil)
    jobs = try invocation.count(of: Self.jobs, atLeast: 1, default: processorCount)
    configuration = try ConfigurationOptions(invocation)
    selection = try RuleSelection(invocation)
  }

  /// The files that the call writes besides the layouts.
  var outputPaths: [String] {
    report.filePaths + (writesBaseline ? baselinePath.map { [$0] } ?? [] : [])
  }
}
