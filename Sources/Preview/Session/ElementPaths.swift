internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// The names that lead to the elements of one layout or view, and where they are written.
struct ElementPaths {
  private let entries: [Int: NamedElements.Entry]
  /// By section, its name with its place among those of that name, where there are several.
  private let sections: [String]
  private let compilation: Compilation

  init(_ compilation: Compilation, root: Int, sections solved: LayoutSolver.SolvedLayout) {
    self.compilation = compilation
    let all = NamedElements(below: root, in: compilation.program).entries
    entries = Dictionary(all.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    let names = solved.sections.map(\.name)
    var counts: [String?: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var seen: [String?: Int] = [:]
    sections = names.map { name in
      let ordinal = seen[name, default: 0]
      seen[name] = ordinal + 1
      let word = (name ?? "section").pathWord
      return counts[name, default: 0] > 1 ? "\(word)[\(ordinal)]" : word
    }
  }

  /// The path of an element without the number of its instance.
  func path(of key: InstanceKey) -> String {
    guard let entry = entries[key.element.index] else { return name(of: key.element) }
    var owners = entry.owners.map { ($0.first ?? "").pathWord }
    if let section = key.section, sections.indices.contains(section), !owners.isEmpty {
      owners[0] = sections[section]
    }
    return (owners + [name(of: key.element)]).joined(separator: "/")
  }

  /// The last name of an element's path.
  func name(of id: ElementID) -> String {
    (entries[id.index]?.names.first ?? writtenName(of: id) ?? kind(of: id)).pathWord
  }

  func writtenName(of id: ElementID) -> String? { element(id)?.name }

  func kind(of id: ElementID) -> String { element(id)?.kind.name ?? "element" }

  /// Where an element is written, or used if a definition brings it.
  func place(of id: ElementID) -> [(String, JSON)] {
    guard let element = element(id) else { return [] }
    let own = element.wordRange.lowerBound
    let offset = element.uses.first?.range.lowerBound ?? own
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

  private func element(_ id: ElementID) -> CheckedElement? {
    let elements = compilation.program.elements
    return elements.indices.contains(id.index) ? elements[id.index] : nil
  }
}

extension String {
  /// It as a part of a path: quoted where it is no word.
  fileprivate var pathWord: String {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? self : "\"\(self)\""
  }
}
