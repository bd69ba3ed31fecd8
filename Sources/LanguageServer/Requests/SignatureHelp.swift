internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let signatureHelp = Request(
    method: "textDocument/signatureHelp",
    capabilities: { _, _ in [("signatureHelpProvider", ["triggerCharacters": ["(", ","]])] }
  ) { parameters, session throws(ResponseError) in
    let position = try TextPosition(try parameters.required("position"))
    guard let document = try session.document(parameters), let compilation = document.compilation,
      let found = signature(at: session.positions(document).offset(of: position), in: compilation)
    else { return .now(JSON(.null)) }
    let label = SourceText(found.text)
    let map = PositionMap(source: label, encoding: session.client.encoding)
    let takesOffsets = session.client.has(
      "textDocument.signatureHelp.signatureInformation.parameterInformation.labelOffsetSupport")
    let names = found.parameters.map { range in
      guard takesOffsets else { return JSON.object([("label", .text(label[range]))]) }
      let ends = [range.lowerBound, range.upperBound].map { offset in
        JSON.number(Double(map.position(of: offset).character))
      }
      return JSON.object([("label", .list(ends))])
    }
    var members: [(String, JSON)] = [("label", .text(found.text)), ("parameters", .list(names))]
    if let text = found.documentation { members.append(("documentation", .text(text))) }
    return .now([
      "signatures": .list([.object(members)]), "activeSignature": 0,
      "activeParameter": .number(Double(found.active)),
    ])
  }
}
