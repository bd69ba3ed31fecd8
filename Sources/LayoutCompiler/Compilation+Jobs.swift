internal import LayoutChecking
package import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Compilation {
  /// What `request` asks for: a job for each preview in each view, or one in a view of the usual size.
  /// In views that replace the previews', jobs that differ in nothing are one.
  package func jobs(_ request: Request) throws(SolveError) -> [Job] {
    try check(request)
    var jobs: [Job] = []
    var known: Set<ShownStage> = []
    for preview in try selected(request) {
      for preview in views(of: preview, request) {
        for layout in shownLayouts(of: preview, request) {
          guard let job = try job(preview, of: layout, request) else { continue }
          if request.views == nil || known.insert(shown(by: job)).inserted { jobs.append(job) }
        }
      }
    }
    return jobs
  }

  private func shown(by job: Job) -> ShownStage {
    let names = sections(of: job.layout).map(\.name)
    var stage = job.stage
    (stage.preview, stage.items, stage.sections) = (.none, SectionNumbers(), SectionNumbers())
    return ShownStage(
      layout: job.layout, stage: stage, deviceName: job.deviceName,
      items: names.map { job.stage.items[$0] }, sections: names.map { job.stage.sections[$0] })
  }

  /// `preview` in each view that a request names, or in its own.
  private func views(of preview: Preview, _ request: Request) -> [Preview] {
    var preview = preview
    if let version = request.traits.systemVersion { preview.systemVersion = version }
    if let size = request.traits.contentSizeCategory { preview.contentSizeCategory = size }
    var views: [Preview] = []
    switch request.views {
    case .viewport(let size, let scale)?:
      preview.show(in: size, scale: scale)
      views = [preview]
    case .devices(let names)?:
      preview.orientation = request.traits.orientation ?? .portrait
      views = names.map { preview.shown(on: DeviceChoice($0)) }
    case nil:
      if let orientation = request.traits.orientation { preview.orientation = orientation }
      let changes = request.traits.orientation != nil || request.traits.systemVersion != nil
      let device = changes && preview.screen != nil ? preview.deviceChoice : nil
      views = [device.map { preview.shown(on: $0) } ?? preview]
    }
    return views.map { view in
      var view = view
      if let idiom = request.traits.idiom { view.idiom = idiom }
      return view
    }
  }

  /// What shows every layout of the file: its previews, and a view of the usual size for each layout
  /// that no preview shows.
  package var everyJob: [Job] {
    // A request that asks for nothing in particular names nothing that could be missing.
    let jobs = previews.map(\.model).flatMap { preview in
      shownLayouts(of: preview, Request()).compactMap { job(preview, on: $0) }
    }
    let shown = Set(jobs.map(\.layout))
    let hidden = (layouts + views).filter { !shown.contains($0) }
    return jobs + hidden.compactMap { job(Preview(), on: $0) }
  }

  /// The same, evaluated and measured until `deadline` at most.
  package func everyJob(until deadline: Deadline?) -> [Job] {
    everyJob.map { job in
      var job = job
      job.stage.deadline = deadline
      return job
    }
  }

  /// What shows the preview at `index` as it is written; `nil` where it shows nothing.
  package func job(ofPreview index: Int) -> Job? {
    let preview = previews[index].model
    return shownLayouts(of: preview, Request()).first.flatMap { job(preview, on: $0) }
  }

  /// The previews that a request names, each once, or all; a default one where the file has none.
  private func selected(_ request: Request) throws(SolveError) -> [Preview] {
    let known = previews.map(\.model)
    if request.previews.isEmpty { return known.isEmpty ? [Preview()] : known }
    var selected: [Preview] = []
    for (index, name) in request.previews.enumerated()
    where !request.previews[..<index].contains(name) {
      guard let preview = known.first(where: { $0.name == name }) else {
        throw .unknown(.preview, name, among: previewNames)
      }
      selected.append(preview)
    }
    return selected
  }

  /// The layouts that `preview` shows: one, or all where the file has no previews.
  private func shownLayouts(of preview: Preview, _ request: Request) -> [Int] {
    if let name = request.layout ?? preview.layout { return layout(name).map { [$0] } ?? [] }
    if preview.id == .none { return layouts + views }
    if layouts.count == 1 { return layouts }
    return layouts.isEmpty && views.count == 1 ? views : []
  }

  private func job(
    _ preview: Preview, of layout: Int, _ request: Request
  ) throws(SolveError) -> Job? {
    guard let size = viewSize(of: preview) else { return nil }
    var stage = stage(of: preview, sized: size)
    if let direction = request.direction { stage.viewport.traits.layoutDirection = direction }
    if let offset = request.scrollOffset { stage.viewport.scrollOffset = offset }
    if let data = request.data { (stage.data, stage.hasLostData) = (data, false) }
    stage.items.merge(request.items)
    stage.sections.merge(request.sections)
    for setting in request.settings {
      stage.settings[setting.parameter] = try value(of: setting)
    }
    var notes: [String] = []
    if preview.id == .none, request.views == nil {
      notes.append("no preview in the file: shown at 393 × 852, scale 3, no safe area")
    }
    if stage.data == .placeholders {
      notes.append("the code reads data: shown with placeholders, `--data FILE` shows others")
    }
    notes += preview.deviceNote.map { [$0] } ?? []
    return Job(
      layout: layout, previewName: preview.name, deviceName: preview.screen?.name, stage: stage,
      notes: notes, tellsCounts: true)
  }

  /// `layout` as `preview` shows it without a request.
  private func job(_ preview: Preview, on layout: Int) -> Job? {
    viewSize(of: preview).map {
      Job(
        layout: layout, previewName: preview.name, deviceName: preview.screen?.name,
        stage: stage(of: preview, sized: $0), notes: [], tellsCounts: false)
    }
  }

  /// The size of the view; `nil` for one without an area, which has been reported.
  private func viewSize(of preview: Preview) -> Size? {
    guard let size = preview.size ?? (preview.id == .none ? Self.usualSize : nil) else {
      return nil
    }
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private func stage(of preview: Preview, sized size: Size) -> Stage {
    var stage = Stage(preview, size: size)
    stage.data = data(of: preview)
    stage.hasLostData = preview.data != nil && stage.data == nil
    return stage
  }

  /// The view of a file without previews, in points.
  ///
  /// - Source: `language.md` 4.
  static let usualSize = Size(width: 393, height: 852)

  /// A preview without a size that measures texts as the previews of the file do, where they agree.
  var usualPreview: Preview {
    let models = Set(previews.map(\.model.textModel))
    var preview = Preview()
    preview.textModel = models.count == 1 ? models.first ?? .system : .system
    return preview
  }

  /// The layout or view called `name`.
  private func layout(_ name: String) -> Int? {
    layoutsByName[name]
  }

  /// The notes on sections whose number of items is not given.
  func notes(on stage: Stage, layout: Int) -> [String] {
    // What could not be read may say it.
    guard !stage.hasLostData else { return [] }
    return sections(of: layout).filter { section in
      let hasData = section.name.map { stage.data?.root[$0] != nil } ?? false
      let isShown = stage.sections[section.name]?.first != 0
      return isShown && stage.items[section.name] == nil && !hasData
    }.map { section in
      "\(section.description) is shown with \(Stage.standardItemCount) items: no preview sets how many"
    }
  }

  func sections(of layout: Int) -> [CheckedElement] {
    program.elements[layout].body.flatMap(\.elements).map { program.elements[$0] }
      .filter { $0.kind.traits.contains(.repeatsWithData) }
  }

  /// Names that nothing in the file has are a fault of the request.
  private func check(_ request: Request) throws(SolveError) {
    if case .devices(let names)? = request.views {
      for name in names where !Device.isKnown(name) {
        throw .unknownName(.device, name, similar: likelyDevices(named: name))
      }
    }
    if let name = request.layout { _ = try element(named: name) }
    let names = layouts.flatMap { sections(of: $0) }.compactMap(\.name)
    for counts in request.items + request.sections {
      if let count = counts.numbers.first(where: { !(0...SectionNumbers.largest).contains($0) }) {
        throw .countOutOfRange(count)
      }
      if let section = counts.section, !names.contains(section) {
        throw .unknown(.section, section, among: names)
      }
    }
    for setting in request.settings { try checkParameter(setting.parameter) }
  }

  /// The index of the layout or the view called `name`.
  func element(named name: String) throws(SolveError) -> Int {
    if let index = layout(name) { return index }
    throw .unknown(.layout, name, among: (layouts + views).compactMap { program.elements[$0].name })
  }

  /// Checks that one parameter has the name.
  func checkParameter(_ name: String) throws(SolveError) {
    switch program.names.parameters[name] {
    case .one?: return
    case .rivals(let ids)?:
      throw .ambiguousParameter(
        name, files: ids.map { sources.file(at: program[$0].nameRange.lowerBound).name })
    case nil: throw .unknown(.parameter, name, among: program.names.parameters.keys.sorted())
    }
  }

  /// The value of a setting, which the parameter must be able to take.
  func value(of setting: Request.Setting) throws(SolveError) -> Value? {
    guard let id = program.names.parameters[setting.parameter]?.only else { return nil }
    let binding = program[id]
    let text = Value.text(setting.value)
    // A string needs no quotes here, even if it looks like something else.
    let isText = binding.type.type == .text
    let constant = Self.constant(setting.value) ?? text
    let value = isText && constant.type != .text ? text : constant
    guard value.type.fits(binding.type.type) else {
      throw .wrongType(
        parameter: setting.parameter, value: setting.value, expected: binding.type.type.phrase)
    }
    if let fault = rangeFault(binding, value) { throw fault }
    return value
  }

  private func rangeFault(_ binding: Binding, _ value: Value) -> SolveError? {
    guard !LayoutEvaluation.allows(program, binding, value) else { return nil }
    return .outOfRange(parameter: binding.name, value: value.spelling)
  }

  /// The value of a literal of the language; `nil` where `text` is none.
  private static func constant(_ text: String) -> Value? {
    let program = LayoutChecking.check(parse(SourceText("let value = \(text)")))
    guard program.diagnostics.isEmpty, program.bindings.count == 1 else { return nil }
    return LayoutEvaluation.value(of: program.bindings[0], in: program)
  }
}

/// What distinguishes the results of two jobs.
private struct ShownStage: Hashable {
  let layout: Int
  let stage: Stage
  let deviceName: String?
  /// The numbers of items of each section of the layout.
  let items: [[Double]?]
  let sections: [[Double]?]
}

extension Preview {
  /// The same preview on the device that `choice` stands for.
  fileprivate func shown(on choice: DeviceChoice) -> Preview {
    var copy = self
    copy.device = choice
    if let device = choice.device(running: systemVersion) { copy.show(on: device) }
    return copy
  }

  /// Which device a shortened name stands for.
  fileprivate var deviceNote: String? {
    guard let screen, let written = device?.name ?? name,
      written != screen.name, DeviceName(written) != DeviceName(screen.name)
    else { return nil }
    return "`\(written)` is shown on `\(screen.name)`"
  }
}

extension SectionNumbers {
  /// Takes over what `all` say, one after another.
  fileprivate mutating func merge(_ all: [Request.Counts]) {
    for counts in all {
      let numbers = counts.numbers.map(Double.init)
      if let section = counts.section {
        named[section] = numbers
      } else {
        (common, named) = (numbers, [:])
      }
    }
  }
}
