internal import LayoutAssistance
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLint
internal import LayoutText

extension Session {
  /// Has a Swift file imported and linted that has changed, once it is due and its brackets close.
  mutating func startImport(of address: Address) {
    guard let document = documents[address], document.analysis.tier == .none,
      document.analysis.running == nil, let swift = host.swift,
      settings(for: document.path).servesSwift,
      document.analysis.lintTime <= now || isAskedFor(address)
    else { return }
    guard document.swift == nil || document.source.hasClosedBrackets else {
      // The last findings stay; the next change starts again.
      documents[address]?.analysis.keepFindings()
      return
    }
    let (host, generation) = (host, document.generation)
    let isOn = settings(for: document.path).lints
    let (others, folders) = (openFiles(besides: address), client.folders)
    counts.analyses += 1
    start(
      Job {
        let start = host.clock()
        let layouts = swift.layouts(document.file, others, folders)
        var sources = Sources()
        _ = sources.add(document.source)
        var result = AnalysisResult(tier: .linted, findings: Findings([]), sources: sources)
        if let layouts {
          let settings = (try? host.lint.settings(document.path)) ?? LintSettings()
          if isOn {
            result = AnalysisResult(
              tier: .linted, findings: Findings(layouts.findings(settings)), sources: sources)
          }
          result.swift = layouts
        }
        result.time = (host.clock() - start).microseconds
        return JobResult(content: .tier(address, generation: generation, result))
      })
    documents[address]?.analysis.running = Deadline(in: .seconds(600), host.clock)
  }

  /// What a Swift file's code becomes in a file of its own; `nil` where the client cannot create one
  /// or there is one.
  func importAction(in range: TextRange, of document: Document) -> JSON? {
    let operations = client["workspace.workspaceEdit.resourceOperations"]?.elements ?? []
    guard let layouts = document.swift, operations.contains(where: { $0.text == "create" }),
      layouts.hasLayout(in: range), document.path.hasSuffix(".swift")
    else { return nil }
    let path = String(document.path.dropLast(".swift".utf8.count)) + ".layout"
    guard host.contents(path) == nil, host.stamp(path) == nil else { return nil }
    let uri = JSON.text(Address.uri(ofPath: path))
    let start: JSON = ["line": 0, "character": 0]
    let text: JSON = ["range": ["start": start, "end": start], "newText": .text(layouts.text)]
    let create: JSON = ["kind": "create", "uri": uri, "options": ["overwrite": false]]
    let insert: JSON = [
      "textDocument": ["uri": uri, "version": JSON(.null)], "edits": .list([text]),
    ]
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return [
      "title": .text("Import as \(name)"), "kind": "refactor.rewrite.import",
      "edit": ["documentChanges": .list([create, insert])],
    ]
  }
}

extension Diagnostic {
  /// Whether it counts the holes of Swift code.
  var isAboutHoles: Bool { code.number.hasPrefix("L7") }
}
