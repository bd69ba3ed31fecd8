internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Session {
  /// What is followed on disk, by the client.
  private var patterns: [String] {
    host.servesSwift
      ? ["**/*.swift", "**/.layoutc.json"]
      : ["**/*.layout", "**/.layoutc.json", "**/*.json", "**/*.frames"]
  }

  /// Whether the client says when files on disk change.
  var isInformedOfFiles: Bool { client.has("workspace.didChangeWatchedFiles.dynamicRegistration") }

  /// Has the client follow the files that layouts may depend on, and send changes of settings.
  mutating func register() {
    var registrations: [JSON] = []
    if isInformedOfFiles {
      let watchers = patterns.map { JSON.object([("globPattern", .text($0))]) }
      registrations.append([
        "id": "files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": ["watchers": .list(watchers)],
      ])
    }
    if client.has("workspace.didChangeConfiguration.dynamicRegistration") {
      registrations.append([
        "id": "settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": .text(Settings.section)],
      ])
    }
    guard !registrations.isEmpty else { return }
    ask("client/registerCapability", ["registrations": .list(registrations)])
  }

  /// Files on disk have changed, as the client says.
  mutating func takeChangesOfFiles() {
    reloadFiles()
    oweDiagnostics()
    if settings.common.scope == .workspace, !client.pullsDiagnostics { publishWorkspace() }
  }

  /// A client that pulls is asked to pull again, once everything is known.
  mutating func oweDiagnostics() {
    guard client.pullsDiagnostics else { return }
    for address in documents.keys { documents[address]?.analysis.isOwed = true }
  }

  /// How often files are looked at where the client does not follow them.
  static let pollInterval = Duration.seconds(1)

  /// When files are looked at next; `nil`: never.
  var nextPoll: Duration? {
    // What pages show is followed even after it was closed.
    let isNeeded = pages.addresses.contains { documents[$0] == nil }
    return !isNeeded && (isInformedOfFiles || documents.isEmpty)
      ? nil : counts.lastPoll + Self.pollInterval
  }

  /// Analyses documents again that depend on files which have changed on disk.
  mutating func pollFiles() {
    guard let time = nextPoll, time <= now else { return }
    counts.lastPoll = now
    for (address, document) in documents where document.isRead {
      let stamps = stamps(of: address)
      if document.stamps != stamps {
        if document.stamps != nil {
          documents[address]?.invalidate()
          documents[address]?.analysis.isOwed = client.pullsDiagnostics
        }
        documents[address]?.stamps = stamps
      }
    }
  }

  /// Remembers what the files look like that a document has just read for the first time.
  mutating func noteFiles(of address: Address) {
    guard !isInformedOfFiles, let document = documents[address], document.stamps == nil else {
      return
    }
    let stamps = stamps(of: address)
    documents[address]?.stamps = stamps
  }

  /// What the files that a document depends on look like on disk, besides those that are open.
  private mutating func stamps(of address: Address) -> [String: String] {
    guard let document = documents[address] else { return [:] }
    let files = document.files ?? files(of: document)
    documents[address]?.files = files
    let open = openPaths
    var stamps: [String: String] = [:]
    for path in files where !open.contains(path) { stamps[path] = host.stamp(path) ?? "missing" }
    return stamps
  }

  /// The absolute paths of what a document depends on as it was last read, and of its settings.
  ///
  /// - Complexity: O(*n*) in the nodes and the elements.
  private func files(of document: Document) -> Set<String> {
    let path = document.path
    let configurations = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
      .map { String(path[...$0]) + ".layoutc.json" }
    var files = Set(configurations)
    files.formUnion(document.swift?.otherFiles.map { host.absolutePath($0) } ?? [])
    guard let compilation = document.compilation else { return files }
    files.formUnion(compilation.sources.all.dropFirst().map { host.absolutePath($0.name) })
    files.formUnion(compilation.fontPaths.map { host.absolutePath($0) })
    let named = fileLinks(of: compilation).map(\.path) + compilation.dataNames
    return files.union(named.map { tidiedPath(joinedPath($0, from: path)) })
  }
}
