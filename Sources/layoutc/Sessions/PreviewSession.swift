internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutPreview
internal import LayoutText

/// One run of `preview`: sockets, and the files that are watched.
struct PreviewSession {
  private let files: WatchedFiles
  private let socket: ListeningSocket
  private let endsWithInput: Bool
  private let opensBrowser: Bool
  private let token: String
  private var server: PreviewServer
  private var watched = WatchedFiles.Version()
  private var nextLook = Duration.zero
  private let analyses = ResultQueue<FileAnalysis>()
  /// The files that are different from before, and when they are analysed.
  private var unanalyzed: [PreviewedFile] = []
  private var nextAnalysis: Duration?
  /// What connections have not taken yet.
  private var outgoing: [Int32: ArraySlice<UInt8>] = [:]
  /// The connections that are closed behind it.
  private var ending: Set<Int32> = []

  /// Files are drawn first, and analysed when nothing changes for so long.
  private static let analysisDelay = Duration.milliseconds(150)
  private let watcher = FolderWatcher()

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
    opensBrowser =
      !invocation.has(PreviewOptions.noOpen)
      && (invocation.has(PreviewOptions.open) || Environment.isTerminal(.standardOutput))
    do throws(SystemError) {
      for operand in invocation.operands { _ = try FileKind(of: operand) }
      socket = try ListeningSocket(port: port)
      token = try randomBytes(24).base64.exchanging("+", for: "-").exchanging("/", for: "_")
    } catch {
      StandardError.error("cannot show a preview: \(error.message)")
      terminate(.failure)
    }
    let session = Session(settings, history: files.history) { timeNow() }
    server = PreviewServer(port: socket.port, token: token, session)
  }

  /// Serves until a signal or, if that is asked for, the end of standard input.
  mutating func run() -> ExitCode {
    ignoreClosedPipes()
    look(again: true)
    let address = "http://127.0.0.1:\(socket.port)/#token=\(token)"
    StandardOutput.write(address + "\n")
    StandardError.write(
      "watching \(watched.stamps.count.counting("file")); press Control-C to stop\n")
    if opensBrowser { openInBrowser(address) }
    nextLook = timeNow() + interval
    while true {
      let due = [nextLook, nextAnalysis, server.nextDeadline].compactMap(\.self).min() ?? nextLook
      if serve(until: due) { break }
      let time = timeNow()
      perform(server.wake(at: time))
      if let next = nextAnalysis, next <= time { analyze() }
      if nextLook <= time {
        look(again: false)
        nextLook = timeNow() + interval
      }
    }
    perform(server.endAll())
    return .success
  }

  /// How long until files are looked at again.
  private var interval: Duration {
    watcher.watches(watched.folders) ? Self.longInterval : Self.interval
  }

  /// Reads the files if they are different from before.
  private mutating func look(again isFirst: Bool) {
    guard isFirst || files.haveChanged(since: watched) else { return }
    let (version, shown) = files.read()
    watched = version
    watcher.watch(version.folders)
    perform(server.show(shown))
    unanalyzed = shown
    if isFirst { analyze() } else { nextAnalysis = timeNow() + Self.analysisDelay }
  }

  /// Starts to find out about the files what takes longer than drawing them.
  private mutating func analyze() {
    let (shown, revision) = (unanalyzed, server.session.revision)
    (unanalyzed, nextAnalysis) = ([], nil)
    let (files, analyses, widths) = (files, analyses, server.session.settings.widths)
    // Those of a version that is gone are not waited for: they come and mean nothing.
    _ = detach {
      for file in shown {
        var found = FileAnalysis(of: file.name, revision: revision)
        found.marks = file.marks(over: widths)
        found.findings = files.findings(in: file)
        analyses.append(found)
      }
    }
  }

  /// Does what arrives until `time`.
  ///
  /// - Returns: whether standard input has ended and that ends the run.
  private mutating func serve(until time: Duration) -> Bool {
    let connections = outgoing.keys.sorted()
    var requests = [pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)]
    requests += connections.map { connection in
      let isWaiting = outgoing[connection]?.isEmpty == false
      return pollfd(
        fd: connection, events: Int16(POLLIN) | (isWaiting ? Int16(POLLOUT) : 0), revents: 0)
    }
    requests.append(pollfd(fd: watcher.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
    requests.append(pollfd(fd: analyses.descriptor, events: Int16(POLLIN), revents: 0))
    if endsWithInput {
      requests.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
    }
    wait(for: &requests, atMost: time - timeNow())
    if endsWithInput, let input = requests.popLast(), input.revents != 0,
      readStandardInput(upTo: 4096).isEmpty
    {
      return true
    }
    if requests.popLast()?.revents != 0 {
      for found in analyses.takeAll() { perform(server.take(found)) }
    }
    if requests.popLast()?.revents != 0 {
      watcher.clear()
      nextLook = min(nextLook, timeNow() + Self.coalescing)
    }
    for request in requests.dropFirst() where request.revents != 0 {
      if outgoing[request.fd]?.isEmpty == false { send([], to: request.fd) }
      if request.revents & ~Int16(POLLOUT) != 0, outgoing[request.fd] != nil { receive(request.fd) }
    }
    while let connection = socket.accept() {
      outgoing[connection] = []
      perform(server.open(Int(connection), at: timeNow()))
    }
    return false
  }

  private mutating func receive(_ connection: Int32) {
    guard let bytes = received(from: connection) else { return }
    guard !bytes.isEmpty else { return drop(connection) }
    perform(server.receive(bytes[...], from: Int(connection), at: timeNow()))
  }

  private mutating func perform(_ effects: [PreviewServer.Effect]) {
    for effect in effects {
      switch effect {
      case .send(let bytes, let id): send(bytes, to: Int32(id))
      case .close(let id):
        let connection = Int32(id)
        if outgoing[connection]?.isEmpty == false {
          ending.insert(connection)
        } else {
          drop(connection)
        }
      }
    }
  }

  private mutating func send(_ bytes: [UInt8], to connection: Int32) {
    guard var waiting = outgoing[connection] else { return }
    waiting += bytes
    guard let count = sent(waiting, to: connection) else { return drop(connection) }
    outgoing[connection] = waiting.dropFirst(count)
    if count == waiting.count, ending.contains(connection) { drop(connection) }
  }

  private mutating func drop(_ connection: Int32) {
    guard outgoing.removeValue(forKey: connection) != nil else { return }
    ending.remove(connection)
    server.closed(Int(connection))
    hangUp(connection)
  }
}

private func hangUp(_ connection: Int32) { close(connection) }

/// Opens `address` in the browser of the user.
private func openInBrowser(_ address: String) {
  #if canImport(Darwin)
    let program = "open"
  #else
    let program = "xdg-open"
  #endif
  // The address holds no letter that a shell reads otherwise.
  if let stream = popen("\(program) '\(address)' >/dev/null 2>&1 &", "r") { pclose(stream) }
}
