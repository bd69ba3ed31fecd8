internal import LayoutText

extension Request {
  static let initialize = Request(method: "initialize") {
    parameters, session throws(ResponseError) in
    session.client = try Client(parameters)
    session.phase = .running
    if let options = session.client.options {
      session.settings.take(options.member(Settings.section) ?? options)
    }
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
      (
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "fileOperations": [
            "willRename": [
              "filters": .list([
                ["scheme": "file", "pattern": ["glob": "**/*.{layout,json}"]]
              ])
            ]
          ],
        ]
      ),
    ]
    if host.servesSwift {
      let shown = Request.all.filter(\.servesSwift)
      return general.dropLast()
        + shown.flatMap { $0.capabilities(client, host).map { ($0.name, $0.1) } }
    }
    return general + Request.all.flatMap { $0.capabilities(client, host).map { ($0.name, $0.1) } }
  }
}
