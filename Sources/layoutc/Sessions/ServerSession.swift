internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutLanguageServer
internal import LayoutLint
internal import LayoutText

/// One run of the language server over standard input and output.
struct ServerSession {
  /// What other threads have for it.
  private enum Event: Sendable {
    case result(JobResult, isUrgent: Bool)
    /// A page wants a place to be shown in the editor.
    case place(path: String, line: Int, column: Int)
  }

  private let access: FileAccess
  private var log: ServerLog
  private var session: Session
  private var reader = MessageReader()
  private let events = ResultQueue<Event>()
  /// The jobs that wait.
  private var jobs: [Session.Job] = []
  private var runningCount = 0
  /// How many of those that run are waited for by requests.
  private var urgentCount = 0
  /// Until when the others wait for them.
  private var yieldEnd = Duration.zero
  private var exitCode: Int32?
  /// When the client's process is looked for next.
  private var nextCheck = timeNow()

  /// How many jobs run at a time.
  private static let mostThreads = min(4, max(1, processorCount))
  /// The same where requests wait for them.
  private static let mostUrgentThreads = 32
  /// How long other jobs wait for those.
  private static let longestYield = Duration.milliseconds(500)
  /// How often the client's process is looked for.
  private static let checkInterval = Duration.seconds(10)

  /// - Parameter previewPort: 0: any that is free.
  init(_ given: FileAccess, _ log: ServerLog, previewPort: Int, servesSwift: Bool) {
    let access = given.serving(Workspace())
    (self.access, self.log) = (access, log)
    var host = Host(reading: access)
    if servesSwift { host.swift = SwiftHost(reading: access) }
    let events = events
    host.preview =
      EditorPreview(port: previewPort, access) { path, line, column in
        events.append(.place(path: path, line: line, column: column))
      }.host
    session = Session(host)
  }

  /// Serves until the client ends it.
  ///
  /// - Source: `lsp.md` 2.
  mutating func run() -> ExitCode {
    StandardError.write(
      "layoutc \(Version.current) language server, process \(Process.identifier)\n")
    while exitCode == nil {
      if events.wait(atMost: timeToWait) { readInput() }
      for event in events.takeAll() where exitCode == nil { take(event) }
      if exitCode == nil { perform(session.wake(at: timeNow())) }
      checkClient()
    }
    session.closePreview()
    return exitCode == 0 ? .success : .findings
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .result(let result, let isUrgent):
      runningCount -= 1
      if isUrgent { urgentCount -= 1 }
      perform(session.finish(result, at: timeNow()))
    case .place(let path, let line, let column):
      perform(session.showPlace(at: path, line: line, column: column, at: timeNow()))
    }
  }

  private var timeToWait: Duration? {
    let check = session.clientProcess.map { _ in nextCheck }
    let yield = jobs.isEmpty || urgentCount == 0 ? nil : yieldEnd
    return [session.nextDeadline, check, yield].compactMap(\.self).min().map {
      max(.zero, $0 - timeNow())
    }
  }

  private mutating func readInput() {
    let bytes = readStandardInput(upTo: 1 << 16)
    guard !bytes.isEmpty else { return perform(session.endInput()) }
    let parts = reader.read(bytes[...])
    guard !parts.isEmpty else { return }
    for part in parts { if case .body(let body) = part { log.write(body, .received) } }
    perform(session.receive(parts, at: timeNow()))
  }

  private mutating func perform(_ effects: [Session.Effect]) {
    for effect in effects where exitCode == nil {
      switch effect {
      case .send(let body): send(body)
      case .run(let job) where job.isUrgent && runningCount < Self.mostUrgentThreads: start(job)
      case .run(let job): enqueue(job)
      case .log(let line): log.write(line)
      case .exit(let code): exitCode = code
      }
    }
    startWaitingJobs()
  }

  /// Starts jobs that no request waits for, unless one is at work that was begun just now.
  private mutating func startWaitingJobs() {
    guard urgentCount == 0 || yieldEnd <= timeNow() else { return }
    while runningCount < Self.mostThreads, !jobs.isEmpty { start(jobs.removeFirst()) }
  }

  /// Takes a job, and ends those that have nothing left to do: they would keep old texts in memory.
  private mutating func enqueue(_ job: Session.Job) {
    for job in jobs where job.isSuperseded { finish(job) }
    jobs.removeAll(where: \.isSuperseded)
    jobs.append(job)
  }

  /// Takes the result of a job that has nothing left to do.
  private mutating func finish(_ job: Session.Job) {
    runningCount += 1
    events.append(.result(job.run(), isUrgent: false))
  }

  private mutating func start(_ job: Session.Job) {
    runningCount += 1
    if job.isUrgent {
      urgentCount += 1
      yieldEnd = timeNow() + Self.longestYield
    }
    let run: @Sendable () -> Void = { [events] in
      events.append(.result(job.run(), isUrgent: job.isUrgent))
    }
    if !detach(run) { run() }
  }

  private mutating func send(_ body: [UInt8]) {
    log.write(body, .sent)
    let message = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    message.withUnsafeBufferPointer { StandardOutput.stream().write($0) }
  }

  /// Ends when the client's process has gone.
  private mutating func checkClient() {
    guard let process = session.clientProcess, nextCheck <= timeNow() else { return }
    nextCheck = timeNow() + Self.checkInterval
    if !Process.exists(process) { exitCode = exitCode ?? 1 }
  }
}

extension Host {
  /// The files on disk.
  fileprivate init(reading access: FileAccess) {
    self.init(version: Version.current) { file, open in
      // What is imported has the name that it has where it is open itself.
      let texts = Dictionary(
        open.map { (FileOnDisk(path: Environment.shown($0.path)), $0.source) },
        uniquingKeysWith: { first, _ in first })
      let loader = SourceLoader(
        OperandFiles.File(source: file.source, path: Environment.shown(file.path)), access,
        open: texts)
      var dataFiles = DataFiles(access)
      return dataFiles.completed(loader.compilation(of: loader.files[0]))
    } contents: { path in
      access.text(at: path)
    }
    lint.settings = { path throws(SettingsFault) in try access.settings(for: path) }
    lint.baseline = { path throws(SettingsFault) in
      do throws(ConfigurationError) {
        return try BaselineFile(at: path, access).ofHost
      } catch {
        throw SettingsFault(error.message)
      }
    }
    folders.files = { folder, suffixes in
      suffixes.flatMap { suffix in
        access.files(in: folder, endingIn: suffix)
      }
    }
    folders.layouts = { folder in access.layouts(in: folder) }
    folders.open = { access.workspace?.take($0) }
    stamp = { path in fileStamp(path) }
    shownPath = { Environment.shown($0) }
    absolutePath = { Environment.absolute($0) }
    clock = { timeNow() }
    residentBytes = { Process.residentBytes }
  }
}

extension SwiftHost {
  /// The files on disk.
  fileprivate init(reading access: FileAccess) {
    self.init { file, open, folders in
      let known = Set([file.path] + open.map(\.path))
      let found = folders.flatMap { folder in
        (try? FolderSearch(of: folder, endingIn: [".swift"], access))?.paths ?? []
      }
      let others = found.map { Environment.absolute($0) }.filter { !known.contains($0) }
      let closed = others.compactMap { path in
        access.text(at: path).map { SourceText(bytes: $0, name: Environment.shown(path)) }
      }
      return SwiftLayouts(importing: file.source, beside: open.map(\.source) + closed)
    } devices: { path in
      access.devicesOfSwift(for: path)
    }
  }
}

extension FileAccess {
  /// The linter's settings for the file at `path`.
  fileprivate func settings(for path: String) throws(SettingsFault) -> LintSettings {
    var configurations = ConfigurationLoader(.none, self)
    do throws(ConfigurationError) {
      let located = try configurations.located(for: path)
      return LintSettings(located.configuration.part(for: Environment.absolute(path)))
    } catch {
      throw SettingsFault(error.message)
    }
  }

  /// The absolute paths of the files in a folder; none where it cannot be read.
  fileprivate func files(in folder: String, endingIn suffix: String) -> [String] {
    let search = try? FolderSearch(of: folder, endingIn: [suffix], self)
    return (search?.paths ?? []).map { Environment.absolute($0) }
  }

  /// The same for layouts, without those that configurations exclude.
  fileprivate func layouts(in folder: String) -> [String] {
    var configurations = ConfigurationLoader(.none, self)
    return files(in: folder, endingIn: ".layout").filter { path in
      // A configuration that cannot be read is reported where files are linted.
      (try? configurations.admits(path, .inDirectory)) ?? true
    }
  }

  /// The text of the file at `path`; `nil` where it cannot be read.
  fileprivate func text(at path: String) -> [UInt8]? {
    do throws(SystemError) {
      return try contents(ofFile: path, upTo: textMaximum)
    } catch {
      return nil
    }
  }
}
