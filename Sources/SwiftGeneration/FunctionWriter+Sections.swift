internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage

extension FunctionWriter {
  /// The statements of a section's function.
  mutating func section(_ element: CheckedElement) -> [Statement] {
    if element.kind.traits.contains(.isList) { return list(element) }
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let group = sectionGroup(members)
    statements += group.statements
    var plain: [Int: Code] = [:]
    for index in members.plainElements where program.isBoundaryItem(index) {
      let (item, name) = boundaryItem(index)
      statements += item
      plain[index] = name
    }
    var section = Statement(
      "let section = NSCollectionLayoutSection(group: \(group.name.text))", uses: group.name.uses)
    section.startsParagraph = true
    statements.append(section)
    statements += properties(of: element, members, on: "section")
    statements += appended(members, program.isBoundaryItem) { writer, index in
      let (item, name) = plain[index].map { ([], $0) } ?? writer.boundaryItem(index)
      return item + [
        Statement("section.boundarySupplementaryItems.append(\(name.text))", uses: name.uses)
      ]
    }
    statements += appended(members, program.isDecoration) { writer, index in
      let (item, name) = writer.decoration(index)
      return item + [Statement("section.decorationItems.append(\(name.text))", uses: name.uses)]
    }
    return statements + [Statement("return section")]
  }

  /// The group of a section, in a constant of its own where conditions decide which.
  private mutating func sectionGroup(
    _ members: [Member]
  ) -> (statements: [Statement], name: Code) {
    let isGroup = program.isGroupChild
    if members.isPlain(isGroup), let index = members.elements.first(where: isGroup) {
      return child(index, Surroundings(isSection: true, section: members))
    }
    let name = names.take("group")
    var declaration = Statement("let \(name): NSCollectionLayoutGroup")
    declaration.startsParagraph = true
    let statements = appended(members, isGroup) { writer, index in
      let group = writer.child(index, Surroundings(isSection: true, section: members))
      return group.statements + [
        Statement("\(name) = \(group.name.text)", uses: group.name.uses)
      ]
    }
    return ([declaration] + statements, Code(name, uses: [.local(name)]))
  }

  /// A list: what is said of the sizes of its rows stays with the cells.
  private mutating func list(_ element: CheckedElement) -> [Statement] {
    if options.platform.hasAppKit { report(.notInAppKit("`list`", at: element.range)) }
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    if members.elements.contains(where: { program.elements[$0].size != nil }) {
      report(.listSizes(at: element.range))
    }
    let appearance = folded(PropertyName.appearance, members, Code(".plain")) { property in
      property.values.first.map { expressions.word($0.expression) } ?? Code(".plain")
    }
    let modes = modes(of: members)
    let rest = properties(of: element, members, on: "configuration")
    let word = modes.isEmpty && rest.isEmpty ? "let" : "var"
    statements.append(
      Statement(
        "\(word) configuration = UICollectionLayoutListConfiguration(appearance: \(appearance.text))",
        uses: appearance.uses))
    statements += modes + rest
    return statements + [
      Statement(
        "return .list(using: configuration, layoutEnvironment: environment)",
        uses: [.environment])
    ]
  }

  /// The modes that follow from the list's header and footer, where none is written.
  private mutating func modes(of members: [Member]) -> [Statement] {
    let parts = [
      (BoundaryItem.headerOfList.title, PropertyName.headerMode),
      (BoundaryItem.footerOfList.title, PropertyName.footerMode),
    ]
    var statements: [Statement] = []
    for (title, mode) in parts where members.assignments.effective(mode).isEmpty {
      let program = program
      statements += appended(members, { program.elements[$0].kind.title == title }) { _, _ in
        [Statement("configuration.\(mode) = .supplementary")]
      }
    }
    return statements
  }
}

extension [Member] {
  /// The elements that are there in every view, once.
  var plainElements: [Int] {
    flatMap { member -> [Int] in
      switch member {
      case .element(let index): [index]
      case .use(let body): body.plainElements
      case .property, .binding, .condition, .loop: []
      }
    }
  }
}
