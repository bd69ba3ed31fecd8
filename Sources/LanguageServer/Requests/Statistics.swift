internal import LayoutText

extension Request {
  static let statistics = Request(method: "layoutc/statistics") {
    parameters, session throws(ResponseError) in
    let uri = try parameters.required("textDocument").required("uri").text()
    guard let document = session.documents[Address(uri)] else { return .now(JSON(.null)) }
    let times = document.analysis.times
    func time(_ tier: Analysis.Tier) -> JSON {
      times[tier].map { .number(Double($0)) } ?? JSON(.null)
    }
    return .now([
      "version": .number(Double(document.version)),
      "bytes": .number(Double(document.source.bytes.count)),
      "tier1": time(.read), "tier2": time(.checked), "tier3": time(.linted),
      "analyses": .number(Double(session.counts.analyses)),
      "cancelled": .number(Double(session.counts.cancelled)),
      "residentBytes": .number(Double(session.host.residentBytes())),
    ])
  }
}
