internal import LayoutText

/// The notifications that the server takes.
enum Notification {
  static let cancel = "$/cancelRequest"
  static let exit = "exit"
  static let setTrace = "$/setTrace"

  typealias Handler = @Sendable (Fields, inout Session) throws(ResponseError) -> Void

  /// What each does, by its method.
  static let all: [String: Handler] = [
    exit: { _, session in session.exit(session.phase == .shutDown ? 0 : 1) },
    cancel: { parameters, session throws(ResponseError) in
      guard let named = RequestID(cancelling: parameters),
        let id = session.waiting.keys.first(where: { $0 == named })
      else { return }
      session.drop(id)
      session.counts.cancelled += 1
      session.fail(ResponseError(.requestCancelled, "cancelled"), id)
    },
    "initialized": { _, session in
      session.requestConfiguration()
      session.register()
      session.startIndexing()
    },
    setTrace: { parameters, session throws(ResponseError) in
      let text = try parameters.required("value").text()
      session.client.trace = Client.Trace(rawValue: text) ?? session.client.trace
    },
    "window/workDoneProgress/cancel": { parameters, session in
      if parameters.json.member("token")?.text == Indexing.token { session.endIndexing() }
    },
    "layoutc/setActivePreview": { parameters, session throws(ResponseError) in
      try session.setActivePreview(parameters)
    },
    "textDocument/didOpen": { parameters, session throws(ResponseError) in
      try session.open(parameters)
    },
    "textDocument/didChange": { parameters, session throws(ResponseError) in
      try session.change(parameters)
    },
    "textDocument/didClose": { parameters, session throws(ResponseError) in
      try session.close(parameters)
    },
    "textDocument/didSave": { parameters, session throws(ResponseError) in
      try session.save(parameters)
    },
    "workspace/didChangeWatchedFiles": { _, session in session.takeChangesOfFiles() },
    "workspace/didChangeConfiguration": { parameters, session in
      session.changeConfiguration(parameters)
    },
    "workspace/didChangeWorkspaceFolders": { parameters, session throws(ResponseError) in
      try session.changeFolders(parameters)
    },
  ]
}
