internal import LayoutSwiftSource

/// Which functions of the files are modifiers of a view.
extension Evaluator {
  /// The types whose extensions a view has, the most exact first.
  func owners(of value: SwiftValue) -> [String] {
    guard case .views(let views) = value, views.count == 1, views[0].modifiers.isEmpty else {
      return ["View"]
    }
    switch views[0].form {
    case .text: return ["Text", "View"]
    case .image: return ["Image", "View"]
    case .element(let container) where container.word == "box": return ["Shape", "View"]
    default: return ["View"]
    }
  }

  /// Whether the arguments may be of the types that the files declare for the parameters.
  func takes(_ callable: Callable, _ arguments: [SwiftArgument]) -> Bool {
    guard let pairs = Self.pairs(arguments, callable.function.parameters) else { return false }
    return pairs.allSatisfy { pair in
      let type = callable.function.parameters[pair.parameter].type.text
      guard let info = program.types[program.typePath(ofText: type, from: callable.owner)],
        info.keyword != nil, info.keyword != .protocolType
      else { return true }
      switch arguments[pair.argument].value.form {
      case .integer, .floatingPoint, .string, .boolean: return false
      case .implicitMember(let name):
        return info.cases.contains { $0.name == name }
          || program.variable(name, of: info.path, isStatic: true) != nil
      default: return true
      }
    }
  }
}
