internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A field of `data`, or of what a name stands for; `nil` where the first word is neither.
  ///
  /// - Source: `content.md`, `data`.
  mutating func member(of first: NameToken, _ syntax: NameSyntax) -> ExpressionID? {
    let fields = syntax.words.dropFirst().map(\.text)
    let owner: ExpressionID
    if let binding = file.scope.binding(first.text, at: first.range.lowerBound) {
      owner = use(binding, at: first.range)
    } else if let data = Input.all.firstIndex(where: { $0.name == first.text }) {
      owner = input(data, at: first.range)
    } else {
      return nil
    }
    let record = require(owner, .record) { found, range in
      .wrongType("." + fields.joined(separator: "."), takes: .record, found: found, at: range)
    }
    if inference(of: record).type.isFault { return fault(at: syntax.range) }
    var inference = TypeInference.ofData
    inference.absorb(self.inference(of: record))
    return add(.member(record, fields), inference, at: syntax.range)
  }

  /// `a ?? b ?? c`, from right to left: values of data files, and what stands for those that are missing.
  ///
  /// - Source: `language.md` 3.
  mutating func fallback(_ syntax: BinarySyntax, words: Enumeration?) -> ExpressionID {
    let operands = syntax.operands.map { ($0, expression($0, words: words)) }
    guard let last = operands.last, operands.count == syntax.operators.count + 1 else {
      return fault(at: syntax.range)
    }
    return operands.dropLast().reversed().reduce(last.1) { otherwise, operand in
      let range = operand.0.range.lowerBound..<syntax.range.upperBound
      return fallback(operand.1, otherwise: otherwise, in: range)
    }
  }

  private mutating func fallback(
    _ value: ExpressionID, otherwise: ExpressionID, in range: TextRange
  ) -> ExpressionID {
    let last = inference(of: otherwise)
    guard !inference(of: value).type.isFault, !last.type.isFault else { return fault(at: range) }
    guard mayBeMissing(value) else {
      report(.neverMissing(at: checked.range(of: value)))
      return fault(at: range)
    }
    let joined = joined([value, otherwise])
    // Two values of data files are of the type that their use requires.
    guard !last.isData, !last.isOpen else {
      return add(.fallback(value, otherwise: otherwise), joined, at: range)
    }
    let type = last.type.intersection(.data)
    guard !type.isEmpty else {
      report(
        .wrongOperand(
          of: "??", takes: .data, found: last.type, at: checked.range(of: otherwise)))
      return fault(at: range)
    }
    checked.expressions.dataRequirements[value] = Requirement(type, words: last.enumeration)
    var inference = last
    inference.absorb(joined)
    // The entries of a list may be the file's, too.
    if type == .list { inference.members = [.ofData] }
    return add(.fallback(value, otherwise: otherwise), inference, at: range)
  }

  /// Whether `id` is a path in a data file.
  private func mayBeMissing(_ id: ExpressionID) -> Bool {
    switch checked[id] {
    case .member: true
    case .binding(let binding): checked[binding].origin == .turn && inference(of: id).isData
    default: false
    }
  }

  /// Runs `body` where something is asked that decides on what stands in an element: of its contents
  /// data may decide, too.
  mutating func decidingOnContents<Result>(
    in place: StatementPlace, _ body: (inout Checker) -> Result
  ) -> Result {
    let access = context.inputs
    defer { context.inputs = access }
    if place.owner?.takesOneContent ?? false, let access, !access.isDisjoint(with: .owners) {
      context.inputs?.insert(.contents)
    }
    return body(&self)
  }

  /// Reports data that decide on more than contents.
  mutating func checkScope(
    of conditions: [ExpressionID], _ body: [CheckedStatement], in place: StatementPlace
  ) {
    guard let owner = place.owner, owner.takesOneContent,
      let asked = conditions.first(where: { inference(of: $0).inputs & Input.data.bit != 0 }),
      !body.allSatisfy({ isOfContents($0, of: owner) })
    else { return }
    report(.dataBeyondContents(in: place.ownerName, at: checked.range(of: asked)))
  }

  /// Whether a statement in an element of `kind` is about its contents alone.
  private func isOfContents(_ statement: CheckedStatement, of kind: ElementKind) -> Bool {
    switch statement {
    case .property: false
    case .element(let slot, _): kind.slots[slot].count == .oneContent
    case .binding, .condition, .use, .loop:
      statement.bodies.allSatisfy { $0.allSatisfy { isOfContents($0, of: kind) } }
    }
  }
}

extension ElementKind {
  /// Whether one content may stand in it: it is an item, a header, a badge or a view.
  fileprivate var takesOneContent: Bool { slots.contains { $0.count == .oneContent } }
}

extension CheckedLoop.Sequence {
  /// What it is made of.
  var expressions: [ExpressionID] {
    switch self {
    case .list(let id): [id]
    case .range(let from, let to, _): [from, to]
    }
  }
}

extension Diagnostic {
  fileprivate static func neverMissing(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .valueNeverMissing, "left side of `??` is never missing", at: range,
      label: "not from a data file"
    ).noting("`??` gives a default for a field of `data` that an entry may lack")
      .helping("remove `??` and its right side")
  }

  fileprivate static func dataBeyondContents(in owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .dataOutsideContents, "data can only be read in contents", at: range,
      label: "outside of contents"
    ).noting("\(owner) is the same for all items; only its content depends on data")
      .helping("move the condition into the content")
  }
}
