internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let inlays = Request(
    method: "textDocument/inlayHint",
    capabilities: { _, _ in [("inlayHintProvider", ["resolveProvider": false])] }
  ) { parameters, session throws(ResponseError) in
    let fields = try parameters.required("range")
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let range = try map.range(fields)
    let address = Address(document.uri)
    let preview = session.activePreviews[address]
    let families = session.settings.hints
    let host = session.host
    return .work(
      Work(address: address) {
        let hints =
          host.swift.map { swift in
            document.currentSwift?.inlayHints(in: range, on: swift.devices(document.path))
          }
          ?? document.compilation.map { inlayHints(in: range, of: $0, showing: preview) }
        guard let hints else { return JSON(.null) }
        return .list(
          hints.filter { families.contains($0.family) }.map { hint in
            [
              "position": map.position(of: hint.offset).json, "label": .text(hint.text),
              "kind": hint.family == .arguments ? 2 : 1,
              "paddingLeft": .boolean(hint.family != .arguments),
              "paddingRight": .boolean(hint.family == .arguments),
            ]
          })
      })
  }
}
