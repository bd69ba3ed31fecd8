package import LayoutModel
package import LayoutText

/// A file whose names are looked up, whose types fit and whose elements stand where they may.
///
/// It still holds both branches of every condition: it is checked once and evaluated in as many
/// environments as anybody likes.
package struct CheckedProgram: Sendable {
  package let source: SourceText
  /// Every expression, children before the ones they belong to.
  package internal(set) var expressions: [Expression] = []
  /// Where each expression stands.
  package internal(set) var expressionRanges: [TextRange] = []
  /// The inputs that its expressions read, one bit for each entry of `Input.all`.
  package internal(set) var inputs: UInt32 = 0
  package internal(set) var bindings: [Binding] = []
  /// Every element, in source order.
  package internal(set) var elements: [CheckedElement] = []
  /// What stands at the top of the file.
  package internal(set) var body: [CheckedStatement] = []
  /// What the lexer, the parser and the checker had to say, in the order of the places.
  package internal(set) var diagnostics: [Diagnostic] = []

  init(source: SourceText) { self.source = source }

  package subscript(id: ExpressionID) -> Expression { expressions[id.index] }
  package subscript(id: BindingID) -> Binding { bindings[id.index] }

  /// Where the expression `id` stands.
  package func range(of id: ExpressionID) -> TextRange { expressionRanges[id.index] }

  /// The indices of the elements of `kind` at the top of the file, whatever the conditions there.
  package func topElements(of kind: ElementKind) -> [Int] {
    body.flatMap(\.elements).filter { elements[$0].kind.title == kind.title }
  }

  /// The parameters of the file, in source order.
  package var parameters: [BindingID] {
    bindings.indices.filter { bindings[$0].parameter != nil }.map { BindingID($0) }
  }

  /// The parameters of the file by their names; of two with one name the later holds.
  package var parametersByName: [String: BindingID] {
    Dictionary(parameters.map { (self[$0].name, $0) }) { _, later in later }
  }
}

/// An element of a known kind.
package struct CheckedElement: Sendable {
  package let kind: ElementKind
  package let name: String?
  /// The word that opens it.
  package let wordRange: TextRange
  /// The header, from the word to where the block begins.
  package let range: TextRange
  /// All of it, from the word to the end of the block.
  package let extent: TextRange
  /// Where its name stands; the word itself if it has none.
  package let nameRange: TextRange
  package internal(set) var size: CheckedSize?
  package internal(set) var arrangement: CheckedArrangement?
  package internal(set) var body: [CheckedStatement] = []
}

/// The two expressions of a size.
package struct CheckedSize: Hashable, Sendable {
  package let width: ExpressionID
  package let height: ExpressionID
}

/// `split n` or `repeat n`.
package struct CheckedArrangement: Hashable, Sendable {
  /// The word.
  package let isSplit: Bool
  package let count: ExpressionID
  package let range: TextRange
}

/// What stands in a block, bindings left out: whoever uses one knows it.
package indirect enum CheckedStatement: Sendable {
  case property(CheckedProperty)
  /// A child: the slot of its owner's kind it stands in, and its index among the elements.
  case element(slot: Int, index: Int)
  case condition([ConditionBranch])

  /// The elements it may bring, whatever its conditions come to.
  package var elements: [Int] {
    switch self {
    case .property: []
    case .element(_, let index): [index]
    case .condition(let branches): branches.flatMap { $0.body.flatMap(\.elements) }
    }
  }
}

/// A property of its element's vocabulary, or one that the author named.
package struct CheckedProperty: Sendable {
  /// The place among the kind's properties; `nil` for one that the author named.
  package let index: Int?
  package let name: String
  package let range: TextRange
  package let values: [CheckedValue]
}

/// One value of a property.
package struct CheckedValue: Sendable {
  package let label: String?
  package let expression: ExpressionID
  package let range: TextRange
}

/// A branch of an `if`.
package struct ConditionBranch: Sendable {
  /// `nil` for the last `else`.
  package let condition: ExpressionID?
  package let body: [CheckedStatement]
}
