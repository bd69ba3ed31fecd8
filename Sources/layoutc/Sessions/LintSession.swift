internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// One call of `lint`.
struct LintSession {
  private let options: LintOptions
  private let palette: Palette
  private let access: FileAccess
  private var configurations: ConfigurationLoader
  private var code = ExitCode.success
  /// Whether one of the files is standard input.
  private var readsInput = false
  /// `nil` if there is none.
  private var baseline: BaselineFile?

  init(_ invocation: Invocation) throws(UsageError) {
    options = try LintOptions(invocation)
    palette = DiagnosticPrinter.palette(of: invocation, on: .standardOutput)
    access = try FileAccess(invocation)
    configurations = ConfigurationLoader(options.configuration, access)
  }

  /// Lints the files that `invocation` names, and reports on them.
  mutating func lint(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    guard let tasks = prepared(invocation.operands) else { return .failure }
    let files = tasks.mapped(on: options.jobs) { $0.run() }
    guard !Inputs.refuse(options.report.filePaths + summaryPaths) else { return .failure }
    for file in files { writeFixes(of: file) }
    finish(files, named: invocation.operands)
    printChanges(of: files)
    return code
  }

  /// The files to lint. Prints an error and returns `nil` if a configuration or the baseline is
  /// invalid.
  private mutating func prepared(_ operands: [String]) -> [LintTask]? {
    do throws(ConfigurationError) {
      baseline = try BaselineFile(options, access)
      return try tasks(operands)
    } catch {
      error.print()
      return nil
    }
  }

  /// The files to lint, each with its settings.
  private mutating func tasks(_ operands: [String]) throws(ConfigurationError) -> [LintTask] {
    let named = try OperandFiles(operands, access, admittedBy: &configurations)
    (code, readsInput) = (named.code, named.files.contains(where: \.isStandardInput))
    // What is not known of the code counts as a warning.
    if options.selection.isStrict, named.files.contains(where: { $0.swift?.holeCount ?? 0 > 0 }) {
      StandardError.write("note: holes are failures with --strict\n")
      code = max(code, .findings)
    }
    var changedFiles = options.changedFiles
    var tasks: [LintTask] = []
    for file in named.files {
      let changes = try changedFiles?.lines(ofFileAt: file.source.name)
      if changedFiles != nil, changes == nil { continue }
      let located = try configurations.located(for: file.source.name)
      let part = located.configuration.part(for: Environment.absolute(file.source.name))
      tasks.append(
        LintTask(
          file: file, access: access, settings: options.selection.settings(part),
          fixes: options.fixes,
          baseline: options.writesBaseline ? nil : baseline, changes: changes,
          cache: options.cache))
    }
    return tasks
  }

  /// Writes a fixed file, or prints the difference.
  private mutating func writeFixes(of file: LintedFile) {
    if !file.isLayout {
      StandardError.refuseToChange(file.source)
      code = max(code, .findings)
    }
    let isChanged = file.source.bytes != file.original.bytes
    if isChanged, options.fixes.failsOnFix { code = max(code, .findings) }
    if options.fixes.showsDifference {
      let difference = UnifiedDifference(
        from: file.original.bytes, to: file.source.bytes, named: file.source.name.printable)
      StandardOutput.write(ByteWriter.string { difference.write(to: &$0) })
    } else if file.task.file.isStandardInput {
      // Unchanged, too: what reads it expects the whole text.
      if options.fixes.changesFiles { StandardOutput.write(file.source[file.source.range]) }
    } else if isChanged {
      attempt(file.source.name) { () throws(SystemError) in
        try replaceFile(with: file.source.bytes, at: file.source.name, changesInput: true)
      }
    }
  }

  /// Prints what was fixed or suppressed.
  private func printChanges(of files: [LintedFile]) {
    let changed = files.filter { !$0.applied.isEmpty }
    guard !changed.isEmpty, !options.report.isQuiet else { return }
    let tally = CodeTally(changed.flatMap(\.applied))
    let isPlanned = options.fixes.showsDifference
    let verb =
      options.fixes.suppressed.isEmpty
      ? (isPlanned ? "would fix" : "fixed") : (isPlanned ? "would suppress" : "suppressed")
    let count = tally.counts.reduce(0) { $0 + $1.count }
    StandardError.write(
      "\(verb) \(count) in \(changed.count.counting("file")): \(tally.list)\n")
  }

  /// The page of the step that this call is a part of, if there is one.
  private var summaryPaths: [String] {
    Environment.variable(StepSummary.variable).map { [$0] } ?? []
  }

  /// Prints an error if `body` cannot write the file at `path`.
  private mutating func attempt(_ path: String, _ body: () throws(SystemError) -> Void) {
    do throws(SystemError) { try body() } catch {
      StandardError.error("cannot write '\(path)': \(error.message)")
      code = max(code, .failure)
    }
  }
}

extension LintSession {
  /// Reports on all files.
  private mutating func finish(_ files: [LintedFile], named operands: [String]) {
    let vanished = baseline?.vanished(from: files, named: operands) ?? []
    if options.writesBaseline { writeBaseline(of: files, without: vanished) }
    let reported =
      files.map { $0.reported(since: baseline, limit: options.report.limit) }
      + brokenImports(of: files)
    let findings = reported.flatMap(\.diagnostics)
    decideCode(findings)
    let fixable = files.reduce(0) { $0 + $1.fixableCount(since: baseline) }
    var run = ReportedRun(
      version: Version.current, rules: LintRule.all.map(ReportedRule.init),
      folder: Environment.repository)
    run.closingLine = ClosingLine(
      options.report.isQuiet
        ? .never : Environment.isTerminal(.standardOutput) ? .always : .findings,
      fixableCount: fixable)
    let coverage = files.compactMap { file in
      file.outcome.coverage.map { "\(file.source.name): \($0)" }
    }
    let showsCoverage = options.selection.reportsCoverage && !options.report.isQuiet
    let isForPeople = options.report.format.name == ReportFormat.full.name
    if showsCoverage, isForPeople { run.closingLine.remarks = coverage }
    write(Report(reported, exitCode: Int(code.rawValue), palette: palette, run: run))
    if showsCoverage, !isForPeople {
      for line in coverage { StandardError.write("\(line.printable)\n") }
    }
    if !options.writesBaseline {
      for entry in vanished { StandardError.write("note: \(entry.vanishedNote)\n") }
    }
    if options.report.showsStatistics {
      StandardError.write(CodeTally(findings.map(\.code)).table)
    }
  }

  /// Takes `findings` into account in the exit code.
  private mutating func decideCode(_ findings: [Diagnostic]) {
    let excess = options.failure.excess(of: findings)
    if let excess, !options.failure.exitsZero { StandardError.write("note: \(excess)\n") }
    if excess != nil || findings.contains(where: options.failure.isFailure) {
      code = max(code, .findings)
    }
    if options.failure.exitsZero, code == .findings { code = .success }
  }

  /// Writes the current findings, and those entries whose rules did not run.
  private mutating func writeBaseline(of files: [LintedFile], without vanished: [Baseline.Entry]) {
    guard let path = options.baselinePath, let before = baseline else { return }
    let after = before.renewed(by: files, without: vanished)
    attempt(path) { () throws(SystemError) in
      try replaceFile(with: Array(after.document.utf8), at: path, changesInput: true)
    }
    baseline = after
    let errors = files.reduce(0) { $0 + $1.outcome.errors.count }
    let rest = errors == 0 ? "" : "; \(errors.counting("error")) cannot be listed"
    StandardError.write(
      "note: \(after.count.counting("finding")) listed in '\(path)'\(rest)\n")
  }

  /// The imported files with errors that are not linted themselves, each once.
  private func brokenImports(of files: [LintedFile]) -> [Report.File] {
    var seen = Set(files.map { Environment.absolute($0.source.name) })
    return files.flatMap(\.brokenImports).compactMap { source, errors in
      let path = Environment.absolute(source.name)
      return seen.insert(path).inserted
        ? Report.File(source, errors, absolutePath: path) : nil
    }
  }

  private mutating func write(_ report: Report) {
    // Standard output may hold the difference or the fixed standard input instead.
    let fixesInput = readsInput && options.fixes.changesFiles
    let isShown = options.failure.isFailure
    let text = options.report.format.text(
      of: options.report.isQuiet ? report.keeping(isShown) : report)
    if options.fixes.showsDifference || fixesInput || options.report.writesToStandardOutput {
      StandardError.write(text)
    } else {
      StandardOutput.write(text)
    }
    let plain = Report(report.files, exitCode: report.exitCode, run: report.run)
    for (format, path) in options.report.reports {
      if path == LintReportOptions.standardOutputPath {
        StandardOutput.write(format.text(of: plain))
        continue
      }
      attempt(path) { () throws(SystemError) in
        try replaceFile(with: Array(format.text(of: plain).utf8), at: path)
      }
    }
    for path in summaryPaths {
      let page = ByteWriter.string { StepSummary(of: plain).write(to: &$0) }
      attempt(path) { () throws(SystemError) in try append(Array(page.utf8), to: path) }
    }
  }
}

extension ReportedRule {
  /// The description of a lint rule.
  init(_ rule: LintRule) {
    let group = RuleGroup(of: rule).map { [$0.rawValue] } ?? []
    self.init(
      Diagnostic.Code(rule.severity, rule.code, rule.name),
      Documentation(summary: rule.summary, description: rule.rationale, help: rule.rationale),
      tags: group)
  }
}
