internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let completion = Request(
    method: "textDocument/completion",
    capabilities: { _, _ in
      let triggers: JSON = [" ", ":", ".", "\"", "(", ","]
      return [
        ("completionProvider", ["triggerCharacters": triggers, "resolveProvider": true])
      ]
    }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let offset = map.offset(of: position)
    let trigger = parameters.json.member("context")?.member("triggerCharacter")?.text
    if trigger == " ", !answersSpace(at: offset, in: document.source) {
      return .now(JSON(.null))
    }
    let (items, range) = completions(
      at: offset, in: compilation, besides: session.surroundings(of: document))
    let typed = document.source[min(range.lowerBound, offset)..<offset].lowercased()
    let number = session.background.offered.number + 1
    session.background.offered = (number, items.map(\.documentation))
    let offer = CompletionOffer(
      number: number, map: map, word: range.lowerBound..<max(range.lowerBound, offset),
      replaced: range, typed: typed, client: session.client,
      takesSnippets: session.settings(for: document.path).completesSnippets)
    return .now(offer.json(items))
  }

  /// Whether a blank that was just typed begins something that can be listed.
  private static func answersSpace(at offset: Int, in source: SourceText) -> Bool {
    let line = source.line(at: source.lineIndex(of: offset)).lowerBound
    let words = source[line..<max(line, offset)].split(separator: " ").map(String.init)
    guard let last = words.last else { return false }
    return last.hasSuffix(":") || ["use", "import", "split", "repeat", "in"].contains(last)
  }

  /// The documentation of an item that was offered.
  static let resolveCompletion = Request(method: "completionItem/resolve") {
    parameters, session throws(ResponseError) in
    let item = parameters.json
    let (number, texts) = session.background.offered
    guard let data = item.member("data"), data.member("list")?.number == Double(number),
      let index = data.member("item")?.number.flatMap(Int.init(exactly:)),
      texts.indices.contains(index), let text = texts[index]
    else { return .now(item) }
    let rest = item.members.map { ($0.name, $0.value) }.filter { $0.0 != "documentation" }
    return .now(.object(rest + [("documentation", session.client.documentation(text))]))
  }
}

extension Session {
  /// What a completion in a document may name outside of it.
  fileprivate func surroundings(of document: Document) -> CompletionSurroundings {
    let (snapshot, path) = (self, document.path)
    let parent = tidiedPath(joinedPath(".", from: path))
    let folders = client.folders.filter(path.isInFolder)
    let folder = folders.min { $0.utf8.count < $1.utf8.count } ?? parent
    var surroundings = CompletionSurroundings()
    surroundings.folders = client.pathPrefixes
    surroundings.files = { suffixes in
      let found = snapshot.host.folders.files(folder, suffixes)
      return found.filter { $0 != path }.map { relativePath(to: $0, from: path) }
    }
    guard settings(for: path).completesImports else { return surroundings }
    surroundings.definitions = {
      snapshot.everyPath.filter { $0 != path && ($0.isInFolder(folder) || !folders.isEmpty) }
        .flatMap { other in
          (snapshot.indexed(other)?.definitions ?? []).map {
            (relativePath(to: other, from: path), $0)
          }
        }
    }
    return surroundings
  }
}

extension Client {
  /// A text in Markdown, as it takes it with completions.
  fileprivate func documentation(_ text: String) -> JSON {
    let path = "textDocument.completion.completionItem.documentationFormat"
    return lists("markdown", in: path)
      ? ["kind": "markdown", "value": .text(text.withoutPictures)] : .text(text)
  }
}

/// How items are offered to a client.
private struct CompletionOffer {
  let number: Int
  let map: PositionMap
  /// The word at the caret, up to it.
  let word: TextRange
  /// All of the word.
  let replaced: TextRange
  /// The word up to the caret, in lower case.
  let typed: String
  let client: Client
  let takesSnippets: Bool

  private static let item = "textDocument.completion.completionItem."

  private var insertsAndReplaces: Bool { client.has(Self.item + "insertReplaceSupport") }
  private var hasDefaults: Bool {
    client.lists("editRange", in: "textDocument.completion.completionList.itemDefaults")
  }

  func json(_ items: [CompletionItem]) -> JSON {
    let list = JSON.list(
      items.enumerated().map { index, item in
        // A name in another language is offered in place of our own once its beginning is typed.
        let isOwn = typed.isEmpty || item.label.lowercased().hasPrefix(typed)
        let alias = isOwn ? nil : item.aliases.first { $0.lowercased().hasPrefix(typed) }
        return json(item, at: index, calledAs: alias)
      })
    guard hasDefaults, !items.isEmpty else { return ["isIncomplete": false, "items": list] }
    let range: JSON =
      insertsAndReplaces
      ? ["insert": map.json(word), "replace": map.json(replaced)] : map.json(replaced)
    return ["isIncomplete": false, "itemDefaults": ["editRange": range], "items": list]
  }

  private func json(_ item: CompletionItem, at index: Int, calledAs alias: String?) -> JSON {
    var members: [(String, JSON)] = [
      ("label", .text(item.label)), ("kind", .number(Double(item.kind.number))),
      ("sortText", .text("\(alias == nil ? item.rank : 9)\(item.label)")),
    ]
    if let alias { members.append(("filterText", .text(alias))) }
    if let detail = item.detail { members.append(("detail", .text(detail))) }
    if let documentation = item.documentation {
      if client.lists("documentation", in: Self.item + "resolveSupport.properties") {
        members.append(
          ("data", ["list": .number(Double(number)), "item": .number(Double(index))]))
      } else {
        members.append(("documentation", client.documentation(documentation)))
      }
    }
    let snippet =
      takesSnippets && client.has(Self.item + "snippetSupport") ? item.snippet : nil
    members.append(edit(snippet ?? item.text ?? item.label))
    if snippet != nil {
      members += [("insertTextFormat", 2), ("insertTextMode", 2)]
    }
    if !item.edits.isEmpty {
      members.append(("additionalTextEdits", .list(item.edits.map(map.json))))
    }
    return .object(members)
  }

  private func edit(_ text: String) -> (String, JSON) {
    if hasDefaults { return ("textEditText", .text(text)) }
    if insertsAndReplaces {
      return (
        "textEdit",
        ["insert": map.json(word), "replace": map.json(replaced), "newText": .text(text)]
      )
    }
    return ("textEdit", ["range": map.json(replaced), "newText": .text(text)])
  }
}

extension CompletionItem.Kind {
  /// The protocol's `CompletionItemKind`.
  fileprivate var number: Int {
    switch self {
    case .element, .keyword: 14
    case .property: 10
    case .word: 20
    case .name: 6
    case .function: 3
    case .device: 12
    case .file: 17
    case .folder: 19
    case .snippet: 15
    }
  }
}
