internal import LayoutLint
internal import LayoutManual
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// One call of the linter: what it was asked, and what it has come to so far.
struct LintSession {
  private let words: LintOptions
  private let palette: Palette
  private var configurations: Configurations
  private var code = ExitCode.success
  /// What the baseline lists; `nil` where there is none.
  private var known: KnownFindings?

  init(_ invocation: Invocation) throws(UsageError) {
    words = try LintOptions(invocation)
    palette = DiagnosticPrinter.palette(of: invocation, on: .standardOutput)
    configurations = Configurations(words.configuration)
  }

  /// Looks at all that `invocation` names, and tells of it.
  mutating func lint(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    guard let tasks = prepared(invocation.operands) else { return .failure }
    for path in words.outputPaths {
      if let task = tasks.first(where: { areOneFile(path, $0.file.source.name) }) {
        throw invocation.misuse("What is found would replace '\(task.file.source.name)' itself.")
      }
    }
    let files = tasks.mapped(on: words.jobs) { $0.run() }
    for file in files { take(file) }
    finish(files, named: invocation.operands)
    return code
  }

  /// The files to look at; a complaint and `nil` where a configuration or the baseline is broken.
  private mutating func prepared(_ operands: [String]) -> [LintTask]? {
    do throws(ConfigurationError) {
      known = try KnownFindings(words)
      return try tasks(operands)
    } catch {
      StandardError.complain(error.message)
      return nil
    }
  }

  /// The files to look at, each with what holds for it.
  private mutating func tasks(_ operands: [String]) throws(ConfigurationError) -> [LintTask] {
    let named = try NamedFiles(operands, admittedBy: &configurations)
    code = named.code
    var tasks: [LintTask] = []
    for file in named.files {
      let placed = try configurations.placed(for: file.source.name)
      let part = placed.configuration.part(for: Environment.absolute(file.source.name))
      let order = LintOrder(
        settings: words.settings(part), fixes: words.fixes,
        known: words.writesBaseline ? nil : known)
      tasks.append(LintTask(file: file, order: order))
    }
    return tasks
  }

  /// Writes what fixes have changed, or shows it.
  private mutating func take(_ file: LintedFile) {
    guard file.source.bytes != file.original.bytes else { return }
    if words.failsOnFix { code = max(code, .findings) }
    if words.showsDifference {
      let difference = UnifiedDifference(
        from: file.original.bytes, to: file.source.bytes, named: file.source.name.printable)
      StandardOutput.write(ByteWriter.string { difference.write(to: &$0) })
    } else if file.source.isStandardInput {
      StandardOutput.write(file.source[file.source.range])
    } else {
      attempt(file.source.name) { () throws(SystemError) in
        try write(file.source.bytes, to: file.source.name)
      }
    }
  }

  /// Does what may fail on the way to the file at `path`.
  private mutating func attempt(_ path: String, _ body: () throws(SystemError) -> Void) {
    do throws(SystemError) { try body() } catch {
      StandardError.complain("cannot write '\(path)': \(error.message)")
      code = max(code, .failure)
    }
  }
}

extension LintSession {
  /// Tells of all files.
  private mutating func finish(_ files: [LintedFile], named operands: [String]) {
    let vanished = known?.vanished(from: files, named: operands) ?? []
    if words.writesBaseline { writeBaseline(of: files, without: vanished) }
    let reported =
      files.map { $0.reported(beside: known, limit: words.most) } + brokenImports(of: files)
    let findings = reported.flatMap(\.diagnostics)
    let counts = findings.contains {
      $0.severity == .error || (words.isStrict && $0.severity == .warning)
    }
    if counts, !words.exitsZero { code = max(code, .findings) }
    if words.exitsZero, code == .findings { code = .success }
    let run = ReportedRun(
      version: Version.current, rules: LintRule.all.map(ReportedRule.init),
      folder: Environment.repository)
    let report = Report(reported, exitCode: Int(code.rawValue), palette: palette, run: run)
    tell(report)
    if !words.writesBaseline {
      for entry in vanished { StandardError.write("note: \(entry.vanishingNote)\n") }
    }
    if words.takesStatistics { StandardError.write(statistics(of: findings)) }
  }

  /// Lists what was found, and what was listed before and not asked for now.
  private mutating func writeBaseline(of files: [LintedFile], without vanished: [Baseline.Entry]) {
    guard let path = words.baselinePath, let before = known else { return }
    let after = before.renewed(by: files, without: vanished)
    attempt(path) { () throws(SystemError) in try write(Array(after.document.utf8), to: path) }
    known = after
    let errors = files.reduce(0) { $0 + $1.outcome.errors.count }
    let rest = errors == 0 ? "" : ", and \(errors.counting("error")) not"
    StandardError.write(
      "note: \(after.count.counting("finding")) listed in '\(path)'\(rest)\n")
  }

  /// The imported files that have errors and are not looked at themselves, each once.
  private func brokenImports(of files: [LintedFile]) -> [Report.File] {
    var told = Set(files.map { Environment.absolute($0.source.name) })
    return files.flatMap(\.brokenImports).compactMap { source, errors in
      let path = Environment.absolute(source.name)
      return told.insert(path).inserted
        ? Report.File(source, errors, absolutePath: path) : nil
    }
  }

  private mutating func tell(_ report: Report) {
    // A difference, and a file from standard input, go where the report would.
    let fixesInput = report.files.contains { $0.source.isStandardInput } && words.fixes != nil
    let text = words.format.text(of: report)
    if words.showsDifference || fixesInput || words.reportsToOutput {
      StandardError.write(text)
    } else {
      StandardOutput.write(text)
    }
    let plain = Report(report.files, exitCode: report.exitCode, run: report.run)
    for (format, path) in words.reports {
      if path == LintOptions.standardOutputPath {
        StandardOutput.write(format.text(of: plain))
        continue
      }
      attempt(path) { () throws(SystemError) in
        try write(Array(format.text(of: plain).utf8), to: path)
      }
    }
    if let path = Environment.variable(StepSummary.variable) {
      let page = ByteWriter.string { StepSummary(of: plain).write(to: &$0) }
      attempt(path) { () throws(SystemError) in try append(Array(page.utf8), to: path) }
    }
  }

  /// How often each rule has found something, most often first.
  private func statistics(of findings: [Diagnostic]) -> String {
    let counts = Dictionary(grouping: findings, by: \.code).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key.number) < ($0.value, $1.key.number) }
      .map { code, count in
        let digits = "\(count)"
        let margin = String(repeating: " ", count: max(0, 6 - digits.count))
        return "\(margin)\(digits)  \(code.number)  \(code.name)  \(code.severity.rawValue)\n"
      }.joined()
  }
}

/// Writes `bytes` to the file at `path`, wholly or not at all.
func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
  let file = try OutputFile(at: path)
  bytes.withUnsafeBufferPointer { file.stream.write($0) }
  try file.commit()
}

extension ReportedRule {
  /// How reports introduce a rule.
  init(_ rule: LintRule) {
    let page = ExplainedPage(rule).markdown
    self.init(
      Diagnostic.Code(rule.severity, rule.code, rule.name),
      Words(summary: rule.summary, description: rule.rationale, help: page, markdown: page))
  }
}
