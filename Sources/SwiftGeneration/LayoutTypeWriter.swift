internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// Writes the type of one layout.
struct LayoutTypeWriter {
  let facts: ProgramFacts
  let layout: CheckedElement
  let typeName: String
  /// What the first writing of the file has shown; `nil` in that.
  let known: KnownUses?
  let members: [Member]
  let sections: [SectionEntry]
  let kinds: KindTable
  let measures: MeasureTable
  var diagnostics: [Diagnostic] = []
  /// What its functions use from outside.
  var uses: Set<Symbol> = []
  /// By element, what its function uses from outside.
  var functionUses: [Int: Set<Symbol>] = [:]
  /// The `let`s of blocks that functions need.
  var needed: Set<BindingID> = []

  init(_ index: Int, _ facts: ProgramFacts, named typeName: String, _ known: KnownUses?) {
    (self.facts, self.typeName, self.known) = (facts, typeName, known)
    layout = facts.program.elements[index]
    members = facts.program.members(of: layout.body)
    let parameters = known?.parameters ?? []
    let arguments = Set(parameters.map { facts.program[$0].name })
    measures = MeasureTable(members, facts.program, avoiding: arguments)
    let taken = (known?.fileNames ?? []).union(arguments).union(measures.names.values)
    sections = SectionEntry.all(in: members, facts.program, avoiding: taken)
    kinds = KindTable(index, members, facts.program)
  }

  var program: CheckedProgram { facts.program }
  var access: String { facts.options.access.prefix }
  /// The `param`s that the layout uses, in the order of the file.
  var parameters: [BindingID] {
    facts.program.names.declarations.filter { uses.contains(.parameter($0)) }
  }
  /// Whether a condition decides which sections there are.
  var hasConditions: Bool { !members.isPlain(program.isSection) }

  /// The type.
  mutating func text() -> String {
    var functions = ""
    for section in sections { functions += "\n" + function(of: section) }
    let section = sectionFunction()
    let layout = layoutFunction()
    let order = orderFunction()
    var parts = [classNames, sectionEnumeration, kinds.text(facts.options)].filter { !$0.isEmpty }
    parts += [properties, arguments.initializer(access)].filter { !$0.isEmpty }
    parts += [layout, order, section]
    diagnostics += parameters.compactMap { facts.words.conflicts[$0] }
    let comment = program.documentation(before: self.layout.wordRange)
    return comment + "@MainActor\n\(access)struct \(typeName) {\n"
      + parts.joined(separator: "\n") + functions + "}\n"
  }

  /// The names that stand for the classes of UIKit or AppKit.
  private var classNames: String {
    guard facts.options.platform == .both else { return "" }
    let layout = "    \(access)typealias CompositionalLayout ="
    let view = "    \(access)typealias DecorationView ="
    let scrolling = "\n    \(access)typealias \(WordTypes.scrollingOfBoth) ="
    let name = "CollectionLayoutSectionOrthogonalScrollingBehavior"
    let isNeeded = arguments.contains { $0.type == WordTypes.scrollingOfBoth }
    return """
          #if canImport(UIKit)
      \(layout) UICollectionViewCompositionalLayout
      \(view) UICollectionReusableView\(isNeeded ? "\(scrolling) UI\(name)" : "")
          #else
      \(layout) NSCollectionViewCompositionalLayout
      \(view) NSView\(isNeeded ? "\(scrolling) NS\(name)" : "")
          #endif

      """
  }

  private var sectionEnumeration: String {
    var lines = "    /// The sections, in the order of the file.\n"
    lines += "    \(access)enum Section: String, CaseIterable, Sendable {\n"
    var seen: Set<String> = []
    for section in sections where seen.insert(section.caseName).inserted {
      let text = program.documentation(before: program.elements[section.index].wordRange)
      lines += String(text.trimmed).indentedLine(by: 8)
      let value = section.value == section.caseName ? "" : " = \(section.value.swiftLiteral)"
      lines += "        case \(section.caseName.escaped)\(value)\n"
    }
    return lines + "    }\n"
  }

  /// A writer of a function of this type.
  func writer(for element: Int, reserving: Set<String>) -> FunctionWriter {
    var expressions = ExpressionWriter(facts: facts)
    expressions.hidesFunctions = facts.hiddenFunctions
    var names = Names(reserving)
    names.reserve(["self"])
    names.reserve(Names.ofTypes)
    names.reserve(parameters(known).map { program[$0].name })
    if let uses = known?.functions[element] {
      for case .binding(let id) in uses { names.reserve([facts.names[id] ?? program[id].name]) }
      for case .helper(let helper) in uses {
        names.reserve([facts.helperNames[helper] ?? helper.name])
      }
    }
    names.reserve(measures.names.values)
    return FunctionWriter(
      expressions: expressions, names: names, needed: known?.needed, kinds: kinds.names,
      measures: measures.names, scrollsSideways: scrollsSideways)
  }

  private var scrollsSideways: Bool {
    members.assignments.effective(PropertyName.scrollDirection).contains {
      program.word(of: $0.property) != Axis.vertical.rawValue
    }
  }

  private func parameters(_ known: KnownUses?) -> Set<BindingID> { known?.parameters ?? [] }

  /// Declares the `let`s of the layout's own block, which any of its functions may use.
  func bindings(_ writer: inout FunctionWriter) -> [Statement] {
    [FunctionWriter.container] + writer.bindings(of: members)
  }

  /// Notes what a function uses, and what its writer has reported.
  mutating func finish(
    _ statements: [Statement], of element: Int, _ writer: FunctionWriter
  ) -> (statements: [Statement], uses: Set<Symbol>) {
    var outside: Set<Symbol> = []
    let kept = statements.withoutUnused(&outside)
    for case .turn(let id) in outside {
      let place = element < 0 ? layout : program.elements[element]
      let loop = program[id]
      diagnostics.append(.turnDecidesSection(loop.name, of: place, loop: loop.nameRange))
    }
    for name in kept.definedNames { if let id = writer.bound[name] { needed.insert(id) } }
    functionUses[element] = outside
    uses.formUnion(outside)
    diagnostics += writer.diagnostics
    var names = writer.names
    return (kept.cut(&names), outside)
  }

  private mutating func function(of section: SectionEntry) -> String {
    let element = program.elements[section.index]
    var writer = writer(for: section.index, reserving: FunctionWriter.reserved)
    let opening = bindings(&writer)
    let (statements, outside) = finish(
      opening + writer.section(element), of: section.index, writer)
    let readsContainer = statements.contains { $0.defines == .container }
    if readsContainer || outside.contains(where: facts.readsContainer) {
      checkContainer(of: element)
    }
    let arguments = [(Symbol.index, "_ index: Int"), (.environment, Self.environment)]
      .filter { outside.contains($0.0) }.map(\.1)
    return "    private func \(section.function)(\(arguments.joined(separator: ", ")))"
      + " -> NSCollectionLayoutSection {\n" + statements.text(indented: 2) + "    }\n"
  }

  static let environment = "_ environment: any NSCollectionLayoutEnvironment"

  /// Reports a container that UIKit does not give the section.
  ///
  /// - Source: `swift.md` 5, inputs.
  private mutating func checkContainer(of section: CheckedElement) {
    let own = program.members(of: section.body).assignments
      .effective(PropertyName.insetsReference).map(\.property)
    guard let written = own.last else { return }
    let layout = members.assignments.effective(PropertyName.insetsReference).map(\.property)
    let words = own.map { program.word(of: $0) }
    let outer = layout.isEmpty ? "safeArea" : layout.count == 1 ? program.word(of: layout[0]) : nil
    if words.allSatisfy({ $0 == "automatic" || $0 != nil && $0 == outer }) { return }
    diagnostics.append(.containerOfOwnReference(at: written.range, used: section.range))
  }
}

extension ProgramFacts {
  /// Whether what a function uses is the container's size.
  func readsContainer(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .container: true
    case .binding(let id): program.expressions.readsContainer[program[id].value.index]
    case .local, .environment, .index, .itemCount, .parameter, .helper, .measure, .view, .data,
      .turn:
      false
    }
  }

  /// The functions of Swift that a name of the file hides.
  var hiddenFunctions: Set<String> {
    let names = Set(names.values).union(program.elements.compactMap(\.name))
      .union(program.bindings.map(\.name))
    return names.intersection(["min", "max", "abs"])
  }
}

extension FunctionWriter {
  /// The names that a section's function has itself.
  static let reserved: Set<String> = [
    "section", "container", "environment", "index", "itemCount", "configuration", "waterfall",
    "Kind", "Section",
  ]
}

extension CheckedProgram {
  func isSection(_ index: Int) -> Bool { elements[index].kind.traits.contains(.repeatsWithData) }

  /// The word that a property always has.
  func word(of property: CheckedProperty) -> String? {
    guard let id = property.values.first?.expression else { return nil }
    if case .word(let word)? = constant(of: id) { return word }
    return nil
  }
}

extension [Statement] {
  /// The names that they declare, at any depth.
  var definedNames: [String] {
    flatMap { statement -> [String] in
      var names: [String] = []
      if case .local(let name)? = statement.defines { names.append(name) }
      return names + statement.branches.flatMap(\.body.definedNames)
    }
  }
}

extension String {
  /// The lines behind spaces, with a line end; nothing for nothing.
  func indentedLine(by count: Int) -> String {
    isEmpty ? "" : indented(by: String(repeating: " ", count: count)) + "\n"
  }
}

/// What writing a file once has shown.
struct KnownUses {
  /// By element, what its function uses from outside.
  var functions: [Int: Set<Symbol>] = [:]
  /// The `let`s of blocks that functions need.
  var needed: Set<BindingID> = []
  var parameters: Set<BindingID> = []
  /// The names at the top of the generated file.
  var fileNames: Set<String> = []
}
