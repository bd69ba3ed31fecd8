internal import LayoutChecking
internal import LayoutLanguage

extension LintSubject {
  /// Whether what the property at `path` of the element `id` says is reckoned from the length of a
  /// container, rather than chosen by it.
  ///
  /// - Complexity: O(*n*) in the expressions that it is made of.
  func isReckoned(_ path: any AnyKeyPath & Sendable, of id: ElementID) -> Bool {
    property(path, in: id)?.values.contains { isReckoned($0.expression) } ?? false
  }

  private func isReckoned(_ id: ExpressionID) -> Bool {
    guard program.expressions.readsContainer[id.index] else { return false }
    switch program[id] {
    case .constant, .inverted: return false
    case .input, .member: return true
    case .binding(let binding): return isReckoned(program[binding].value)
    case .negated(let operand), .fraction(let operand, of: _), .estimated(let operand),
      .flexible(let operand):
      return isReckoned(operand)
    case .chain(let first, let links):
      return ([first] + links.map(\.operand)).contains(where: isReckoned)
    case .choice(let choices, let otherwise):
      return (choices.map(\.value) + [otherwise]).contains(where: isReckoned)
    case .match(_, let cases, let otherwise):
      return (cases.map(\.value) + [otherwise].compactMap(\.self)).contains(where: isReckoned)
    case .call(_, let arguments): return arguments.compactMap(\.self).contains(where: isReckoned)
    case .list(let members): return members.contains(where: isReckoned)
    case .size(let width, let height): return isReckoned(width) || isReckoned(height)
    }
  }
}
