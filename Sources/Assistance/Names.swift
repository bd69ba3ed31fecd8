package import LayoutCompiler
internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// Something with a name that other places use.
package struct NamedThing: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A `let`, a loop variable.
    case constant
    /// A `param`, a parameter of a definition.
    case parameter
    case definition, layout, section, element
  }

  package let kind: Kind
  package let name: String
  /// The file that it is declared in, as messages name it.
  package let file: String
  /// Where in that file; 0 for what all of one name are: layouts, sections, element kinds.
  package let offset: Int
}

/// A place where something is named.
package struct Occurrence: Hashable, Sendable {
  package let thing: NamedThing
  /// The name, quotes included; counted among all files of the compilation.
  package let range: TextRange
  package let isDeclaration: Bool
}

/// Every place of a compilation where something with a name is declared or used.
package struct NameTable: Sendable {
  /// In the order of their places, each once.
  package private(set) var occurrences: [Occurrence] = []
  let sources: Sources
  /// The sections and layouts by their names.
  private var shared: [SharedName: NamedThing] = [:]

  private struct SharedName: Hashable {
    let kind: NamedThing.Kind
    let name: String
  }

  /// - Complexity: O(*n* log *n*) in the expressions and elements of all files.
  package init(of compilation: Compilation) {
    sources = compilation.sources
    let programs = [compilation.program, compilation.definitionsAlone].compactMap(\.self)
    for program in programs { addDeclarations(of: program) }
    for program in programs { addUses(of: program) }
    addPaths(of: compilation)
    addDefinitions(of: compilation)
    keepOne()
  }

  /// Sorts the occurrences and leaves each once.
  private mutating func keepOne() {
    occurrences.sort {
      ($0.range.lowerBound, $0.range.upperBound, $0.isDeclaration ? 0 : 1)
        < ($1.range.lowerBound, $1.range.upperBound, $1.isDeclaration ? 0 : 1)
    }
    var (kept, first) = ([Occurrence](), 0)
    kept.reserveCapacity(occurrences.count)
    for occurrence in occurrences {
      if kept.last?.range != occurrence.range { first = kept.count }
      // What is declared is no use of something else.
      let isHidden =
        !occurrence.isDeclaration && first < kept.count && kept[first].isDeclaration
      if !isHidden, !kept[first...].contains(occurrence) { kept.append(occurrence) }
    }
    occurrences = kept
  }

  /// What is named at `offset`, the end of a name included.
  package func occurrence(at offset: Int) -> Occurrence? {
    occurrences.first { $0.range.contains(offset) }
      ?? occurrences.first { $0.range.upperBound == offset }
  }

  /// Every place where `thing` is named.
  package func occurrences(of thing: NamedThing) -> [Occurrence] {
    occurrences.filter { $0.thing == thing }
  }

  private func file(at offset: Int) -> SourceText { sources.file(at: offset) }

  private mutating func add(_ thing: NamedThing, at range: TextRange, isDeclaration: Bool) {
    guard !range.isEmpty else { return }
    occurrences.append(Occurrence(thing: thing, range: range, isDeclaration: isDeclaration))
    if isDeclaration, thing.kind == .section || thing.kind == .layout {
      let name = SharedName(kind: thing.kind, name: thing.name)
      if shared[name] == nil { shared[name] = thing }
    }
  }

  private func thing(_ kind: NamedThing.Kind, _ name: String, at offset: Int) -> NamedThing {
    let file = file(at: offset)
    return NamedThing(kind: kind, name: name, file: file.name, offset: offset - file.base)
  }

  private func thing(_ binding: Binding) -> NamedThing {
    let isParameter = binding.parameter != nil || binding.origin == .argument
    return thing(
      isParameter ? .parameter : .constant, binding.name, at: binding.nameRange.lowerBound)
  }

  private func thing(_ element: CheckedElement, named name: String) -> NamedThing? {
    let (traits, symbol) = (element.kind.traits, SymbolKinds.byWord[element.kind.name])
    let kind: NamedThing.Kind
    if traits.contains(.repeatsWithData) {
      kind = .section
    } else if symbol == .layout {
      kind = .layout
    } else if symbol == .preview {
      return nil
    } else {
      kind = .element
    }
    let isShared = kind != .element || traits.contains(.isViewKind)
    let file = file(at: element.nameRange.lowerBound)
    return NamedThing(
      kind: kind, name: name, file: file.name,
      offset: isShared ? 0 : element.nameRange.lowerBound - file.base)
  }

  private mutating func addDeclarations(of program: CheckedProgram) {
    for binding in program.bindings where sources[binding.nameRange] == binding.name {
      add(thing(binding), at: binding.nameRange, isDeclaration: true)
    }
    for element in program.elements
    where element.nameRange != element.wordRange && !element.namesOthers {
      guard let name = element.name, let thing = thing(element, named: name) else { continue }
      add(thing, at: element.nameRange, isDeclaration: true)
    }
  }

  private mutating func addUses(of program: CheckedProgram) {
    for (index, node) in program.expressions.nodes.enumerated() {
      guard case .binding(let id) = node else { continue }
      let (range, binding) = (program.expressions.ranges[index], program[id])
      guard sources[range] == binding.name else { continue }
      add(thing(binding), at: range, isDeclaration: false)
    }
    for element in program.elements {
      for case .property(let property) in element.body {
        addUses(by: property, of: element.kind, in: program)
      }
    }
  }

  /// The names of sections, parameters and layouts that a property refers to.
  private mutating func addUses(
    by property: CheckedProperty, of kind: ElementKind, in program: CheckedProgram
  ) {
    guard let index = property.index else { return }
    let form = kind.properties[index].form
    for value in property.values {
      if let label = value.label, let range = value.labelRange {
        switch form.labels {
        case .sections: addUse(of: .section, label, at: range)
        case .parameters:
          if let id = program.names.parameters[label]?.only {
            add(thing(program[id]), at: range, isDeclaration: false)
          }
        case .none, .parts: break
        }
      }
      if form.reference == .layout {
        let written = sources[value.range]
        addUse(of: .layout, unquoted(written), at: value.range)
      }
    }
  }

  /// The names in the paths of expectations, and of what is measured.
  private mutating func addPaths(of compilation: Compilation) {
    let program = compilation.program
    let naming = program.elements.filter(\.namesOthers)
    guard !naming.isEmpty else { return }
    let roots = (compilation.layouts + compilation.views).map {
      NamedElements(below: $0, in: program)
    }
    for element in naming {
      let isNamed = element.nameRange != element.wordRange
      if isNamed { addPath(at: element.nameRange, among: roots, of: program) }
      let owner = isNamed ? [element.name].compactMap(\.self) : []
      for property in element.body.properties {
        guard let index = property.index else {
          let quotes = sources[property.range].hasPrefix("\"") ? 2 : 0
          let name = property.range.prefix(property.name.utf8.count + quotes)
          addPath(at: name, inside: owner, among: roots, of: program)
          continue
        }
        guard element.kind.properties[index].reference == .element else { continue }
        for value in property.values {
          addPath(at: program.range(of: value.expression), among: roots, of: program)
        }
      }
    }
  }

  /// The names in the path at `range`, each of the elements that it leads to so far.
  private mutating func addPath(
    at range: TextRange, inside owner: [String] = [], among roots: [NamedElements],
    of program: CheckedProgram
  ) {
    let text = sources[range]
    let isQuoted = text.hasPrefix("\"")
    let parts =
      isQuoted ? [text[...]] : text.split(separator: ".", omittingEmptySubsequences: false)
    let names = parts.map { unquoted(String($0)) }
    var start = range.lowerBound
    for (index, part) in parts.enumerated() {
      let place = start..<start + part.utf8.count
      start = place.upperBound + 1
      for root in roots {
        for entry in root.entries(at: owner + names[...index]) {
          let element = program.elements[entry.index]
          guard element.name == names[index], let thing = thing(element, named: names[index])
          else { continue }
          add(thing, at: place, isDeclaration: false)
        }
      }
    }
  }

  private mutating func addUse(of kind: NamedThing.Kind, _ name: String, at range: TextRange) {
    guard let thing = shared[SharedName(kind: kind, name: name)] else { return }
    add(thing, at: range, isDeclaration: false)
  }

  /// Definitions, their parameters and what uses them.
  private mutating func addDefinitions(of compilation: Compilation) {
    let trees = compilation.trees
    var declared: [String: [(thing: NamedThing, parameters: [String: NamedThing])]] = [:]
    for tree in trees {
      for definition in tree.all(DefinitionSyntax.self) {
        guard let name = definition.name else { continue }
        let thing = thing(.definition, name.text, at: name.range.lowerBound)
        add(thing, at: name.range, isDeclaration: true)
        var parameters: [String: NamedThing] = [:]
        for parameter in definition.parameters.compactMap(\.name) {
          parameters[parameter.text] = self.thing(
            .parameter, parameter.text, at: parameter.range.lowerBound)
          add(parameters[parameter.text] ?? thing, at: parameter.range, isDeclaration: true)
        }
        declared[name.text, default: []].append((thing, parameters))
      }
    }
    for tree in trees {
      for use in tree.all(UseSyntax.self) {
        guard let name = use.name, let all = declared[name.text] else { continue }
        // A file's own definition hides those that it imports.
        let meant = all.first { $0.thing.file == tree.source.name } ?? all[0]
        add(meant.thing, at: name.range, isDeclaration: false)
        for label in use.arguments.compactMap(\.label) {
          if let parameter = meant.parameters[label.text] {
            add(parameter, at: label.range, isDeclaration: false)
          }
        }
      }
    }
  }
}

/// A name without its quotes.
package func unquoted(_ name: String) -> String {
  name.hasPrefix("\"") && name.hasSuffix("\"") && name.utf8.count > 1
    ? String(name.dropFirst().dropLast()) : name
}

extension CheckedElement {
  /// Whether the name that it has, and the properties that an author names in it, are those of others.
  fileprivate var namesOthers: Bool {
    kind.traits.contains(.isExpectation) || kind.namedProperties != nil
  }
}
