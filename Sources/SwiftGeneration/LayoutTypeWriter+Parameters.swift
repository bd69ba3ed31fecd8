internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

extension LayoutTypeWriter {
  /// What the initializer takes: the `param`s that the layout uses, and what it asks the app.
  var arguments: [StoredArgument] {
    var arguments = parameters.map { id in
      let binding = program[id]
      let standard = facts.standard(of: id, standard(of: id))
      return StoredArgument(
        name: facts.names[id] ?? binding.name, type: type(of: id),
        comment: program.documentation(before: binding.nameRange),
        standard: standard.text, isPrivate: standard.isPrivate, range: range(of: id))
    }
    arguments += measures.arguments(used: uses, program)
    if uses.contains(.itemCount) {
      arguments.append(
        StoredArgument(
          name: "itemCount", type: "@MainActor (Int) -> Int",
          comment: "/// The number of items in the section at an index.\n"))
    }
    return arguments
  }

  private func type(of id: BindingID) -> String {
    let kind = facts.kind(of: id)
    guard kind == .inline else { return kind.swiftName }
    return facts.words.name(of: id, facts.options.platform) ?? "String"
  }

  /// The default and the range read no view, so that no function is around them.
  private func expressions() -> ExpressionWriter {
    var writer = ExpressionWriter(facts: facts)
    writer.place = .file
    writer.hidesFunctions = facts.hiddenFunctions
    return writer
  }

  private func standard(of id: BindingID) -> Code {
    let kind = facts.kind(of: id)
    let value = program[id].value
    guard kind == .inline else { return expressions().value(of: value, as: kind) }
    let isEdges = facts.words.name(of: id, .iOS) == "NSDirectionalRectEdge"
    return isEdges
      ? expressions().choice(of: value) { Code(FunctionWriter.edges(of: $0)) }
      : expressions().word(value)
  }

  private func range(of id: BindingID) -> String? {
    guard let range = program[id].parameter?.range else { return nil }
    let isInt = facts.kind(of: id) == .int
    let bound = { (id: ExpressionID) in
      let code = expressions().number(id, isInt: isInt)
      guard code.isCut, case .number(let number)? = program.constant(of: id) else {
        return code.text(inside: .atom)
      }
      return number.code.text(inside: .atom)
    }
    switch range {
    case .value(let id): return "\(bound(id))...\(bound(id))"
    case .range(let from, let to, let isClosed):
      return (from.map(bound) ?? "") + (isClosed || to == nil ? "..." : "..<")
        + (to.map(bound) ?? "")
    }
  }

  /// The stored properties.
  var properties: String {
    var text = ""
    for (index, argument) in arguments.enumerated() {
      if argument.isClosure, index > 0 { text += "\n" }
      text += String(argument.comment.trimmed).indentedLine(by: 4)
      text += "    \(access)let \(argument.name.escaped): \(argument.type)\n"
    }
    return text
  }
}
