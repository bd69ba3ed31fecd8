internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let selection = Request(
    method: "textDocument/selectionRange",
    capabilities: { _, _ in [("selectionRangeProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    let positions = try parameters.required("positions").elements().map {
      field throws(ResponseError) in try TextPosition(field)
    }
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let tree = document.tree
    let map = session.positions(document)
    var chains: [JSON] = []
    for position in positions {
      let offset = map.offset(of: position)
      var chain = JSON(.null)
      for range in selectionRanges(at: offset, in: tree).reversed() {
        var members: [(String, JSON)] = [("range", map.json(range))]
        if chain.content != .null { members.append(("parent", chain)) }
        chain = .object(members)
      }
      chains.append(chain)
    }
    return .now(.list(chains))
  }
}
