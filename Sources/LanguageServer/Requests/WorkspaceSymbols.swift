internal import LayoutAssistance
internal import LayoutText

extension Request {
  static let workspaceSymbols = Request(
    method: "workspace/symbol",
    capabilities: { _, _ in [("workspaceSymbolProvider", ["resolveProvider": false])] }
  ) { parameters, session throws(ResponseError) in
    let query = try parameters.required("query").text()
    let snapshot = session
    return .work(
      Work(address: Address(""), survivesChanges: true, longest: session.timeToSearch) { _ in
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
    let all = everyPath.flatMap { path -> [FoundSymbol] in
      guard let file = indexed(path), let source = file.source else { return [] }
      let matching = file.entries.filter { $0.matches(query) }
      guard !matching.isEmpty else { return [] }
      let map = PositionMap(source: source, encoding: client.encoding)
      let uri = uri(of: source)
      return matching.map { $0.found(query, map, uri) }
    }
    return all.enumerated().sorted { first, second in
      (first.element.isPrefixed ? 0 : 1, first.element.name.utf8.count, first.offset)
        < (second.element.isPrefixed ? 0 : 1, second.element.name.utf8.count, second.offset)
    }.map(\.element)
  }
}

extension IndexedFile.Entry {
  /// Whether the letters of a query in lower case are among those of its name, in order.
  fileprivate func matches(_ query: String) -> Bool {
    var rest = query[...]
    for letter in name.lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  fileprivate func found(_ query: String, _ map: PositionMap, _ uri: String) -> FoundSymbol {
    var members: [(String, JSON)] = [
      ("name", .text(name)), ("kind", .number(Double(kind.number))),
      ("location", ["uri": .text(uri), "range": map.json(range)]),
    ]
    if let container { members.append(("containerName", .text(container))) }
    return FoundSymbol(
      name: name, isPrefixed: name.lowercased().hasPrefix(query), json: .object(members))
  }
}
