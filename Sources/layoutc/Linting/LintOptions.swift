internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// The options of `lint`, and what a call says with them.
struct LintOptions: Sendable {
  static let fix = Option(
    "fix", help: "Apply the fixes that keep the meaning, and write the files.")
  static let unsafeFixes = Option(
    "unsafe-fixes", help: "Apply the other fixes, too, that somebody has to look at.")
  static let diff = Option("diff", help: "Print what fixes would change, and write nothing.")
  static let select = Option("select", "rules", help: "Ask these rules only.").repeated
    .offering(.words { LintRule.all.map(\.name) })
  static let ignore = Option("ignore", "rules", help: "Leave these rules out.").repeated
    .offering(.words { LintRule.all.map(\.name) })
  static let strict = Option(
    "strict", help: "Let warnings count as errors, and tell of tiny windows.")
  static let format = Option("format", "format", help: "How to write the findings.")
    .taking(ReportFormat.all.map(\.name))
  static let report = Option(
    "report", "name=file", help: "Write the findings to a file, too, as in sarif=lint.sarif."
  ).repeated
  static let baseline = Option(
    "baseline", "file", help: "Leave out what this file lists."
  ).offering(.files(endingIn: ".json"))
  static let writeBaseline = Option(
    "write-baseline", help: "List what is found in the baseline.")
  static let widths = Option("widths", "range", help: "The widths to judge at, as in 320...1366.")
  static let most = Option(
    "max-diagnostics", "count", help: "The most findings to show of a file."
  ).standing(at: "50")
  static let statistics = Option("statistics", help: "Count the findings of each rule.")
  static let exitZero = Option("exit-zero", help: "Exit with 0 whatever is found.")
  static let failOnFix = Option("fail-on-fix", help: "Exit with 1 if anything was fixed.")
  static let jobs = Option("jobs", "count", help: "How many files to look at at a time.")

  static let options =
    [fix, unsafeFixes, diff, select, ignore, strict, format, report, baseline, writeBaseline]
    + [widths, most, statistics, exitZero, failOnFix]
    + ConfigurationOptions.options + [jobs, DiagnosticPrinter.color]

  /// Where findings are listed if nobody says.
  static let usualBaseline = ".layoutc-baseline.json"

  /// Which fixes are applied; `nil`: none.
  let fixes: Fix.Applicability?
  let showsDifference: Bool
  let isStrict: Bool
  let format: ReportFormat
  /// Formats and the files they are written to.
  let reports: [(format: ReportFormat, path: String)]
  let baselinePath: String?
  let writesBaseline: Bool
  let most: Int
  let takesStatistics: Bool
  let exitsZero: Bool
  let failsOnFix: Bool
  let jobs: Int
  let configuration: ConfigurationOptions
  /// What the call itself says of rules and widths.
  private let selected: [String]
  private let ignored: [String]
  private let widths: ClosedRange<Int>?

  init(_ invocation: Invocation) throws(UsageError) {
    let isUnsafe = invocation.has(Self.unsafeFixes)
    showsDifference = invocation.has(Self.diff)
    let fixesSomething = invocation.has(Self.fix) || isUnsafe || showsDifference
    fixes = fixesSomething ? (isUnsafe ? .unsafe : .safe) : nil
    isStrict = invocation.has(Self.strict)
    let formatName = invocation[Self.format]
    format =
      ReportFormat.all.first { $0.name == formatName }
      ?? .standard(among: ReportFormat.all, Environment.variable)
    reports = try invocation.reports()
    writesBaseline = invocation.has(Self.writeBaseline)
    baselinePath = invocation[Self.baseline] ?? (writesBaseline ? Self.usualBaseline : nil)
    most = try invocation.count(of: Self.most, standard: 50)
    takesStatistics = invocation.has(Self.statistics)
    exitsZero = invocation.has(Self.exitZero)
    failsOnFix = invocation.has(Self.failOnFix)
    jobs = try invocation.count(of: Self.jobs, atLeast: 1, standard: processorCount)
    configuration = try ConfigurationOptions(invocation)
    selected = try invocation.rules(of: Self.select)
    ignored = try invocation.rules(of: Self.ignore)
    widths = try invocation.widths()
  }

  /// What stands for standard output where a report is to be written.
  static let standardOutputPath = NamedFiles.standardInputPath

  /// Whether a report goes where else the findings are told.
  var reportsToOutput: Bool { reports.contains { $0.path == Self.standardOutputPath } }
  /// The files that it writes beside those that it looks at.
  var outputPaths: [String] {
    reports.map(\.path).filter { $0 != Self.standardOutputPath }
      + (writesBaseline ? baselinePath.map { [$0] } ?? [] : [])
  }

  /// What holds for a file of which a configuration says `part`.
  func settings(_ part: Configuration.Part) -> LintSettings {
    var settings = LintSettings(part)
    settings.isStrict = isStrict
    if let widths {
      settings.hasFewerWidths = !widths.contains(settings.widths)
      settings.widths = widths
    }
    settings.hasFewerRules = !selected.isEmpty || !ignored.isEmpty
    for rule in LintRule.all {
      var setting = settings.rules[rule.name] ?? RuleSetting()
      if !selected.isEmpty { setting.isOff = !selected.contains(rule.name) }
      if ignored.contains(rule.name) { setting.isOff = true }
      settings.rules[rule.name] = setting
    }
    return settings
  }
}

extension Invocation {
  /// A whole number, or `standard` where none is given.
  fileprivate func count(
    of option: Option, atLeast least: Int = 0, standard: Int
  ) throws(UsageError) -> Int {
    guard let word = self[option] else { return standard }
    guard let count = Int(word), count >= least else {
      let bound = least == 0 ? "" : " from \(least) on"
      throw misuse(of: option, word, expected: "a whole number\(bound)")
    }
    return count
  }

  func widths() throws(UsageError) -> ClosedRange<Int>? {
    guard let word = self[LintOptions.widths] else { return nil }
    guard let widths = readWidths(word) else {
      throw misuse(of: LintOptions.widths, word, expected: widthsPhrase)
    }
    return widths
  }

  /// The names of the rules that an option lists.
  fileprivate func rules(of option: Option) throws(UsageError) -> [String] {
    var names: [String] = []
    for word in self[all: option].flatMap({ $0.split(separator: ",") }) {
      names.append(try rule(String(word)).name)
    }
    return names
  }

  /// The rule called `name`, or with this code.
  func rule(_ name: String) throws(UsageError) -> LintRule {
    if let rule = LintRule.named(name) { return rule }
    throw misuse(
      "Unknown rule '\(name)'."
        + suggestion(likelyMeanings(of: name, among: LintRule.all.map(\.name)))
        + " 'layoutc rules' lists them.")
  }

  fileprivate func reports() throws(UsageError) -> [(format: ReportFormat, path: String)] {
    var reports: [(format: ReportFormat, path: String)] = []
    for word in self[all: LintOptions.report] {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw misuse(
          of: LintOptions.report, word, expected: "a format and a file, as in sarif=lint.sarif")
      }
      guard let format = ReportFormat.all.first(where: { $0.name == parts[0] }) else {
        let names = ReportFormat.all.map(\.name)
        let likely = likelyMeanings(of: parts[0], among: names)
        throw misuse(
          "Unknown format '\(parts[0])'."
            + (likely.isEmpty ? " There are \(names.joined(separator: ", "))." : suggestion(likely))
        )
      }
      guard !reports.contains(where: { $0.path == parts[1] }) else {
        throw misuse("Two reports would be written to '\(parts[1])'.")
      }
      reports.append((format, parts[1]))
    }
    return reports
  }
}
