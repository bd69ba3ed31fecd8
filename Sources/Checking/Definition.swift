package import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// A fragment of a layout with a name.
struct Definition {
  let syntax: DefinitionSyntax
  let name: NameToken
  /// The file it stands in.
  let file: Library.FileID
  var parameters: [Parameter]
  /// Whether the parser has reported something in the list of parameters, so that there may be more.
  let hasUnreadParameters: Bool
  /// How many elements it brings for sure; one takes the block of a `use`.
  var elementCount = 0
  /// What its only element may be.
  var elementKinds: [ElementKind] = []
  /// Whether it cannot be used, which has been reported.
  var isBroken = false

  var range: TextRange { syntax.range }

  init(_ syntax: DefinitionSyntax, _ name: NameToken, in file: Library.FileID) {
    (self.syntax, self.name, self.file) = (syntax, name, file)
    parameters = syntax.parameters.compactMap { parameter in
      parameter.name.map { Parameter(name: $0, standard: parameter.standard) }
    }
    let end = syntax.block?.range.lowerBound ?? syntax.range.upperBound
    hasUnreadParameters = syntax.node.tree.hasDiagnostic(in: name.range.upperBound..<end)
  }

  /// A parameter, and what the definition requires of it.
  struct Parameter {
    let name: NameToken
    let standard: ExpressionSyntax?
    /// What its uses in the definition leave it to be.
    var type = ValueType.anything
    /// The words, where it has to be one of an enumeration.
    var words: Enumeration?
    /// The place that leaves it the least to be.
    var requiredAt: TextRange?
  }
}

/// The block of a `use`, which is added to the element that the `use` brings.
struct Extension {
  let block: BlockSyntax
  /// Where it is written.
  let home: Location
  /// The uses that led there.
  let uses: [UsePlace]
  /// The use whose block it is.
  let place: UsePlace
}

/// The uses of definitions that have been expanded so far, and what was found in definitions.
struct Expansion {
  /// How many definitions have been put in the place of a `use`.
  var count = 0
  /// How many expressions and statements that has made, those of the outermost use at hand left out.
  var cost = 0
  /// How many there were before that use.
  var start = 0
  /// How many statements have been checked, in definitions and elsewhere.
  var statements = 0
  /// The limits that have been reported.
  var limits: Set<Diagnostic.Code> = []
  /// By definition, where it was reported when it was checked by itself.
  var faults: [TextRange: RangeIndex] = [:]

  /// Whether one of the definitions that `uses` lead to was reported at `range` by itself.
  func isKnownFault(at range: TextRange, reachedBy uses: [UsePlace]) -> Bool {
    uses.contains { use in
      use.definition.holds(range) && faults[use.definition]?.nests(with: range) == true
    }
  }
}

extension ValueType {
  /// Any value.
  package static let anything = ValueType(rawValue: .max)
}

extension SyntaxTree {
  /// The uses in `definition`, in source order.
  func uses(in definition: DefinitionSyntax) -> [UseSyntax] {
    let range = definition.range
    var found: [UseSyntax] = []
    var id = definition.node.id + 1
    while id < nodeCount, self[id].range.lowerBound < range.upperBound {
      if let use = UseSyntax(self[id]) { found.append(use) }
      id += 1
    }
    return found
  }
}
