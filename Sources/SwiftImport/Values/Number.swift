/// A number of the Swift code.
struct Number: Hashable, Sendable {
  /// What a division of it gives.
  enum Kind: Hashable, Sendable {
    case whole, real
    /// A literal, or a hole: it takes the kind of what it stands beside.
    case open
  }

  let term: Term
  let kind: Kind

  init(_ term: Term, _ kind: Kind) { (self.term, self.kind) = (term, kind) }
  init(_ value: Int) { self.init(.number(Double(value)), .whole) }

  /// The same number as one of `kind`.
  func converted(to kind: Kind) -> Number {
    guard self.kind == .open, kind != .open else { return Number(term, kind) }
    return Number(kind == .whole ? term.dividingWhole : term.dividingReal, kind)
  }

  /// The number as points, a fraction or the like.
  var real: Term { kind == .open ? term.dividingReal : term }
  /// The number as a count.
  var whole: Term { kind == .open ? term.dividingWhole : term }

  /// The kind of a result of both.
  static func common(_ left: Number, _ right: Number) -> Kind {
    if left.kind == .real || right.kind == .real { return .real }
    return left.kind == .whole || right.kind == .whole ? .whole : .open
  }

  static func arithmetic(_ sign: String, _ left: Number, _ right: Number) -> Number {
    let kind = common(left, right)
    let (a, b) = (left.converted(to: kind).term, right.converted(to: kind).term)
    switch sign {
    case "/" where kind == .whole: return Number(.wholeQuotient(a, b), kind)
    case "/" where kind == .open: return Number(.folded("÷", a, b), kind)
    default: return Number(.folded(sign, a, b), kind)
    }
  }
}

extension Term {
  /// `left sign right`, worked out where both are plain numbers.
  ///
  /// A quotient of two whole numbers is kept: a third is no decimal.
  static func folded(_ sign: String, _ left: Term, _ right: Term) -> Term {
    let term = Term.binary(sign, left, right)
    switch (sign, left, right) {
    case ("+", .number(0), _), ("*", .number(1), _): return right
    case ("+", _, .number(0)), ("-", _, .number(0)), ("*", _, .number(1)), ("/", _, .number(1)),
      ("÷", _, .number(1)):
      return left
    case ("/", .number, .number), ("÷", .number, .number): return term
    default:
      guard term.isLiteral, !term.hasOpenDivision, let value = term.constant, value.isFinite else {
        return term
      }
      return .number(value)
    }
  }

  private var hasOpenDivision: Bool {
    if case .binary("÷", _, _) = self { return true }
    return parts.contains(where: \.hasOpenDivision)
  }

  /// A quotient of whole numbers, which Swift cuts towards 0.
  static func wholeQuotient(_ left: Term, _ right: Term) -> Term {
    if let a = left.constant, let b = right.constant, b != 0 {
      return .number((a / b).rounded(.towardZero))
    }
    return cut(.folded("/", left, right))
  }

  /// `Int(term)`.
  static func cut(_ term: Term) -> Term {
    if let value = term.constant, value.isFinite {
      let whole = value.rounded(.towardZero)
      return whole == value && !term.isLiteral ? term : .number(whole)
    }
    if term.isWhole { return term }
    if term.isNeverNegative { return .call("floor", [term]) }
    return .ternary(
      .binary("<", term, .zero), .call("ceil", [term]), .call("floor", [term]))
  }

  /// Whether it is known to be a whole number.
  var isWhole: Bool {
    switch self {
    case .number(let value): value == value.rounded()
    case .constant(let constant): constant.value == constant.value.rounded()
    case .input(let path): path == "section.index" || path == "section.itemCount" || readsLoop
    case .local(_, let definition): definition.isWhole
    case .call("floor", _), .call("ceil", _), .call("round", _): true
    case .call(let name, let arguments):
      ["min", "max", "abs"].contains(name) && arguments.allSatisfy(\.isWhole)
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "%"].contains(sign) && left.isWhole && right.isWhole
    case .unary("-", let operand): operand.isWhole
    case .ternary(_, let left, let right): left.isWhole && right.isWhole
    default: false
    }
  }

  /// `max` or `min`, worked out where it can be.
  static func extreme(_ name: String, _ terms: [Term]) -> Term {
    var terms = terms
    // Below a limit of 0 or more it does not matter how a negative number is cut.
    if name == "max", terms.contains(where: \.isNeverNegative) {
      terms = terms.map { term in
        if case .ternary(.binary("<", let a, .number(0)), .call("ceil", let b), let floor) = term,
          b == [a]
        {
          return floor
        }
        return term
      }
    }
    let term = Term.call(name, terms)
    guard let value = term.constant else { return term }
    return terms.first { $0.constant == value } ?? .number(value)
  }

  /// The same where open divisions are those of whole numbers.
  @inline(never) var dividingWhole: Term {
    let term = mapParts(\.dividingWhole)
    if case .binary(let sign, let left, let right) = term {
      return sign == "÷" ? .wholeQuotient(left, right) : .folded(sign, left, right)
    }
    return term
  }

  /// The same where open divisions are those of real numbers.
  @inline(never) var dividingReal: Term {
    let term = mapParts(\.dividingReal)
    if case .binary(let sign, let left, let right) = term {
      return .folded(sign == "÷" ? "/" : sign, left, right)
    }
    return term
  }
}
