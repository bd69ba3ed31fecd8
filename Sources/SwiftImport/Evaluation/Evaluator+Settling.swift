internal import LayoutSwiftSource

extension Evaluator {
  /// What an expression gives, as a value of a type.
  mutating func evaluate(_ expression: SwiftExpression, as type: String?) throws -> SwiftValue {
    // In a statement of its own: among arguments the store would be copied before it changes.
    let value = try evaluate(expression, expecting: type)
    return settled(value, type)
  }

  /// A value as one of its declared type. Without one an open number is whole, and one real number in
  /// a list makes all of them real.
  func settled(_ value: SwiftValue, _ type: String?) -> SwiftValue {
    switch value {
    case .number(let number): return .number(settled(number, type))
    // Only its generic arguments tell what the sections of a data source are.
    case .hole(var hole)
    where type != nil && hole.plainType.map({ $0.hasSuffix("DiffableDataSource") }) ?? true:
      hole.type = type.map { program.qualified($0, from: scope.type) }
      return .hole(hole)
    case .subject(var subject) where subject.type == nil && !subject.isIndex:
      guard let path = type.map({ program.typePath(ofText: $0, from: scope.type) }),
        program.types[path]?.keyword == .enumeration
      else { return value }
      subject.type = path
      return .subject(subject)
    case .record(var record):
      guard let type, program.types[record.type]?.keyword != nil else { return value }
      record.isDeclaredOtherwise = program.typePath(ofText: type, from: scope.type) != record.type
      return .record(record)
    case .choice(let condition, let left, let right):
      return .choice(condition, settled(left, type), settled(right, type))
    case .array, .dictionary, .tuple, .function:
      return settledParts(of: value, type.map { program.resolved(String($0.withoutTypeMarks)) })
    default: return value
    }
  }

  private func settled(_ number: Number, _ type: String?) -> Number {
    switch type {
    case "CGFloat", "Double", "Float", "TimeInterval": return number.converted(to: .real)
    case "Int", "UInt": return number.converted(to: .whole)
    case nil: return number.isOpenLiteral ? number.converted(to: .whole) : number
    case let type?:
      let plain = program.resolved(String(type.withoutTypeMarks))
      return plain == type ? number : settled(number, plain)
    }
  }

  /// A list, a tuple or a function as one of a type without marks.
  private func settledParts(of value: SwiftValue, _ plain: String?) -> SwiftValue {
    switch value {
    case .array(var elements):
      let element = plain.map(\.elementType) ?? SwiftValue.commonType(of: elements.map(\.value))
      if plain != nil, element == nil { return value }
      for index in elements.indices {
        elements[index].value = settled(elements[index].value, element)
      }
      return .array(elements)
    case .dictionary(var entries):
      let common = plain.map(\.entryTypes?.value) ?? SwiftValue.commonType(of: entries.map(\.value))
      if plain != nil, common == nil { return value }
      for index in entries.indices {
        entries[index].value = settled(entries[index].value, common)
      }
      return .dictionary(entries)
    case .tuple(var parts):
      let types = plain?.tupleTypes
      if plain != nil, types?.count != parts.count { return value }
      for index in parts.indices {
        parts[index].label = parts[index].label ?? types?[index].label
        parts[index].value = settled(parts[index].value, types?[index].type)
      }
      return .tuple(parts)
    case .function(var function) where function.type == nil:
      function.type = plain
      return .function(function)
    default: return value
    }
  }
}

extension Number {
  /// Whether only literals say what it is.
  fileprivate var isOpenLiteral: Bool { kind == .open && term.hasOnlyLiterals }
}

extension SwiftValue {
  /// The type of numbers, and of tuples of numbers, that stand in one list; `nil` for others.
  static func commonType(of values: [SwiftValue]) -> String? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.contains(where: { $0.kind == .real }) { return "CGFloat" }
    if !numbers.isEmpty {
      let areWhole = numbers.allSatisfy { $0.kind == .whole || $0.isOpenLiteral }
      return areWhole && numbers.count == values.count ? "Int" : "_"
    }
    let tuples = values.compactMap { if case .tuple(let parts) = $0 { parts } else { nil } }
    guard let first = tuples.first, tuples.count == values.count,
      tuples.allSatisfy({ $0.count == first.count })
    else { return nil }
    let types = first.indices.map { index in commonType(of: tuples.map { $0[index].value }) ?? "_" }
    return "(" + types.joined(separator: ",") + ")"
  }
}

extension Term {
  /// Whether all numbers that it may be are literals.
  fileprivate var hasOnlyLiterals: Bool {
    switch self {
    case .ternary(_, let left, let right): left.hasOnlyLiterals && right.hasOnlyLiterals
    case .unary(_, let operand): operand.hasOnlyLiterals
    case .binary(_, let left, let right): left.hasOnlyLiterals && right.hasOnlyLiterals
    case .call(_, let arguments): arguments.allSatisfy(\.hasOnlyLiterals)
    default: isLiteral
    }
  }
}
