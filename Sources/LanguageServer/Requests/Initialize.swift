internal import LayoutText

extension Request {
  static let initialize = Request(method: "initialize") {
    parameters, session throws(ResponseError) in
    session.client = try Client(parameters)
    session.enterFolders()
    if let options = session.client.options { session.takeSettings(options) }
    session.phase = .running
    return .now([
      "capabilities": .object(session.announcements),
      "serverInfo": ["name": "layoutc", "version": .text(session.host.version)],
    ])
  }

  static let shutdown = Request(method: "shutdown") { _, session in
    session.phase = .shutDown
    session.closePreview()
    return .now(JSON(.null))
  }
}

extension Session {
  /// What the server can do for the client.
  fileprivate var announcements: [(String, JSON)] {
    let general: [(String, JSON)] = [
      ("positionEncoding", .text(client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("workspace", .object(workspaceAnnouncements)),
    ]
    if host.servesSwift {
      let shown = Request.all.filter(\.servesSwift)
      return general.dropLast()
        + shown.flatMap { $0.capabilities(client, host).map { ($0.name, $0.1) } }
    }
    return general + Request.all.flatMap { $0.capabilities(client, host).map { ($0.name, $0.1) } }
  }

  private var workspaceAnnouncements: [(String, JSON)] {
    let filter: JSON = ["scheme": "file", "pattern": ["glob": "**/*.{layout,json}"]]
    var members: [(String, JSON)] = [
      ("workspaceFolders", ["supported": true, "changeNotifications": true]),
      ("fileOperations", ["willRename": ["filters": .list([filter])]]),
    ]
    if client["workspace.textDocumentContent"] != nil {
      members.append(
        ("textDocumentContent", ["schemes": .list(TextContent.allCases.map { .text($0.rawValue) })])
      )
    }
    return members
  }
}
