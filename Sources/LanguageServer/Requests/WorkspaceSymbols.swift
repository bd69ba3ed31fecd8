internal import LayoutAssistance
internal import LayoutSyntax
internal import LayoutText

extension Request {
  static let workspaceSymbols = Request(
    method: "workspace/symbol",
    capabilities: { _, _ in [("workspaceSymbolProvider", ["resolveProvider": false])] }
  ) { parameters, session throws(ResponseError) in
    let query = try parameters.required("query").text()
    let snapshot = session
    return .work(
      Work(address: Address(""), survivesChanges: true) {
        let found = snapshot.everySymbol(matching: query.lowercased())
        return .list(found.prefix(mostSymbols).map(\.json))
      })
  }

  /// The most symbols of an answer.
  ///
  /// - Source: `lsp.md` 7.
  private static let mostSymbols = 500
}

/// A symbol somewhere in the folders.
private struct FoundSymbol {
  let name: String
  let isPrefixed: Bool
  let json: JSON
}

extension Session {
  /// The named symbols of all files, those that begin with the query first, shorter ones first.
  fileprivate func everySymbol(matching query: String) -> [FoundSymbol] {
    var files = Dictionary(
      documents.values.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    for path in client.folders.flatMap(host.layouts) where files[path] == nil {
      files[path] = host.contents(path).map { SourceText(bytes: $0, name: host.shownPath(path)) }
    }
    let all = files.sorted { $0.key < $1.key }.flatMap { path, source -> [FoundSymbol] in
      let map = PositionMap(source: source, encoding: client.encoding)
      let uri = uri(of: source)
      return symbols(of: parse(source)).flatMap { $0.found(query, map, uri, in: nil) }
    }
    return all.enumerated().sorted { first, second in
      (first.element.isPrefixed ? 0 : 1, first.element.name.utf8.count, first.offset)
        < (second.element.isPrefixed ? 0 : 1, second.element.name.utf8.count, second.offset)
    }.map(\.element)
  }
}

extension Symbol {
  /// It and what it contains, as far as they have names that match.
  fileprivate func found(
    _ query: String, _ map: PositionMap, _ uri: String, in container: String?
  ) -> [FoundSymbol] {
    let lowered = name.lowercased()
    var rest = Array(query)[...]
    for letter in lowered where letter == rest.first { rest.removeFirst() }
    var own: [FoundSymbol] = []
    if isNamed, rest.isEmpty {
      var members: [(String, JSON)] = [
        ("name", .text(name)), ("kind", .number(Double(kind.number))),
        ("location", ["uri": .text(uri), "range": map.json(nameRange)]),
      ]
      if let container { members.append(("containerName", .text(container))) }
      own = [
        FoundSymbol(name: name, isPrefixed: lowered.hasPrefix(query), json: .object(members))
      ]
    }
    return own + children.flatMap { $0.found(query, map, uri, in: name) }
  }
}
