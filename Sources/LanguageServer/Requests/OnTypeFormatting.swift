internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let onTypeFormatting = Request(
    method: "textDocument/onTypeFormatting",
    capabilities: { _, _ in
      [
        (
          "documentOnTypeFormattingProvider",
          ["firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"]]
        )
      ]
    }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    let typed = try parameters.required("ch").text()
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let tree = document.tree
    let map = session.positions(document)
    let offset = map.offset(of: position)
    let edits =
      typed == "}"
      ? editsAfterBrace(at: offset, in: tree) : editsAfterLineEnd(at: offset, in: tree)
    return .now(.list(edits.map(map.json)))
  }
}
