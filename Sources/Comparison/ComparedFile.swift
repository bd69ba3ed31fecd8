internal import LayoutChecking
package import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
package import LayoutRendering
internal import LayoutText

/// One state of a file.
package enum ComparedFile: Sendable {
  /// There is no such file.
  case missing
  case layouts(Compilation)
  /// What `compile --format json` wrote.
  case dump([Screen])
}

/// What is compared, and how.
package struct ComparisonSettings: Sendable {
  /// The previews, by their names; empty: all.
  package var previews: [String] = []
  /// The other widths at which layouts are compared; `nil`: none.
  package var widths: ClosedRange<Int>?
  /// The changes that count; `nil`: all.
  package var only: Set<Change>?
  /// By how many points numbers may differ.
  package var tolerance = 0.0

  package init() {}
}

/// Two states of one screen, with what draws them.
package struct ScreenPair: Sendable {
  package var comparison: ScreenComparison
  /// What draws it as it was; `nil` for a dump, and where it was not there.
  package let old: FramesReport?
  /// What draws it as it is.
  package let new: FramesReport?
}

/// A file before and after a change.
package struct FileComparison {
  private let old: ComparedFile
  private let new: ComparedFile
  private let settings: ComparisonSettings

  package init(_ old: ComparedFile, _ new: ComparedFile, _ settings: ComparisonSettings) {
    (self.old, self.new, self.settings) = (old, new, settings)
  }

  /// Its screens, in the order of the new state, then those that are gone.
  ///
  /// - Complexity: that of solving each of them twice.
  package func screens() -> [ScreenPair] {
    switch (old, new) {
    case (.dump(let before), .dump(let after)): return pairs(before, after)
    case (.dump(let before), _): return pairs(before, reports(of: new).map { Screen($0) })
    case (_, .dump(let after)): return pairs(reports(of: old).map { Screen($0) }, after)
    default: break
    }
    if isUnchanged, settings.widths == nil { return unchanged }
    let causes = CauseFinder(old.compilation, new.compilation)
    var pairs = jobPairs.map { pair(of: $0, $1, causes) }
    compareWidths(&pairs)
    return pairs
  }

  /// Each screen beside itself: what has not changed need not be solved.
  private var unchanged: [ScreenPair] {
    jobs(of: new).map { job in
      let stage = job.stage.viewport
      let screen = Screen(
        Screen.Title(
          of: new.compilation?.source.name ?? "", (nil, job.previewName), stage.size,
          scale: stage.traits.displayScale),
        contentSize: .zero, elements: [], refusals: [])
      return ScreenPair(comparison: ScreenComparison(screen, screen), old: nil, new: nil)
    }
  }

  /// Whether both states are made from the same texts.
  private var isUnchanged: Bool {
    guard let old = old.compilation, let new = new.compilation,
      old.source.bytes == new.source.bytes, old.dataNames.isEmpty, old.fontPaths.isEmpty
    else { return false }
    return Statements(of: old.source, among: old.sources).texts
      == Statements(of: new.source, among: new.sources).texts
  }

  private func pair(of old: Job?, _ new: Job?, _ causes: CauseFinder) -> ScreenPair {
    let before = old.flatMap { shown($0, in: self.old) }
    let after = new.flatMap { shown($0, in: self.new) }
    var comparison = ScreenComparison(
      before.map { Screen($0.report) }, after.map { Screen($0.report) },
      tolerance: settings.tolerance, only: settings.only)
    comparison.attribute(causes.finder(before, after))
    let isDrawn = !comparison.isEmpty
    return ScreenPair(
      comparison: comparison, old: isDrawn ? before?.report : nil,
      new: isDrawn ? after?.report : nil)
  }

  private func shown(_ job: Job, in file: ComparedFile) -> ShownJob? {
    file.compilation.map { ShownJob(job: job, report: report(of: job, in: $0)) }
  }

  private func report(of job: Job, in compilation: Compilation) -> FramesReport {
    FramesReport(compilation.result(of: job), of: compilation, in: nil)
  }

  private func reports(of file: ComparedFile) -> [FramesReport] {
    guard let compilation = file.compilation else { return [] }
    return jobs(of: file).map { report(of: $0, in: compilation) }
  }

  private func jobs(of file: ComparedFile) -> [Job] {
    // A request that asks for nothing in particular names nothing that could be missing.
    let jobs = (try? file.compilation?.jobs(Request())) ?? []
    return jobs.filter { isMeant($0.previewName) }
  }

  private func isMeant(_ preview: String?) -> Bool {
    settings.previews.isEmpty || preview.map(settings.previews.contains) ?? false
  }

  private func pairs(_ old: [Screen], _ new: [Screen]) -> [ScreenPair] {
    let keyed = { (screens: [Screen]) in
      screens.filter { isMeant($0.preview) }.map { (key: [$0.layout, $0.preview], value: $0) }
    }
    return matched(keyed(old), keyed(new)).map { old, new in
      ScreenPair(
        comparison: ScreenComparison(
          old, new, tolerance: settings.tolerance, only: settings.only),
        old: nil, new: nil)
    }
  }

  /// The jobs of both states that show the same: those of one layout and one preview, the new ones in
  /// the views of the old.
  ///
  /// - Source: `prove.md` 3.
  private var jobPairs: [(old: Job?, new: Job?)] {
    let (before, after) = (jobs(of: old), jobs(of: new))
    // Without previews on one side there is but one view of each layout.
    let isPlain = [before, after].contains { $0.allSatisfy { $0.previewName == nil } }
    return matched(keyed(before, old, isPlain), keyed(after, new, isPlain)).map(seenAlike)
  }

  /// `jobs` by layout and preview; if `isPlain`, the first of each layout by the layout alone.
  private func keyed(
    _ jobs: [Job], _ file: ComparedFile, _ isPlain: Bool
  ) -> [(key: [String?], value: Job)] {
    var known: Set<Int> = []
    return jobs.filter { !isPlain || known.insert($0.layout).inserted }.map { job in
      let layout = file.compilation?.program.elements[job.layout].name
      return (isPlain ? [layout] : [layout, job.previewName], job)
    }
  }

  private func seenAlike(_ old: Job?, _ new: Job?) -> (old: Job?, new: Job?) {
    guard let old, var new else { return (old, new) }
    new.stage.viewport = old.stage.viewport
    return (old, new)
  }

  /// Adds what differs at other widths.
  private func compareWidths(_ pairs: inout [ScreenPair]) {
    guard let widths = settings.widths, let old = old.compilation, let new = new.compilation else {
      return
    }
    var known: Set<String?> = []
    for index in pairs.indices {
      let name = pairs[index].comparison.new?.layout
      guard pairs[index].comparison.old != nil, known.insert(name).inserted,
        let before = old.root(called: name), let after = new.root(called: name)
      else { continue }
      var search = WidthComparison((old, before), (new, after))
      search.compare(over: widths, tolerance: settings.tolerance)
      pairs[index].comparison.otherWidths = search.differences
      pairs[index].comparison.newBreakpoints = search.newBreakpoints
      pairs[index].comparison.oldBreakpoints = search.oldBreakpoints
    }
  }
}

extension ComparedFile {
  fileprivate var compilation: Compilation? {
    if case .layouts(let compilation) = self { compilation } else { nil }
  }
}

extension Compilation {
  /// The layout or the view of this name.
  fileprivate func root(called name: String?) -> Int? {
    (layouts + views).first { program.elements[$0].name == name }
  }
}

/// The elements of two lists with equal keys, in the order of the second, then those of the first
/// that are left over; of those with one key the first of each belong together.
private func matched<Element>(
  _ old: [(key: [String?], value: Element)], _ new: [(key: [String?], value: Element)]
) -> [(old: Element?, new: Element?)] {
  var left = Dictionary(grouping: old.indices.reversed()) { old[$0].key }
  var pairs: [(old: Element?, new: Element?)] = new.map { element in
    let index = left[element.key]?.popLast()
    return (index.map { old[$0].value }, element.value)
  }
  for index in left.values.joined().sorted() { pairs.append((old[index].value, nil)) }
  return pairs
}
