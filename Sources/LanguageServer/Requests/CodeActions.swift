internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutText

extension Request {
  static let codeActions = Request(
    method: "textDocument/codeAction",
    capabilities: { _, host in
      let kindsOfSwift: JSON = ["quickfix", "refactor.rewrite"]
      if host.servesSwift {
        return [("codeActionProvider", ["codeActionKinds": kindsOfSwift])]
      }
      let kinds: JSON = [
        "quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite",
        "source.fixAll.layoutc",
      ]
      return [("codeActionProvider", ["codeActionKinds": kinds])]
    }
  ) { parameters, session throws(ResponseError) in
    let range = try parameters.required("range")
    let context = parameters.json.member("context")
    if session.host.servesSwift {
      guard let document = try session.document(parameters) else { return .now(.list([])) }
      let touched = try session.positions(document).range(range)
      let wanted = context?.member("only")?.elements.compactMap(\.text)
      let action = session.importAction(in: touched, of: document)
      let kind = "refactor.rewrite.import"
      let isWanted = wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
      return .now(.list([action].compactMap { isWanted ?? true ? $0 : nil }))
    }
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let touched = try map.range(range)
    let wanted = context?.member("only")?.elements.compactMap(\.text)
    let known = Set(
      (context?.member("diagnostics")?.elements ?? []).compactMap { $0.member("code")?.text })
    let snapshot = session
    return .work(
      Work(address: Address(document.uri)) {
        var actions: [CodeAction] = []
        if CodeAction.Kind.quickFix.isWanted(among: wanted) {
          let findings =
            document.analysis.complete ?? snapshot.findings(of: compilation, at: document.path)
          actions += quickFixes(touching: touched, of: findings, in: document.source)
            .filter { known.isEmpty || known.contains($0.diagnostic?.code.number ?? "") }
        }
        if CodeAction.Kind.fixAll.isWanted(among: wanted) {
          actions += snapshot.fixingAll(document)
        }
        var place = RefactoringPlace(touched, in: compilation)
        place.activePreview = snapshot.activePreviews[Address(document.uri)]
        let refactorings = snapshot.refactorings(at: place, of: document, wanted)
        return .list(actions.map { snapshot.json($0, of: document) } + refactorings)
      })
  }
}

extension CodeAction.Kind {
  /// Whether a client that asks for `kinds` alone wants it; without a list it wants all that belong to
  /// a place.
  fileprivate func isWanted(among kinds: [String]?) -> Bool {
    guard let kinds else { return self == .quickFix }
    return kinds.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
  }
}

extension Session {
  /// All findings of a file.
  fileprivate func findings(of compilation: Compilation, at path: String) -> Findings {
    let settings = try? host.settings(path)
    return Findings(linting: compilation, settings ?? LintSettings())
  }

  /// What `lint --fix` would do to a document.
  func fixingAll(_ document: Document) -> [CodeAction] {
    let settings = (try? host.settings(document.path)) ?? LintSettings()
    let others = openFiles(besides: Address(document.uri))
    return fixAll(document.source) { source in
      host.compile(OpenFile(path: document.path, source: source), others).linted(settings)
    }
  }

  /// The refactorings at a place, of the kinds that are wanted.
  fileprivate func refactorings(
    at place: RefactoringPlace, of document: Document, _ wanted: [String]?
  ) -> [JSON] {
    let others = openFiles(besides: Address(document.uri))
    return Refactoring.all.compactMap { refactoring in
      let isWanted = wanted.map { kinds in
        kinds.contains { refactoring.kind == $0 || refactoring.kind.hasPrefix($0 + ".") }
      }
      guard isWanted ?? true else { return nil }
      let result = refactoring.applied(at: place) { source in
        host.compile(OpenFile(path: document.path, source: source), others)
      }
      return result.map { result in
        [
          "title": .text(result.title), "kind": .text(result.kind),
          "edit": workspaceEdit([(document.source, result.edits)]),
        ]
      }
    }
  }

  fileprivate func json(_ action: CodeAction, of document: Document) -> JSON {
    var members: [(String, JSON)] = [
      ("title", .text(action.title)), ("kind", .text(action.kind.rawValue)),
    ]
    if let diagnostic = action.diagnostic, let compilation = document.compilation {
      let finding = ShownFinding(diagnostic, in: compilation.sources, tier: .linted)
      let shown = finding.json(positions(document), for: client) { source in
        source.map { uri(of: $0) } ?? document.uri
      }
      members.append(("diagnostics", .list([shown])))
    }
    if action.isPreferred { members.append(("isPreferred", true)) }
    members.append(("edit", workspaceEdit([(document.source, action.edits)])))
    return .object(members)
  }
}
