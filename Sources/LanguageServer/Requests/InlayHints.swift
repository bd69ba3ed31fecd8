internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutText

extension Request {
  static let inlays = Request(
    method: "textDocument/inlayHint",
    capabilities: { _, _ in [("inlayHintProvider", ["resolveProvider": true])] }
  ) { parameters, session throws(ResponseError) in
    let fields = try parameters.required("range")
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let range = try map.range(fields)
    let address = Address(document.uri)
    let preview = session.activePreview(of: document)
    let families = session.settings(for: document.path).hints
    let host = session.host
    let layouts = session.readingLayouts(of: document)
    return .work(
      Work(address: address) { limit in
        let hints =
          host.swift.map { swift in
            layouts()?.inlayHints(in: range, on: swift.devices(document.path))
          }
          ?? document.compilation.map {
            inlayHints(in: range, of: $0, showing: preview, until: limit)
          }
        guard let hints else { return JSON(.null) }
        return .list(
          hints.filter { families.contains($0.family) }.map { hint in
            hint.json(map, of: document)
          })
      })
  }

  /// The tooltip of a hint: what hovering over what it is about shows.
  static let resolveInlay = Request(method: "inlayHint/resolve") {
    parameters, session throws(ResponseError) in
    let hint = parameters.json
    guard let data = parameters.optional("data"), let offset = data.json.member("offset")?.number,
      let document = try session.document(Fields(["textDocument": data.json], at: "params.data")),
      let compilation = document.compilation
    else { return .now(hint) }
    let options = session.hoverOptions(for: document)
    let format = session.client["textDocument.hover.contentFormat"]?.elements.first?.text
    return .work(
      Work(address: Address(document.uri), survivesChanges: true) { limit in
        let place = document.source.base + Int(min(max(0, offset), 1e15))
        guard
          let hover = LayoutAssistance.hover(
            at: place, in: compilation, options.until(limit))
        else { return hint }
        let tooltip: JSON = [
          "kind": .text(format ?? "markdown"),
          "value": .text(format == "plaintext" ? hover.plainText : hover.text),
        ]
        return .object(hint.members.map { ($0.name, $0.value) } + [("tooltip", tooltip)])
      })
  }
}

extension InlayHint {
  fileprivate func json(_ map: PositionMap, of document: Document) -> JSON {
    var members: [(String, JSON)] = [
      ("position", map.position(of: offset).json), ("label", .text(text)),
      ("kind", family == .arguments ? 2 : 1), ("paddingLeft", .boolean(family != .arguments)),
      ("paddingRight", .boolean(family == .arguments)),
    ]
    if let subject {
      let place = Double(subject - document.source.base)
      members.append(("data", ["uri": .text(document.uri), "offset": .number(place)]))
    }
    return .object(members)
  }
}
