internal import LayoutReporting
internal import LayoutText

/// The options that say how findings are reported, and their values in one call.
struct LintReportOptions: Sendable {
  static let format = Option("format", "format", help: "Report format.")
    .taking(ReportFormat.all.map(\.name))
  static let report = Option(
    "report", "name=file", help: "Also write a report to a file, as in sarif=lint.sarif."
  ).repeated
  static let limit = Option(
    "max-diagnostics", "count", help: "Maximum number of findings to show per file."
  ).defaulting(to: "50")
  static let statistics = Option("statistics", help: "Count the findings of each rule.")
  static let quiet = Option("quiet", help: "Print errors only, without a closing line.")

  /// Stands for standard output where a report's file is expected.
  static let standardOutputPath = OperandFiles.standardInputPath

  let format: ReportFormat
  /// Further reports: their formats and the files they are written to.
  let reports: [(format: ReportFormat, path: String)]
  /// How many findings of a file are shown.
  let limit: Int
  let showsStatistics: Bool
  /// Whether only what fails the call is printed.
  let isQuiet: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    let formatName = invocation[Self.format]
    format =
      ReportFormat.all.first { $0.name == formatName }
      ?? .standard(among: ReportFormat.all, Environment.variable)
    reports = try Self.reports(invocation)
    limit = try invocation.count(of: Self.limit, default: 50)
    showsStatistics = invocation.has(Self.statistics)
    isQuiet = invocation.has(Self.quiet)
  }

  /// Whether one of `reports` goes to standard output.
  var writesToStandardOutput: Bool { reports.contains { $0.path == Self.standardOutputPath } }

  /// The files that reports are written to.
  var filePaths: [String] { reports.map(\.path).filter { $0 != Self.standardOutputPath } }

  private static func reports(
    _ invocation: Invocation
  ) throws(UsageError) -> [(format: ReportFormat, path: String)] {
    var reports: [(format: ReportFormat, path: String)] = []
    for word in invocation[all: report] {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw invocation.misuse(
          of: report, word, expected: "a format and a file, as in sarif=lint.sarif")
      }
      guard let format = ReportFormat.all.first(where: { $0.name == parts[0] }) else {
        let names = ReportFormat.all.map(\.name)
        let likely = likelyMeanings(of: parts[0], among: names)
        throw invocation.misuse(
          "Unknown format '\(parts[0])'."
            + (likely.isEmpty
              ? " Expected one of \(names.joined(separator: ", "))." : suggestion(likely)))
      }
      guard !reports.contains(where: { $0.path == parts[1] }) else {
        throw invocation.misuse("Two reports cannot be written to one file, '\(parts[1])'.")
      }
      reports.append((format, parts[1]))
    }
    return reports
  }
}

extension Invocation {
  /// The whole number that an option is given.
  func count(
    of option: Option, atLeast least: Int = 0, default standard: Int
  ) throws(UsageError) -> Int {
    guard let word = self[option] else { return standard }
    guard let count = Int(word), count >= least else {
      let bound = least == 0 ? "" : " of at least \(least)"
      throw misuse(of: option, word, expected: "a whole number\(bound)")
    }
    return count
  }
}
