internal import LayoutSwiftSource
internal import LayoutText

/// Which of several members of one name a value has.
extension Evaluator {
  /// The functions that the files declare for values like this one.
  func methods(_ name: String, of value: SwiftValue) -> [Callable] {
    if case .number(let number) = value { return methods(name, of: number) }
    guard let path = (subjectPath(of: value) ?? typePath(of: value)).map(program.onlyImplementation)
    else { return [] }
    let functions = program.functions(name, of: path, isStatic: false)
    if isHidden(name, of: value, path) { return [] }
    guard isOverridden(name, of: value, path) else { return functions }
    guard functions.allSatisfy(\.isLeftToOthers) else { return [] }
    return isSelf(value) ? functions : program.onlyOverrides(name, of: path)
  }

  /// Whether it is the object whose code is run.
  private func isSelf(_ value: SwiftValue) -> Bool {
    guard case .object(let id) = value, let place = scope.selfPlace,
      case .object(id) = store[variable: place]
    else { return false }
    return true
  }

  private func subjectPath(of value: SwiftValue) -> String? {
    guard case .subject(let subject) = value else { return nil }
    return subject.type.map { program.typePath(ofText: $0, from: scope.type) }
  }

  /// Whether it is open which of several members of this name a value has.
  func isOverridden(
    _ name: String, of value: SwiftValue, _ path: String, isStatic: Bool = false
  ) -> Bool {
    switch value {
    case .object(let id):
      store[object: id].map { $0.isOpen && !$0.isExact } == true
        && program.isOverridden(name, of: path, isStatic: isStatic)
    case .hole, .subject: program.isOverridden(name, of: path, isStatic: isStatic)
    default: false
    }
  }

  /// Whether the declared type of a value decides which of two members is meant.
  func isHidden(_ name: String, of value: SwiftValue, _ path: String) -> Bool {
    guard scope.type != path else { return false }
    if case .number = value, path == "CGFloat" {
      // Which of them it is of is not followed.
      return ["Double", "Float"].contains {
        program.types[$0]?.members(named: name).isEmpty == false
      }
    }
    guard program.isHidden(name, of: path) else { return false }
    if case .record(let record) = value, !record.isDeclaredOtherwise {
      return scope.type.flatMap { program.types[$0]?.keyword } == .protocolType
    }
    return true
  }
}
