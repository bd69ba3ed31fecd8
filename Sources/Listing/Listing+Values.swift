internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Listing {
  /// Stands for what could not be read; the diagnostics give the reason.
  static let fault = "faulty"
  /// Marks an element in which something could not be read.
  static let incomplete = "faulty inside"

  /// The text in `range` on one line.
  func spelling(of range: TextRange) -> String {
    program.sources[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// How an expression is written.
  func spelling(of id: ExpressionID) -> String { spelling(of: program.range(of: id)) }

  /// How a value of a property is written, with its label.
  func spelling(of value: CheckedValue) -> String {
    (value.labelRange.map { spelling(of: $0) + " " } ?? "") + spelling(of: value.expression)
  }

  /// How the range of a parameter is written.
  func spelling(of pattern: Expression.Pattern) -> String {
    switch pattern {
    case .value(let id): spelling(of: id)
    case .range(let from, let to, let isClosed):
      (from.map(spelling) ?? "") + (isClosed ? "..." : "..<") + (to.map(spelling) ?? "")
    }
  }

  /// The name of a type.
  func name(of type: ValueType) -> String {
    if type.isFault { return Self.fault }
    if type == .data { return Input.data.name }
    return type == .anything ? "anything" : type.name
  }

  /// The type of an expression, and its value where that is always the same and not as written.
  func type(of id: ExpressionID) -> String {
    let known = program.inference(of: id)
    let name = name(of: known.type)
    guard !known.type.isFault, !known.readsTurn, known.inputs == 0,
      let value = constantValue(of: id, in: program)?.writing, value != spelling(of: id)
    else { return name }
    return "\(name), \(value)"
  }
}

extension Value {
  /// As it is written in source; `nil` for what has no notation.
  fileprivate var writing: String? {
    switch self {
    case .text, .word, .boolean: spelling
    case .number(let number): number.writing
    case .fraction(let number, let axis):
      number.writing + (axis == .horizontal ? AxisUnit.width : .height).rawValue
    case .estimated(let points): "~" + Number(points).writing
    case .flexible(let points): ">=" + Number(points).writing
    case .list(let members): Self.joined(members)
    case .uniform, .aspect, .size, .track, .datum, .missing, .fault: nil
    }
  }

  private static func joined(_ members: [Value]) -> String? {
    let written = members.compactMap(\.writing)
    return written.count == members.count ? "[\(written.joined(separator: ", "))]" : nil
  }
}

extension Number {
  /// As it is written in source: a fraction stays one.
  fileprivate var writing: String {
    let parts = denominator == 1 ? [numerator] : [numerator, denominator]
    return parts.map { Value.number(Number($0)).spelling }.joined(separator: "/")
  }
}
