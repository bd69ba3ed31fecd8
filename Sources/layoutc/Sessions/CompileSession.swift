internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutListing
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// One call of `compile`.
struct CompileSession {
  let options: OutputOptions
  private let printer: DiagnosticPrinter
  private var watch = Stopwatch()
  private var code = ExitCode.success
  private var dataFiles = DataFiles(FileAccess())
  private var reports: [FramesReport] = []
  /// The results with more elements than the limit.
  private var refused: [(title: String, elementCount: Int)] = []
  private var programs: [CheckedProgram] = []
  private var loader = SourceLoader(.none)
  private var collector = DiagnosticCollector()
  private var notes: [(source: SourceText, text: String)] = []
  private var printedNotes: Set<String> = []

  init(_ invocation: Invocation) throws(UsageError) {
    options = try OutputOptions(invocation)
    printer = DiagnosticPrinter(invocation)
  }

  /// Reads the files that `invocation` names.
  mutating func read(_ invocation: Invocation) throws(UsageError) -> SourceLoader {
    loader = try watch.measure(.read) { () throws(UsageError) in
      SourceLoader(try OperandFiles.all(of: invocation))
    }
    dataFiles = DataFiles(loader.access)
    code = max(code, loader.code)
    return loader
  }

  /// Compiles every file.
  ///
  /// - Throws: if the request fits none of the files.
  mutating func compile(_ request: Request, of invocation: Invocation) throws(UsageError) {
    let compilations = watch.measure(.check) { loader.files.map(loader.compilation) }
    programs = compilations.map(\.program)
    // A file without layouts is a library, unless there are only such files.
    let hasScreens = compilations.contains { !$0.isLibrary }
    let shown = compilations.filter { !$0.isLibrary || !hasScreens }
    for library in compilations where library.isLibrary && hasScreens {
      collector.add(library.diagnostics, of: library)
    }
    var faults: [(source: SourceText, fault: SolveError)] = []
    for var compilation in shown {
      watch.measure(.read) { dataFiles.complete(&compilation) }
      do {
        let jobs = try watch.measure(.evaluate) { () throws(SolveError) in
          try compilation.jobs(request)
        }
        compile(jobs, of: compilation)
      } catch {
        faults.append((compilation.source, error))
        collector.add(compilation.diagnostics, of: compilation)
      }
    }
    if let first = faults.first, faults.count == shown.count {
      // Errors in the files may be the reason why a name is unknown.
      if collector.hasErrors { printer.print(report(.wrongUsage)) }
      throw invocation.misuse(first.fault.text)
    }
    notes += faults.map { (source: $0.source, text: "skipped: " + $0.fault.description) }
  }

  private mutating func compile(_ jobs: [Job], of compilation: Compilation) {
    var results: [CompilationResult.Faults] = []
    var budget = ElementBudget()
    let findings = options.drawsFindings ? linted(compilation) : []
    for job in jobs {
      let evaluation = watch.measure(.evaluate) { compilation.evaluate(job) }
      guard compilation.allow(evaluation, of: job, &budget) else { break }
      let result = watch.measure(.solve) { compilation.result(of: job, evaluation) }
      results.append(result.faults)
      if !options.showsTree {
        var frames = FramesReport(result, of: compilation, in: options.rectangle)
        frames.marksVisible = options.marksVisible
        frames.add(findings, of: compilation)
        add(frames)
      }
      for text in result.notes where printedNotes.insert(compilation.source.name + text).inserted {
        notes.append((source: compilation.source, text: text))
      }
    }
    let missing = results.isEmpty ? compilation.missingLayout : nil
    collector.add(
      compilation.everyDiagnostic(results) + budget.faults + (missing.map { [$0] } ?? []),
      of: compilation)
  }

  /// What the linter finds with the settings of the file's configuration.
  private func linted(_ compilation: Compilation) -> [Diagnostic] {
    compilation.linted(loader.access.lintSettings(for: compilation.source.name)).findings
  }

  /// Adds `report`, unless it has more elements than the limit.
  private mutating func add(_ report: FramesReport) {
    guard report.hasMore(than: options.limit) else { return reports.append(report) }
    let title = report.previewName ?? report.layoutName ?? "the layout"
    refused.append(("'\(title)' of '\(report.file)'", report.elementCount))
    code = max(code, .failure)
  }

  /// Names the results beyond the limit, and the limit that all of them keep to.
  private func reportRefused() {
    let largest = refused.map(\.elementCount).max() ?? 0
    for (title, count) in refused {
      StandardError.error(
        "\(title) has \(count) elements; the limit is \(options.limit). "
          + "Raise it with --\(OutputOptions.limit.name) \(largest), or print a part with "
          + "--\(OutputOptions.rectangle.name) x,y,w,h.")
    }
  }

  /// The diagnostics so far, for a call that exits with `code`.
  private func report(_ code: ExitCode) -> Report {
    printer.report(loader.grouped(collector.diagnostics), code)
  }

  /// Writes frames and collector.
  mutating func finish() -> ExitCode {
    reportRefused()
    for note in notes { printer.note(note.text, about: note.source) }
    if collector.hasErrors { code = max(code, .findings) }
    // If nothing was compiled, the output of an earlier call stays.
    if !reports.isEmpty || code < .failure { write() }
    printer.print(report(code))
    if options.takesTime { StandardError.write(watch.text) }
    return code
  }
}

extension CompileSession {
  private mutating func write() {
    let (options, programs) = (options, programs)
    var document = FramesDocument(reports, report: report(code))
    document.guardsFormulas = options.guardsFormulas
    do {
      try watch.measure(.write) { () throws(SystemError) in
        guard options.showsTree else { return try options.write(document) }
        try options.write { for program in programs { $0.write(listed(program)) } }
      }
    } catch {
      StandardError.error("cannot write '\(options.path ?? "")': \(error.message)")
      code = max(code, .failure)
    }
  }
}

extension SolveError {
  /// The message with suggestions.
  var text: String {
    description.prefix(1).uppercased() + description.dropFirst() + "." + suggestion(similarNames)
  }
}
