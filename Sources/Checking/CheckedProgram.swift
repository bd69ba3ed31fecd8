package import LayoutLanguage
package import LayoutDiagnostics
package import LayoutText

/// A file whose names are looked up, whose types fit and whose elements stand where they may.
///
/// It holds both branches of every condition: it is checked once and evaluated in any number of
/// environments.
package struct CheckedProgram: Sendable {
  package let source: SourceText
  /// The files that places in the program are in: its own and those that it imports.
  package let sources: Sources
  /// Whether the file only declares what others may import.
  package internal(set) var isLibrary = false
  package internal(set) var names = DeclaredNames()
  package internal(set) var features = Features()
  package internal(set) var expressions = ExpressionTable()
  package internal(set) var bindings: [Binding] = []
  /// Every element, in source order.
  package internal(set) var elements: [CheckedElement] = []
  /// What stands at the top of the file.
  package internal(set) var body: [CheckedStatement] = []
  /// What the lexer, the parser and the checker have reported, in source order.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Where there is an error, those included that only follow from others.
  package private(set) var errors = RangeIndex([])

  /// The names that a program and the files it imports give to values and definitions.
  package struct DeclaredNames: Sendable {
    /// Where the names are declared that are used, in any file.
    package internal(set) var used: Set<Int> = []
    /// The names of values at the tops of the files, file by file, each in source order.
    package internal(set) var declarations: [BindingID] = []
    /// The definitions of the files, in the same order.
    package internal(set) var definitions: [CheckedDefinition] = []
    /// The parameters that can be set from outside, by their names.
    package internal(set) var parameters: [String: SettableParameter] = [:]
  }

  /// What evaluating a program involves.
  package struct Features: Sendable {
    /// The inputs that its expressions read, one bit for each entry of `Input.all`.
    package internal(set) var inputs: UInt32 = 0
    /// Whether an element depends on what the groups around leave to it.
    package internal(set) var readsSurroundings = false
    /// Whether an element sets its place among its siblings.
    package internal(set) var setsOrder = false
  }

  init(source: SourceText, among sources: Sources) {
    (self.source, self.sources) = (source, sources)
  }

  /// Keeps what was reported.
  mutating func report(_ all: [Diagnostic], in library: Library) {
    errors = RangeIndex(all.filter { $0.severity == .error }.map(\.range))
    let completed = completingFragments(all, in: library)
    diagnostics = translatingSwift(withoutConsequences(completed, in: library), in: library)
  }

  package subscript(id: ExpressionID) -> Expression { expressions.nodes[id.index] }
  package subscript(id: BindingID) -> Binding { bindings[id.index] }

  /// What the expression `id` is a name of, through other names; `nil` where it is no name.
  package func origin(of id: ExpressionID) -> BindingID? {
    guard case .binding(let binding) = self[id] else { return nil }
    return origin(of: self[binding].value) ?? binding
  }

  /// What is known of the expression `id`.
  package func inference(of id: ExpressionID) -> TypeInference { expressions.inferences[id.index] }

  /// The value that `id` has in every view and for every parameter, where checking found it.
  package func constant(of id: ExpressionID) -> Value? { expressions.constant(of: id) }

  /// Where the expression `id` stands.
  package func range(of id: ExpressionID) -> TextRange { expressions.ranges[id.index] }

  /// The indices of the elements of `kind` at the top of the file, under any condition.
  package func topElements(of kind: ElementKind) -> [Int] {
    body.flatMap(\.elements).filter { elements[$0].kind.title == kind.title }
  }

  /// The fields of `data` that it reads; `nil` where it reads the whole record.
  ///
  /// - Complexity: O(*n*) in the expressions.
  package var dataFields: [String]? {
    guard let data = Input.all.firstIndex(where: { $0.name == Input.data.name }) else { return [] }
    var fields: Set<String> = []
    var owners: Set<ExpressionID> = []
    for case .member(let owner, let path) in expressions.nodes where self[owner] == .input(data) {
      owners.insert(owner)
      if let first = path.first { fields.insert(first) }
    }
    let isWhole = expressions.nodes.indices.contains {
      expressions.nodes[$0] == .input(data) && !owners.contains(ExpressionID($0))
    }
    return isWhole ? nil : fields.sorted()
  }
}

/// What a name stands for where a parameter is given from outside.
package enum SettableParameter: Hashable, Sendable {
  case one(BindingID)
  /// Files that are equally near declare one each.
  case rivals([BindingID])

  /// The parameter, if there is no doubt which.
  package var only: BindingID? {
    if case .one(let id) = self { id } else { nil }
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
  package internal(set) var header = CheckedHeader()
  package internal(set) var body: [CheckedStatement] = []
  /// Whether there is a content in it in any branch.
  package internal(set) var holdsContents = false
  /// The uses that brought it here, the outermost first; none for one that stands where it is
  /// written.
  package internal(set) var uses: [UsePlace] = []
  /// Whether something in it could not be read: what it lacks may be that.
  package internal(set) var isIncomplete = false

  package var size: CheckedSize? { header.size }
  package var arrangement: CheckedArrangement? { header.arrangement }
  /// What it shows, as its header states.
  package var subject: ExpressionID? { header.subject }
}

/// What an element's header states beside its name.
package struct CheckedHeader: Sendable {
  package internal(set) var size: CheckedSize?
  package internal(set) var arrangement: CheckedArrangement?
  package internal(set) var subject: ExpressionID?
  /// The names that lead to the elements it is about, from the outside in.
  package internal(set) var path: [String] = []
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

/// What stands in a block.
package enum CheckedStatement: Sendable {
  case property(CheckedProperty)
  /// A `let`.
  case binding(BindingID)
  /// A child: the slot of its owner's kind it stands in, and its index among the elements.
  case element(slot: Int, index: Int)
  case condition([ConditionBranch])
  case use(CheckedUse)
  case loop(CheckedLoop)

  /// The statements inside: of branches, of what a `use` brings, and of a loop, once.
  package var bodies: [[CheckedStatement]] {
    switch self {
    case .property, .binding, .element: []
    case .condition(let branches): branches.map(\.body)
    case .use(let use): [use.body]
    case .loop(let loop): [loop.body]
    }
  }

  /// The elements it may bring under any condition; those of a loop once.
  package var elements: [Int] {
    if case .element(_, let index) = self { return [index] }
    return bodies.flatMap { $0.flatMap(\.elements) }
  }
}

/// A property of its element's vocabulary, or one that the author named.
package struct CheckedProperty: Sendable {
  /// The place among the kind's properties; `nil` for one that the author named.
  package let index: Int?
  package let name: String
  package let range: TextRange
  /// Whether one part of it is set, as in `insets.bottom: 8`, which leaves the others.
  package let isPart: Bool
  package let values: [CheckedValue]
}

/// One value of a property.
package struct CheckedValue: Sendable {
  package let label: String?
  /// Where the label stands, quotes included.
  package let labelRange: TextRange?
  package let expression: ExpressionID
  package let range: TextRange
}

/// A branch of an `if`.
package struct ConditionBranch: Sendable {
  /// `nil` for the last `else`.
  package let condition: ExpressionID?
  package let body: [CheckedStatement]
}
