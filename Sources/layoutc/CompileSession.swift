internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutListing
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// One call of the compiler: what it was asked, and what it has come to so far.
struct CompileSession {
  let words: OutputOptions
  private let talk: DiagnosticPrinter
  private var watch = Stopwatch()
  private var code = ExitCode.success
  private var dataFiles = DataFiles()
  private var dumps: [FramesReport] = []
  /// How many elements the dumps have.
  private var shownCount = 0
  private var programs: [CheckedProgram] = []
  private var inputs = Inputs(NamedFiles([]))
  private var findings = Findings()
  private var notes: [(source: SourceText, text: String)] = []
  private var toldNotes: Set<String> = []

  init(_ invocation: Invocation) throws(UsageError) {
    words = try OutputOptions(invocation)
    talk = DiagnosticPrinter(invocation)
  }

  /// The files that `invocation` names.
  mutating func read(_ invocation: Invocation) throws(UsageError) -> Inputs {
    inputs = try watch.measure(.read) { () throws(UsageError) in
      Inputs(try NamedFiles.all(of: invocation))
    }
    code = max(code, inputs.code)
    return inputs
  }

  /// Takes every file through all stages.
  ///
  /// - Throws: what is wrong with the request, if it makes sense for none of the files.
  mutating func compile(_ request: Request, of invocation: Invocation) throws(UsageError) {
    let compilations = watch.measure(.check) { inputs.files.map(inputs.compilation) }
    programs = compilations.map(\.program)
    // A file without a layout is there to be imported, unless it is all that there is to show.
    let hasScreens = compilations.contains { !$0.isLibrary }
    let shown = compilations.filter { !$0.isLibrary || !hasScreens }
    for library in compilations where library.isLibrary && hasScreens {
      findings.add(library.diagnostics, of: library)
    }
    var faults: [(source: SourceText, fault: UsageFault)] = []
    for var compilation in shown {
      watch.measure(.read) { dataFiles.complete(&compilation) }
      do {
        let jobs = try watch.measure(.evaluate) { () throws(UsageFault) in
          try compilation.jobs(request)
        }
        compile(jobs, of: compilation)
      } catch {
        faults.append((compilation.source, error))
        findings.add(compilation.diagnostics, of: compilation)
      }
    }
    if let first = faults.first, faults.count == shown.count {
      // What is wrong with the files may be why they do not know the name.
      if findings.hasErrors { talk.say(report(.wrongUsage)) }
      throw invocation.misuse(first.fault.text)
    }
    notes += faults.map { (source: $0.source, text: "left out: " + $0.fault.message) }
  }

  private mutating func compile(_ jobs: [Job], of compilation: Compilation) {
    var results: [CompilationResult.Faults] = []
    var allowance = ElementBudget()
    for job in jobs {
      let evaluation = watch.measure(.evaluate) { compilation.evaluate(job) }
      guard compilation.allow(evaluation, of: job, &allowance) else { break }
      let result = watch.measure(.solve) { compilation.result(of: job, evaluation) }
      results.append(result.faults)
      if !words.showsTree {
        var dump = FramesReport(result, of: compilation, in: words.rectangle)
        dump.marksVisible = words.marksVisible
        add(dump)
      }
      for text in result.notes where toldNotes.insert(compilation.source.name + text).inserted {
        notes.append((source: compilation.source, text: text))
      }
    }
    let missing = results.isEmpty ? compilation.missingLayout : nil
    findings.add(
      compilation.everyDiagnostic(results) + allowance.faults + (missing.map { [$0] } ?? []),
      of: compilation)
  }

  /// Keeps `dump`, unless it is too long to be what anybody wanted.
  private mutating func add(_ dump: FramesReport) {
    guard dump.hasMore(than: words.limit - shownCount) else {
      shownCount += dump.elementCount
      dumps.append(dump)
      return
    }
    let title = dump.previewName ?? dump.layoutName ?? "the layout"
    StandardError.complain(
      "'\(title)' of '\(dump.file)' has \(dump.elementCount) elements; the limit is \(words.limit). "
        + "Raise it with --\(OutputOptions.limit.name) \(dump.elementCount), or write a part of it with "
        + "--\(OutputOptions.rectangle.name) x,y,w,h.")
    code = max(code, .failure)
  }

  /// What was found, of a call that ends with `code`.
  private func report(_ code: ExitCode) -> Report {
    talk.report(inputs.library.sources.grouped(findings.diagnostics), code)
  }

  /// Writes frames and findings.
  mutating func finish() -> ExitCode {
    for note in notes { talk.note(note.text, about: note.source) }
    if findings.hasErrors { code = max(code, .findings) }
    // Where nothing could be done, what an earlier call has written stays.
    if !dumps.isEmpty || code < .failure { write() }
    talk.say(report(code))
    if words.takesTime { StandardError.write(watch.text) }
    return code
  }
}

extension CompileSession {
  private mutating func write() {
    let (words, programs) = (words, programs)
    let document = FramesDocument(dumps, report: report(code))
    do {
      try watch.measure(.write) { () throws(SystemError) in
        guard words.showsTree else { return try words.write(document) }
        try words.write { for program in programs { $0.write(listed(program)) } }
      }
    } catch {
      let place = words.path.map { "'\($0)'" } ?? "standard output"
      StandardError.complain("cannot write \(place): \(error.message)")
      code = max(code, .failure)
    }
  }
}

extension UsageFault {
  /// The message with what was probably meant.
  fileprivate var text: String {
    message.prefix(1).uppercased() + message.dropFirst() + "." + suggestion(suggestions)
  }
}
