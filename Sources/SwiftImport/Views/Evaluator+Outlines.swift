internal import LayoutSwiftSource

extension Evaluator {
  /// A list of texts and of groups that are shown or hidden; a box where anything else stands in it.
  mutating func list(_ call: ViewCall) throws -> SwiftValue {
    let outer = run.around.views.isInList
    run.around.views.isInList = true
    defer { run.around.views.isInList = outer }
    guard call.arguments.count == 1, let children = try children(call.content),
      let nodes = nodes(children), !nodes.isEmpty
    else { return .views([foreignView("list", call.whole)]) }
    if !program.isGenerated(call.range) { holes.noteList(at: call.range) }
    var outline = ViewContainer(word: "outline")
    outline.children = nodes
    return .views([ViewElement(.element(outline), at: call.range)])
  }

  /// `DisclosureGroup(isExpanded: $isOpen) { … } label: { Text("a") }` in a list.
  mutating func disclosureGroup(_ call: ViewCall) throws -> SwiftValue {
    let lost = SwiftValue.views([foreignView("disclosureGroup", call.whole)])
    guard run.around.views.isInList, let children = try children(call.content),
      let nodes = nodes(children), let title = try title(of: call)
    else { return lost }
    var node = ViewContainer(word: "node", name: title)
    if let argument = call["isExpanded"], let isOpen = try isExpanded(argument) {
      if isOpen.isTrue != false {
        node.properties.append(ViewProperty("expanded", [.whole(isOpen, .size)]))
      }
    }
    if nodes.isEmpty { node.properties.append(ViewProperty("expandable", "true")) }
    node.children = nodes
    return .views([ViewElement(.element(node), at: call.range)])
  }

  private mutating func title(of call: ViewCall) throws -> String? {
    if let first = call.arguments.first, first.label == nil, !first.isTrailing {
      guard case .string(let title) = try evaluate(first.value, expecting: "String") else {
        return nil
      }
      return title
    }
    guard let label = try children(call.argument("label")), label.count == 1,
      case .text(.string(let title)) = label[0].form
    else { return nil }
    return title
  }

  /// What a state is at first.
  private mutating func isExpanded(_ expression: SwiftExpression) throws -> Term? {
    var value = SwiftValue.none
    switch expression.form {
    case .name(let name, _) where name.first == "$":
      value = try self.name(String(name.dropFirst()), at: expression.range)
    // `.constant(true)`
    case .call(_, let arguments) where arguments.count == 1:
      value = try evaluate(arguments[0].value, expecting: "Bool")
    default: value = try evaluate(expression)
    }
    if case .hole(let hole) = value, case .truth(let initial)? = hole.initial {
      return .truth(initial)
    }
    return truth(of: value, at: expression.range)
  }

  /// Texts and groups as nodes; `nil` where something else is among them.
  private func nodes(_ elements: [ViewElement]) -> [ViewElement]? {
    var result: [ViewElement] = []
    for element in elements {
      switch element.form {
      case .text(.string(let title)) where element.font == ViewFont() && element.modifiers.isEmpty:
        let node = ViewContainer(word: "node", name: title)
        result.append(ViewElement(.element(node), at: element.origin))
      case .element(let container) where container.word == "node": result.append(element)
      case .loop(let header, let body):
        guard let body = nodes(body) else { return nil }
        result.append(ViewElement(.loop(header, body), at: element.origin))
      case .branch(let condition, let yes, let no):
        guard let yes = nodes(yes), let no = nodes(no) else { return nil }
        result.append(ViewElement(.branch(condition, yes, no), at: element.origin))
      case .text, .element:
        // The rows of a list look otherwise; those of generated code are the nodes' contents.
        guard program.isGenerated(element.origin) else { return nil }
        let node = ViewContainer(word: "node", children: [element])
        result.append(ViewElement(.element(node), at: element.origin))
      case .image, .foreign, .hole: return nil
      }
    }
    return result
  }
}
