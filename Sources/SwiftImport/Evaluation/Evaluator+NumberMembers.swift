internal import LayoutSwiftSource
internal import LayoutText

/// Members that the files add to the types of numbers.
extension Evaluator {
  /// The types of which a number may be, those first that a literal is of where several would do.
  private static func types(of number: Number) -> [String] {
    let isWholeLiteral = number.kind == .open && number.term.isWhole
    return (isWholeLiteral ? ["Int"] : []) + ["CGFloat", "Double", "Float"]
  }

  /// A computed variable of a number that the files declare; a hole where it is open which of several is
  /// meant, and `nil` where there is none.
  mutating func variable(
    _ name: String, of number: Number, at range: TextRange
  ) throws -> SwiftValue? {
    guard number.kind != .whole, program.index.memberNames.contains(name) else { return nil }
    var found = Self.types(of: number).compactMap {
      program.variable(name, of: $0, isStatic: false)
    }
    // One that is run now would never end.
    found.removeAll { run.around.initialized.contains($0.key) }
    if let first = found.first, first.owner == "Int", first.binding.type?.text != "Int" {
      found = [first]
    }
    var results: [SwiftValue] = []
    for variable in found {
      guard let getter = variable.binding.getter else { return nil }
      run.around.initialized.insert(variable.key)
      defer { run.around.initialized.remove(variable.key) }
      let own = number.converted(to: variable.owner == "Int" ? .whole : .real)
      results.append(try compute(getter, of: variable, selfValue: .number(own), at: range))
    }
    guard let first = results.first else { return nil }
    let areEqual = results.allSatisfy { $0.number?.real == first.number?.real }
    guard results.count == 1 || areEqual && first.isNumber else {
      // Of which type a number is that was declared elsewhere is not known.
      var hole = openMember(name, of: .number(number), at: range)
      hole.key += " \(range.lowerBound)"
      return .hole(hole)
    }
    return first
  }

  /// The methods of a number that the files declare; none where it is open which type's are meant.
  func methods(_ name: String, of number: Number) -> [Callable] {
    let types = number.kind == .whole ? ["Int"] : Self.types(of: number)
    let found = types.map { program.functions(name, of: $0, isStatic: false) }
      .filter { !$0.isEmpty }
    return found.count == 1 ? found[0] : []
  }
}

extension SwiftValue {
  fileprivate var number: Number? { if case .number(let number) = self { number } else { nil } }
}
