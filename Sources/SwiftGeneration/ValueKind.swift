internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage

/// The Swift type of a value.
indirect enum ValueKind: Hashable {
  case int, float, boolean, text, dimension
  case list(ValueKind)
  /// Written out where it is used.
  case inline

  /// Whether it is of UIKit's type, which belongs to the main actor.
  var holdsDimensions: Bool {
    if case .list(let member) = self { member.holdsDimensions } else { self == .dimension }
  }

  var swiftName: String {
    switch self {
    case .int: "Int"
    case .float: "CGFloat"
    case .boolean: "Bool"
    case .text: "String"
    case .dimension: "NSCollectionLayoutDimension"
    case .list(let member): "[\(member.swiftName)]"
    case .inline: "Never"
    }
  }
}

/// Whether a number is an `Int`; literals are either.
enum Wholeness {
  case whole, either, fractional

  func joined(_ other: Wholeness) -> Wholeness {
    if self == .fractional || other == .fractional { return .fractional }
    return self == .whole || other == .whole ? .whole : .either
  }
}

extension ProgramFacts {
  /// The Swift type of a binding's value.
  func kind(of id: BindingID) -> ValueKind {
    let binding = program[id]
    let type = binding.type.type
    if type == .number { return isWhole(id) ? .int : .float }
    if type == .list { return kind(of: binding.type) }
    return kind(of: type)
  }

  private func kind(of type: ValueType) -> ValueKind {
    switch type {
    case .number: .float
    case .boolean: .boolean
    case .text: .text
    case _ where type.isSubset(of: [.number, .fraction, .estimated, .uniform]): .dimension
    default: .inline
    }
  }

  /// The Swift type of a list.
  func kind(of list: TypeInference) -> ValueKind {
    guard let member = list.members.first else { return .list(.float) }
    return .list(member.type == .list ? kind(of: member) : kind(of: member.type))
  }

  /// Whether a number with a name is an `Int`.
  ///
  /// - Source: `swift.md` 5.
  func isWhole(_ id: BindingID) -> Bool {
    let binding = program[id]
    if binding.origin == .argument { return wholeness(of: binding.value) == .whole }
    if binding.origin == .turn {
      // A list's members are fractional unless they are not numbers at all.
      return turnIsWhole(id)
    }
    if let parameter = binding.parameter {
      return counted.contains(id) && wholeness(of: binding.value) != .fractional
        && isWhole(parameter)
    }
    return counted.contains(id) || wholeness(of: binding.value) == .whole
  }

  private func isWhole(_ parameter: ParameterRange) -> Bool {
    switch parameter.range {
    case nil: true
    case .value(let id)?: wholeness(of: id) != .fractional
    case .range(let from, let to, _)?:
      [from, to].allSatisfy { $0.map { wholeness(of: $0) != .fractional } ?? true }
    }
  }

  /// The value of a loop's variable is the place of the range it starts with; that of a list is not
  /// kept with the binding.
  private func turnIsWhole(_ id: BindingID) -> Bool { rangeTurns.contains(id) }

  /// Whether the number `id` is an `Int` by itself.
  func wholeness(of id: ExpressionID) -> Wholeness {
    switch program[id] {
    case .constant(.number(let number)): return number.isExactlyWhole ? .either : .fractional
    case .binding(let binding): return wholeness(of: binding)
    case .input(let index):
      return Input.all[index].scope == .section ? .whole : .fractional
    case .negated(let operand): return wholeness(of: operand)
    case .chain(let first, let links):
      guard links.allSatisfy(\.operation.keepsWhole) else { return .fractional }
      return links.reduce(wholeness(of: first)) { $0.joined(wholeness(of: $1.operand)) }
    case .choice(let choices, let otherwise):
      return choices.reduce(wholeness(of: otherwise)) { $0.joined(wholeness(of: $1.value)) }
    case .match(_, let cases, let otherwise):
      return cases.reduce(otherwise.map { wholeness(of: $0) } ?? .either) {
        $0.joined(wholeness(of: $1.value))
      }
    case .call(let function, let arguments): return wholeness(of: Function.all[function], arguments)
    case .constant, .member, .fallback, .inverted, .list, .fraction, .estimated, .flexible, .size:
      return .fractional
    }
  }

  private func wholeness(of binding: BindingID) -> Wholeness {
    let known = program[binding]
    if known.origin == .argument { return wholeness(of: known.value) }
    return isWhole(binding) ? .whole : .fractional
  }

  private func wholeness(of function: Function, _ arguments: [ExpressionID?]) -> Wholeness {
    if function.name == Helper.columns.name { return .whole }
    guard Helper.keepingWhole.contains(function.name) else { return .fractional }
    return arguments.compactMap { $0 }.reduce(.either) { $0.joined(wholeness(of: $1)) }
  }
}
