internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutTesting
internal import LayoutText

/// What a client may have the server do.
enum Command: String, CaseIterable {
  case openPreview = "layoutc.preview.open"
  case closePreview = "layoutc.preview.close"
  case setActivePreview = "layoutc.setActivePreview"
  case fixAll = "layoutc.fixAll"
  case runTests = "layoutc.test.run"
  case restart = "layoutc.restart"

  var needsPreview: Bool { self == .openPreview || self == .closePreview }
}

extension Request {
  static let executeCommand = Request(
    method: "workspace/executeCommand",
    capabilities: { _, host in
      let commands = Command.allCases.filter { command in
        command.needsPreview
          ? host.preview != nil : !host.servesSwift || command == .restart
      }
      let names = commands.map { JSON.text($0.rawValue) }
      return [("executeCommandProvider", ["commands": .list(names)])]
    }
  ) { parameters, session throws(ResponseError) in
    let name = try parameters.required("command").text()
    let arguments = try parameters.optional("arguments")?.elements() ?? []
    guard let command = Command(rawValue: name) else {
      throw ResponseError(.invalidParameters, "params.command: unknown command \(name)")
    }
    switch command {
    case .openPreview:
      let uri = try argument(0, of: arguments).text()
      let preview = arguments.count > 1 ? arguments[1].json.text : nil
      let page = try session.openPreview(of: uri, showing: preview)
      session.showPage(page)
      return .now(["url": .text(page)])
    case .runTests:
      let address = Address(try argument(0, of: arguments).text())
      let name = arguments.count > 1 ? arguments[1].json.text : nil
      session.compile(address)
      guard let compilation = session.documents[address]?.compilation else { break }
      return .work(
        Work(address: address, survivesChanges: true) { _ in compilation.testResults(of: name) })
    case .closePreview:
      guard session.host.preview != nil else { throw ResponseError.previewIsMissing }
      session.closePreview()
    case .restart:
      session.dropCaches()
      session.oweDiagnostics()
    case .setActivePreview:
      let address = Address(try argument(0, of: arguments).text())
      session.activePreviews[address] = arguments.count > 1 ? arguments[1].json.text : nil
      session.refreshHints()
    case .fixAll:
      let address = Address(try argument(0, of: arguments).text())
      guard let document = session.documents[address] else { break }
      let snapshot = session
      var work = Work(address: address) { limit in
        let edits = snapshot.fixingAll(document, until: limit).flatMap(\.edits)
        return edits.isEmpty ? JSON(.null) : snapshot.workspaceEdit([(document.source, edits)])
      }
      work.followUp = { edit, session in
        guard edit.content != .null else { return }
        session.ask("workspace/applyEdit", ["label": "Fix all", "edit": edit])
      }
      return .work(work)
    }
    return .now(JSON(.null))
  }

  /// The address of the page of a preview.
  static let previewAddress = Request(method: "layoutc/previewURL") {
    parameters, session throws(ResponseError) in
    let uri = try parameters.required("textDocument").required("uri").text()
    let preview = try parameters.optional("preview")?.text()
    return .now(["url": .text(try session.openPreview(of: uri, showing: preview))])
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

extension Compilation {
  /// What previews expect, and what of that they do not get.
  ///
  /// - Parameter name: A preview; `nil`: all.
  fileprivate func testResults(of name: String?) -> JSON {
    let tests = diagnostics.hasErrors ? [] : tests().filter { name == nil || $0.name == name }
    let failures = tests.flatMap { test in
      test.failures.compactMap { $0.failure.map { (test.name, $0.headline) } }
    }
    let count = tests.reduce(0) { $0 + $1.outcomes.count }
    return [
      "passed": .number(Double(count - failures.count)),
      "failed": .number(Double(failures.count)),
      "failures": .list(
        failures.map { ["preview": .text($0.0), "message": .text($0.1)] }),
    ]
  }
}

extension ResponseError {
  /// There is no preview to be opened or closed.
  static let previewIsMissing = ResponseError(.requestFailed, "the preview is not available")
}

extension Session {
  /// Has the client open a page in a browser; one that cannot shows where it is.
  fileprivate mutating func showPage(_ page: String) {
    guard client.has("window.showDocument.support") else {
      let parameters: JSON = ["type": 3, "message": .text("Preview: \(page)")]
      return send(Outgoing.notification("window/showMessage", parameters))
    }
    ask("window/showDocument", ["uri": .text(page), "external": true])
  }

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
