internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension LayoutTypeWriter {
  private var prefix: String { facts.options.platform.hasUIKit ? "UI" : "NS" }
  private var isBoth: Bool { facts.options.platform == .both }

  /// A class of UIKit or AppKit, or the name that stands for either.
  private func collectionViewClass(_ name: String) -> String {
    isBoth ? name : "\(prefix)CollectionView\(name)"
  }

  private var decorationClass: String {
    isBoth
      ? "DecorationView" : facts.options.platform == .macOS ? "NSView" : "UICollectionReusableView"
  }

  /// `layout(…)`, which makes the layout for a collection view.
  mutating func layoutFunction() -> String {
    let decorations = kinds.decorations
    let statements = layoutStatements()
    var lines = "    /// The layout for a collection view.\n    ///\n"
    let kindText = "the section at an index; by default each section once"
    if decorations.isEmpty {
      lines += "    /// - Parameter kind: \(kindText)\n"
    } else {
      lines += "    /// - Parameters:\n"
      for decoration in decorations {
        lines +=
          "    ///   - \(decoration.name): the class of the \(decoration.word) `\(decoration.kind.printable)`\n"
      }
      lines += "    ///   - kind: \(kindText)\n"
    }
    let arguments =
      decorations.map { "\($0.name.escaped): \(decorationClass).Type" } + [kindArgument]
    lines += "    \(access)func layout(\(arguments.joined(separator: ", ")))"
    lines += " -> \(collectionViewClass("CompositionalLayout")) {\n"
    return lines + statements.text(indented: 2) + "    }\n"
  }

  private var kindArgument: String {
    hasConditions
      ? "kind: (@MainActor (Int, any NSCollectionLayoutEnvironment) -> Section?)? = nil"
      : "kind: @escaping @MainActor (Int) -> Section? = Self.inOrder"
  }

  private mutating func layoutStatements() -> [Statement] {
    var reserved: Set<String> = ["kind", "configuration", "layout", "index", "environment"]
    reserved.formUnion(kinds.decorations.map(\.name))
    var writer = writer(for: kinds.layout, reserving: reserved)
    var statements = writer.bindings(of: members)
    var items: [Statement] = []
    let headers = writer.collected(members, .boundaryItems(of: layout, program)) {
      $0.boundaryItem($1)
    }
    items += headers.statements
    var configured = writer.properties(of: layout, members, on: "configuration")
    if let list = headers.list {
      configured.append(
        Statement("configuration.boundarySupplementaryItems = \(list.text)", uses: list.uses))
    }
    statements += items
    if !configured.isEmpty {
      let name = collectionViewClass("CompositionalLayoutConfiguration")
      var declaration = Statement("let configuration = \(name)()")
      declaration.startsParagraph = true
      statements += [declaration] + configured
    }
    if hasConditions { statements.insert(Statement("let kind = kind ?? inOrder"), at: 0) }
    statements += ending(isConfigured: !configured.isEmpty)
    let (kept, uses) = finish(statements, of: kinds.layout, writer)
    if let input = [Symbol.container, .environment, .index, .itemCount].first(where: uses.contains)
    {
      refuseInputs(input)
    }
    return kept
  }

  /// Reports what the layout's own properties cannot depend on.
  private mutating func refuseInputs(_ symbol: Symbol) {
    let name = symbol == .index || symbol == .itemCount ? "`section`" : "`container` or `traits`"
    let own = members.assignments.map(\.property).first { property in
      property.values.contains { program.inference(of: $0.expression).inputs != 0 }
    }
    diagnostics.append(.fixedBeforeWidth(name, at: own?.range ?? layout.range))
    for used in [Symbol.container, .environment, .index, .itemCount] { uses.remove(used) }
  }

  private func ending(isConfigured: Bool) -> [Statement] {
    let argument = hasConditions ? "index, environment" : "index"
    var arguments = [
      Code(
        "sectionProvider: { index, environment in kind(\(argument)).map "
          + "{ section($0, at: index, in: environment) } }")
    ]
    if isConfigured { arguments.append(Code("configuration: configuration")) }
    let made = call(collectionViewClass("CompositionalLayout"), arguments)
    guard !kinds.decorations.isEmpty else { return [Statement("return \(made.text)")] }
    return [Statement("let layout = \(made.text)")]
      + kinds.decorations.map {
        Statement(
          "layout.register(\($0.name.escaped), forDecorationViewOfKind: Kind.\($0.constant))")
      } + [Statement("return layout")]
  }

  /// `inOrder`, the sections of a collection view that has each once.
  mutating func orderFunction() -> String {
    let comment =
      "    /// The section at an index when each stands once, in the order of the file.\n"
    guard hasConditions else {
      return comment + "    \(access)static func inOrder(_ index: Int) -> Section? {\n"
        + "        Section.allCases.indices.contains(index) ? Section.allCases[index] : nil\n    }\n"
    }
    var writer = writer(for: -1, reserving: ["index", "environment", "container", "sections"])
    let names = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0.caseName.escaped) })
    var statements = bindings(&writer)
    statements.append(Statement("var sections: [Section] = []"))
    statements += writer.appended(members, program.isSection) { _, index in
      [Statement("sections.append(.\(names[index] ?? ""))")]
    }
    statements.append(Statement("return sections.indices.contains(index) ? sections[index] : nil"))
    let (kept, _) = finish(statements, of: -1, writer)
    return comment + "    \(access)func inOrder(_ index: Int, \(Self.environment)) -> Section? {\n"
      + kept.text(indented: 2) + "    }\n"
  }

  /// `section(_:at:in:)`, which calls the function of a section.
  mutating func sectionFunction() -> String {
    var lines = "    /// One section, for use in a layout of your own.\n"
    lines += "    \(access)func section(_ kind: Section, at index: Int, "
    lines += "in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {\n"
    lines += "        switch kind {\n"
    var seen: Set<String> = []
    for section in sections where seen.insert(section.caseName).inserted {
      let same = sections.filter { $0.caseName == section.caseName }
      if same.count == 1 {
        lines += "        case .\(section.caseName.escaped): return \(invocation(of: section))\n"
        continue
      }
      lines += "        case .\(section.caseName.escaped):\n"
      lines += choice(among: same).text(indented: 3)
    }
    return lines + "        }\n    }\n"
  }

  /// The call of the one of several functions whose condition holds.
  private mutating func choice(among same: [SectionEntry]) -> [Statement] {
    var writer = writer(for: -2, reserving: ["index", "environment", "container", "kind"])
    var statements = bindings(&writer)
    for section in same.dropLast() {
      let call = Statement("return \(invocation(of: section))")
      guard let condition = writer.condition(of: section.path) else {
        statements.append(call)
        break
      }
      statements.append(
        Statement([
          Statement.Branch(head: "if " + condition.text, uses: condition.uses, body: [call])
        ]))
    }
    if let last = same.last { statements.append(Statement("return \(invocation(of: last))")) }
    return finish(statements, of: -2, writer).statements
  }

  private func invocation(of section: SectionEntry) -> String {
    let used = functionUses[section.index] ?? []
    let arguments = [(Symbol.index, "index"), (.environment, "environment")]
      .filter { used.contains($0.0) }.map(\.1)
    return "\(section.function)(\(arguments.joined(separator: ", ")))"
  }
}
