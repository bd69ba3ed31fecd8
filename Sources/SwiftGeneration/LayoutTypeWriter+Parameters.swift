internal import LayoutChecking
internal import LayoutLanguage

/// A stored property and an argument of the initializer.
struct StoredArgument {
  let name: String
  let type: String
  var comment = ""
  var standard: String?
  /// The range as it is written in code, for a precondition.
  var range: String?

  var isClosure: Bool { type.hasPrefix("@MainActor") }
}

extension LayoutTypeWriter {
  /// What the initializer takes: the `param`s that the layout uses, and what it asks the app.
  var arguments: [StoredArgument] {
    var arguments = parameters.map { id in
      let binding = program[id]
      return StoredArgument(
        name: facts.names[id] ?? binding.name, type: type(of: id),
        comment: program.documentation(before: binding.nameRange),
        standard: standard(of: id), range: range(of: id))
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
    (writer.place, writer.isCut) = (.file, false)
    writer.hidesFunctions = facts.hiddenFunctions
    return writer
  }

  private func standard(of id: BindingID) -> String {
    let kind = facts.kind(of: id)
    let value = program[id].value
    guard kind == .inline else { return expressions().value(of: value, as: kind).text }
    let isEdges = facts.words.name(of: id, .iOS) == "NSDirectionalRectEdge"
    return isEdges
      ? expressions().choice(of: value) { Code(FunctionWriter.edges(of: $0)) }.text
      : expressions().word(value).text
  }

  private func range(of id: BindingID) -> String? {
    guard let range = program[id].parameter?.range else { return nil }
    let isInt = facts.kind(of: id) == .int
    let bound = { (id: ExpressionID) in
      expressions().number(id, isInt: isInt).text(inside: .atom)
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
      text += argument.comment.trimmed.indentedLine(by: 4)
      text += "    \(access)let \(argument.name.escaped): \(argument.type)\n"
    }
    return text
  }

  /// The initializer.
  var initializer: String {
    let arguments = arguments
    guard !arguments.isEmpty else { return "    \(access)init() {}\n" }
    let ranged = arguments.filter { $0.range != nil }
    var text = ""
    if ranged.count == 1 {
      text += "    /// - Parameter \(ranged[0].name): in \(ranged[0].range ?? "")\n"
    } else if ranged.count > 1 {
      text += "    /// - Parameters:\n"
      for argument in ranged {
        text += "    ///   - \(argument.name): in \(argument.range ?? "")\n"
      }
    }
    let list = arguments.map { argument in
      let type = (argument.isClosure ? "@escaping " : "") + argument.type
      return "\(argument.name.escaped): \(type)" + (argument.standard.map { " = \($0)" } ?? "")
    }
    text += "    \(access)init(\(list.joined(separator: ", "))) {\n"
    for argument in ranged {
      let (name, range) = (argument.name.escaped, argument.range ?? "")
      text += "        precondition((\(range)).contains(\(name)), "
      text += "\"\(argument.name) is \\(\(name)), not in \(range)\")\n"
    }
    for argument in arguments {
      text += "        self.\(argument.name.escaped) = \(argument.name.escaped)\n"
    }
    return text + "    }\n"
  }
}
