internal import LayoutCompiler
internal import LayoutText

extension Session {
  /// What is followed on disk, by the client.
  private static let patterns = ["**/*.layout", "**/.layoutc.json", "**/*.json", "**/*.frames"]

  /// Whether the client says when files on disk change.
  var isInformedOfFiles: Bool { client.has("workspace.didChangeWatchedFiles.dynamicRegistration") }

  /// Has the client follow the files that layouts may depend on.
  mutating func followFiles() {
    guard isInformedOfFiles else { return }
    let watchers = Self.patterns.map { JSON.object([("globPattern", .text($0))]) }
    let registration: JSON = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .list(watchers)],
    ]
    ask("client/registerCapability", ["registrations": .list([registration])])
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
    for (address, document) in documents where document.compilation != nil {
      let stamps = stamps(of: document)
      if document.stamps != stamps {
        if document.stamps != nil { documents[address]?.invalidate() }
        documents[address]?.stamps = stamps
      }
    }
  }

  /// What the files that a document depends on look like on disk, besides those that are open.
  private func stamps(of document: Document) -> [String: String] {
    guard let compilation = document.compilation else { return [:] }
    let open = Set(documents.values.map(\.path))
    let folder = document.path
    let imported = compilation.sources.all.dropFirst().map { host.absolutePath($0.name) }
    let data = compilation.dataNames.map { tidiedPath(joinedPath($0, from: folder)) }
    let fonts = compilation.fontPaths.map { host.absolutePath($0) }
    var stamps: [String: String] = [:]
    for path in imported + data + fonts where !open.contains(path) {
      stamps[path] = host.stamp(path) ?? "missing"
    }
    return stamps
  }
}
