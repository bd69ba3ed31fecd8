internal import LayoutText

/// A layout as the code builds it.
struct ImportedLayout: Sendable {
  var name: String
  var documentation: [String] = []
  /// Its configuration object; `nil` where it has none.
  var configuration: HeapObject?
  var store: Store
  var sections: [ImportedSection]
  /// What could not be followed and may have changed anything of it.
  var losses: [Hole]
  var origin: TextRange
  /// What the function that makes it is called, its type's name in front.
  var function: String
  /// Whether its sections are those of several functions that no layout uses.
  var isCollection = false
}

/// A kind of section of a layout.
struct ImportedSection: Sendable {
  var name: String
  /// Kinds that come out equal.
  var others: [String] = []
  var documentation: [String] = []
  let value: SwiftValue
  /// When it stands there.
  var condition = Term.truth(true)
  var store: Store
  var losses: [Hole]
  let origin: TextRange
  /// The branches that its kind took.
  var decisions: [Int] = []
  /// What the subject was in the run that gave it.
  var kind: SectionKind?
}

extension ImportedLayout {
  /// The path of the type that the function is a member of.
  var typeName: String? { function.outerName }
  /// The function's own name.
  var memberName: String { function.lastName }
}
