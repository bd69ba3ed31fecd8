internal import LayoutAssistance
internal import LayoutText

extension Request {
  static let links = Request(
    method: "textDocument/documentLink",
    capabilities: { _, _ in [("documentLinkProvider", ["resolveProvider": false])] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let host = session.host
    let links = fileLinks(of: compilation).compactMap { link -> JSON? in
      let path = tidiedPath(joinedPath(link.path, from: document.path))
      guard host.stamp(path) != nil else { return nil }
      return [
        "range": map.json(link.range), "target": .text(Address.uri(ofPath: path)),
        "tooltip": .text(host.shownPath(path)),
      ]
    }
    return .now(.list(links))
  }
}
