internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
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
    let viewport = try parameters.optional("viewport").map { field throws(ResponseError) in
      try viewportSize(field)
    }
    let job = try session.job(of: document, compilation, showing: name, in: viewport)
    let snapshot = session
    return .work(
      Work(address: Address(document.uri)) { limit throws(ResponseError) in
        var job = job
        job.stage.deadline = limit
        let result = compilation.result(of: job)
        let limit = 100_000
        guard !result.elements.hasMore(than: limit, in: rectangle) else {
          throw ResponseError(.requestFailed, "more than \(limit) elements; request a `rect`")
        }
        let report = FramesReport(result, of: compilation, in: rectangle)
        let places = elementPlaces(of: result, in: rectangle, compilation)
        return report.json.locating(
          places.map { place in
            [("location", place?.location), ("definition", place?.definition)].compactMap {
              name, range in
              range.map { (name, snapshot.location($0, in: compilation)) }
            }
          })
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
  fileprivate func locating(_ locations: [[(String, JSON)]]) -> JSON {
    .object(
      members.map { member in
        guard member.name == "elements" else { return (member.name, member.value) }
        let elements = zip(member.value.elements, locations).map { element, location in
          JSON.object(
            element.members.map { ($0.name, $0.value) } + location)
        }
        return (member.name, .list(elements))
      })
  }
}

extension Session {
  /// What shows a document: the preview called `name`, else the one that is shown, else the first.
  ///
  /// - Parameter viewport: A view in place of the preview's.
  func job(
    of document: Document, _ compilation: Compilation, showing name: String?,
    in viewport: (size: Size, scale: Double)? = nil
  ) throws(ResponseError) -> LayoutCompiler.Job {
    guard !compilation.diagnostics.hasErrors else {
      throw ResponseError(.requestFailed, "the file has errors")
    }
    let shown = name ?? activePreview(of: document)
    var jobs = compilation.everyJob
    if let viewport {
      var request = LayoutCompiler.Request()
      request.views = .viewport(viewport.size, scale: viewport.scale)
      request.previews = [shown].compactMap { $0 }.filter(compilation.previewNames.contains)
      do throws(SolveError) {
        jobs = try compilation.jobs(request)
      } catch {
        throw ResponseError(.requestFailed, error.description)
      }
    }
    if let name, !compilation.previewNames.contains(name) {
      throw ResponseError(.requestFailed, "unknown preview: \(name)")
    }
    let active = shown.flatMap { shown in jobs.first { $0.previewName == shown } }
    guard let job = active ?? jobs.first else {
      throw ResponseError(.requestFailed, "the file shows nothing")
    }
    return job
  }
}

extension Request {
  /// A view as "390x844@3", in points and pixels per point.
  fileprivate static func viewportSize(
    _ field: Fields
  ) throws(ResponseError) -> (size: Size, scale: Double) {
    let text = try field.text()
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let scale = parts.count == 2 ? Double(parts[1]) : parts.count == 1 ? 3 : nil
    guard sides.count == 2, let width = sides[0], let height = sides[1], let scale,
      (1...100_000).contains(width), (1...100_000).contains(height), (1...10).contains(scale)
    else { throw field.mismatch("a size like 390x844@3") }
    return (Size(width: width, height: height), scale)
  }
}
