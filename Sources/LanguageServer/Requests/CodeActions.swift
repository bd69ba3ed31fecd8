internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
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
      return [("codeActionProvider", ["codeActionKinds": kinds, "resolveProvider": true])]
    }
  ) { parameters, session throws(ResponseError) in
    let range = try parameters.required("range")
    let context = parameters.json.member("context")
    if session.host.servesSwift {
      guard let document = try session.document(parameters) else { return .now(.list([])) }
      let touched = try session.positions(document).range(range)
      let wanted = context?.member("only")?.elements.compactMap(\.text)
      let known = KnownFindings(
        context?.member("diagnostics")?.elements ?? [], session.positions(document))
      let silencing =
        CodeAction.Kind.quickFix.isWanted(among: wanted)
        ? session.silencingActions(in: touched, of: document, where: known.hold) : []
      let kind = "refactor.rewrite.import"
      let isWanted = wanted?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
      guard isWanted ?? true else { return .now(.list(silencing)) }
      let (snapshot, layouts) = (session, session.readingLayouts(of: document))
      return .work(
        Work(address: Address(document.uri)) { _ in
          let known = layouts() ?? document.swift
          let importing = known.flatMap { snapshot.importAction(in: touched, of: document, $0) }
          return .list(silencing + [importing].compactMap(\.self))
        })
    }
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let touched = try map.range(range)
    let wanted = context?.member("only")?.elements.compactMap(\.text)
    let known = KnownFindings(context?.member("diagnostics")?.elements ?? [], map)
    let snapshot = session
    return .work(
      Work(address: Address(document.uri)) { limit in
        var actions: [CodeAction] = []
        if CodeAction.Kind.quickFix.isWanted(among: wanted) {
          let findings =
            document.analysis.complete
            ?? snapshot.findings(of: compilation, at: document.path, until: limit)
          actions += quickFixes(touching: touched, of: findings, in: document.source)
            .filter { known.hold($0.diagnostic) }
        }
        if CodeAction.Kind.fixAll.isWanted(among: wanted) {
          actions += snapshot.fixingAll(document, until: limit)
        }
        var place = RefactoringPlace(touched, in: compilation)
        place.activePreview = snapshot.activePreview(of: document)
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
  /// All findings of a file; those of `check` where the linter takes too long.
  fileprivate func findings(
    of compilation: Compilation, at path: String, until deadline: Deadline
  ) -> Findings {
    var settings = (try? host.lint.settings(path)) ?? LintSettings()
    let half = Deadline(halfwayTo: deadline)
    settings.deadline = half
    let all = Findings(linting: compilation, settings)
    return half.wasMissed ? Findings(checking: compilation, until: deadline) : all
  }

  /// What `lint --fix` would do to a document.
  func fixingAll(_ document: Document, until deadline: Deadline) -> [CodeAction] {
    var settings = (try? host.lint.settings(document.path)) ?? LintSettings()
    settings.deadline = deadline
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
        kinds.contains {
          $0.isEmpty || refactoring.kind == $0 || refactoring.kind.hasPrefix($0 + ".")
        }
      }
      guard isWanted ?? true else { return nil }
      let result = refactoring.applied(at: place) { source in
        host.compile(OpenFile(path: document.path, source: source), others)
      }
      return result.map { result in
        var members: [(String, JSON)] = [
          ("title", .text(result.title)), ("kind", .text(result.kind)),
        ]
        members.append(edit(workspaceEdit([(document.source, result.edits)])))
        if let place = result.newName, client.lists(Self.renameCommand, in: "experimental.commands")
        {
          let text = SourceText(
            bytes: document.source.applying(result.edits).bytes, name: document.source.name)
          let position = PositionMap(source: text, encoding: client.encoding).position(of: place)
          members.append(
            (
              "command",
              [
                "title": "Rename", "command": .text(Self.renameCommand),
                "arguments": .list([.text(document.uri), position.json]),
              ]
            ))
        }
        return .object(members)
      }
    }
  }

  /// A command of clients: the name at a position of a document is to be changed. Those that have it
  /// list it in `experimental.commands`.
  private static let renameCommand = "layoutc.rename"

  /// The edit of an action: at once, or for when it is resolved.
  private func edit(_ edit: JSON) -> (String, JSON) {
    client.lists("edit", in: "textDocument.codeAction.resolveSupport.properties")
      ? ("data", ["edit": edit]) : ("edit", edit)
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
    members.append(
      edit(workspaceEdit([(document.source, action.edits)], caretBehind: action.caretMark)))
    return .object(members)
  }
}

extension Request {
  /// An action with its edit.
  static let resolveCodeAction = Request(method: "codeAction/resolve") { parameters, _ in
    let action = parameters.json
    guard let edit = action.member("data")?.member("edit") else { return .now(action) }
    let rest = action.members.map { ($0.name, $0.value) }.filter { $0.0 != "data" }
    return .now(.object(rest + [("edit", edit)]))
  }
}

/// The findings that a client asks about; without any it asks about all.
private struct KnownFindings {
  private let all: [(code: String, range: TextRange)]
  private let isEmpty: Bool

  init(_ diagnostics: [JSON], _ map: PositionMap) {
    isEmpty = diagnostics.isEmpty
    all = diagnostics.compactMap { diagnostic in
      guard let code = diagnostic.member("code")?.text,
        let range = diagnostic.member("range").flatMap({ try? map.range(Fields($0, at: "")) })
      else { return nil }
      return (code, range)
    }
  }

  func hold(_ finding: Diagnostic?) -> Bool {
    guard let finding, !isEmpty else { return true }
    return all.contains { known in
      known.code == finding.code.number
        && known.range.lowerBound <= finding.range.upperBound
        && finding.range.lowerBound <= known.range.upperBound
    }
  }
}
