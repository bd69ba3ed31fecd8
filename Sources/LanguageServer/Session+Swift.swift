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
        var result = AnalysisResult(layouts, of: document.file, isOn ? host : nil)
        result.time = (host.clock() - start).microseconds
        return JobResult(content: .tier(address, generation: generation, result))
      })
    documents[address]?.analysis.running = Deadline(in: .seconds(600), host.clock)
  }

  /// What a Swift file's code becomes in a file of its own; `nil` where the client cannot create one
  /// or there is one.
  func importAction(
    in range: TextRange, of document: Document, _ layouts: SwiftLayouts
  ) -> JSON? {
    let operations = client["workspace.workspaceEdit.resourceOperations"]?.elements ?? []
    guard operations.contains(where: { $0.text == "create" }),
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

extension AnalysisResult {
  /// What is found in the layouts of a Swift file.
  ///
  /// - Parameter host: What the linter needs; `nil`: nothing is linted.
  init(_ layouts: SwiftLayouts?, of file: OpenFile, _ host: Host?) {
    var sources = Sources()
    _ = sources.add(file.source)
    var (settings, fault): (LintSettings?, String?)
    do throws(SettingsFault) {
      settings = try host?.lint.settings(file.path)
    } catch {
      (settings, fault) = (LintSettings(), error.message)
    }
    let found = settings.flatMap { layouts?.findings($0) } ?? []
    self.init(tier: .linted, findings: Findings(found), sources: sources, swift: layouts)
    self.fault = fault
  }
}

extension Session {
  /// What reads the layouts of a Swift document as it is, where that has not been done.
  func readingLayouts(of document: Document) -> @Sendable () -> SwiftLayouts? {
    if let known = document.currentSwift { return { known } }
    guard let swift = host.swift, document.analysis.tier == .none,
      document.source.mayHoldLayout, document.source.hasClosedBrackets,
      settings(for: document.path).servesSwift
    else { return { nil } }
    let others = openFiles(besides: Address(document.uri))
    let (file, folders) = (document.file, client.folders)
    return { swift.layouts(file, others, folders) }
  }

  /// What is found in the Swift file at a path, which need not be open.
  func swiftFindings(in file: OpenFile, besides address: Address) -> AnalysisResult {
    let layouts =
      file.source.mayHoldLayout
      ? host.swift?.layouts(file, openFiles(besides: address), client.folders) : nil
    return AnalysisResult(layouts, of: file, settings(for: file.path).lints ? host : nil)
  }

  /// What can be done about the findings of a Swift document that `range` touches.
  ///
  /// - Parameter isMeant: Whether the client asks about a finding.
  func silencingActions(
    in range: TextRange, of document: Document, where isMeant: (Diagnostic) -> Bool
  ) -> [JSON] {
    document.analysis.findings.compactMap { finding in
      let diagnostic = finding.diagnostic.moved(
        to: finding.range, label: finding.diagnostic.primary.text)
      guard finding.range.lowerBound <= range.upperBound,
        range.lowerBound <= finding.range.upperBound, isMeant(diagnostic),
        let action = silencing(diagnostic, inSwift: document.source)
      else { return nil }
      let shown = finding.json(positions(document), for: client) { $0.map(uri) ?? document.uri }
      return .object([
        ("title", .text(action.title)), ("kind", .text(action.kind.rawValue)),
        ("diagnostics", .list([shown])),
        (
          "edit",
          workspaceEdit([(document.source, action.edits)], caretBehind: action.caretMark)
        ),
      ])
    }
  }
}

extension Diagnostic {
  /// Whether it counts the holes of Swift code.
  var isAboutHoles: Bool { code.number.hasPrefix("L7") }
}
