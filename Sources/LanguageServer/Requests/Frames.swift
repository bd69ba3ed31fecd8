internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutReporting
internal import LayoutText

extension Request {
  static let frames = Request(method: "layoutc/frames") {
    parameters, session throws(ResponseError) in
    let name = try parameters.optional("preview")?.text()
    let rectangle = try Rectangle(parameters.optional("rect"))
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let jobs = compilation.everyJob
    guard let job = name.map({ name in jobs.first { $0.previewName == name } }) ?? jobs.first
    else {
      throw ResponseError(
        .requestFailed, name.map { "unknown preview: \($0)" } ?? "the file shows nothing")
    }
    let snapshot = session
    return .work(
      Work(address: Address(document.uri)) { () throws(ResponseError) in
        let result = compilation.result(of: job)
        let limit = 100_000
        guard !result.elements.hasMore(than: limit, in: rectangle) else {
          throw ResponseError(.requestFailed, "more than \(limit) elements; ask for a `rect`")
        }
        let report = FramesReport(result, of: compilation, in: rectangle)
        let places = elementPlaces(of: result, in: rectangle, compilation)
        return report.json.locating(
          places.map { $0.map { snapshot.location($0, in: compilation) } ?? JSON(.null) })
      })
  }
}

extension Rectangle {
  /// The rectangle of four numbers; `nil` where there is none.
  fileprivate init?(_ fields: Fields?) throws(ResponseError) {
    guard let fields else { return nil }
    let numbers = try fields.elements().compactMap(\.json.number)
    guard numbers.count == 4 else { throw fields.mismatch("four numbers") }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension FramesReport {
  /// One result of `layoutc/frames@1`.
  fileprivate var json: JSON {
    let document = FramesDocument([self], report: Report([]))
    let json = try? JSON(reading: Array(OutputFormat.json.text(of: document).utf8))
    return json?.member("results")?.elements.first ?? JSON(.null)
  }
}

extension JSON {
  /// The same with the places of its elements, one each.
  fileprivate func locating(_ locations: [JSON]) -> JSON {
    .object(
      members.map { member in
        guard member.name == "elements" else { return (member.name, member.value) }
        let elements = zip(member.value.elements, locations).map { element, location in
          JSON.object(
            element.members.map { ($0.name, $0.value) } + [("location", location)])
        }
        return (member.name, .list(elements))
      })
  }
}
