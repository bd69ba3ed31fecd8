internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutText

extension Request {
  static let hover = Request(
    method: "textDocument/hover", capabilities: { _, _ in [("hoverProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let offset = map.offset(of: position)
    let formats = session.client["textDocument.hover.contentFormat"]?.elements.compactMap(\.text)
    let format = formats?.first ?? "markdown"
    let options = session.hoverOptions(for: document)
    let host = session.host
    let layouts = session.readingLayouts(of: document)
    return .work(
      Work(address: Address(document.uri), survivesChanges: true) { limit in
        let hover: Hover?
        if let swift = host.swift {
          hover = layouts()?.hover(at: offset, on: swift.devices(document.path))
        } else {
          hover = document.compilation.flatMap {
            LayoutAssistance.hover(at: offset, in: $0, options.until(limit))
          }
        }
        guard let hover else { return JSON(.null) }
        return [
          "contents": [
            "kind": .text(format),
            "value": .text(format == "plaintext" ? hover.plainText : hover.text),
          ],
          "range": map.json(hover.range),
        ]
      })
  }
}

extension Session {
  /// How the words of a document are explained.
  func hoverOptions(for document: Document) -> HoverOptions {
    var options = HoverOptions()
    options.preview = activePreview(of: document)
    options.folders = client.pathPrefixes
    return options
  }
}

extension HoverOptions {
  /// The same with an end.
  func until(_ deadline: Deadline) -> HoverOptions {
    var options = self
    options.deadline = deadline
    return options
  }
}
