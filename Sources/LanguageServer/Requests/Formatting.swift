internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let formatting = Request(
    method: "textDocument/formatting",
    capabilities: { _, _ in [("documentFormattingProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let tree = document.tree
    let map = session.positions(document)
    return .now(.list(formattingEdits(of: tree).map(map.json)))
  }

  static let rangeFormatting = Request(
    method: "textDocument/rangeFormatting",
    capabilities: { client, _ in
      let takesRanges = client.has("textDocument.rangeFormatting.rangesSupport")
      return [
        ("documentRangeFormattingProvider", takesRanges ? ["rangesSupport": true] : true)
      ]
    }
  ) { parameters, session throws(ResponseError) in
    let range = try parameters.required("range")
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let tree = document.tree
    let map = session.positions(document)
    return .now(.list(formattingEdits(of: tree, touching: [try map.range(range)]).map(map.json)))
  }

  static let rangesFormatting = Request(method: "textDocument/rangesFormatting") {
    parameters, session throws(ResponseError) in
    let ranges = try parameters.required("ranges").elements()
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let map = session.positions(document)
    var touched: [TextRange] = []
    for range in ranges { touched.append(try map.range(range)) }
    return .now(.list(formattingEdits(of: document.tree, touching: touched).map(map.json)))
  }
}
