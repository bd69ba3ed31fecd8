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
    if let path = importedPath(at: offset, in: compilation) {
      let start: JSON = ["line": 0, "character": 0]
      let uri = session.uri(of: SourceText("", name: path))
      return .now(.list([["uri": .text(uri), "range": ["start": start, "end": start]]]))
    }
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

  /// The file that the import at `offset` names, as the compiler names it.
  private static func importedPath(at offset: Int, in compilation: Compilation) -> String? {
    let path = compilation.tree.all(ImportSyntax.self).compactMap(\.path).first {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    guard let path else { return nil }
    let joined = tidiedPath(joinedPath(path.text, from: compilation.source.name))
    return compilation.sources.all.first { tidiedPath($0.name) == joined }?.name
  }
}

extension Session {
  /// A span of one of the files of a compilation, with its URI.
  func location(_ range: TextRange, in compilation: Compilation) -> JSON {
    let source = compilation.sources.file(at: range.lowerBound)
    let map = PositionMap(source: source, encoding: client.encoding)
    return ["uri": .text(uri(of: source)), "range": map.json(range)]
  }
}
