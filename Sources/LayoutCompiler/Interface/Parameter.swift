internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

extension Program {
  /// The parameters of the file and of those that it imports, in source order.
  public var parameters: [Parameter] { compilation.parameters }
}

extension Compilation {
  /// The parameters of the file and of those that it imports, in source order.
  package var parameters: [Parameter] {
    program.names.parameters.values.compactMap(\.only).sorted { $0.index < $1.index }
      .map { Parameter(program[$0], in: program) }
  }
}

/// A value that is given from outside, declared with `param`.
public struct Parameter: Hashable, Sendable {
  /// The types of values.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    case number, fraction, estimate, uniformEstimate, flexibleLength, aspectRatio
    case boolean, text, word, list, size, track, unknown
  }

  /// The values that a parameter may have.
  public struct Bounds: Hashable, Sendable {
    /// The smallest value; `nil`: there is none.
    public let lower: ParameterValue?
    /// The largest value; `nil`: there is none.
    public let upper: ParameterValue?
    /// Whether `upper` itself is one of the values.
    public let includesUpper: Bool
  }

  public let name: String
  public let type: ValueType
  /// `nil` where every value of its type is allowed.
  public let range: Bounds?
  /// The value it has where none is given; `nil` where that depends on the viewport.
  public let defaultValue: ParameterValue?

  init(_ binding: Binding, in program: CheckedProgram) {
    name = binding.name
    type = ValueType(binding.type.type)
    defaultValue = constantValue(of: binding.value, in: program).map(ParameterValue.init)
    let bound = { (id: ExpressionID?) in
      id.flatMap { constantValue(of: $0, in: program) }.map(ParameterValue.init)
    }
    switch binding.parameter?.range {
    case .range(let from, let to, let isClosed)?:
      range = Bounds(lower: bound(from), upper: bound(to), includesUpper: isClosed)
    case .value(let id)?:
      range = Bounds(lower: bound(id), upper: bound(id), includesUpper: true)
    case nil: range = nil
    }
  }
}

/// A value of a parameter.
///
///     let values: [String: ParameterValue] = ["columns": 3, "title": "News", "isWide": true]
public enum ParameterValue: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral
{
  case number(Double)
  case boolean(Bool)
  /// A text, or any other value as the language writes it: `1/2w`, `~44`, `leading`.
  case text(String)

  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(stringLiteral value: String) { self = .text(value) }

  init(_ value: Value) {
    switch value {
    case .number(let number): self = .number(number.value)
    case .boolean(let boolean): self = .boolean(boolean)
    case .text(let text): self = .text(text)
    case .fraction, .estimated, .uniform, .flexible, .aspect, .word, .list, .size, .track, .datum,
      .missing, .fault:
      self = .text(value.spelling)
    }
  }

  /// The value as the language writes it; a text without quotes.
  public var description: String {
    switch self {
    case .number(let number): number.plainDecimal
    case .boolean(let boolean): "\(boolean)"
    case .text(let text): text
    }
  }
}

extension Parameter.ValueType {
  init(_ type: LayoutLanguage.ValueType) {
    let types: [(LayoutLanguage.ValueType, Self)] = [
      (.number, .number), (.fraction, .fraction), (.estimated, .estimate),
      (.uniform, .uniformEstimate), (.flexible, .flexibleLength), (.aspect, .aspectRatio),
      (.boolean, .boolean), (.text, .text), (.word, .word), (.list, .list), (.size, .size),
      (.track, .track),
    ]
    self = types.first { type.contains($0.0) }?.1 ?? .unknown
  }
}
