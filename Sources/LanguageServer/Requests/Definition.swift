internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutSyntax
internal import LayoutText

extension Request {
  static let definition = Request(
    method: "textDocument/definition", capabilities: { _, _ in [("definitionProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    let offset = map.offset(of: position)
    if let place = session.place(inFileNamedAt: offset, of: document) { return .now(place) }
    let table = NameTable(of: compilation)
    guard let place = table.occurrence(at: offset) else { return .now(JSON(.null)) }
    let declarations = table.occurrences(of: place.thing).filter(\.isDeclaration)
    let takesLinks = session.client.has("textDocument.definition.linkSupport")
    return .now(
      .list(
        declarations.map { declaration in
          let location = session.location(declaration.range, in: compilation)
          guard takesLinks, let uri = location.member("uri"), let range = location.member("range")
          else { return location }
          return [
            "originSelectionRange": map.json(place.range), "targetUri": uri, "targetRange": range,
            "targetSelectionRange": range,
          ]
        }))
  }
}

extension Session {
  /// A span of one of the files of a compilation, with its URI.
  func location(_ range: TextRange, in compilation: Compilation) -> JSON {
    let source = compilation.sources.file(at: range.lowerBound)
    let map = PositionMap(source: source, encoding: client.encoding)
    return ["uri": .text(uri(of: source)), "range": map.json(range)]
  }

  /// The start of the file that a string at `offset` names, or the key that a field of the data has in
  /// its file; `nil` where there is neither.
  fileprivate func place(inFileNamedAt offset: Int, of document: Document) -> JSON? {
    guard let compilation = document.compilation else { return nil }
    let link = fileLinks(of: compilation).first {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    if let link {
      let path = tidiedPath(joinedPath(link.path, from: document.path))
      let isKnown = compilation.sources.all.contains { host.absolutePath($0.name) == path }
      guard isKnown || host.stamp(path) != nil || host.contents(path) != nil else { return nil }
      let start = PositionMap(source: SourceText(""), encoding: client.encoding).json(0..<0)
      return place(start, path, from: positions(document).json(link.range))
    }
    guard let field = dataField(at: offset, in: compilation) else { return nil }
    let map = positions(document)
    for name in compilation.dataNames {
      let path = tidiedPath(joinedPath(name, from: document.path))
      guard let bytes = host.contents(path), let key = keyRange(of: field.path, in: bytes) else {
        continue
      }
      let source = SourceText(bytes: bytes, name: name)
      let range = PositionMap(source: source, encoding: client.encoding).json(key)
      return place(range, path, from: map.json(field.range))
    }
    return nil
  }

  private func place(_ range: JSON, _ path: String, from origin: JSON) -> JSON {
    let uri = JSON.text(
      documents.values.first { $0.path == path }?.uri ?? Address.uri(ofPath: path))
    guard client.has("textDocument.definition.linkSupport") else {
      return .list([["uri": uri, "range": range]])
    }
    return .list([
      [
        "originSelectionRange": origin, "targetUri": uri, "targetRange": range,
        "targetSelectionRange": range,
      ]
    ])
  }
}
