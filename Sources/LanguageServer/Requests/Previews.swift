internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutText

extension Request {
  static let previewList = Request(method: "layoutc/previews") {
    parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let active = session.activePreview(of: document)
    let all = previewSummaries(of: compilation)
    let shown = active ?? all.first?.name
    return .now([
      "previews": .list(
        all.map { preview in
          [
            "name": .text(preview.name), "width": .number(preview.size.width),
            "height": .number(preview.size.height), "scale": .number(preview.scale),
            "active": .boolean(preview.name == shown),
          ]
        })
    ])
  }
}

extension Session {
  /// The preview that was chosen for a compiled document; `nil` where it is the first.
  func activePreview(of document: Document) -> String? {
    activePreviews[Address(document.uri)].flatMap { name in
      document.compilation?.previewNames.contains(name) ?? false ? name : nil
    }
  }

  /// Chooses the preview whose frames hover and hints show.
  mutating func setActivePreview(_ parameters: Fields) throws(ResponseError) {
    let uri = try parameters.required("textDocument").required("uri").text()
    activePreviews[Address(uri)] = try parameters.optional("preview")?.text()
    refreshHints()
  }
}
