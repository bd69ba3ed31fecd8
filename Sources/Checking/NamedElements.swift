internal import LayoutLanguage

/// The elements of a layout or a view, as the subjects of expectations and addresses name them.
package struct NamedElements: Sendable {
  /// One element of the program and the names around it.
  package struct Entry: Sendable {
    package let index: Int
    /// Its name, or the words that stand for it where it has none.
    package let names: [String]
    /// The same of the elements around it, from the outside in, without the layout.
    package let owners: [[String]]
    package let isSection: Bool
    package let isGroup: Bool
  }

  package private(set) var entries: [Entry] = []

  /// - Parameter root: The layout or the view, among the elements of `program`.
  package init(below root: Int, in program: CheckedProgram) {
    visit(program.elements[root].body, inside: [], of: program)
  }

  private mutating func visit(
    _ body: [CheckedStatement], inside owners: [[String]], of program: CheckedProgram
  ) {
    for index in body.flatMap(\.elements) {
      let element = program.elements[index]
      let names = element.name.map { [$0] } ?? element.kind.wordsWithoutName
      entries.append(
        Entry(
          index: index, names: names, owners: owners,
          isSection: element.kind.traits.contains(.repeatsWithData),
          isGroup: element.kind.traits.contains(.isGroup)))
      visit(element.body, inside: owners + [names], of: program)
    }
  }

  /// The elements that `path` leads to: its last name is theirs, those before are of elements around
  /// them, in this order; groups may be left out. A name alone is that of a section first.
  package func entries(at path: [String]) -> [Entry] {
    guard let last = path.last else { return [] }
    let found = entries.filter { $0.names.contains(last) && $0.stands(inside: path.dropLast()) }
    let sections = path.count == 1 ? found.filter(\.isSection) : []
    return sections.isEmpty ? found : sections
  }

  /// Every name, each once, in source order.
  package var names: [String] {
    var seen: Set<String> = []
    return entries.compactMap(\.names.first).filter { seen.insert($0).inserted }
  }
}

extension NamedElements.Entry {
  fileprivate func stands(inside path: ArraySlice<String>) -> Bool {
    var rest = owners[...]
    return path.allSatisfy { name in
      guard let place = rest.firstIndex(where: { $0.contains(name) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}

extension ElementKind {
  /// What an element without a name is called: the word it is written with, and that of dumps.
  fileprivate var wordsWithoutName: [String] {
    name == Item.vocabulary.name ? [name, "cell"] : [name]
  }
}
