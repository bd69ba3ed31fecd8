internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let references = Request(
    method: "textDocument/references", capabilities: { _, _ in [("referencesProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    let withDeclaration =
      parameters.json.member("context")?.member("includeDeclaration")?.boolean ?? true
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let offset = session.positions(document).offset(of: position)
    guard let place = NameTable(of: compilation).occurrence(at: offset) else {
      return .now(JSON(.null))
    }
    let snapshot = session
    return .work(
      Work(address: Address(document.uri), longest: session.timeToSearch) { _ in
        let found = snapshot.everyOccurrence(of: place.thing, from: compilation)
          .filter { withDeclaration || !$0.isDeclaration }
        return .list(
          found.map { occurrence in
            let map = PositionMap(source: occurrence.source, encoding: snapshot.client.encoding)
            return [
              "uri": .text(snapshot.uri(of: occurrence.source)),
              "range": map.json(occurrence.range),
            ]
          })
      })
  }

  static let highlights = Request(
    method: "textDocument/documentHighlight",
    capabilities: { _, _ in [("documentHighlightProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let offset = map.offset(of: position)
    session.followCaret(at: offset, of: document)
    let table = NameTable(of: compilation)
    guard let place = table.occurrence(at: offset) else {
      let braces = compilation.tree.bracePair(at: offset)
      return .now(.list(braces.map { ["range": map.json($0), "kind": 1] }))
    }
    let own = table.occurrences(of: place.thing).filter { compilation.source.holds($0.range) }
    return .now(
      .list(own.map { ["range": map.json($0.range), "kind": $0.isDeclaration ? 3 : 2] }))
  }
}

/// A place in some file where something is named.
struct FoundOccurrence: Sendable {
  let source: SourceText
  /// Counted from the start of its file.
  let range: TextRange
  let isDeclaration: Bool
}

extension Session {
  /// Every place where `thing` is named: in the files of `compilation`, and in those of the folders
  /// that import its file.
  ///
  /// - Complexity: that of compiling every file that has imports.
  func everyOccurrence(of thing: NamedThing, from compilation: Compilation) -> [FoundOccurrence] {
    everyOccurrence(of: thing, in: compilations(naming: thing, from: compilation))
  }

  /// `compilation`, and those of the files of the folders that import the file of `thing`.
  ///
  /// - Complexity: that of compiling every file that has imports.
  func compilations(naming thing: NamedThing, from compilation: Compilation) -> [Compilation] {
    var all = [compilation]
    let isShared = [.constant, .parameter, .definition].contains(thing.kind)
    let importers = isShared ? importers(of: host.absolutePath(thing.file)) : []
    for path in importers.sorted() where path != host.absolutePath(compilation.source.name) {
      guard let file = file(at: path) else { continue }
      all.append(host.compile(file, documents.values.filter { $0.path != path }.map(\.file)))
    }
    return all
  }

  /// Every place in `all` where `thing` is named, each once.
  func everyOccurrence(of thing: NamedThing, in all: [Compilation]) -> [FoundOccurrence] {
    var found: [FoundOccurrence] = []
    var seen: Set<[String]> = []
    for compilation in all {
      for occurrence in NameTable(of: compilation).occurrences(of: thing) {
        let source = compilation.sources.file(at: occurrence.range.lowerBound)
        let range = occurrence.range.shifted(by: -source.base)
        guard seen.insert([source.name, "\(range)"]).inserted else { continue }
        found.append(
          FoundOccurrence(
            source: source.placed(at: 0), range: range, isDeclaration: occurrence.isDeclaration))
      }
    }
    return found
  }

  /// The file at a path: as it is open, or from disk.
  func file(at path: String) -> OpenFile? {
    if let document = documents.values.first(where: { $0.path == path }) { return document.file }
    return host.contents(path).map {
      OpenFile(path: path, source: SourceText(bytes: $0, name: host.shownPath(path)))
    }
  }
}
