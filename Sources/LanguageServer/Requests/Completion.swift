internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let completion = Request(
    method: "textDocument/completion",
    capabilities: { _, _ in
      let triggers: JSON = [" ", ":", ".", "\"", "(", ","]
      return [
        ("completionProvider", ["triggerCharacters": triggers, "resolveProvider": false])
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
    let host = session.host
    let (items, range) = completions(at: offset, in: compilation) {
      let parts = document.path.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/") + "/"
      return host.layouts(folder).filter { $0.hasPrefix(folder) && $0 != document.path }
        .map { String($0.dropFirst(folder.count)) }
    }
    let client = session.client
    return .now([
      "isIncomplete": false,
      "items": .list(items.flatMap { $0.json(map.json(range), for: client) }),
    ])
  }

  /// Whether a blank that was just typed begins something that can be listed.
  private static func answersSpace(at offset: Int, in source: SourceText) -> Bool {
    let line = source.line(at: source.lineIndex(of: offset)).lowerBound
    let words = source[line..<max(line, offset)].split(separator: " ").map(String.init)
    guard let last = words.last else { return false }
    return last.hasSuffix(":") || ["use", "import", "split", "repeat", "in"].contains(last)
  }
}

extension CompletionItem {
  /// The item, and one for each of its names in other languages.
  fileprivate func json(_ range: JSON, for client: Client) -> [JSON] {
    let hasSnippets = client.has("textDocument.completion.completionItem.snippetSupport")
    return ([nil] + aliases.map { Optional($0) }).map { alias in
      var members: [(String, JSON)] = [
        ("label", .text(label)), ("kind", .number(Double(kind.number))),
        ("sortText", .text("\(alias == nil ? rank : 9)\(label)")),
      ]
      if let alias { members.append(("filterText", .text(alias))) }
      if let detail { members.append(("detail", .text(detail))) }
      if let documentation {
        let path = "textDocument.completion.completionItem.documentationFormat"
        let takesMarkdown = client[path]?.elements.contains { $0.text == "markdown" } ?? false
        let text = JSON.text(documentation)
        members.append(
          ("documentation", takesMarkdown ? ["kind": "markdown", "value": text] : text))
      }
      let snippet = hasSnippets ? snippet : nil
      members.append(("textEdit", ["range": range, "newText": .text(snippet ?? text ?? label)]))
      if snippet != nil {
        members += [("insertTextFormat", 2), ("insertTextMode", 2)]
      }
      return .object(members)
    }
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
    }
  }
}
