internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// The paths of the elements of one layout or view, as `why` has them, and where they are written.
struct ElementPaths {
  /// What has its path, without the number, in common with other elements.
  struct Family: Hashable {
    let section: Int?
    fileprivate let names: Int
  }

  private let entries: [Int: NamedElements.Entry]
  /// By section, the number behind its name; none where its name is the only one.
  private let ordinals: [Int?]
  /// By source, the number of its names among those in `names`.
  private let families: [Int]
  /// Names from the section on.
  private let names: [[String]]
  private let compilation: Compilation

  init(_ compilation: Compilation, root: Int, sections solved: LayoutSolver.SolvedLayout) {
    self.compilation = compilation
    let all = NamedElements(below: root, in: compilation.program).entries
    let entries = Dictionary(all.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    self.entries = entries
    let elements = compilation.program.elements
    let name = { (id: ElementID) in
      elements.indices.contains(id.index) ? elements[id.index].nameInPaths : "group"
    }
    let names = solved.sources.map { source in
      (entries[source.id.index]?.owners ?? []).map { $0.first ?? "" } + [name(source.id)]
    }
    var known: [[String]: Int] = [:]
    families = names.map { names in
      let family = known[names] ?? known.count
      known[names] = family
      return family
    }
    self.names = known.sorted { $0.value < $1.value }.map(\.key)
    let sections = solved.layout.sections.map { name($0.id) }
    var counts: [String: Int] = [:]
    for name in sections { counts[name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    ordinals = sections.map { name in
      defer { seen[name, default: 0] += 1 }
      return counts[name, default: 0] > 1 ? seen[name, default: 0] : nil
    }
  }

  func family(of element: SolvedElement) -> Family {
    Family(section: element.section, names: families[element.source])
  }

  /// The path of the element with `number` among those of its family.
  func path(_ number: Int, of family: Family) -> String {
    let names = names[family.names]
    return ElementAddress.path(names, indices(in: family).merging([names.count - 1: number]) { $1 })
  }

  /// The path of a content.
  ///
  /// - Parameters:
  ///   - host: The element around it, and its number; `nil` in a view.
  ///   - number: Its number among those with its names in the host.
  func path(_ record: ContentRecord, in host: (family: Family, number: Int)?, _ number: Int)
    -> String
  {
    var names = record.path
    var indices: [Int: Int] = [:]
    if let host {
      names = self.names[host.family.names] + names.dropFirst()
      indices = self.indices(in: host.family)
      indices[self.names[host.family.names].count - 1] = host.number
    }
    if number > 0 { indices[names.count - 1] = number }
    return ElementAddress.path(names, indices)
  }

  private func indices(in family: Family) -> [Int: Int] {
    guard let section = family.section, ordinals.indices.contains(section) else { return [:] }
    return ordinals[section].map { [0: $0] } ?? [:]
  }

  func writtenName(of id: ElementID) -> String? { element(id)?.name }

  func kind(of id: ElementID) -> String { element(id)?.kind.name ?? "element" }

  /// Where an element is written, or used if a definition brings it.
  func place(of id: ElementID) -> [(String, JSON)] {
    guard let element = element(id) else { return [] }
    let own = element.wordRange.lowerBound
    let offset = offset(of: id) ?? own
    let place = compilation.location(of: offset)
    var members: [(String, JSON)] = [
      ("line", .number(Double(place.line))), ("column", .number(Double(place.column))),
      ("element", .number(Double(id.index))), ("word", .text(element.kind.name)),
    ]
    let definition = compilation.sources.file(at: own)
    if offset != own, definition.name == compilation.source.name {
      members.append(("definedAt", .number(Double(definition.location(of: own).line))))
    }
    return members
  }

  /// Where an element begins, or the use that brings it.
  func offset(of id: ElementID) -> Int? {
    element(id).map { $0.uses.first?.range.lowerBound ?? $0.wordRange.lowerBound }
  }

  private func element(_ id: ElementID) -> CheckedElement? {
    let elements = compilation.program.elements
    return elements.indices.contains(id.index) ? elements[id.index] : nil
  }
}

extension CheckedElement {
  /// What it is called in paths.
  fileprivate var nameInPaths: String { name ?? kind.name }
}
