internal import LayoutText

extension Request {
  static let diagnostics = Request(
    method: "textDocument/diagnostic",
    capabilities: { client, _ in
      guard client.pullsDiagnostics else { return [] }
      return [
        (
          "diagnosticProvider",
          [
            "identifier": "layoutc", "interFileDependencies": true, "workspaceDiagnostics": true,
          ]
        )
      ]
    }
  ) { parameters, session throws(ResponseError) in
    let uri = try parameters.required("textDocument").required("uri").text()
    let known = try parameters.optional("previousResultId")?.text()
    let address = Address(uri)
    guard session.documents[address] != nil else {
      let snapshot = session
      return .work(
        Work(address: address) { _ in
          let items = address.path.flatMap { snapshot.ownFindings(ofFileAt: $0) }
          return ["kind": "full", "items": .list(items ?? [])]
        })
    }
    return .later(.diagnostics(address, known: known), within: .milliseconds(250))
  }
}

extension Request {
  static let workspaceDiagnostics = Request(method: "workspace/diagnostic") {
    parameters, _ throws(ResponseError) in
    var known: [String: String] = [:]
    for result in try parameters.optional("previousResultIds")?.elements() ?? [] {
      known[try result.required("uri").text()] = try result.required("value").text()
    }
    return .everyFile(token: parameters.optional("partialResultToken")?.json, known: known)
  }
}

extension Session {
  /// Answers the requests for diagnostics whose documents are done, or whose time is over.
  mutating func answerDiagnostics() {
    for (id, request) in waiting {
      guard case .diagnostics(let address, let known) = request.kind else { continue }
      guard let document = documents[address] else { continue }
      let isDone = document.analysis.tier == .linted
      guard isDone || request.deadline <= now else { continue }
      waiting[id] = nil
      send(Outgoing.result(report(on: document, known: known), of: id))
      if !isDone { documents[address]?.analysis.isOwed = true }
    }
    refreshDiagnostics()
  }

  private func report(on document: Document, known: String?) -> JSON {
    let id = "\(document.generation).\(document.analysis.tier.rawValue)"
    if id == known { return ["kind": "unchanged", "resultId": .text(id)] }
    var members: [(String, JSON)] = [
      ("kind", "full"), ("resultId", .text(id)), ("items", .list(own(document))),
    ]
    let others = foreign(document)
    if client.has("textDocument.diagnostic.relatedDocumentSupport"), !others.isEmpty {
      let reports = others.sorted { $0.key < $1.key }.map { path, items in
        (Address.uri(ofPath: path), JSON.object([("kind", "full"), ("items", .list(items))]))
      }
      members.append(("relatedDocuments", .object(reports)))
    }
    return .object(members)
  }

  /// Asks a client that pulls to pull again, once what it was answered too early is complete.
  private mutating func refreshDiagnostics() {
    for (address, document) in documents
    where document.analysis.isOwed && document.analysis.tier == .linted {
      documents[address]?.analysis.isOwed = false
      if client.has("workspace.diagnostics.refreshSupport") {
        ask("workspace/diagnostic/refresh", JSON(.null))
      }
    }
  }
}
