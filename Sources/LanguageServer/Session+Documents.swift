internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutText

extension Session {
  mutating func open(_ parameters: Fields) throws(ResponseError) {
    let item = try parameters.required("textDocument")
    let uri = try item.required("uri").text()
    let text = try item.required("text").text()
    let language = item.json.member("languageId")?.text
    guard (language == "swift") == host.servesSwift else { return }
    let address = Address(uri)
    let path = path(of: address)
    documents[address] = Document(
      uri: uri, file: OpenFile(path: path, source: SourceText(text, name: host.shownPath(path))),
      version: try item.optional("version")?.integer() ?? 0, generation: counts.freshGeneration)
    documents[address]?.analysis.lintTime = now
    invalidateImporters(of: path)
  }

  /// Where a document is, or is treated as being.
  func path(of address: Address) -> String {
    address.path ?? (client.folders.first.map { $0 + "/" } ?? "") + address.title
  }

  mutating func change(_ parameters: Fields) throws(ResponseError) {
    let item = try parameters.required("textDocument")
    let uri = try item.required("uri").text()
    let address = Address(uri)
    guard var document = documents[address] else {
      return log("a change to a file that is not open was dropped: \(uri)")
    }
    if let version = try item.optional("version")?.integer() {
      if version <= document.version {
        log("version \(version) of \(uri) follows version \(document.version)")
      }
      document.setVersion(version)
      // A list that belongs to an older version is out of date even if it stays the same.
      document.analysis.lastPublished = nil
    }
    let before = document.generation
    var failure: ResponseError?
    do throws(ResponseError) {
      for change in try parameters.required("contentChanges").elements() {
        try apply(change, to: &document)
      }
    } catch {
      // What was read before stands: the client counts on it.
      failure = error
    }
    let isShown = pages.addresses.contains(address)
    let delay =
      host.servesSwift
      ? isShown ? .zero : Self.swiftDelay : settings(for: document.path).lintDelay
    document.analysis.lintTime = now + delay
    documents[address] = document
    if document.generation != before {
      endRequests(about: address)
      invalidateImporters(of: document.path)
    }
    if let failure { throw failure }
  }

  /// How long the import of Swift code waits after a change.
  ///
  /// - Source: `lsp.md` 7.
  private static let swiftDelay = Duration.milliseconds(300)

  private func apply(_ change: Fields, to document: inout Document) throws(ResponseError) {
    let text = try change.required("text").text()
    guard let range = change.optional("range") else { return document.replace(with: text) }
    let map = PositionMap(source: document.source, encoding: client.encoding)
    document.apply(Edit(replace: try map.range(range), with: text))
  }

  mutating func close(_ parameters: Fields) throws(ResponseError) {
    let uri = try parameters.required("textDocument").required("uri").text()
    guard let document = documents.removeValue(forKey: Address(uri)) else { return }
    counts.freshGeneration = max(counts.freshGeneration, document.generation + 1)
    endRequests(about: Address(uri))
    invalidateImporters(of: document.path)
    document.analysis.running?.pass()
    guard !client.pullsDiagnostics else { return }
    if findingsInImports[document.path] == nil { withdraw(document.uri) }
    publishImports()
  }

  mutating func save(_ parameters: Fields) throws(ResponseError) {
    let uri = try parameters.required("textDocument").required("uri").text()
    documents[Address(uri)]?.analysis.lintTime = now
  }

  /// Forgets everything that can be made again.
  mutating func dropCaches() {
    background.index.forget()
    background.faults = []
    reloadFiles()
  }

  /// Analyses everything again: files on disk have changed.
  mutating func reloadFiles() {
    for address in documents.keys { documents[address]?.invalidate() }
  }

  mutating func changeFolders(_ parameters: Fields) throws(ResponseError) {
    let event = try parameters.required("event")
    func paths(_ name: String) throws(ResponseError) -> [String] {
      var paths: [String] = []
      for folder in try event.optional(name)?.elements() ?? [] {
        paths += [Address(try folder.required("uri").text()).path].compactMap(\.self)
      }
      return paths
    }
    client.change(adding: try paths("added"), removing: try paths("removed"))
    enterFolders()
    reloadFiles()
    oweDiagnostics()
    requestConfiguration()
    startIndexing()
  }

  /// Files in the client's folders may read each other, and are named as these have them.
  mutating func enterFolders() {
    host.folders.open(client.folders)
    // Paths are shown relative to the working directory where they lie in it.
    client.pathPrefixes = client.folders + client.folders.map(host.shownPath)
  }

  /// Other documents that have read the file at `path` are analysed again.
  private mutating func invalidateImporters(of path: String) {
    for (address, document) in documents where document.path != path {
      guard host.hasRead(path, in: document) else { continue }
      documents[address]?.invalidate()
      if host.servesSwift { documents[address]?.analysis.lintTime = now + Self.swiftDelay }
    }
  }

  /// Answers the requests in progress for which the text of `address` mattered.
  private mutating func endRequests(about address: Address) {
    for (id, request) in waiting {
      switch request.kind {
      case .diagnostics(address, _):
        waiting[id] = nil
        let data: JSON = ["retriggerRequest": true]
        fail(ResponseError(.serverCancelled, "the document has changed", data: data), id)
      case .work(address, survivesChanges: false):
        drop(id)
        fail(ResponseError(.contentModified, "the document has changed"), id)
      case .diagnostics, .work, .workspace: break
      }
    }
  }

  /// The document that a request is about, compiled: an open one, or a file on disk; `nil` where there
  /// is neither.
  mutating func document(_ parameters: Fields) throws(ResponseError) -> Document? {
    let uri = try parameters.required("textDocument").required("uri").text()
    let address = Address(uri)
    if host.servesSwift { return documents[address] }
    if documents[address] != nil {
      compile(address)
      return documents[address]
    }
    return fileOnDisk(at: address, as: uri)
  }

  /// A layout on disk, compiled; `nil` where there is none.
  func fileOnDisk(at address: Address, as uri: String) -> Document? {
    guard !host.servesSwift, let path = address.path, path.hasSuffix(Self.suffix),
      let bytes = host.contents(path)
    else { return nil }
    let source = SourceText(bytes: bytes, name: host.shownPath(path))
    var document = Document(uri: uri, file: OpenFile(path: path, source: source))
    if document.isTooLarge {
      document.keepTree()
    } else {
      document.keep(host.compile(document.file, openFiles(besides: address)))
    }
    return document
  }

  /// What the names of layouts end in.
  static let suffix = ".layout"

  /// Compiles an open document, unless that is done.
  mutating func compile(_ address: Address) {
    guard let document = documents[address], document.compilation == nil else { return }
    if document.isTooLarge {
      documents[address]?.keepTree()
      return
    }
    counts.analyses += 1
    let start = host.clock()
    let compilation = host.compile(document.file, openFiles(besides: address))
    documents[address]?.keep(compilation)
    noteFiles(of: address)
    documents[address]?.analysis.times = [.read: (host.clock() - start).microseconds]
  }

  func openFiles(besides address: Address) -> [OpenFile] {
    documents.filter { $0.key != address }.values.map(\.file)
  }

  /// The positions in the text of a document.
  func positions(_ document: Document) -> PositionMap {
    PositionMap(source: document.source, encoding: client.encoding)
  }

  /// The URI of a file of a compilation, as the client spells it where it is open.
  func uri(of source: SourceText) -> String {
    let path = host.absolutePath(source.name)
    return documents.values.first { $0.path == path }?.uri ?? Address.uri(ofPath: path)
  }
}

extension Host {
  /// Whether `document` was read with the file at `path`: any Swift file may have what a layout uses.
  fileprivate func hasRead(_ path: String, in document: Document) -> Bool {
    if servesSwift { return document.swift != nil }
    return document.compilation?.sources.all.dropFirst().contains { absolutePath($0.name) == path }
      ?? false
  }
}
