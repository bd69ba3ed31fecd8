internal import LayoutChecking
package import LayoutCompiler
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// Finds elements of one solved layout or view by their addresses.
package struct ElementFinder {
  /// What it finds elements of.
  package let shown: SolvedJob
  /// `nil` for a view.
  var deriver: LayoutDeriver?
  /// The paths in sections that are described alike.
  private var known: [Int: [DerivedPath]] = [:]

  /// - Complexity: that of solving the job.
  package init(_ compilation: Compilation, _ job: Job) {
    shown = SolvedJob(compilation, job)
    deriver = compilation.deriver(of: job, shown.evaluation)
  }

  var compilation: Compilation { shown.compilation }
  var job: Job { shown.job }
  var result: CompilationResult { shown.result }
  var program: CheckedProgram { compilation.program }
  var solved: LayoutSolver.SolvedLayout { result.solved }

  /// What an address leads to.
  enum Answer {
    case found(FoundElement)
    /// Several elements are meant: their paths.
    case ambiguous([String])
    /// There is no such instance of what there is.
    case outOfRange(count: Int, names: [String], section: Int?)
    case none
  }

  /// What is at `address`.
  mutating func find(_ address: ElementAddress) -> Answer {
    switch address {
    case .path(let parts): return find(parts)
    case .cell(let section, let item, let badge): return cell(section, item, badge)
    case .point(let x, let y): return element(at: Point(x: x, y: y)).map { .found($0) } ?? .none
    case .place(let line, let column): return find(line, column)
    }
  }

  /// What an element of the program is called in paths.
  func name(_ id: ElementID) -> String {
    guard program.elements.indices.contains(id.index) else { return "group" }
    return program.elements[id.index].name ?? program.elements[id.index].kind.name
  }

  func names(_ path: DerivedPath) -> [String] { path.ids.map { name($0) } }

  /// The paths of a section; for `nil` those of what the layout has itself.
  mutating func paths(_ section: Int?) -> [DerivedPath] {
    guard let deriver else { return [] }
    let index = section.map { deriver.prototypeIndex(ofSection: $0) } ?? -1
    if let paths = known[index] { return paths }
    let paths = deriver.paths(ofSection: section)
    known[index] = paths
    return paths
  }

  /// Whether it is a view that is shown, not a layout.
  var showsView: Bool { compilation.views.contains(job.layout) }

  /// The sections, and behind them `nil` for the layout itself.
  var everySection: [Int?] {
    deriver == nil ? [nil] : solved.sections.indices.map { $0 } + [nil]
  }

  /// The place of a section among those of its name, and how many they are.
  func ordinal(of section: Int) -> (place: Int, count: Int) {
    let sections = solved.layout.sections
    let name = name(sections[section].id)
    let isLike = { (other: Section) in self.name(other.id) == name }
    return (sections[..<section].count(where: isLike), sections.count(where: isLike))
  }
}

extension ElementFinder {
  /// An element in the sections that have it.
  private struct Candidate {
    let names: [String]
    /// Of each section its paths with these names.
    var sections: [(section: Int?, paths: [DerivedPath])] = []
  }

  private mutating func find(_ parts: [ElementAddress.Part]) -> Answer {
    var candidates: [Candidate] = []
    for section in everySection {
      for path in paths(section) {
        let names = names(path)
        guard ElementAddress.places(of: parts, in: names) != nil else { continue }
        let index = candidates.firstIndex { $0.names == names } ?? candidates.count
        if index == candidates.count { candidates.append(Candidate(names: names)) }
        if let last = candidates[index].sections.indices.last,
          candidates[index].sections[last].section == section
        {
          candidates[index].sections[last].paths.append(path)
        } else {
          candidates[index].sections.append((section, [path]))
        }
      }
    }
    // A name alone is that of a section first; all names together mean nothing else.
    let exact = candidates.filter { $0.names == parts.map(\.name) }
    if !exact.isEmpty { candidates = exact }
    if candidates.isEmpty {
      if parts.map(\.name) == ["content"] { return .found(content) }
      return record(parts)
    }
    if candidates.count > 1 { return .ambiguous(candidates.map { ElementAddress.path($0.names) }) }
    return first(of: candidates[0], parts)
  }

  private mutating func first(of candidate: Candidate, _ parts: [ElementAddress.Part]) -> Answer {
    let places = ElementAddress.places(of: parts, in: candidate.names) ?? []
    var indices: [Int: Int] = [:]
    for (part, place) in zip(parts, places) { indices[place] = part.index }
    var largest: (count: Int, section: Int?)?
    for (section, paths) in candidate.sections {
      if let wanted = indices[0], candidate.names.count > 1 || paths[0].kind == .section,
        let section, ordinal(of: section).place != wanted
      {
        continue
      }
      if paths[0].kind == .section, let section {
        if let found = found(section: section) { return .found(found) }
        continue
      }
      let wanted = indices[candidate.names.count - 1] ?? 0
      let (found, count) = instance(wanted, of: paths, in: section, indices)
      if let found { return .found(found) }
      if count > largest?.count ?? -1 { largest = (count, section) }
    }
    return .outOfRange(
      count: largest?.count ?? 0, names: candidate.names, section: largest?.section)
  }

  /// The instance `wanted` of the elements at `paths` in a section, and how many there are.
  private mutating func instance(
    _ wanted: Int, of paths: [DerivedPath], in section: Int?, _ indices: [Int: Int]
  ) -> (FoundElement?, Int) {
    let last = (paths.first?.ids.count ?? 1) - 1
    let range = cells(paths[0].ids, last, in: section, indices)
    guard let range else { return (nil, 0) }
    if paths[0].kind == .group, let section, var deriver {
      if paths.count == 1, range == 0..<Int.max, wanted > 0, wanted < Int.max,
        let cells = deriver.cells(ofGroup: paths[0].ids[last], wanted, in: section)
      {
        return (group(paths[0], from: cells.lowerBound, wanted, in: section), wanted + 1)
      }
      let most = wanted < Int.max ? wanted + 1 : wanted
      let starts = paths.flatMap {
        deriver.starts(ofGroup: $0.ids[last], in: section, among: range, most: most)
      }.sorted()
      guard starts.indices.contains(wanted) else { return (nil, starts.count) }
      return (group(paths[0], from: starts[wanted], wanted, in: section), starts.count)
    }
    let sources = Set(paths.compactMap(\.source))
    if let section, sources.allSatisfy({ isRepeated($0, paths) }) {
      return repeated(wanted, of: sources, among: range, in: section)
    }
    var (found, count): (LayoutSolver.SolvedElement?, Int) = (nil, 0)
    solved.forEachElementBesideGroups(ofSection: section) { element in
      guard sources.contains(element.source) else { return }
      if count == wanted { found = element }
      count += 1
    }
    return (found.map { self.found($0) }, count)
  }

  /// Whether elements of a source repeat with the groups of a section.
  func isRepeated(_ source: Int, _ paths: [DerivedPath]) -> Bool {
    let path = paths.first { $0.source == source }
    return solved.sources[source].category == .cell || (path?.ids.count ?? 0) > 2
  }

  private func repeated(
    _ wanted: Int, of sources: Set<Int>, among range: Range<Int>, in section: Int
  ) -> (FoundElement?, Int) {
    guard let deriver else { return (nil, 0) }
    var first = 0
    if range.lowerBound > 0, let cell = solved.cell(section: section, item: range.lowerBound) {
      first = deriver.number(of: cell, among: sources, in: section)
    }
    guard wanted < Int.max - first,
      let found = deriver.element(first + wanted, of: sources, in: section),
      range.contains(found.cell ?? found.item)
    else { return (nil, deriver.count(of: sources, in: section) - first) }
    return (self.found(found), wanted + 1)
  }

  /// The cells in the instances of groups that `indices` name; all where they name none, `nil` where
  /// there is no such instance.
  private mutating func cells(
    _ ids: [ElementID], _ last: Int, in section: Int?, _ indices: [Int: Int]
  ) -> Range<Int>? {
    var range = 0..<Int.max
    for place in indices.keys.sorted() where place > 0 && place < last {
      guard let index = indices[place], let section, var deriver else { continue }
      if range == 0..<Int.max, index < Int.max,
        let cells = deriver.cells(ofGroup: ids[place], index, in: section)
      {
        range = cells
        continue
      }
      let most = index < Int.max - 2 ? index + 2 : index
      let starts = deriver.starts(ofGroup: ids[place], in: section, among: range, most: most)
      if starts.isEmpty {
        // What a badge is in: the cell itself.
        let sources = Set(
          paths(section).filter { $0.ids.last == ids[place] }.compactMap(\.source))
        guard
          let cell = repeated(index, of: sources, among: range, in: section).0?.item
        else { return nil }
        range = cell..<(cell + 1)
      } else {
        guard starts.indices.contains(index) else { return nil }
        let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
        range = starts[index]..<end
      }
    }
    return range
  }

  private func cell(_ section: Int, _ item: Int, _ badge: String?) -> Answer {
    guard solved.sections.indices.contains(section) else { return .none }
    guard let cell = solved.cell(section: section, item: item) else {
      return .outOfRange(
        count: solved.layout.sections[section].itemCount,
        names: [name(solved.layout.sections[section].id)], section: section)
    }
    guard let badge else { return .found(found(cell)) }
    var found: FoundElement?
    solved.forEachElement(ofSection: section) { element in
      if element.cell == item, name(solved.sources[element.source].id) == badge, found == nil {
        found = self.found(element)
      }
    }
    return found.map { .found($0) } ?? .none
  }

  /// What is on top at a point: what is drawn last.
  private func element(at point: Point) -> FoundElement? {
    var top: (element: LayoutSolver.SolvedElement, rank: (Int, Int))?
    let area = Rectangle(x: point.x, y: point.y, width: 0, height: 0)
      .inset(by: EdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1))
    solved.forEachElement(in: area) { element in
      let frame = element.frame
      guard point.x >= frame.x, point.x < frame.x + frame.width, point.y >= frame.y,
        point.y < frame.y + frame.height
      else { return }
      let source = solved.sources[element.source]
      let layer = [.decoration: 0, .cell: 1, .supplementary: 2][source.category] ?? 0
      let rank = (source.zIndex, layer)
      if top.map({ rank >= $0.rank }) ?? true { top = (element, rank) }
    }
    return top.map { found($0.element) }
  }

  /// The elements that are meant by a line, and by a column of it: those that begin there, else the
  /// innermost one around it.
  func written(_ line: Int, _ column: Int?) -> [Int] {
    let (file, _) = compilation.written(program.source.range)
    guard line <= file.lineStarts.count else { return [] }
    let own = program.elements.indices.filter { program.source.holds(program.elements[$0].range) }
    if column == nil {
      let first = own.filter { index in
        let (_, word) = compilation.written(program.elements[index].wordRange)
        return file.location(of: word.lowerBound).line == line
      }
      if !first.isEmpty { return first }
    }
    let text = file.line(at: line - 1)
    let place = text.lowerBound + (column.map { $0 - 1 } ?? file[text].prefix { $0 == " " }.count)
    let extents = own.map { ($0, compilation.written(program.elements[$0].extent).range) }
    let innermost = Self.innermost(of: extents, around: place)
    return innermost.isEmpty ? made(at: place, of: own) : innermost
  }

  /// The elements with the shortest of the extents that contain a place.
  private static func innermost(of extents: [(Int, TextRange)], around place: Int) -> [Int] {
    let around = extents.filter { $0.1.contains(place) }
    let shortest = around.map(\.1.count).min()
    return around.filter { $0.1.count == shortest }.map(\.0)
  }

  /// The innermost elements that have something of what code at a place in a Swift file makes: a property is
  /// set elsewhere than the element is made.
  private func made(at place: Int, of elements: [Int]) -> [Int] {
    let parts = compilation.origin?.parts.filter { $0.source.contains(place) } ?? []
    guard let part = parts.min(by: { $0.source.count < $1.source.count }) else { return [] }
    let start = part.range.lowerBound + compilation.source.base
    return Self.innermost(of: elements.map { ($0, program.elements[$0].extent) }, around: start)
  }

  private mutating func find(_ line: Int, _ column: Int?) -> Answer {
    let ordered = written(line, column)
    var missing: (path: DerivedPath, section: Int?)?
    for index in ordered {
      if compilation.layouts.contains(index), index == job.layout { return .found(content) }
      for section in everySection {
        for path in paths(section) where path.ids.last?.index == index {
          if path.kind == .section, let section, let found = found(section: section) {
            return .found(found)
          }
          if path.kind != .section, let found = instance(0, of: [path], in: section, [:]).0 {
            return .found(found)
          }
          if missing == nil { missing = (path, section) }
        }
      }
      if case .found(let found) = record(where: { record, _ in record.element.id.index == index }) {
        return .found(found)
      }
    }
    guard let missing else { return .none }
    return .outOfRange(count: 0, names: names(missing.path), section: missing.section)
  }
}
