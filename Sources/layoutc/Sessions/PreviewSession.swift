internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutPreview
internal import LayoutReporting
internal import LayoutText

/// One run of `preview`: sockets, and the files that are watched.
struct PreviewSession {
  private let files: WatchedFiles
  private let endsWithInput: Bool
  private let opensBrowser: Bool
  private let browser: String?
  private var pages: PageConnections
  private var watched = WatchedFiles.Version()
  private var nextLook = Duration.zero
  private let analyses = ResultQueue<FileAnalysis>()
  /// The files as they were read last, and when those that have changed are analysed.
  private var shown: [PreviewedFile] = []
  private var nextAnalysis: Duration?

  /// Files are drawn first, and analysed when nothing changes for so long.
  private static let analysisDelay = Duration.milliseconds(150)
  private let watcher = FolderWatcher()

  /// How diagnostics are written.
  private static let format = "concise"
  /// How often files are looked at where the system does not report changes.
  private static let interval = Duration.milliseconds(20)
  /// The same where it does.
  private static let longInterval = Duration.seconds(1)
  /// Changes within so long are one.
  private static let coalescing = Duration.milliseconds(5)

  /// - Throws: if the call is wrong; what the system refuses, `run` reports.
  init(_ invocation: Invocation) throws(UsageError) {
    let access = try FileAccess(invocation)
    var port = 0
    if let word = invocation[PreviewOptions.port] {
      guard let number = Int(word), (0...65_535).contains(number) else {
        throw invocation.misuse(of: PreviewOptions.port, word, expected: "a number up to 65535")
      }
      port = number
    }
    let settings = try PreviewOptions.settings(invocation)
    files = WatchedFiles(
      invocation.operands.isEmpty ? ["."] : invocation.operands, comparedWith: settings.against,
      access)
    endsWithInput = invocation.has(PreviewOptions.untilInputEnds)
    browser = invocation[PreviewOptions.browser]
    opensBrowser =
      !invocation.has(PreviewOptions.noOpen)
      && (invocation.has(PreviewOptions.open) || Environment.isTerminal(.standardOutput))
    do throws(SystemError) {
      let session = Session(settings, history: files.history) { timeNow() }
      pages = try PageConnections(port: port, session)
    } catch {
      StandardError.error("cannot listen on port \(port): \(error.message)")
      terminate(.failure)
    }
  }

  /// Serves until a signal or, if that is asked for, the end of standard input.
  mutating func run() -> ExitCode {
    look(again: true)
    StandardOutput.write(pages.address + "\n")
    StandardError.write(
      "watching \(watched.fileCount.counting("file")); press Control-C to stop\n")
    if opensBrowser { openBrowser(browser, at: pages.address) }
    nextLook = timeNow() + interval
    while true {
      if serve(until: min(nextLook, nextAnalysis ?? nextLook)) { break }
      let time = timeNow()
      if let next = nextAnalysis, next <= time { analyze() }
      if nextLook <= time {
        look(again: false)
        nextLook = timeNow() + interval
      }
    }
    pages.end()
    return .success
  }

  /// How long until files are looked at again.
  private var interval: Duration {
    watcher.watchesAll ? Self.longInterval : Self.interval
  }

  /// Reads the files if they are different from before.
  private mutating func look(again isFirst: Bool) {
    guard isFirst || files.haveChanged(since: watched) else { return }
    (watched, shown) = files.read(reusing: (watched, shown))
    watcher.watch(Set(watched.stamps.keys))
    pages.perform(pages.server.show(shown))
    let changed = pages.server.session.unanalyzed
    if Environment.isTerminal(.standardError) {
      report(shown.filter { changed.contains($0.name) })
    }
    if isFirst { analyze() } else { nextAnalysis = timeNow() + Self.analysisDelay }
  }

  /// Prints what is wrong with `files`, a line each.
  private func report(_ files: [PreviewedFile]) {
    let reports = files.flatMap { file -> [Report.File] in
      guard let compilation = file.compilation else { return [] }
      if let origin = compilation.origin {
        return [Report.File(origin.source, file.codeFaults, absolutePath: file.path)]
      }
      return compilation.sources.grouped(compilation.checked).map {
        Report.File($0, $1, absolutePath: Environment.absolute($0.name))
      }
    }
    let stream = StandardError.stream()
    var writer = ByteWriter { stream.write($0) }
    let format = ReportFormat.compilerFormats.first { $0.name == Self.format }
    format?.render(Report(reports, exitCode: 0, palette: .plain), &writer)
    writer.flush()
  }

  /// Starts to find out about the files what takes longer than drawing them.
  private mutating func analyze() {
    let names = pages.server.session.unanalyzed
    let (shown, revision) = (
      shown.filter { names.contains($0.name) }, pages.server.session.revision
    )
    nextAnalysis = nil
    let (files, analyses, widths) = (files, analyses, pages.server.session.settings.widths)
    // Those of a version that is gone are not waited for: they come and mean nothing.
    _ = detach {
      for file in shown {
        var found = FileAnalysis(of: file.name, revision: revision)
        found.marks = file.marks(over: widths)
        found.findings = files.findings(in: file)
        found.recorded = file.recordedOutcomes
        analyses.append(found)
      }
    }
  }

  /// Does what arrives until `time`.
  ///
  /// - Returns: whether standard input has ended and that ends the run.
  private mutating func serve(until time: Duration) -> Bool {
    let input = endsWithInput ? [STDIN_FILENO] : []
    let watched = watcher.descriptor.map { [$0] } ?? []
    let ready = pages.serve(until: time, besides: [analyses.descriptor] + watched + input)
    if ready.contains(STDIN_FILENO), readStandardInput(upTo: 4096).isEmpty { return true }
    if ready.contains(analyses.descriptor) {
      for found in analyses.takeAll() { pages.perform(pages.server.take(found)) }
    }
    if let descriptor = watcher.descriptor, ready.contains(descriptor) {
      watcher.clear()
      nextLook = min(nextLook, timeNow() + Self.coalescing)
    }
    return false
  }
}
