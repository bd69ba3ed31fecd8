internal import LayoutContent
internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSolver
package import LayoutText

/// The addresses of the elements of a solved layout or view.
package struct DerivedAddresses {
  /// An element of the source.
  struct Entry {
    let names: [String]
    let category: String
    let kind: String
    let name: String?
    var count = 0
  }

  let elements: [Entry]
  let context: DerivedElement.Context

  /// How many instances there are of what `element` is one of.
  package func count(of element: DerivedElement) -> Int {
    elements.first { $0.names == element.found.names }?.count ?? 0
  }

  /// Every path, once.
  package var paths: [String] { elements.map { ElementAddress.path($0.names) } }

  /// A line for each element: its path, and how many instances of it there are.
  package var text: String {
    elements.map { "\(ElementAddress.path($0.names).printable)  \($0.count)\n" }.joined()
  }

  package var json: JSON {
    context.json([
      (
        "elements",
        .list(
          elements.map { entry in
            [
              "path": .text(ElementAddress.path(entry.names)), "category": .text(entry.category),
              "kind": .text(entry.kind), "name": .optional(entry.name),
              "count": .number(Double(entry.count)),
            ]
          })
      )
    ])
  }
}

extension ElementFinder {
  /// Every element of the source, with its number of instances; those that are not there stand behind
  /// the others of what they are in.
  var addresses: [DerivedAddresses.Entry] {
    mutating get {
      var entries = present
      let root = showsView ? [name(ElementID(job.layout))] : []
      for absent in NamedElements(below: job.layout, in: program).entries {
        let names = root + absent.owners.compactMap(\.first) + absent.names.prefix(1)
        // An overlay or underlay has no frame of its own.
        guard !program.elements[absent.index].kind.traits.contains(.isModifier),
          !entries.contains(where: { $0.names.starts(with: names) })
        else { continue }
        let place = entries.lastIndex { $0.names.starts(with: names.dropLast()) }
        entries.insert(entry(absent, names), at: place.map { $0 + 1 } ?? entries.count)
      }
      return entries
    }
  }

  private func entry(_ absent: NamedElements.Entry, _ names: [String]) -> DerivedAddresses.Entry {
    let element = program.elements[absent.index]
    let (title, word) = (element.kind.title, element.kind.name)
    func entry(_ category: String, _ kind: String) -> DerivedAddresses.Entry {
      .init(names: names, category: category, kind: kind, name: element.name)
    }
    if absent.isSection { return entry("section", word) }
    if absent.isGroup { return entry("group", word) }
    if element.kind.traits.contains(.isContent) { return entry(ContentRecord.category, word) }
    if element.kind.traits.contains(.isItem) { return entry("cell", "cell") }
    let isBehind = [Decoration.background, Decoration.decoration].contains { $0.title == title }
    return entry(isBehind ? "decoration" : "supplementary", element.name ?? word)
  }

  /// Those that are there.
  private var present: [DerivedAddresses.Entry] {
    mutating get {
      var (entries, known, sources): ([DerivedAddresses.Entry], [[String]: Int], [Int: Int]) =
        ([], [:], [:])
      func entry(_ names: [String], _ new: @autoclosure () -> DerivedAddresses.Entry) -> Int {
        if let index = known[names] { return index }
        entries.append(new())
        known[names] = entries.count - 1
        return entries.count - 1
      }
      for section in everySection {
        for path in paths(section) {
          let names = names(path)
          let index = entry(names, self.entry(path, names))
          switch path.kind {
          case .section: entries[index].count += 1
          case .group:
            if let section, let id = path.ids.last {
              entries[index].count += deriver?.count(ofGroup: id, in: section) ?? 0
            }
          case .element(let source):
            sources[source] = index
            if let section, isRepeated(source, [path]) {
              entries[index].count += deriver?.count(of: [source], in: section) ?? 0
            } else {
              solved.forEachElementBesideGroups(ofSection: section) {
                if $0.source == source { entries[index].count += 1 }
              }
            }
          }
        }
      }
      if result.elements.holdsNoContents { return entries }
      result.elements.forEach { _ in
      } content: { record in
        let owner = record.host.flatMap { sources[$0.source] }.map { entries[$0].names }
        let names = owner.map { $0 + record.path.dropFirst() } ?? record.path
        let index = entry(
          names,
          .init(
            names: names, category: ContentRecord.category, kind: record.element.kind,
            name: record.element.name))
        entries[index].count += 1
      }
      return entries
    }
  }

  private func entry(_ path: DerivedPath, _ names: [String]) -> DerivedAddresses.Entry {
    switch path.kind {
    case .element(let source):
      let model = solved.sources[source]
      return .init(
        names: names, category: model.category.rawValue, kind: model.kind, name: model.name)
    case .section, .group:
      let index = path.ids.last?.index ?? 0
      let element = program.elements.indices.contains(index) ? program.elements[index] : nil
      let category = path.kind == .section ? "section" : "group"
      return .init(
        names: names, category: category, kind: element?.kind.name ?? category, name: element?.name)
    }
  }
}
