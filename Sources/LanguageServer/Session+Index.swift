internal import LayoutAssistance
internal import LayoutText

/// What goes on beside the conversation.
struct Background: Sendable {
  let index = WorkspaceIndex()
  /// The indexing of the folders; `nil` before and after.
  var indexing: Indexing?
  /// The files that are being analysed one after another, by numbers.
  var sweeps: [Int: WorkspaceSweep] = [:]
  /// The documentation of the items that were offered last, and the number of that answer.
  var offered: (number: Int, texts: [String?]) = (0, [])
  /// The read-only documents that the client shows, by the documents that they are about.
  var shown: [Address: Set<String>] = [:]
  /// What was wrong with configurations, each told once.
  var faults: Set<String> = []
  /// What was published last for closed files that open ones import, by their paths.
  var publishedImports: [String: [JSON]] = [:]
  /// The other files that findings were published for because of the scope of diagnostics.
  var published: Set<String> = []
}

/// The indexing of the folders, while it goes on.
struct Indexing: Sendable {
  /// What the client shows of it.
  enum Progress: Hashable, Sendable {
    case hidden
    case asked(RequestID)
    case shown
  }

  var rest: ArraySlice<String>
  let total: Int
  let start: Duration
  var progress = Progress.hidden

  /// What the client calls it.
  static let token = "layoutc/indexing"
  /// How long it takes before the client hears of it.
  ///
  /// - Source: `lsp.md` 5.
  static let patience = Duration.milliseconds(400)
  /// How many files are read between two looks at the messages.
  static let filesAtATime = 100
}

extension Session {
  /// Reads the names of all layouts in the folders, in the background.
  mutating func startIndexing() {
    guard !client.folders.isEmpty, !host.servesSwift else { return }
    let (host, folders) = (host, client.folders)
    background.indexing = Indexing(rest: [], total: 0, start: now)
    start(Job { JobResult(content: .found(folders.flatMap { host.folders.layouts($0) })) })
  }

  /// Takes the paths that there are to index.
  mutating func index(_ paths: [String]) {
    guard let indexing = background.indexing else { return }
    background.indexing = Indexing(rest: paths[...], total: paths.count, start: indexing.start)
    continueIndexing()
    if settings.common.scope == .workspace, !client.pullsDiagnostics { publishWorkspace() }
  }

  /// Reads the next files, or ends.
  mutating func continueIndexing() {
    guard var indexing = background.indexing else { return }
    let (paths, index, host) = (
      indexing.rest.prefix(Indexing.filesAtATime), background.index, host
    )
    guard !paths.isEmpty else { return endIndexing() }
    indexing.rest = indexing.rest.dropFirst(paths.count)
    if indexing.progress == .hidden, now - indexing.start > Indexing.patience,
      client.has("window.workDoneProgress")
    {
      ask("window/workDoneProgress/create", ["token": .text(Indexing.token)])
      indexing.progress = .asked(RequestID(counts.asked))
    }
    background.indexing = indexing
    if indexing.progress == .shown {
      let done = indexing.total - indexing.rest.count - paths.count
      report([
        "kind": "report", "percentage": .number(Double(100 * done / max(1, indexing.total))),
        "message": .text("\(done) of \(indexing.total)"),
      ])
    }
    start(
      Job {
        for path in paths { _ = index.file(at: path, host) }
        return JobResult(content: .indexed)
      })
  }

  /// Leaves the rest for when it is needed.
  mutating func endIndexing() {
    if background.indexing?.progress == .shown { report(["kind": "end"]) }
    background.indexing = nil
  }

  /// The client shows progress from now on.
  mutating func showIndexing(answering id: RequestID, isGranted: Bool) {
    guard background.indexing?.progress == .asked(id), isGranted else { return }
    background.indexing?.progress = .shown
    report([
      "kind": "begin", "title": "Indexing layouts", "cancellable": true, "percentage": 0,
    ])
  }

  private mutating func report(_ value: JSON) {
    send(Outgoing.notification("$/progress", ["token": .text(Indexing.token), "value": value]))
  }

  /// How long a request may take that needs every file.
  var timeToSearch: Duration { background.indexing == nil ? Work.longest : .seconds(60) }

  /// The paths of all layouts: those that are open, and those in the folders.
  ///
  /// - Complexity: that of reading the folders.
  var everyPath: [String] {
    var paths = openPaths
    for folder in searchedFolders {
      paths.formUnion(
        host.servesSwift
          ? host.folders.files(folder, [".swift"]) : host.folders.layouts(folder))
    }
    return paths.sorted()
  }

  /// The client's folders, or else those of the open files, unless they hold the whole system.
  private var searchedFolders: [String] {
    guard client.folders.isEmpty else { return client.folders }
    return Set(documents.keys.compactMap(\.path).map { tidiedPath(joinedPath(".", from: $0)) })
      .filter { $0.split(separator: "/").count > 1 }.sorted()
  }

  /// The names of the file at a path: of its text as it is open, or from disk.
  func indexed(_ path: String) -> IndexedFile? {
    if let document = documents.values.first(where: { $0.path == path }) {
      return IndexedFile(document.tree, at: path, stamp: "")
    }
    return background.index.file(at: path, host)
  }

  /// The paths of the files that read the one at `path`, however indirectly, itself included.
  func importers(of path: String) -> Set<String> {
    var importers: [String: [String]] = [:]
    for other in everyPath {
      for imported in indexed(other)?.imports ?? [] {
        importers[imported, default: []].append(other)
      }
    }
    var reached: Set = [path]
    var rest = [path]
    while let next = rest.popLast() {
      for other in importers[next] ?? [] where reached.insert(other).inserted { rest.append(other) }
    }
    return reached
  }
}
