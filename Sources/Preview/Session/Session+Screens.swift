internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension Session {
  private static let mostScreens = 32
  /// For one screen; for those behind one that took too long, as others wait for the answer.
  private static let timeToSolve = Duration.seconds(2)
  private static let timeBehindLate = Duration.milliseconds(200)

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
    var time = Self.timeToSolve
    for element in list {
      let answer = screen(try ScreenRequest(element, settings.request), in: time)
      if answer.member("late") != nil { time = Self.timeBehindLate }
      answers.append(answer)
    }
    return ["revision": .number(Double(revision)), "screens": .list(answers)]
  }

  /// How the numbers of an element's frame came about, as `layoutc why --format json` says it.
  func why(_ body: [UInt8]) throws(RequestFault) -> String {
    let json = try Self.json(body)
    guard let wanted = json.member("screen"), let path = json.member("element")?.text else {
      throw RequestFault("expected a screen and the path of an element")
    }
    let (file, compilation, job) = try shown(wanted)
    if json.member("owner")?.boolean == true {
      let owner = compilation.owner(of: path, in: job)
      return JSON.object([("owner", owner.map { .text($0) } ?? JSON(.null))]).line
    }
    if job.stage.deadline?.wasMissed == true { throw RequestFault(job.tookTooLong) }
    var finder = ElementFinder(compilation, job)
    let document = finder.whyDocument(of: path).naming(file.pageName)
    guard json.member("around")?.boolean == true else { return document.exactLine }
    let around = finder.frameAround(path) ?? JSON(.null)
    return JSON.object(document.pairs + [("around", around)]).exactLine
  }

  /// What a screen that a page asks for shows.
  func shown(
    _ wanted: JSON
  ) throws(RequestFault) -> (file: File, compilation: Compilation, job: Job) {
    let screen = try ScreenRequest(wanted, settings.request)
    guard let file = file(screen.file), let compilation = file.picture else {
      throw RequestFault("there is nothing to show")
    }
    let found: Job?
    do throws(SolveError) { found = try compilation.job(for: screen) } catch {
      throw RequestFault(error.description)
    }
    guard var job = found else { throw RequestFault("there is no such preview") }
    _ = deadline(in: Self.timeToSolve, for: &job)
    return (file, compilation, compilation.scrolled(job, for: screen).job)
  }

  static func json(_ body: [UInt8]) throws(RequestFault) -> JSON {
    do throws(JSON.Fault) { return try JSON(reading: body) } catch {
      throw RequestFault("the body is no JSON: expected \(error.expected)")
    }
  }

  private func screen(_ screen: ScreenRequest, in time: Duration) -> JSON {
    let start = clock()
    guard let file = file(screen.file), let compilation = file.picture else {
      return ["id": .number(Double(screen.id)), "error": "there is nothing to show"]
    }
    do throws(SolveError) {
      guard var job = try compilation.job(for: screen) else {
        return ["id": .number(Double(screen.id)), "error": "there is no such preview"]
      }
      let deadline = deadline(in: time, for: &job)
      let shown = compilation.scrolled(job, for: screen)
      var picture = Picture(of: shown, in: compilation, screen)
      (picture.repaired, picture.isOld) = (file.repaired, file.showsOlderVersion)
      if screen.wants.extents {
        picture.extents = compilation.extents(
          of: shown.result.refusals.map(\.refusal), in: shown.job, over: settings.widths)
      }
      let members = picture.members + differences(of: file, screen, to: (compilation, shown.job))
      if deadline.wasMissed {
        return ["id": .number(Double(screen.id)), "late": true, "error": .text(job.tookTooLong)]
      }
      let preview = screen.device == nil ? shown.job.previewName : nil
      let (count, failures) = expectations(ofPreview: preview, in: file)
      let others: JSON = [
        "expectations": ["count": .number(Double(count)), "failures": .list(failures)],
        "file": .text(file.name), "solvedIn": .number((clock() - start).milliseconds),
      ]
      return .object(members + others.pairs)
    } catch {
      return [
        "id": .number(Double(screen.id)), "error": .text(error.description),
        "parameter": error.parameter.map { .text($0) } ?? JSON(.null),
      ]
    }
  }
}

extension Session {
  /// Has what evaluates `job` give up when a page has waited too long for it.
  ///
  /// - Source: `preview.md` 8.
  private func deadline(in time: Duration, for job: inout Job) -> Deadline {
    let deadline = Deadline(in: time, clock)
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
    } else if let preview = screen.preview {
      guard previewNames.contains(preview) else { return nil }
      request.previews = [preview]
    } else if screen.device != nil, let first = everyJob.lazy.compactMap(\.previewName).first {
      request.previews = [first]
    }
    let jobs = try jobs(request)
    guard var job = jobs.indices.contains(place) ? jobs[place] : jobs.first else { return nil }
    var size = job.stage.viewport.size
    if request.traits.orientation == .landscape, job.deviceName == nil, size.width < size.height {
      size = Size(width: size.height, height: size.width)
    }
    job.stage.viewport.size = Size(
      width: screen.size.width ?? size.width, height: screen.size.height ?? size.height)
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

extension Compilation {
  /// For each of `refusals`, the widths around that of `job` at which it stays one.
  ///
  /// - Complexity: that of solving `job` at O(log *n*) of *n* widths for each.
  fileprivate func extents(
    of refusals: [Refusal], in job: Job, over widths: ClosedRange<Int>
  ) -> [ClosedRange<Int>] {
    let width = Int(job.stage.viewport.size.width)
    return refusals.map { refusal in
      let isRefused = { (width: Int) in
        var job = job
        job.stage.viewport.size.width = Double(width)
        return result(of: job).refusals.contains {
          $0.refusal.section == refusal.section && $0.refusal.rule == refusal.rule
        }
      }
      let low = min(widths.lowerBound, width)
      let high = max(widths.upperBound, width)
      return -last(from: -width, to: -low) {
        isRefused(-$0)
      }...last(
        from: width, to: high, where: isRefused)
    }
  }

  /// The last of the numbers from `start` to `end` that `holds` is true of, if it is true of those up
  /// to one of them and of none behind.
  private func last(from start: Int, to end: Int, where holds: (Int) -> Bool) -> Int {
    if start == end || holds(end) { return end }
    return (start + 1..<end).partitioningIndex { !holds($0) } - 1
  }
}

extension JSON {
  /// It with another name for each file in it.
  func naming(_ name: (String) -> String) -> JSON {
    switch content {
    case .list(let elements): .list(elements.map { $0.naming(name) })
    case .object(let members):
      .object(
        members.map { member in
          let path = member.name == "file" ? member.value.text : nil
          return (member.name, path.map { .text(name($0)) } ?? member.value.naming(name))
        })
    default: self
    }
  }
}

extension SolveError {
  /// The parameter that it is about; `nil` for other errors.
  fileprivate var parameter: String? {
    switch self {
    case .wrongType(let name, _, _), .outOfRange(let name, _), .ambiguousParameter(let name, _),
      .unknownName(.parameter, let name, _):
      name
    default: nil
    }
  }
}

extension Duration {
  /// In milliseconds.
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds / 1_000_000_000_000) / 1000
  }
}
