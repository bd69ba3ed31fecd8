internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// What stands before the block.
  func header(of syntax: ElementSyntax, _ word: NameToken) -> HeaderSyntax {
    let end = syntax.block?.leftBrace?.offset ?? syntax.range.upperBound
    let last = syntax.node.tokens.last { $0.end <= end }?.end ?? word.range.upperBound
    return HeaderSyntax(
      word: word, name: syntax.subject?.name,
      range: word.range.lowerBound..<max(last, word.range.upperBound))
  }

  mutating func checkName(
    _ syntax: ElementSyntax, _ header: HeaderSyntax, of kind: ElementKind
  ) {
    if let subject = syntax.subject, header.name == nil {
      report(.subjectIsNoName(subject.text, of: kind.name, at: subject.range))
    }
  }

  mutating func size(
    _ syntax: SizeSyntax?, _ header: HeaderSyntax, of kind: ElementKind
  ) -> CheckedSize? {
    guard let syntax else {
      if kind.header.size == .required {
        report(.missingSize(of: header.description, at: header.range))
      }
      return nil
    }
    if kind.header.size == .absent {
      report(.needlessSize(of: kind.name, at: syntax.range))
    }
    let type: ValueType = kind.header.isSizeInPoints ? .number : .dimension
    let width = dimension(syntax.width, type, in: syntax)
    let height = dimension(syntax.height, type, in: syntax)
    if inference(of: width).type == .aspect, inference(of: height).type == .aspect {
      report(.aspectTwice(at: checked.range(of: height), first: checked.range(of: width)))
      return nil
    }
    for (side, other) in [(width, height), (height, width)]
    where inference(of: side).type == .aspect && inference(of: other).type.isOfContent {
      report(.aspectOfEstimate(at: checked.range(of: side), other: checked.range(of: other)))
      return nil
    }
    return CheckedSize(width: width, height: height)
  }

  private mutating func dimension(
    _ syntax: ExpressionSyntax?, _ type: ValueType, in size: SizeSyntax
  ) -> ExpressionID {
    guard let syntax else { return fault(at: size.range) }
    let id = expression(syntax)
    if type == .dimension { checkBareNumber(syntax, id) }
    return require(id, type) { found, range in
      .wrongType("a size", takes: type, found: found, at: range)
    }
  }

  /// A plain number between 0 and 1 has lost its unit; a plain 1 probably has.
  private mutating func checkBareNumber(_ syntax: ExpressionSyntax, _ id: ExpressionID) {
    guard !syntax.saysPoints, syntax.isMadeOfNumbers, let number = constantNumber(id) else {
      return
    }
    if number > 0, number < 1 {
      report(.bareFraction(syntax.text, number, at: syntax.range))
    } else if case .number = syntax, number == 1 {
      report(.bareOne(at: syntax.range))
    }
  }

  mutating func arrangement(
    _ clauses: [ClauseSyntax], of kind: ElementKind
  ) -> CheckedArrangement? {
    var result: CheckedArrangement?
    for clause in clauses {
      guard let word = clause.word, let operand = clause.operand else { continue }
      guard kind.header.takesArrangement, clause.kind != .as else {
        report(.misplacedClause(word.text, on: kind.name, at: clause.range))
        continue
      }
      if let result {
        report(.secondArrangement(word.text, at: clause.range, first: result.range))
        continue
      }
      let count = require(expression(operand), .number) { found, range in
        .wrongType(word.text, takes: .number, found: found, at: range)
      }
      result = CheckedArrangement(
        isSplit: clause.kind == .split, count: count, range: clause.range)
    }
    return result
  }
}

/// What stands before an element's block.
struct HeaderSyntax {
  let word: NameToken
  let name: NameToken?
  let range: TextRange

  /// As people call the element: "badge `live`".
  var description: String { word.text + (name.map { " `\($0.text)`" } ?? "") }
}

extension ExpressionSyntax {
  /// Whether `pt` stands behind a number somewhere in it.
  var saysPoints: Bool {
    switch self {
    case .number(let number): number.hasUnit
    case .parenthesis(let view): view.expression?.saysPoints ?? false
    case .binary(let view): view.operands.contains(where: \.saysPoints)
    case .unary(let view): view.operand?.saysPoints ?? false
    default: false
    }
  }

  /// Whether it holds numbers and operators alone.
  var isMadeOfNumbers: Bool {
    switch self {
    case .number: true
    case .parenthesis(let view): view.unit == nil && view.expression?.isMadeOfNumbers ?? false
    case .binary(let view): view.operands.allSatisfy(\.isMadeOfNumbers)
    default: false
    }
  }
}

extension ValueType {
  /// Whether it is always for the content to say.
  fileprivate var isOfContent: Bool { !isFault && fits([.estimated, .uniform]) }
}
