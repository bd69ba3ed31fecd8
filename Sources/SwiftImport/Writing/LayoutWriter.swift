internal import LayoutGeometry
internal import LayoutSwiftSource
internal import LayoutText

/// Writes what was imported as text of the layout language.
struct LayoutWriter {
  let program: SwiftProgram
  var holes: HoleTable
  var names = NameTable()
  /// The store that objects are read from.
  var store = Store()
  /// Holes that stand as comments, with these.
  var comments: [(hole: Hole, text: String)] = []
  var kinds = KindNames()
  /// The sizes that are left out of the text: the calls that made elements, and those of an axis.
  var omittedSizes: [(element: TextRange, axis: TextRange)] = []
  /// The comments of layouts of which nothing was read.
  var outside: [WrittenNode] = []
  /// The conditions of the branches around what is written.
  private(set) var assumed: [Term] = []

  init(_ program: SwiftProgram, _ holes: HoleTable) {
    (self.program, self.holes) = (program, holes)
  }

  // MARK: Terms

  /// What `body` writes in a branch in which `condition` holds.
  mutating func under<Result>(
    _ condition: Term, _ body: (inout LayoutWriter) -> Result
  ) -> Result {
    assumed.append(condition)
    defer { assumed.removeLast() }
    return body(&self)
  }

  /// What is left of a term in the branch that is being written.
  func settled(_ term: Term) -> Term { assumed.isEmpty ? term : term.settled(where: assumed) }

  /// Whether a condition holds in the branch that is being written; `nil` where that is open.
  func isTrue(_ condition: Term) -> Bool? { settled(condition).isTrue }

  private enum Precedence {
    static let choice = 1, or = 2, and = 3, comparison = 4, sum = 5, product = 6, sign = 7
    static let primary = 8
  }

  /// The text of an expression.
  mutating func text(_ term: Term, as use: ParameterUse) -> String {
    text(term, use, above: 0)
  }

  /// The text of an expression that needs no parentheses where it stands.
  mutating func primary(_ term: Term, as use: ParameterUse) -> String {
    text(term, use, above: Precedence.primary)
  }

  /// The text of a condition in front of `?`.
  mutating func asked(_ condition: Term) -> String {
    text(condition, .size, above: Precedence.or)
  }

  private mutating func text(_ term: Term, _ use: ParameterUse, above level: Int) -> String {
    let (text, precedence) = plainText(settled(term), use)
    return precedence < level ? "(" + text + ")" : text
  }

  private mutating func plainText(_ term: Term, _ use: ParameterUse) -> (String, Int) {
    switch term {
    case .number(let value):
      return (value.plainDecimal, value < 0 ? Precedence.sign : Precedence.primary)
    case .truth(let value): return ("\(value)", Precedence.primary)
    case .word(let word): return (word, Precedence.primary)
    case .input(let path):
      return (
        path.hasPrefix("custom.")
          ? "container." + path.dropFirst(7)
          : Term.loopName(of: path) ?? path, Precedence.primary
      )
    case .constant(let constant): return (names.name(of: constant), Precedence.primary)
    case .parameter(let key):
      names.note(use, of: key)
      return (names.name(ofParameter: key, holes.entries[key]), Precedence.primary)
    case .local(let name, let definition):
      let isCount = use == .count
      if !definition.readsLoop,
        let name = names.name(ofLocal: name, definition, isCount: isCount)
      {
        return (name, Precedence.primary)
      }
      return plainText(definition, use)
    case .call("floored", let arguments):
      // To a whole number of pixels, as the helper of generated code does.
      let scale = Term.input("traits.displayScale")
      let pixels = Term.binary("*", arguments.first ?? .zero, scale)
      return plainText(
        .binary("/", .call("floor", [.binary("+", pixels, .number(0.001))]), scale), use)
    case .call("floor", let arguments) where arguments.count == 1:
      // A whole number of times that a length is in another one.
      if case .binary("/", let whole, let part)? = arguments.first, use != .fraction {
        let texts = [
          text(whole, use, above: Precedence.product),
          text(part, .size, above: Precedence.product + 1),
        ]
        return ("floor(\(texts[0]) / \(texts[1]))", Precedence.primary)
      }
      return ("floor(\(text(arguments[0], use)))", Precedence.primary)
    case .call(let name, let arguments):
      let words = name.split(separator: "(")
      let labels = words.count > 1 ? words[1].dropLast().split(separator: ":") : []
      let texts = arguments.enumerated().map { place, argument in
        place < labels.count
          ? "\(labels[place]): " + text(argument, labels[place] == "of" ? .count : use)
          : text(argument, use)
      }
      return ("\(words[0])(\(texts.joined(separator: ", ")))", Precedence.primary)
    case .unary(let sign, let operand):
      return (sign + text(operand, use, above: Precedence.primary), Precedence.sign)
    case .binary(let sign, let left, let right): return binary(sign, left, right, use)
    case .ternary(let condition, let left, let right):
      let texts = [
        text(condition, .size, above: Precedence.or), text(left, use, above: Precedence.or),
        text(right, use, above: Precedence.choice),
      ]
      return ("\(texts[0]) ? \(texts[1]) : \(texts[2])", Precedence.choice)
    }
  }

  private mutating func text(_ term: Term, _ use: ParameterUse) -> String {
    text(term, use, above: 0)
  }

  private mutating func binary(
    _ sign: String, _ left: Term, _ right: Term, _ use: ParameterUse
  ) -> (String, Int) {
    let level: Int
    var (leftUse, rightUse) = (use, use)
    switch sign {
    case "||": level = Precedence.or
    case "&&": level = Precedence.and
    case "==", "!=", "<", "<=", ">", ">=":
      level = Precedence.comparison
      (leftUse, rightUse) = (.compared, .compared)
    case "+", "-": level = Precedence.sum
    default:
      level = Precedence.product
      // What a fraction is divided by is a number of parts.
      if use == .fraction, sign == "/" { (leftUse, rightUse) = (.count, .count) }
      if use == .size || use == .distance {
        if sign == "*" { leftUse = self.use(ofFactor: left, beside: right) ?? use }
        if sign != "%" { rightUse = self.use(ofFactor: right, beside: left) ?? use }
      }
    }
    let isComparison = level == Precedence.comparison
    let a = text(left, leftUse, above: isComparison ? level + 1 : level)
    let b = text(right, rightUse, above: level + 1)
    return ("\(a) \(sign == "÷" ? "/" : sign) \(b)", level)
  }

  /// What a parameter is that lengths are multiplied with or divided by: a number of parts or a share.
  private func use(ofFactor term: Term, beside other: Term) -> ParameterUse? {
    guard case .parameter(let key) = term, let hole = holes.entries[key]?.hole, hole.initial == nil
    else { return nil }
    if case .parameter = other { return nil }
    // `gap * 2` are two gaps; `100 * share` and `container.width * share` are a share.
    if let number = other.constant, abs(number) <= 10 { return nil }
    return hole.plainType == "Int" ? .count : .fraction
  }

  // MARK: Holes

  /// The place of a hole as `Feed.swift:20`.
  func place(of range: TextRange) -> String {
    guard let file = program.file(of: range) else { return "?" }
    let name = file.source.name.split(separator: "/").last.map(String.init) ?? file.source.name
    return "\(name.printable):\(file.source.location(of: range.lowerBound).line)"
  }

  static func brief(_ text: String) -> String {
    (text.count > 60 ? text.prefix(59) + "…" : text).printable
  }

  /// A comment in the place of something that could not be followed.
  mutating func comment(_ what: String, _ hole: Hole) -> WrittenNode {
    comment(hole, "\(what): \(Self.brief(hole.text))")
  }

  /// Comments for code that was not followed; what several runs have met stands once.
  mutating func comments(on losses: [Hole]) -> [WrittenNode] {
    var known: Set<TextRange> = []
    return losses.filter { known.insert($0.range).inserted }.map { comment("code", $0) }
  }

  /// A comment that says `text` of a hole.
  mutating func comment(_ hole: Hole, _ text: String) -> WrittenNode {
    let node = WrittenNode.comment("hole: \(text) (\(place(of: hole.range)))")
    comments.append((hole, node.header.text))
    return node
  }

  /// The parameter for a part of a value that is not known.
  mutating func parameter(_ hole: Hole, _ part: String = "") -> Number {
    var hole = hole
    if !part.isEmpty {
      hole.name += part.prefix(1).uppercased() + part.dropFirst()
      hole.key += "." + part
      hole.type = "CGFloat"
    }
    return holes.number(hole)
  }
}
