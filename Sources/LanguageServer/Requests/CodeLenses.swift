internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let codeLenses = Request(
    method: "textDocument/codeLens",
    capabilities: { _, _ in [("codeLensProvider", ["resolveProvider": false])] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters), let tree = document.compilation?.tree
    else { return .now(JSON(.null)) }
    guard session.settings.showsLenses else { return .now(.list([])) }
    let map = session.positions(document)
    let previews = symbols(of: tree).filter { $0.kind == .preview && $0.isNamed }
    let active = session.activePreviews[Address(document.uri)] ?? previews.first?.name
    let isOffered = session.host.preview != nil
    let whole = symbols(of: tree).filter { $0.kind == .layout && isOffered }.map { layout -> JSON in
      let command: JSON = [
        "title": "▷ Preview all", "command": .text(Command.openPreview.rawValue),
        "arguments": .list([.text(document.uri)]),
      ]
      return ["range": map.json(layout.nameRange), "command": command]
    }
    let opening = previews.filter { _ in isOffered }.map { preview -> JSON in
      let command: JSON = [
        "title": "▷ Preview", "command": .text(Command.openPreview.rawValue),
        "arguments": .list([.text(document.uri), .text(preview.name)]),
      ]
      return ["range": map.json(preview.nameRange), "command": command]
    }
    return .now(
      .list(
        whole + opening
          + previews.map { preview in
            let isActive = preview.name == active
            var command: [(String, JSON)] = [
              ("title", .text(isActive ? "Frames shown here" : "Show frames here")),
              ("command", .text(isActive ? "" : Command.setActivePreview.rawValue)),
            ]
            if !isActive {
              command.append(("arguments", .list([.text(document.uri), .text(preview.name)])))
            }
            return ["range": map.json(preview.nameRange), "command": .object(command)]
          }))
  }
}
