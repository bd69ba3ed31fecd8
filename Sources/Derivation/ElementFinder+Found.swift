internal import LayoutChecking
internal import LayoutContent
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps

extension ElementFinder {
  /// All of the content.
  var content: FoundElement {
    FoundElement(
      subject: .content, names: ["content"], indices: [:],
      label: .init(category: "layout", kind: "content", name: nil, id: nil), section: nil,
      item: nil, cell: nil,
      frame: Rectangle(origin: .zero, size: result.elements.contentSize))
  }

  /// A section; `nil` for one that is refused.
  func found(section: Int) -> FoundElement? {
    guard !solved.refusals.contains(where: { $0.section == section }) else { return nil }
    let model = solved.layout.sections[section]
    let ordinal = ordinal(of: section)
    return FoundElement(
      subject: .section(section), names: [name(model.id)],
      indices: ordinal.count > 1 ? [0: ordinal.place] : [:],
      label: .init(category: "section", kind: "section", name: model.name, id: model.id),
      section: section, item: nil, cell: nil, frame: solved.section(at: section).frame)
  }

  /// The instance of a group that begins with `cell`.
  func group(_ path: DerivedPath, from cell: Int, _ ordinal: Int, in section: Int) -> FoundElement?
  {
    guard var deriver, let id = path.ids.last,
      let frame = deriver.frame(ofGroup: id, around: cell, in: section)
    else { return nil }
    let names = names(path)
    var indices = indices(ofSection: section)
    indices[names.count - 1] = ordinal
    let element = program.elements.indices.contains(id.index) ? program.elements[id.index] : nil
    return FoundElement(
      subject: .group(id, cell: cell, section: section), names: names, indices: indices,
      label: .init(
        category: "group", kind: element?.kind.name ?? "group", name: element?.name, id: id),
      section: section, item: nil, cell: nil, frame: frame.rectangle)
  }

  /// The number behind the name of a section, where there are several of that name.
  private func indices(ofSection section: Int?) -> [Int: Int] {
    guard let section else { return [:] }
    let ordinal = ordinal(of: section)
    return ordinal.count > 1 ? [0: ordinal.place] : [:]
  }

  /// A cell, a supplementary or a decoration.
  func found(_ element: LayoutSolver.SolvedElement) -> FoundElement {
    let source = solved.sources[element.source]
    let ids =
      deriver?.paths(ofSection: element.section)
      .first { $0.kind == .element(source: element.source) }?.ids ?? [source.id]
    let names = ids.map { name($0) }
    var indices = indices(ofSection: element.section)
    indices[names.count - 1] = place(of: element, like: names)
    return FoundElement(
      subject: .element(element), names: names, indices: indices,
      label: .init(
        category: source.category.rawValue, kind: source.kind, name: source.name, id: source.id,
        isApproximate: result.elements.approximateSources[element.source]),
      section: element.section, item: element.item, cell: element.cell, frame: element.frame)
  }

  /// The number of an element among those with its path in its section.
  private func place(of element: LayoutSolver.SolvedElement, like names: [String]) -> Int {
    let paths = (deriver?.paths(ofSection: element.section) ?? []).filter {
      self.names($0) == names
    }
    let sources = Set(paths.compactMap(\.source))
    if let section = element.section, let deriver, isRepeated(element.source, paths) {
      return deriver.number(of: element, among: sources, in: section)
    }
    var (count, place) = (0, 0)
    solved.forEachElementBesideGroups(ofSection: element.section) { other in
      guard sources.contains(other.source) else { return }
      if other == element { place = count }
      count += 1
    }
    return place
  }

  /// The content that `parts` name.
  func record(_ parts: [ElementAddress.Part]) -> Answer {
    // All names together mean nothing else.
    if case .found(let found) = record(parts, isWhole: true) { return .found(found) }
    return record(parts, isWhole: false)
  }

  private func record(_ parts: [ElementAddress.Part], isWhole: Bool) -> Answer {
    var paths: Set<[String]> = []
    let wanted = parts.last?.index ?? 0
    var hosts: [[String]: Int] = [:]
    let answer = record { record, names in
      guard !isWhole || names.count == parts.count,
        let places = ElementAddress.places(of: parts, in: names)
      else { return false }
      for (part, place) in zip(parts.dropLast(), places) {
        guard let index = part.index else { continue }
        if place == 0, let section = record.host?.section {
          if ordinal(of: section).place != index { return false }
        } else if let host = record.host, ordinal(ofHost: host) != index {
          return false
        }
      }
      paths.insert(names)
      hosts[names, default: 0] += 1
      return hosts[names] == wanted + 1
    }
    if paths.count > 1 { return .ambiguous(paths.map { ElementAddress.path($0) }.sorted()) }
    guard wanted > 0, case .found(let found) = answer else { return answer }
    return .found(found.numbered(wanted))
  }

  private func ordinal(ofHost host: LayoutSolver.SolvedElement) -> Int {
    place(of: host, like: hostNames(host))
  }

  /// The first content that `isMeant`, which is called with all and their names.
  func record(where isMeant: (ContentRecord, [String]) -> Bool) -> Answer {
    guard !result.elements.holdsNoContents else { return .none }
    var found: (record: ContentRecord, names: [String])?
    var hosts: [Int: [String]] = [:]
    result.elements.forEach { _ in
    } content: { record in
      var names = record.path
      if let host = record.host {
        let known = hosts[host.source] ?? hostNames(host)
        hosts[host.source] = known
        names = known + record.path.dropFirst()
      }
      if found == nil, isMeant(record, names) { found = (record, names) }
    }
    return found.map { .found(self.found($0.record, $0.names)) } ?? .none
  }

  private func hostNames(_ host: LayoutSolver.SolvedElement) -> [String] {
    let path = deriver?.paths(ofSection: host.section)
      .first { $0.kind == .element(source: host.source) }
    return path.map { names($0) } ?? [name(solved.sources[host.source].id)]
  }

  private func found(_ record: ContentRecord, _ names: [String]) -> FoundElement {
    var indices = indices(ofSection: record.host?.section)
    if let host = record.host { indices[hostNames(host).count - 1] = ordinal(ofHost: host) }
    return FoundElement(
      subject: .record(record), names: names, indices: indices,
      label: .init(
        category: ContentRecord.category, kind: record.element.kind, name: record.element.name,
        id: record.element.id),
      section: record.host?.section, item: record.host?.item, cell: record.host?.cell,
      frame: record.placed.frame)
  }
}
