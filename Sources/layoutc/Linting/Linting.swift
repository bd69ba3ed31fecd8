internal import LayoutLint
internal import LayoutManual
internal import LayoutReporting
internal import LayoutText

/// One call of the linter: what it was asked, and what it has come to so far.
struct Linting {
  private let words: LintWords
  private let palette: Palette
  private var admission: Admission
  private var code = ExitCode.success
  private var known: KnownFindings

  init(_ invocation: Invocation) throws(UsageError) {
    words = try LintWords(invocation)
    palette = Talk.palette(of: invocation, on: .standardOutput)
    admission = Admission(words.configuration)
    known = KnownFindings()
  }

  /// Looks at all that `operands` name, and tells of it.
  mutating func lint(_ operands: [String]) -> ExitCode {
    do throws(ConfigurationError) {
      known = try KnownFindings(words)
      let files = try tasks(operands).mapped(on: words.jobs) { $0.run() }
      for file in files { take(file) }
      finish(files)
    } catch {
      StandardError.complain(error.message)
      code = max(code, .failure)
    }
    return code
  }

  /// The files to look at, each with what holds for it.
  private mutating func tasks(_ operands: [String]) throws(ConfigurationError) -> [LintTask] {
    let named = try admission.files(operands)
    code = named.code
    var tasks: [LintTask] = []
    for file in named.files {
      let placed = try admission.placed(for: file.source.name)
      let part = placed.configuration.part(for: placed.relative(file.source.name))
      tasks.append(
        LintTask(file: file, settings: words.settings(part), fixes: words.fixes, known: known))
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

extension Linting {
  /// Tells of all files.
  private mutating func finish(_ files: [LintedFile]) {
    if words.writesBaseline, let path = words.baselinePath {
      known = known.listing(files)
      let (document, count) = (known.document, known.count)
      attempt(path) { () throws(SystemError) in try write(Array(document.utf8), to: path) }
      StandardError.write("\(count) finding\(count == 1 ? "" : "s") listed in \(path.printable)\n")
    }
    let reported = files.map { known.reported($0, limit: words.most) } + brokenImports(of: files)
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
    for note in known.vanished(from: files) { StandardError.write("note: \(note)\n") }
    if words.takesStatistics { StandardError.write(statistics(of: findings)) }
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
    if words.showsDifference || fixesInput {
      StandardError.write(text)
    } else {
      StandardOutput.write(text)
    }
    let plain = Report(report.files, exitCode: report.exitCode, run: report.run)
    for (format, path) in words.reports {
      if path == NamedFiles.standardInputPath {
        StandardOutput.write(format.text(of: plain))
        continue
      }
      if report.files.contains(where: { $0.isAt(path) }) {
        StandardError.complain("'\(path)' is a layout: the report would take its place")
        code = max(code, .failure)
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

extension Report.File {
  /// Whether it is the file at `path`.
  fileprivate func isAt(_ path: String) -> Bool { absolutePath == Environment.absolute(path) }
}
