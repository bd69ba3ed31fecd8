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

  /// The function of the files that a call of a method, or of an initialiser, of the framework's means.
  ///
  /// One that is running calls the framework's own: it would never end.
  func ownOverload(_ name: String, of owner: String, _ arguments: [SwiftArgument]) -> Callable? {
    let own = program.functions(name, of: owner, isStatic: false)
    guard !own.isEmpty, let callable = match(arguments, own), takes(callable, arguments),
      isMeant(callable, of: owner, by: arguments),
      !run.around.views.overloads.contains(callable.range.lowerBound)
    else { return nil }
    return callable
  }

  mutating func running(
    _ callable: Callable, _ body: (inout Evaluator) throws -> SwiftValue
  ) throws -> SwiftValue {
    run.around.views.overloads.append(callable.range.lowerBound)
    defer { run.around.views.overloads.removeLast() }
    return try body(&self)
  }
}
