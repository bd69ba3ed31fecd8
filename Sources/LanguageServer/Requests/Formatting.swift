internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let formatting = Request(
    method: "textDocument/formatting",
    capabilities: { _, _ in [("documentFormattingProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters), let tree = document.compilation?.tree
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    return .now(.list(formattingEdits(of: tree).map(map.json)))
  }

  static let rangeFormatting = Request(
    method: "textDocument/rangeFormatting",
    capabilities: { _, _ in [("documentRangeFormattingProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let range = try parameters.required("range")
    guard let document = try session.document(parameters), let tree = document.compilation?.tree
    else { return .now(JSON(.null)) }
    let map = session.positions(document)
    return .now(.list(formattingEdits(of: tree, touching: try map.range(range)).map(map.json)))
  }
}
