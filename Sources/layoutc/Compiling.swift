internal import LayoutCompiler
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutText

/// One call of the compiler: what it was asked, and what it has come to so far.
struct Compiling {
  let words: DumpWords
  private let talk: Talk
  private var watch = Stopwatch()
  private var code = ExitCode.success
  private var dataFiles = DataFiles()
  private var dumps: [Dump] = []
  private var files: [(source: SourceText, diagnostics: [Diagnostic])] = []
  private var notes: [(source: SourceText, text: String)] = []

  init(_ invocation: Invocation) throws(UsageError) {
    words = try DumpWords(invocation)
    talk = Talk(invocation)
  }

  /// The files that `operands` name.
  mutating func read(_ operands: [String]) -> [SourceText] {
    let inputs = watch.measure(.read) { Inputs(operands) }
    code = max(code, inputs.code)
    return inputs.sources
  }

  /// Takes every file through all stages.
  ///
  /// - Throws: what is wrong with the request, if it makes sense for none of the files.
  mutating func compile(
    _ sources: [SourceText], _ request: Request, of invocation: Invocation
  ) throws(UsageError) {
    var faults: [(source: SourceText, fault: UsageFault)] = []
    for source in sources {
      var compilation = watch.measure(.check) { Compilation(source) }
      watch.measure(.read) { dataFiles.complete(&compilation) }
      do {
        let jobs = try watch.measure(.evaluate) { () throws(UsageFault) in
          try compilation.jobs(request)
        }
        compile(jobs, of: compilation)
      } catch {
        faults.append((source, error))
        files.append((source, compilation.diagnostics))
      }
    }
    if let first = faults.first, faults.count == sources.count {
      // What is wrong with the files may be why they do not know the name.
      if hasErrors { talk.say(talk.report(files, .wrongUsage)) }
      throw invocation.misuse(first.fault.text)
    }
    notes += faults.map { (source: $0.source, text: "left out: " + $0.fault.message) }
  }

  private mutating func compile(_ jobs: [Job], of compilation: Compilation) {
    var results: [CompilationResult] = []
    for job in jobs {
      let evaluation = watch.measure(.evaluate) { compilation.evaluate(job) }
      let result = watch.measure(.solve) { compilation.result(of: job, evaluation) }
      results.append(result)
      add(Dump(result, of: compilation.source, in: words.rectangle))
      for text in result.notes
      where !notes.contains(where: { $0.text == text && $0.source == compilation.source }) {
        notes.append((source: compilation.source, text: text))
      }
    }
    let missing = results.isEmpty ? compilation.missingLayout : nil
    files.append(
      (compilation.source, compilation.everyDiagnostic(results) + (missing.map { [$0] } ?? [])))
  }

  /// Keeps `dump`, unless it is too long to be what anybody wanted.
  private mutating func add(_ dump: Dump) {
    guard dump.hasMore(than: words.limit) else {
      dumps.append(dump)
      return
    }
    let title = dump.previewName ?? dump.layoutName ?? "the layout"
    StandardError.complain(
      "'\(title)' of '\(dump.file)' has \(dump.elementCount) elements; the limit is \(words.limit). "
        + "Raise it with --\(DumpWords.limit.name) \(dump.elementCount), or write a part of it with "
        + "--\(DumpWords.rectangle.name) x,y,w,h.")
    code = max(code, .failure)
  }

  private var hasErrors: Bool { files.contains { $0.diagnostics.hasErrors } }

  /// Writes frames and findings.
  mutating func finish() -> ExitCode {
    for note in notes { talk.note(note.text, about: note.source) }
    if hasErrors { code = max(code, .findings) }
    // Where nothing could be done, what an earlier call has written stays.
    if !dumps.isEmpty || code < .failure { write() }
    talk.say(talk.report(files, code))
    if words.takesTime { StandardError.write(watch.text) }
    return code
  }
}

extension Compiling {
  private mutating func write() {
    let (words, document) = (words, DumpDocument(dumps, report: talk.report(files, code)))
    do {
      try watch.measure(.write) { () throws(SystemError) in try words.write(document) }
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
