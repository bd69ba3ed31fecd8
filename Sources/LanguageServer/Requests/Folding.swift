internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let folding = Request(
    method: "textDocument/foldingRange",
    capabilities: { _, _ in [("foldingRangeProvider", true)] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters) else { return .now(JSON(.null)) }
    let tree = document.tree
    let map = session.positions(document)
    let client = session.client
    let limit = client["textDocument.foldingRange.rangeLimit"]?.number.flatMap(Int.init(exactly:))
    let ranges = foldingRanges(of: tree).prefix(max(0, limit ?? .max))
    return .now(.list(ranges.map { $0.json(map, for: client) }))
  }
}

extension FoldingRange {
  fileprivate func json(_ map: PositionMap, for client: Client) -> JSON {
    let (start, end) = (map.position(of: range.lowerBound), map.position(of: range.upperBound))
    var members: [(String, JSON)] = [
      ("startLine", .number(Double(start.line))), ("endLine", .number(Double(end.line))),
    ]
    if !client.has("textDocument.foldingRange.lineFoldingOnly") {
      members.insert(("startCharacter", .number(Double(start.character))), at: 1)
      members.append(("endCharacter", .number(Double(end.character))))
    }
    if let kind { members.append(("kind", .text(kind.rawValue))) }
    if let summary, client.has("textDocument.foldingRange.foldingRange.collapsedText") {
      members.append(("collapsedText", .text(summary)))
    }
    return .object(members)
  }
}
