internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let documentSymbols = Request(
    method: "textDocument/documentSymbol",
    capabilities: { _, _ in [("documentSymbolProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let tree = document.tree
    let map = session.positions(document)
    let isNested = session.client.has(
      "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport")
    return .work(
      Work(address: Address(document.uri)) { _ in
        let all = symbols(of: tree)
        return isNested
          ? .list(all.map { $0.json(map) })
          : .list(all.flatMap { $0.flat(map, document.uri, in: nil) })
      })
  }
}

extension Symbol {
  /// With all that it contains.
  fileprivate func json(_ map: PositionMap) -> JSON {
    var members: [(String, JSON)] = [("name", .text(name))]
    if !detail.isEmpty { members.append(("detail", .text(detail))) }
    members += [
      ("kind", .number(Double(kind.number))), ("range", map.json(range)),
      ("selectionRange", map.json(nameRange)),
    ]
    if !children.isEmpty { members.append(("children", .list(children.map { $0.json(map) }))) }
    return .object(members)
  }

  /// It and all that it contains, one after another.
  fileprivate func flat(_ map: PositionMap, _ uri: String, in container: String?) -> [JSON] {
    var members: [(String, JSON)] = [
      ("name", .text(name)), ("kind", .number(Double(kind.number))),
      ("location", ["uri": .text(uri), "range": map.json(range)]),
    ]
    if let container { members.append(("containerName", .text(container))) }
    return [.object(members)] + children.flatMap { $0.flat(map, uri, in: name) }
  }
}

extension Symbol.Kind {
  /// The protocol's `SymbolKind`.
  var number: Int {
    switch self {
    case .layout: 5
    case .section: 3
    case .group: 23
    case .item: 8
    case .accessory: 7
    case .content: 19
    case .definition: 12
    case .constant: 14
    case .parameter: 13
    case .preview, .expectation: 24
    }
  }
}
