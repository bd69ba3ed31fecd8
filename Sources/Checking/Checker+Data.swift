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
    var inference = TypeInference(.data)
    inference.absorb(self.inference(of: record))
    inference.isData = true
    return add(.member(record, fields), inference, at: syntax.range)
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
  fileprivate static func dataBeyondContents(in owner: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .dataOutsideContents, "data can only be read in contents", at: range,
      label: "outside of contents"
    ).noting("\(owner) is the same for all items; only its content depends on data")
      .helping("move the condition into the content")
  }
}
