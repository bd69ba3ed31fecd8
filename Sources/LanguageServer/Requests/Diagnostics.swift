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
        Work(address: address) { limit in
          let items = address.path.flatMap { snapshot.ownFindings(ofFileAt: $0, until: limit) }
          return DiagnosticReport(items ?? []).json(known: known)
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

/// What is found in a file, as clients ask for it.
struct DiagnosticReport {
  /// What identifies it.
  let id: String
  private let items: [JSON]

  /// - Parameter id: `nil`: the findings identify it.
  init(_ items: [JSON], id: String? = nil) {
    (self.items, self.id) = (items, id ?? "\(JSON.list(items).hashValue)")
  }

  /// - Parameter known: The report that the client has; `nil`: none.
  func json(known: String?) -> JSON {
    guard id != known else { return ["kind": "unchanged", "resultId": .text(id)] }
    return ["kind": "full", "resultId": .text(id), "items": .list(items)]
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

  private mutating func report(on document: Document, known: String?) -> JSON {
    let id = "\(document.generation).\(document.analysis.tier.rawValue)"
    if id == known { return ["kind": "unchanged", "resultId": .text(id)] }
    let report = DiagnosticReport(own(document), id: id).json(known: nil)
    guard client.has("textDocument.diagnostic.relatedDocumentSupport") else { return report }
    let (before, open) = (known == nil ? [:] : document.analysis.importFindings, openPaths)
    var others = foreign(document).filter { !open.contains($0.key) }
    documents[Address(document.uri)]?.analysis.importFindings = others
    // What it had found before and finds no longer is taken back, unless another finds it.
    let found = findingsInImports
    for path in before.keys where others[path] == nil && !open.contains(path) {
      others[path] = found[path] ?? []
    }
    guard !others.isEmpty else { return report }
    let reports = others.sorted { $0.key < $1.key }.map { path, items in
      let known = before[path].map { DiagnosticReport($0).id }
      return (Address.uri(ofPath: path), DiagnosticReport(items).json(known: known))
    }
    return .object(
      report.members.map { ($0.name, $0.value) } + [("relatedDocuments", .object(reports))])
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
