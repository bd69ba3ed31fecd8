internal import LayoutAssistance
internal import LayoutText

/// What a client may have the server do.
enum Command: String, CaseIterable {
  case setActivePreview = "layoutc.setActivePreview"
  case fixAll = "layoutc.fixAll"
  case restart = "layoutc.restart"
}

extension Request {
  static let executeCommand = Request(
    method: "workspace/executeCommand",
    capabilities: { _ in
      let names = Command.allCases.map { JSON.text($0.rawValue) }
      return [("executeCommandProvider", ["commands": .list(names)])]
    }
  ) { parameters, session throws(ResponseError) in
    let name = try parameters.required("command").text()
    let arguments = try parameters.optional("arguments")?.elements() ?? []
    guard let command = Command(rawValue: name) else {
      guard !name.hasPrefix("layoutc.preview.") else { throw previewIsMissing }
      throw ResponseError(.invalidParameters, "params.command: unknown command \(name)")
    }
    switch command {
    case .restart: session.reloadFiles()
    case .setActivePreview:
      let address = Address(try argument(0, of: arguments).text())
      session.activePreviews[address] = arguments.count > 1 ? arguments[1].json.text : nil
      session.refreshHints()
    case .fixAll:
      let address = Address(try argument(0, of: arguments).text())
      guard let document = session.documents[address] else { break }
      let edits = session.fixingAll(document).flatMap(\.edits)
      guard !edits.isEmpty else { break }
      session.ask(
        "workspace/applyEdit",
        ["label": "Fix all", "edit": session.workspaceEdit([(document.source, edits)])])
    }
    return .now(JSON(.null))
  }

  /// The address of the page of a preview.
  static let previewAddress = Request(method: "layoutc/previewURL") {
    _, _ throws(ResponseError) in throw previewIsMissing
  }

  private static var previewIsMissing: ResponseError {
    ResponseError(.requestFailed, "the preview is not available")
  }

  private static func argument(
    _ index: Int, of arguments: [Fields]
  ) throws(ResponseError) -> Fields {
    guard index < arguments.count else {
      throw ResponseError(.invalidParameters, "params.arguments[\(index)]: missing")
    }
    return arguments[index]
  }
}

extension Session {
  /// Asks a client that can do so for its hints and lenses again.
  mutating func refreshHints() {
    if client.has("workspace.inlayHint.refreshSupport") {
      ask("workspace/inlayHint/refresh", JSON(.null))
    }
    if client.has("workspace.codeLens.refreshSupport") {
      ask("workspace/codeLens/refresh", JSON(.null))
    }
  }
}
