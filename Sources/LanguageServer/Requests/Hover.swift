internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let hover = Request(
    method: "textDocument/hover", capabilities: { _, _ in [("hoverProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let offset = map.offset(of: position)
    let formats = session.client["textDocument.hover.contentFormat"]?.elements.compactMap(\.text)
    let format = formats?.first ?? "markdown"
    let preview = session.activePreviews[Address(document.uri)]
    return .work(
      Work(address: Address(document.uri), survivesChanges: true) {
        guard let hover = LayoutAssistance.hover(at: offset, in: compilation, showing: preview)
        else { return JSON(.null) }
        return [
          "contents": ["kind": .text(format), "value": .text(hover.text)],
          "range": map.json(hover.range),
        ]
      })
  }
}
