internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutText

/// The documents that a client may show and not change, by the schemes of their URIs.
enum TextContent: String, CaseIterable {
  case frames = "layoutc-frames"
  case why = "layoutc-why"

  /// The file that the URI is about, and the values behind its question mark.
  static func parts(
    of uri: String
  ) -> (content: TextContent, path: String, values: [String: String])? {
    guard let colon = uri.firstIndex(of: ":"),
      let content = TextContent(rawValue: String(uri[..<colon]))
    else { return nil }
    let rest = uri[uri.index(after: colon)...]
    let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var values: [String: String] = [:]
    for pair in (halves.count == 2 ? halves[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(sides[0])] = sides.count == 2 ? Address(String(sides[1])).text : ""
    }
    let path = Address(String(halves.first ?? "")).text
    return (content, path.hasPrefix("//") ? String(path.dropFirst(2)) : path, values)
  }
}

extension Request {
  static let textContent = Request(method: "workspace/textDocumentContent") {
    parameters, session throws(ResponseError) in
    let field = try parameters.required("uri")
    let uri = try field.text()
    guard let (content, path, values) = TextContent.parts(of: uri) else {
      throw field.mismatch("a URI of layoutc-frames or layoutc-why")
    }
    guard let address = session.address(ofFileCalled: path),
      let document = try session.document(
        Fields(["textDocument": ["uri": .text(session.uri(of: address))]], at: "params")),
      let compilation = document.compilation
    else { throw ResponseError(.requestFailed, "there is no file \(path)") }
    session.background.shown[address, default: []].insert(uri)
    let job = try session.job(of: document, compilation, showing: values["preview"])
    return .work(
      Work(address: address, survivesChanges: true) { limit throws(ResponseError) in
        var job = job
        job.stage.deadline = limit
        switch content {
        case .frames:
          let report = FramesReport(compilation.result(of: job), of: compilation, in: nil)
          let document = FramesDocument([report], report: Report([]))
          return ["text": .text(OutputFormat.text.text(of: document))]
        case .why:
          guard let element = values["element"] else {
            return ["text": .text(compilation.addresses(in: job).text)]
          }
          switch compilation.derivation(of: element, in: job) {
          case .element(let found): return ["text": .text(found.text(.init()))]
          case .absent(let absence): return ["text": .text(absence.text(.init()))]
          case .unknown, .missing, .ambiguous:
            throw ResponseError(.requestFailed, "there is no one element \(element)")
          }
        }
      })
  }
}

extension Session {
  /// The document that a path means: from the root of the system, or from a folder.
  fileprivate func address(ofFileCalled path: String) -> Address? {
    let places = [path] + client.folders.map { $0 + path }
    return places.map { Address(path: $0) }.first { address in
      documents[address] != nil || address.path.flatMap(host.contents) != nil
    }
  }

  fileprivate func uri(of address: Address) -> String {
    documents[address]?.uri ?? address.path.map(Address.uri(ofPath:)) ?? address.text
  }

  /// Has the client read what it shows of a document again.
  mutating func refreshShown(_ address: Address) {
    for uri in (background.shown[address] ?? []).sorted() {
      ask("workspace/textDocumentContent/refresh", ["uri": .text(uri)])
    }
  }
}
