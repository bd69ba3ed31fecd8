internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage

extension FunctionWriter {
  /// A tree as a list.
  mutating func outline(_ element: CheckedElement, _ members: [Member]) -> [Statement] {
    report(.listMetrics(at: element.range))
    return [Statement([Statement.Branch(head: "List", body: nodes(members, isInLoop: false))])]
  }

  /// The rows of nodes, and those below them.
  private mutating func nodes(_ members: [Member], isInLoop: Bool) -> [Statement] {
    let program = program
    let isNode = { (index: Int) in program.elements[index].kind.name == ContentWord.node }
    let looped = members.placed(where: isNode).filter { _, path in
      path.contains { if case .loop = $0 { true } else { false } }
    }.map(\.index)
    return appended(members, isNode) { writer, index in
      writer.node(index, isInLoop: isInLoop || looped.contains(index))
    }
  }

  private mutating func node(_ index: Int, isInLoop: Bool) -> [Statement] {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    let lets = bindings(of: members)
    let label = label(of: element, members)
    let isBranch = members.contains { program.elements[$0].kind.name == ContentWord.node }
    let expandable = members.assignments.effective("expandable").last?.property.values.first
    guard isBranch || expandable.map({ program.truth(of: $0.expression) == true }) == true else {
      return lets + label
    }
    if isInLoop { refuse("an expandable `node` in a `for`", at: element.range) }
    let rows = nodes(members, isInLoop: isInLoop)
    let state = state(of: element, members)
    var title = Statement.Branch(head: "label:", body: label)
    title.joint = ""
    let rest = Statement.Branch(
      head: "DisclosureGroup(isExpanded: $\(state))", uses: [.view(.state(state))], body: rows)
    return lets + [Statement([rest, title])]
  }

  /// What a row shows.
  private mutating func label(of element: CheckedElement, _ members: [Member]) -> [Statement] {
    guard element.subject != nil else { return contents(members) }
    return [statement(text(of: element))] + textModifiers(members).map(\.deeper)
      + modifiers(of: element, members, depth: 1)
  }

  /// The name of the property that says whether a node is open.
  private mutating func state(of element: CheckedElement, _ members: [Member]) -> String {
    var word = element.name
    if word == nil, let subject = element.subject,
      case .text(let text)? = program.constant(of: subject)
    {
      word = text
    }
    let name = (word ?? element.kind.name).identifier(or: element.kind.name).uppercasedFirst
    let state = names.take("is\(name)Expanded")
    let expanded = members.assignments.effective("expanded").last?.property.values.first
    let truth = expanded.map { program.truth(of: $0.expression) } ?? false
    if let expanded, truth == nil { refuse("`expanded` by a condition", at: expanded.range) }
    states.append((state, truth ?? false))
    return state
  }
}
