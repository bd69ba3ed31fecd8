internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// The size in the header of an element of `kind`.
  mutating func size(
    _ syntax: SizeSyntax?, _ header: HeaderSyntax, of kind: ElementKind
  ) -> CheckedSize? {
    guard let syntax else {
      if kind.header.size == .required, kind.header.insteadOfSize.isEmpty {
        report(.missingSize(of: header.description, at: header.range))
        return faultySize(at: header.range)
      }
      return nil
    }
    if syntax.times == nil, tree.diagnostics(in: syntax.range).contains(where: log.isSuperseded) {
      return nil
    }
    if let width = syntax.width, width.isWord, syntax.times == nil, syntax.height == nil {
      // Half a size has been reported; the word may be no side of one.
      _ = expression(width)
      return faultySize(at: syntax.range)
    }
    if kind.header.size == .absent {
      report(.needlessSize(of: kind.name, at: syntax.range))
    }
    var type: ValueType = kind.header.isSizeInPoints ? .number : .dimension
    if !kind.header.takesUniform { type.remove(.uniform) }
    if kind.header.takesPath {
      let before = log.diagnostics.count
      let (width, height) = (side(syntax.width, of: syntax), side(syntax.height, of: syntax))
      offerContainer(since: before)
      return CheckedSize(width: width, height: height)
    }
    if kind.header.hasOpenAxes {
      return CheckedSize(
        width: frameSide(syntax.width, of: syntax), height: frameSide(syntax.height, of: syntax))
    }
    let width = dimension(syntax.width, type, in: syntax)
    let height = dimension(syntax.height, type, in: syntax)
    if inference(of: width).type == .aspect, inference(of: height).type == .aspect {
      report(.aspectTwice(at: checked.range(of: height), first: checked.range(of: width)))
      return faultySize(at: syntax.range)
    }
    for (side, other) in [(width, height), (height, width)]
    where inference(of: side).type == .aspect && inference(of: other).type.isOfContent {
      report(.aspectOfEstimate(at: checked.range(of: side), other: checked.range(of: other)))
      return faultySize(at: syntax.range)
    }
    return CheckedSize(width: width, height: height)
  }

  /// A size that has been reported.
  private mutating func faultySize(at range: TextRange) -> CheckedSize {
    CheckedSize(width: fault(at: range), height: fault(at: range))
  }

  private mutating func dimension(
    _ syntax: ExpressionSyntax?, _ type: ValueType, in size: SizeSyntax
  ) -> ExpressionID {
    guard let syntax else { return fault(at: size.range) }
    if type == .number, let refused = negativeLength(in: syntax.range) {
      replace(with: .negativeSize(refused.headline, at: refused.range), in: syntax.range)
      return fault(at: syntax.range)
    }
    let id = expression(syntax)
    if type != .number { checkBareNumber(syntax, id) }
    return require(id, type) { found, range in
      .wrongType("a size", takes: type, found: found, at: range)
    }
  }

  /// A side of a frame, which may be 0 and has an end.
  mutating func frameSide(_ syntax: ExpressionSyntax?, of size: SizeSyntax) -> ExpressionID {
    if let syntax, let refused = negativeLength(in: syntax.range) {
      replace(with: .negativeSide(syntax.text, at: refused.range), in: syntax.range)
      return fault(at: syntax.range)
    }
    let before = log.diagnostics.count
    let side = side(syntax, of: size)
    let filling = "to fill what is there, write `\(Modifier.fillingFrame)`"
    replaceInfinity(since: before) { .endless("a size", help: filling, at: $0) }
    if let syntax, case .fraction = syntax, let fault = log.diagnostics[before...].first {
      log.diagnostics[before] = Diagnostic(
        fault.code, fault.headline, at: fault.range, label: fault.primary.text
      ).noting("fractions are for cells; contents are proposed the available space")
        .helping(filling)
    }
    return side
  }

  /// One side of a size in points; what is left open stays so.
  mutating func side(_ syntax: ExpressionSyntax?, of size: SizeSyntax) -> ExpressionID {
    guard let syntax else { return fault(at: size.range) }
    if case .name(let name) = syntax, name.isOpen {
      return add(.constant(.missing), TypeInference(.missing), at: name.range)
    }
    return require(expression(syntax), .number) { found, range in
      .wrongType("a size in points", takes: .number, found: found, at: range)
    }
  }

  /// What the parser has reported there about a negative length.
  private func negativeLength(in range: TextRange) -> Diagnostic? {
    tree.diagnostics(in: range).first { $0.code == .negativeLength }
  }

  /// A plain number between 0 and 1 has lost its unit; a plain 1 probably has.
  private mutating func checkBareNumber(_ syntax: ExpressionSyntax, _ id: ExpressionID) {
    guard let number = constantNumber(id) else { return }
    if number > 0, number < 1, let origin = bareOrigin(of: id) {
      let fault = Diagnostic.bareFraction(syntax.text, number, at: syntax.range)
      report(syntax.range.holds(origin) ? fault : fault.pointing(at: origin, "its number"))
    } else if case .number = syntax, number == 1 {
      report(.bareOne(at: syntax.range))
    }
  }

  private static let signsOfNumbers: Set<Token.Kind> = [
    .plus, .minus, .star, .slash, .leftParenthesis, .rightParenthesis,
  ]

  /// Where the number stands that `id` is or goes by a name for; `nil` if it says its unit, or is
  /// more than numbers.
  private func bareOrigin(of id: ExpressionID) -> TextRange? {
    if case .binding(let binding) = checked[id], checked[binding].parameter == nil {
      return bareOrigin(of: checked[binding].value)
    }
    let range = checked.range(of: id)
    let written = SourceText(bytes: Array(checked.sources[range].utf8))
    let isBare = tokens(of: written).tokens.allSatisfy { token in
      token.isTrivia || token.kind == .end || Self.signsOfNumbers.contains(token.kind)
        || token.kind == .number && written[token.range].last?.isWholeNumber ?? false
    }
    return isBare ? range : nil
  }
}

extension ValueType {
  /// Whether it always follows from the content.
  fileprivate var isOfContent: Bool { !isFault && fits([.estimated, .uniform]) }
}

extension Diagnostic {
  /// A side of less than 0 where lengths may be 0.
  fileprivate static func negativeSide(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .negativeLength, "length must not be negative, got `\(text)`", at: range,
      label: "less than 0"
    ).helping(
      "to extend outwards, set a negative `\(Modifier.paddingName)`, "
        + "or an `\(Modifier.offsetName)`")
  }

  /// A natural size of less than 0.
  fileprivate static func negativeSize(_ headline: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.negativeLength, headline, at: range, label: "less than 0")
  }
}
