internal import LayoutChecking
internal import LayoutLanguage

extension LintSubject {
  /// Whether the property at `path` of the element `id` is computed from the length of a container,
  /// rather than selected by it.
  ///
  /// - Complexity: O(*n*) in the expressions that it consists of.
  func isComputed(_ path: any AnyKeyPath & Sendable, of id: ElementID) -> Bool {
    property(path, in: id)?.values.contains { isComputed($0.expression) } ?? false
  }

  private func isComputed(_ id: ExpressionID) -> Bool {
    guard program.expressions.readsContainer[id.index] else { return false }
    switch program[id] {
    case .constant, .inverted: return false
    case .input, .member, .fallback: return true
    case .binding(let binding): return isComputed(program[binding].value)
    case .negated(let operand), .fraction(let operand, of: _), .estimated(let operand),
      .flexible(let operand):
      return isComputed(operand)
    case .chain(let first, let links):
      return ([first] + links.map(\.operand)).contains(where: isComputed)
    case .choice(let choices, let otherwise):
      return (choices.map(\.value) + [otherwise]).contains(where: isComputed)
    case .match(_, let cases, let otherwise):
      return (cases.map(\.value) + [otherwise].compactMap(\.self)).contains(where: isComputed)
    case .call(_, let arguments): return arguments.compactMap(\.self).contains(where: isComputed)
    case .list(let members): return members.contains(where: isComputed)
    case .size(let width, let height): return isComputed(width) || isComputed(height)
    }
  }
}
