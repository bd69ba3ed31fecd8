internal import LayoutChecking
internal import LayoutLanguage

extension FunctionWriter {
  /// A custom group, whose provider is a closure.
  mutating func custom(
    _ element: CheckedElement, _ around: Surroundings
  ) -> (statements: [Statement], name: Code) {
    let members = program.members(of: element.body)
    let size = size(of: element, around)
    let layoutSize = expressions.layoutSize(size).labelled("layoutSize")
    let outside = self
    // A `let` that reads the container means that of the group here.
    for (id, _) in expressions.locals where readsContainer(id) { expressions.locals[id] = nil }
    var body = [Self.container] + bindings(of: members)
    let list = names.take("items")
    body.append(Statement("var \(list): [NSCollectionLayoutGroupCustomItem] = []"))
    let program = program
    let isItem = { program.elements[$0].kind.title == Item.inCustomGroup.title }
    // Names of items are kept where they tell these apart.
    let isNamed = Set(members.elements.filter(isItem).map { program.elements[$0].name }).count > 1
    body += appended(members, isItem) { $0.frame($1, isNamed: isNamed, in: list) }
    body.append(Statement("return \(list)"))
    var branch = Statement.Branch(head: "", parameters: " environment in", body: body)
    branch.binds = [.environment: "environment"]
    expressions.locals = outside.expressions.locals
    let name = name(of: element)
    let head = declaration(
      of: element, name, call("NSCollectionLayoutGroup.custom", [layoutSize]).closed)
    branch.head = head.text
    branch.uses = head.uses
    var statement = Statement([branch])
    (statement.defines, statement.startsParagraph) = (name.symbol, true)
    let rest = properties(of: element, members, on: name.text)
    return ([statement] + rest, Code(name.text, uses: [name.symbol]))
  }

  private func readsContainer(_ id: BindingID) -> Bool {
    program[id].origin != .turn && program.expressions.readsContainer[program[id].value.index]
  }

  /// The constant for the container, where something uses it.
  static let container = Statement.optional(
    "let container = environment.container.effectiveContentSize", declaring: .container,
    uses: [.environment])

  /// An item of a custom group.
  private mutating func frame(_ index: Int, isNamed: Bool, in list: String) -> [Statement] {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    let standard = Code("CGRect(x: 0, y: 0, width: 0, height: 0)")
    let frame = folded(PropertyName.frame, members, standard) { property in
      let parts = property.values.map { expressions.float($0.expression) }.limited()
      guard parts.count == 4 else { return standard }
      return Code.geometry("CGRect", Array(zip(["x", "y", "width", "height"], parts)))
    }
    var arguments = "frame: \(frame.text)"
    var uses = frame.uses
    if !members.assignments.effective(PropertyName.zIndex).isEmpty {
      let zIndex = folded(PropertyName.zIndex, members, Code("0")) { property in
        property.values.first.map { expressions.whole($0.expression) } ?? Code("0")
      }
      arguments += ", zIndex: \(zIndex.text)"
      uses.formUnion(zIndex.uses)
    }
    let before = bindings(of: members)
    guard isNamed, element.name != nil else {
      return before + [Statement("\(list).append(.init(\(arguments)))", uses: uses)]
    }
    let name = name(of: element)
    let item = Code("NSCollectionLayoutGroupCustomItem(\(arguments))", uses: uses)
    return before + [
      declaration(of: element, name, item),
      Statement("\(list).append(\(name.text))", uses: [name.symbol]),
    ]
  }
}

extension Code {
  /// The same with the closing parenthesis on a line of its own, for a closure behind it.
  var closed: Code { Code(String(text.dropLast()) + "\n)", uses: uses) }
}
