internal import LayoutChecking
internal import LayoutLanguage
internal import LayoutText

extension Listing {
  /// A `let` or a `param`, wherever it stands.
  mutating func write(declaration id: BindingID) {
    let binding = program[id]
    let head =
      binding.parameter.map { parameter in
        "param \(binding.name)" + (parameter.range.map { " in \(spelling(of: $0))" } ?? "")
      } ?? "let \(binding.name)"
    write(head, as: binding.value, at: binding.nameRange)
  }

  /// A definition with its parameters; its body is listed at its uses.
  mutating func write(_ definition: CheckedDefinition) {
    let parameters = definition.parameters.map { parameter in
      let standard = parameter.standard.map { " = " + spelling(of: $0) } ?? ""
      return "\(parameter.name): \(name(of: parameter.type))\(standard)"
    }
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    write(
      "define \(definition.name)\(head)", definition.isBroken ? Self.fault : nil,
      at: definition.nameRange)
  }

  /// The body of a definition where it is used, with its arguments.
  mutating func write(_ use: CheckedUse) {
    guard let arguments = use.arguments else { return write(use.body) }
    write("use \(program.sources[use.place.range])", at: use.place.range)
    indented { listing in
      for id in arguments {
        let binding = listing.program[id]
        listing.write(
          binding.name, as: binding.value, at: listing.program.range(of: binding.value))
      }
      listing.write(use.body)
    }
  }

  /// A line for a named value: how it is written, its type, and its constant value.
  private mutating func write(_ name: String, as value: ExpressionID, at place: TextRange) {
    let isFault = program.inference(of: value).type.isFault
    write(isFault ? name : "\(name) = \(spelling(of: value))", type(of: value), at: place)
  }
}
