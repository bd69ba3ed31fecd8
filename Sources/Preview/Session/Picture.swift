internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutContent
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// What a page draws of one screen.
struct Picture {
  private let result: CompilationResult
  private let compilation: Compilation
  private let job: Job
  private let screen: ScreenRequest
  private let paths: ElementPaths
  /// The part of the content whose elements are sent; `nil`: all of it.
  private let window: Rectangle?

  /// The file with what is wrong as it was; `nil` where nothing is.
  var repaired: RepairedFile?
  /// Whether it is all of a version before.
  var isOld = false

  /// By refusal, the widths at which it stays one; `nil` where they are not wanted.
  var extents: [ClosedRange<Int>]?

  /// Above so many elements, only those around the viewport are sent unless a window is asked for.
  private static let mostWithoutWindow = 2000
  /// So many elements are sent at once.
  private static let mostElements = 20_000

  init(
    of shown: (job: Job, result: CompilationResult), in compilation: Compilation,
    _ screen: ScreenRequest
  ) {
    (job, result) = shown
    (self.compilation, self.screen) = (compilation, screen)
    window = screen.window ?? Self.window(of: result)
    paths = ElementPaths(compilation, root: job.layout, sections: result.solved)
  }

  /// Three viewports around what is seen; `nil` where there is little to send.
  private static func window(of result: CompilationResult) -> Rectangle? {
    let solved = result.solved
    guard solved.elementCount > mostWithoutWindow else { return nil }
    let size = solved.viewport.size
    let origin = result.view == nil ? solved.screen.origin : .zero
    return Rectangle(
      x: origin.x - size.width, y: origin.y - size.height, width: size.width * 3,
      height: size.height * 3)
  }

  var members: [(String, JSON)] {
    let viewport = result.solved.viewport
    let size = viewport.size
    let preview = screen.device == nil ? job.previewName : nil
    let title = preview ?? job.deviceName ?? result.layoutName ?? "view"
    let (elements, isWhole) = elements
    return [
      ("id", .number(Double(screen.id))), ("title", .text(title)),
      ("layout", result.layoutName.map { .text($0) } ?? JSON(.null)),
      ("device", result.deviceName.map { .text($0) } ?? JSON(.null)),
      (
        "viewport",
        [
          "width": .number(size.width), "height": .number(size.height),
          "scale": .number(viewport.traits.displayScale),
          "safeArea": [
            "top": .number(viewport.safeArea.top), "leading": .number(viewport.safeArea.leading),
            "bottom": .number(viewport.safeArea.bottom),
            "trailing": .number(viewport.safeArea.trailing),
          ],
        ]
      ),
      ("direction", .text(viewport.traits.layoutDirection.rawValue)),
      ("contentSize", JSON(result.elements.contentSize)),
      ("origin", JSON(result.view == nil ? result.solved.screen.origin : .zero)),
      ("sections", .list(result.solved.sections.map(section))),
      ("elements", .list(elements)), ("isWhole", .boolean(isWhole && window == nil)),
      (
        "refusals",
        .list(
          result.refusals.enumerated().filter { !$0.element.isIncomplete }.map {
            refusal($0.element, at: extents?[$0.offset])
          })
      ), ("elementCount", .number(Double(result.solved.elementCount))),
      ("notes", .list(result.notes.map { .text($0) })), ("isOld", .boolean(isOld)),
      ("grid", .list(screen.wants.grid ? grid : [])),
    ]
  }

  private func section(_ section: SolvedSection) -> JSON {
    var members: [(String, JSON)] = [
      ("index", .number(Double(section.index))),
      ("name", section.name.map { .text($0) } ?? JSON(.null)), ("frame", JSON(section.frame)),
    ]
    if isOld(section.index) { members.append(("isOld", true)) }
    if let scroll = section.orthogonal {
      members.append(
        (
          "orthogonal",
          [
            "behavior": .text(scroll.behavior.rawValue), "contentSize": JSON(scroll.contentSize),
            "offset": JSON(scroll.offset),
            // Where it begins it is on its first page.
            "page": (scroll.page ?? (scroll.behavior == .continuous ? nil : 0))
              .map { .number(Double($0)) } ?? JSON(.null),
          ]
        ))
    }
    return .object(members)
  }

  /// Whether a section is as it was before something in it was wrong.
  private func isOld(_ section: Int) -> Bool {
    guard let repaired, result.solved.layout.sections.indices.contains(section) else {
      return isOld
    }
    let id = result.solved.layout.sections[section].id
    return paths.offset(of: id).map(repaired.isOld(sectionAt:)) ?? repaired.isOld
  }

  /// What is around the elements: sections, what is left inside of their insets, and groups.
  private var grid: [JSON] {
    let areas = result.solved.sections.flatMap { section -> [(String, Rectangle)] in
      [("section", section.frame), ("insets", result.solved.contentArea(ofSection: section.index))]
    }
    let groups = compilation.groupFrames(in: job, meeting: window)
    return (areas + groups.map { ("group", $0) }).map { part, frame in
      ["part": .text(part), "frame": JSON(frame)]
    }
  }

  private func refusal(_ placed: PlacedRefusal, at widths: ClosedRange<Int>?) -> JSON {
    let place = compilation.location(of: placed.range.lowerBound)
    let sections = result.solved.sections
    let index = placed.refusal.section
    return [
      "rule": .text(placed.refusal.rule.rawValue), "reason": .text(placed.refusal.reason),
      "section": .number(Double(index)),
      "frame": sections.indices.contains(index) ? JSON(sections[index].frame) : JSON(.null),
      "widths": widths.map {
        [.number(Double($0.lowerBound)), .number(Double($0.upperBound))]
      } ?? JSON(.null),
      "help": .text(placed.help), "line": .number(Double(place.line)),
      "column": .number(Double(place.column)),
    ]
  }

  /// The elements in the window, contents included, and whether these are all.
  private var elements: (list: [JSON], isWhole: Bool) {
    let solved = result.solved
    var list: [JSON] = []
    var counts: [ElementPaths.Family: Int] = [:]
    // Where elements are written is the same for all that one makes.
    var places: [ElementID: [(String, JSON)]] = [:]
    let place = { (id: ElementID) -> [(String, JSON)] in
      if let known = places[id] { return known }
      let place = paths.place(of: id)
      places[id] = place
      return place
    }
    var cursor = ElementCursor(solved)
    cursor.forEach(until: job.stage.deadline) { element in
      let family = paths.family(of: element)
      let number = counts[family, default: 0]
      counts[family] = number + 1
      guard list.count < Self.mostElements,
        window.map({ element.frame.meets($0) }) ?? true
      else { return }
      let source = solved.sources[element.source]
      list.append(
        .object(host(element, source, at: paths.path(number, of: family)) + place(source.id)))
      var inner: [[String]: Int] = [:]
      result.elements.forEachContent(of: element, in: window) { record in
        let path = record.path
        defer { inner[path, default: 0] += 1 }
        let address = paths.path(record, in: (family, number), inner[path, default: 0])
        list.append(.object(content(record, at: address) + place(record.element.id)))
      }
    }
    var inner: [[String]: Int] = [:]
    result.elements.forEachViewContent(in: window) { record in
      let path = record.path
      defer { inner[path, default: 0] += 1 }
      let address = paths.path(record, in: nil, inner[path, default: 0])
      list.append(.object(content(record, at: address) + place(record.element.id)))
    }
    return (list, list.count < Self.mostElements)
  }

  private func host(
    _ element: SolvedElement, _ source: ElementSource, at path: String
  ) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("path", .text(path)), ("category", .text(source.category.rawValue)),
      ("kind", .text(source.kind)),
    ]
    if let name = source.name { members.append(("name", .text(name))) }
    if let section = element.section { members.append(("section", .number(Double(section)))) }
    members.append(("item", .number(Double(element.item))))
    if let cell = element.cell { members.append(("cell", .number(Double(cell)))) }
    members.append(("frame", JSON(element.frame)))
    members.append(("zIndex", .number(Double(source.zIndex))))
    if source.isPinned { members.append(("pinned", true)) }
    return members
  }

  private func content(_ record: ContentRecord, at path: String) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("path", .text(path)), ("category", .text(ContentRecord.category)),
      ("kind", .text(paths.kind(of: record.element.id))),
    ]
    if let name = paths.writtenName(of: record.element.id) { members.append(("name", .text(name))) }
    if let host = record.host {
      if let section = host.section { members.append(("section", .number(Double(section)))) }
      members.append(("item", .number(Double(host.item))))
    }
    members.append(("frame", JSON(record.placed.frame)))
    members.append(("zIndex", .number(Double(record.zIndex))))
    if let text = result.elements.lines(of: record) {
      members.append(("lines", .list(text.lines.map { .text(String($0)) })))
    }
    return members
  }
}

extension ElementCursor {
  /// Reads the elements one by one, as far as there is time.
  fileprivate mutating func forEach(until deadline: Deadline?, _ body: (SolvedElement) -> Void) {
    while deadline?.hasPassed != true, advance() { elements.forEach(body) }
  }
}

extension JSON {
  init(_ frame: Rectangle) {
    self = [
      "x": .rounded(frame.x), "y": .rounded(frame.y), "width": .rounded(frame.width),
      "height": .rounded(frame.height),
    ]
  }

  init(_ size: Size) { self = ["width": .rounded(size.width), "height": .rounded(size.height)] }

  init(_ point: Point) { self = ["x": .rounded(point.x), "y": .rounded(point.y)] }

  /// A length as dumps write it: to three decimals.
  private static func rounded(_ length: Double) -> JSON {
    let rounded = (length * 1000).rounded() / 1000
    return .number(rounded == 0 ? 0 : rounded)
  }
}
