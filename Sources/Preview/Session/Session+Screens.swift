internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension Session {
  private static let mostScreens = 32
  /// For one screen.
  private static let timeToSolve = Duration.seconds(2)

  /// The frames of the screens that a page asks for.
  ///
  /// - Source: `preview.md` 5.
  func screens(_ body: [UInt8]) throws(RequestFault) -> JSON {
    let json = try Self.json(body)
    guard case .list(let list)? = json.member("screens")?.content else {
      throw RequestFault("screens: expected a list")
    }
    guard list.count <= Self.mostScreens else {
      throw RequestFault("screens: more than \(Self.mostScreens)")
    }
    var answers: [JSON] = []
    for element in list { answers.append(screen(try ScreenRequest(element, settings.request))) }
    return ["revision": .number(Double(revision)), "screens": .list(answers)]
  }

  /// How the numbers of an element's frame came about, as `layoutc why --format json` says it.
  func why(_ body: [UInt8]) throws(RequestFault) -> String {
    let json = try Self.json(body)
    guard let wanted = json.member("screen"), let path = json.member("element")?.text else {
      throw RequestFault("expected a screen and the path of an element")
    }
    let screen = try ScreenRequest(wanted, settings.request)
    guard let compilation = file(screen.file)?.picture else {
      throw RequestFault("there is nothing to show")
    }
    let found: Job?
    do throws(SolveError) { found = try compilation.job(for: screen) } catch {
      throw RequestFault(error.description)
    }
    guard var job = found else { throw RequestFault("there is no such preview") }
    let deadline = deadline(for: &job)
    let shown = compilation.scrolled(job, for: screen).job
    if deadline.wasMissed { throw RequestFault(job.tookTooLong) }
    guard let document = compilation.whyDocument(of: path, in: shown) else {
      throw RequestFault("nothing tells how `\(path)` comes about")
    }
    return document.exactLine
  }

  static func json(_ body: [UInt8]) throws(RequestFault) -> JSON {
    do throws(JSON.Fault) { return try JSON(reading: body) } catch {
      throw RequestFault("the body is no JSON: expected \(error.expected)")
    }
  }

  private func screen(_ screen: ScreenRequest) -> JSON {
    let start = clock()
    guard let file = file(screen.file), let compilation = file.picture else {
      return ["id": .number(Double(screen.id)), "error": "there is nothing to show"]
    }
    do throws(SolveError) {
      guard var job = try compilation.job(for: screen) else {
        return ["id": .number(Double(screen.id)), "error": "there is no such preview"]
      }
      let deadline = deadline(for: &job)
      let shown = compilation.scrolled(job, for: screen)
      let picture = Picture(of: shown, in: compilation, screen)
      let differences = differences(of: file, screen, to: (compilation, shown.job))
      if deadline.wasMissed {
        return ["id": .number(Double(screen.id)), "late": true, "error": .text(job.tookTooLong)]
      }
      let time = (clock() - start).milliseconds
      return .object(
        picture.members + differences + [("file", .text(file.name)), ("solvedIn", .number(time))])
    } catch {
      return ["id": .number(Double(screen.id)), "error": .text(error.description)]
    }
  }
}

extension Session {
  /// Has what evaluates `job` give up when a page has waited too long for it.
  ///
  /// - Source: `preview.md` 8.
  private func deadline(for job: inout Job) -> Deadline {
    let deadline = Deadline(in: Self.timeToSolve, clock)
    job.stage.deadline = deadline
    return deadline
  }
}

extension Job {
  fileprivate var tookTooLong: String {
    "took too long at \(ByteWriter.string { $0.write(stage.viewport.size.width) })"
  }
}

extension Compilation {
  /// What `screen` shows; `nil` where the file has no such preview.
  func job(for screen: ScreenRequest) throws(SolveError) -> Job? {
    var request = screen.request
    var place = 0
    if let index = screen.index {
      let all = everyJob
      guard all.indices.contains(index) else { return nil }
      let chosen = all[index]
      if let name = chosen.previewName {
        request.previews = [name]
        place = all[..<index].count { $0.previewName == name }
      } else {
        request.layout = program.elements[chosen.layout].name
      }
    } else if let preview = screen.preview, previewNames.contains(preview) {
      request.previews = [preview]
    } else if screen.device != nil, let first = previewNames.first {
      request.previews = [first]
    }
    let jobs = try jobs(request)
    guard var job = jobs.indices.contains(place) ? jobs[place] : jobs.first else { return nil }
    var size = job.stage.viewport.size
    if request.traits.orientation == .landscape, job.deviceName == nil, size.width < size.height {
      size = Size(width: size.height, height: size.width)
    }
    job.stage.viewport.size = Size(
      width: screen.width ?? size.width, height: screen.height ?? size.height)
    if !screen.showsSafeArea { job.stage.viewport.safeArea = .zero }
    return job
  }

  /// `job` with its model, its sections scrolled as `screen` says.
  func scrolled(
    _ job: Job, for screen: ScreenRequest
  ) -> (job: Job, result: CompilationResult) {
    let evaluation = evaluate(job)
    var job = job
    if case .layout(let layout) = evaluation.model {
      var numbers = job.stage.contents.orthogonalOffset
      for (index, offset) in screen.orthogonal where layout.sections.indices.contains(index) {
        let name = layout.sections[index].name
        let ordinal = layout.sections[..<index].count { $0.name == name }
        var offsets = numbers[name] ?? []
        while offsets.count <= ordinal { offsets.append(0) }
        offsets[ordinal] = offset
        if let name { numbers.named[name] = offsets } else { numbers.common = offsets }
      }
      job.stage.contents.orthogonalOffset = numbers
    }
    return (job, result(of: job, evaluation))
  }
}

extension Duration {
  /// In milliseconds.
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds / 1_000_000_000_000) / 1000
  }
}
