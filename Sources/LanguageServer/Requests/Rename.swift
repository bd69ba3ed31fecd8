internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let prepareRename = Request(method: "textDocument/prepareRename") {
    parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    guard let place = NameTable(of: compilation).occurrence(at: map.offset(of: position)) else {
      return .now(JSON(.null))
    }
    return .now(["range": map.json(place.range), "placeholder": .text(place.thing.name)])
  }

  static let rename = Request(
    method: "textDocument/rename",
    capabilities: { client, _ in
      let prepares = client.has("textDocument.rename.prepareSupport")
      return [("renameProvider", prepares ? ["prepareProvider": true] : true)]
    }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    let name = try parameters.required("newName").text()
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let table = NameTable(of: compilation)
    let offset = session.positions(document).offset(of: position)
    guard let place = table.occurrence(at: offset) else {
      throw ResponseError(.requestFailed, "nothing here can be renamed")
    }
    try check(place.thing, to: name, in: table)
    let snapshot = session
    return .work(
      Work(address: Address(document.uri), survivesChanges: true, longest: session.timeToSearch) {
        _ throws(ResponseError) in
        let all = snapshot.compilations(naming: place.thing, from: compilation)
        for other in all.dropFirst() { try check(place.thing, to: name, in: NameTable(of: other)) }
        let found = snapshot.everyOccurrence(of: place.thing, in: all)
        try snapshot.checkFolders(of: found)
        var edits: [String: (source: SourceText, edits: [Edit])] = [:]
        for occurrence in found {
          let written = occurrence.source[occurrence.range]
          edits[occurrence.source.name, default: (occurrence.source, [])].edits.append(
            Edit(replace: occurrence.range, with: place.thing.spelling(name, inPlaceOf: written)))
        }
        return snapshot.workspaceEdit(edits.sorted { $0.key < $1.key }.map(\.value))
      })
  }

  /// Refuses a name that `thing` cannot have in a compilation.
  private static func check(
    _ thing: NamedThing, to name: String, in table: NameTable
  ) throws(ResponseError) {
    do throws(RenameFault) {
      try table.checkRename(of: thing, to: name)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}

extension Session {
  /// Refuses a change of files outside of the folders.
  fileprivate func checkFolders(of found: [FoundOccurrence]) throws(ResponseError) {
    guard !client.folders.isEmpty else { return }
    for occurrence in found where occurrence.isDeclaration {
      let path = host.absolutePath(occurrence.source.name)
      let isOpen = documents.values.contains { $0.path == path }
      let isInside = client.folders.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
      if !isOpen, !isInside {
        throw ResponseError(
          .requestFailed, "it is declared in \(path), which is outside of the folders")
      }
    }
  }

  /// Edits of files as the protocol has them.
  ///
  /// - Parameter mark: What the caret is put behind in a new text, where the client can do so.
  func workspaceEdit(
    _ files: [(source: SourceText, edits: [Edit])], caretBehind mark: String? = nil
  ) -> JSON {
    let changes = files.map { source, edits in
      let map = PositionMap(source: source, encoding: client.encoding)
      let shown = edits.map { edit -> JSON in
        guard let mark, client.has("workspace.workspaceEdit.snippetEditSupport"),
          let end = edit.replacement.end(ofFirst: mark)
        else { return map.json(edit) }
        let text = edit.replacement
        let snippet =
          text[..<end].asSnippet + "$0" + text[end...].asSnippet
        return [
          "range": map.json(edit.range), "snippet": ["kind": "snippet", "value": .text(snippet)],
        ]
      }
      return (uri: uri(of: source), edits: JSON.list(shown))
    }
    guard client.has("workspace.workspaceEdit.documentChanges") else {
      return ["changes": .object(changes.map { ($0.uri, $0.edits) })]
    }
    return [
      "documentChanges": .list(
        changes.map { change in
          let version = documents.values.first { $0.uri == change.uri }?.version
          return [
            "textDocument": [
              "uri": .text(change.uri),
              "version": version.map { .number(Double($0)) } ?? JSON(.null),
            ], "edits": change.edits,
          ]
        })
    ]
  }
}

extension String {
  /// Where the first `mark` ends; `nil` without any.
  fileprivate func end(ofFirst mark: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(mark) }.map { index($0, offsetBy: mark.count) }
  }
}

extension Substring {
  /// The same for a snippet, in which some signs mean something.
  fileprivate var asSnippet: String {
    map { "$}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
