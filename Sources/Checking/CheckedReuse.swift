package import LayoutLanguage
internal import LayoutSyntax
package import LayoutDiagnostics
package import LayoutText

/// Where a definition is used.
package struct UsePlace: Hashable, Sendable {
  /// The definition's name behind the `use`.
  package let range: TextRange
  /// All of the definition.
  package let definition: TextRange
}

/// What the uses of a definition have to know of it.
package struct CheckedDefinition: Sendable {
  package let name: String
  package let nameRange: TextRange
  package let parameters: [Parameter]
  /// Whether it cannot be used.
  package let isBroken: Bool

  /// A parameter, and the types that fit all that the definition does with it.
  package struct Parameter: Sendable {
    package let name: String
    package let type: ValueType
    /// Where its default stands.
    package let standard: TextRange?
  }

  init(_ definition: Definition) {
    (name, nameRange) = (definition.name.text, definition.name.range)
    isBroken = definition.isBroken
    parameters = definition.parameters.map {
      Parameter(name: $0.name.text, type: $0.type, standard: $0.standard?.node.range)
    }
  }
}

/// A definition in the place where it is used.
package struct CheckedUse: Sendable {
  package let place: UsePlace
  /// What the definition's parameters are here; `nil` where it stands inside the element that it
  /// brings, before what the block of the `use` adds there.
  package let arguments: [BindingID]?
  package let body: [CheckedStatement]
  /// Whether it brings properties to the block it stands in.
  package let setsProperties: Bool

  init(_ place: UsePlace, _ body: [CheckedStatement], arguments: [BindingID]? = nil) {
    (self.place, self.body, self.arguments) = (place, body, arguments)
    setsProperties = body.contains(where: \.setsProperties)
  }
}

/// Statements that are repeated for each value of a sequence.
package struct CheckedLoop: Sendable {
  /// What a loop goes over.
  package enum Sequence: Hashable, Sendable {
    case range(from: ExpressionID, to: ExpressionID, isClosed: Bool)
    case list(ExpressionID)
  }

  /// The name of the current value.
  package let binding: BindingID
  package let sequence: Sequence
  /// What it goes over, as written.
  package let range: TextRange
  package let body: [CheckedStatement]
  /// Whether it brings properties to the block it stands in.
  package let setsProperties: Bool

  init(_ head: LoopHead, _ body: [CheckedStatement]) {
    (binding, sequence, range) = (head.binding, head.sequence, head.range)
    self.body = body
    turnCount = head.turnCount
    setsProperties = body.contains(where: \.setsProperties)
  }

  /// The number of iterations, if it is known before evaluation.
  let turnCount: Int?

  /// Whether there may be a second iteration.
  var mayRepeat: Bool { turnCount.map { $0 > 1 } ?? true }
}

/// What stands before the block of a loop.
struct LoopHead {
  let binding: BindingID
  let sequence: CheckedLoop.Sequence
  let range: TextRange
  let turnCount: Int?
}

extension CheckedStatement {
  /// Whether it may set a property of the element it stands in.
  package var setsProperties: Bool {
    switch self {
    case .property: true
    case .element, .binding: false
    case .condition(let branches): branches.contains { $0.body.contains(where: \.setsProperties) }
    case .use(let use): use.setsProperties
    case .loop(let loop): loop.setsProperties
    }
  }

  /// Whether a `use` in it may set a property of the element it stands in.
  ///
  /// - Complexity: O(*n*) in the statements that stand there without a `use`.
  package var bringsProperties: Bool {
    switch self {
    case .property, .element, .binding: false
    case .condition(let branches):
      branches.contains { $0.body.contains(where: \.bringsProperties) }
    case .use(let use): use.setsProperties
    case .loop(let loop): loop.setsProperties && loop.body.contains(where: \.bringsProperties)
    }
  }
}

extension [CheckedStatement] {
  /// The properties that are set under all conditions; of two with one name the later holds.
  ///
  /// - Source: `language.md` 4: what a block writes wins over what a `use` brings to it.
  var certainProperties: [CheckedProperty] {
    let brought = flatMap { statement in
      if case .use(let use) = statement { use.body.certainProperties } else { [CheckedProperty]() }
    }
    return brought
      + compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The properties that may be set, in any branch, in source order; those of
  /// elements inside are not among them.
  ///
  /// - Complexity: O(*n*) in the statements that stand there.
  package var properties: [CheckedProperty] {
    var found: [CheckedProperty] = []
    collectProperties(in: &found)
    return found
  }

  private func collectProperties(in found: inout [CheckedProperty]) {
    for statement in self {
      if case .property(let property) = statement { found.append(property) }
      for body in statement.bodies { body.collectProperties(in: &found) }
    }
  }
}

extension Diagnostic {
  /// The same diagnostic with the uses that brought the text it is about to where it is wrong, the
  /// innermost first.
  ///
  /// - Parameter uses: The uses around, the outermost first.
  package func used(at uses: [UsePlace]) -> Diagnostic {
    guard let last = uses.lastIndex(where: { $0.definition.holds(range) }) else { return self }
    return uses[...last].reversed().prefix(Self.mostUsesShown).reduce(self) {
      $0.pointing(at: $1.range, "used here")
    }
  }

  /// A longer chain is cut: the uses nearest to the fault matter most.
  private static let mostUsesShown = 4
}
