internal import LayoutLanguage
package import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// The program that `tree` holds where it imports nothing.
package func check(_ tree: SyntaxTree) -> CheckedProgram {
  check(.first, of: Library(tree))
}

/// The program that a file of `library` holds: names, types, kinds and places, in every branch; and
/// what the files that it imports declare.
///
/// Never fails: what is wrong is reported and left out, and the rest is checked all the same.
///
/// - Complexity: O(*n*) in the size of the trees.
package func check(_ file: Library.FileID, of library: Library) -> CheckedProgram {
  var checker = Checker(file, of: library)
  return checker.program()
}

/// The definitions of a file of `library`, each checked for itself, as the body of a program: what
/// their parameters come to nobody knows, and what may stand in their outermost elements.
///
/// What is wrong with them is told by the program of the file.
///
/// - Complexity: O(*n*) in the size of the trees.
package func checkDefinitions(of file: Library.FileID, in library: Library) -> CheckedProgram {
  var checker = Checker(file, of: library)
  return checker.definitionsAlone()
}

/// A walk over a tree, and over those that it imports, that builds a checked program.
struct Checker {
  let library: Library
  /// The file at hand.
  var file: Library.FileID
  /// The tree of the file at hand.
  var tree: SyntaxTree
  var checked: CheckedProgram
  /// What is known of each expression, by its place among the program's.
  var inferences: [TypeInference] = []
  /// The value that each expression always has, where that is known now.
  var constants: [Value?] = []
  var scope = Scope()
  /// What the expression at hand may ask; `nil` in a `let`, which is evaluated where it is used.
  var inputs: InputAccess? = .nothing
  /// What the file at hand takes from others.
  var imported = ImportedNames()
  /// What holds at the tops of the other files.
  var parked: [Library.FileID: FileScope] = [:]
  /// Elements something inside of which could not be made out: what they lack is not reported.
  var doubtful: Set<Int> = []
  /// What the parser has said and the checker, who knows more names, says better.
  var superseded: Set<Diagnostic> = []
  /// What is said for that.
  var replacements: Set<Diagnostic> = []
  /// The definitions of the file by their names.
  var definitions: [String: Definition] = [:]
  /// Whether a definition is looked at for itself: what its parameters are is not known.
  var isInferring = false
  /// By parameter of that definition: the place that left it the least to be.
  var demands: [BindingID: TextRange] = [:]
  /// The uses that led to the statement at hand, the outermost first.
  var uses: [UsePlace] = []
  /// The blocks that wait for the one element of the fragment at hand, the innermost `use` first.
  var extensions: [Extension] = []
  var expansion = Expansion()
  /// What is known of the view because of the conditions around.
  var facts = KnownConditions()
  /// How many blocks are around the statement at hand, those of definitions included.
  var depth = 0
  /// Where the names stand that somebody asks for.
  var usedNames: Set<Int> = []
  /// Every name that is declared in the file, for those that nobody asks for.
  var declaredNames: [DeclaredName] = []
  /// Where names are declared, made when a name is first looked for in vain.
  var declarations: [String: [Declaration]]?
  var diagnostics: [Diagnostic] = []
  /// The names of a layout's sections, once a preview has asked.
  var sectionNames: [Int: Names] = [:]
  /// The names of what may be measured in a layout or in some sections, once a preview has asked.
  var measuredNames: [[Int]: Names] = [:]
  /// How many modifiers of another language have been looked up.
  var namedModifiers = 0
  private var suggestions = Suggestions()

  /// What of the world can be asked at a place.
  struct InputAccess: OptionSet {
    let rawValue: UInt8

    static let nothing: InputAccess = []
    static let everything: InputAccess = [.layout, .section, .view, .contents]
    private static let layout = InputAccess(rawValue: 1)
    private static let section = InputAccess(rawValue: 2)
    private static let view = InputAccess(rawValue: 4)
    static let contents = InputAccess(rawValue: 8)
    /// What around contents may have data for them.
    static let owners: InputAccess = [.section, .view]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ place: Input.Place) {
      switch place {
      case .layout: self = .layout
      case .section: self = .section
      case .view: self = .view
      case .contents: self = .contents
      }
    }

    /// What may be asked inside of an element that is such a place.
    init(inside place: Input.Place) {
      self = InputAccess(place)
      insert(.layout)
    }
  }

  init(_ file: Library.FileID, of library: Library) {
    (self.file, self.library) = (file, library)
    tree = library.files[file.index].tree
    checked = CheckedProgram(source: tree.source, among: library.sources)
  }

  mutating func program() -> CheckedProgram {
    let order = declareAll()
    checked.isLibrary = tree.file.statements.allSatisfy(\.isDeclaration)
    checked.body = statements(tree.file.statements, in: Place(owner: .file))
    nameParameters()
    checkUniqueNames(in: checked.body)
    checkLayoutsInLoops()
    checkPreviews()
    checkThatSomethingIsDeclared()
    keepInferences()
    checkCircles(among: order)
    diagnostics += order.flatMap { library.files[$0.index].tree.diagnostics }
      .filter { !superseded.contains($0) }
    checkThatImportsAreUsed()
    noteUnusedNames()
    for index in doubtful { checked.elements[index].isDoubtful = true }
    checked.usedNames = usedNames
    checked.diagnostics = diagnostics.inOrder
    return checked
  }

  fileprivate mutating func definitionsAlone() -> CheckedProgram {
    _ = declareAll()
    checked.body = definedStatements()
    for index in checked.body.flatMap(\.elements) { checked.elements[index].isDoubtful = true }
    keepInferences()
    return checked
  }

  /// Learns what the file and those that it imports declare; they are the answer, each behind those
  /// that it imports.
  private mutating func declareAll() -> [Library.FileID] {
    let order = library.order(from: file)
    for file in order {
      enter(file)
      collectDefinitions()
      bindTopNames()
      inferDefinitions()
      keepDefinitions()
    }
    return order
  }

  private mutating func keepInferences() {
    checked.inputs = inferences.reduce(0) { $0 | $1.inputs }
    checked.inferences = inferences
    checked.readsContainer = inferences.map { $0.inputs & Input.continuous != 0 }
  }

  /// What `word` may have been meant for among `candidates`; nothing where that has been asked so
  /// often that it takes too long.
  mutating func meanings(of word: String, among candidates: (Checker) -> [String]) -> Meanings {
    guard suggestions.areAffordable else { return ([], []) }
    let names = candidates(self)
    return (suggestions.likelyMeanings(of: word, among: names), names)
  }

  /// Runs `body` for a part of the file; what it reports there is dropped if the parser has
  /// reported something there before, but for what it reports in `name`, where all is well read.
  mutating func once<Result>(
    in range: TextRange, named name: TextRange? = nil, _ body: (inout Checker) -> Result
  ) -> Result {
    let before = diagnostics.count
    let result = body(&self)
    if diagnostics.count > before {
      let sizes = foreignSizes(since: before, in: range)
      if tree.diagnostics(in: range).contains(where: { !superseded.contains($0) }) {
        let sound = name.flatMap { tree.diagnostics(in: $0).isEmpty ? $0 : nil }
        let late = diagnostics[before...].filter {
          !range.holds($0.range) || replacements.contains($0) || sound?.holds($0.range) ?? false
        }
        diagnostics.replaceSubrange(before..., with: late)
      }
      diagnostics += sizes
    }
    return result
  }

  /// Says `diagnostic` for all that the parser has said inside of `range`: what it has refused stays
  /// refused under a code of shapes.
  mutating func replace(with diagnostic: Diagnostic, in range: TextRange) {
    let shape = tree.diagnostics(in: range).first { $0.code.isOfShapes }?.code
    let told = diagnostic.code.isOfShapes ? diagnostic : diagnostic.coded(shape ?? diagnostic.code)
    supersede(in: range)
    replacements.insert(told)
    diagnostics.append(told)
  }

  /// Takes back what the parser has said inside of `range`.
  mutating func supersede(in range: TextRange) {
    superseded.formUnion(tree.diagnostics(in: range))
  }

  /// A file that declares nothing is a mistake, unless reading it has failed before.
  private mutating func checkThatSomethingIsDeclared() {
    guard tree.diagnostics.isEmpty, tree.file.statements.isEmpty else { return }
    diagnostics.append(.emptyFile(at: tree.root.range))
  }

  /// Adds what is to say, with the uses that led here; what a definition has been told for itself is
  /// not repeated for its uses.
  mutating func report(_ diagnostic: Diagnostic) {
    if !isKnownFault(at: diagnostic.range) { diagnostics.add(diagnostic.used(at: uses)) }
  }

  /// Whether one of the definitions around has been found wrong at `range` for itself.
  func isKnownFault(at range: TextRange) -> Bool {
    uses.contains { use in
      use.definition.holds(range) && expansion.faults[use.definition]?.nests(with: range) == true
    }
  }

  /// Adds an expression of which `inference` is known.
  mutating func add(
    _ expression: Expression, _ inference: TypeInference, at range: TextRange
  ) -> ExpressionID {
    checked.expressions.append(expression)
    checked.expressionRanges.append(range)
    inferences.append(inference)
    constants.append(constant(of: expression))
    return ExpressionID(inferences.count - 1)
  }

  /// An expression that has been reported.
  mutating func fault(at range: TextRange) -> ExpressionID {
    add(.constant(.fault), .fault, at: range)
  }

  func inference(of id: ExpressionID) -> TypeInference { inferences[id.index] }
}

/// Where a statement stands.
struct Place {
  /// The kind around it; `nil` where that is not known.
  let owner: ElementKind?
  /// What may be around it where the owner is not known; with none, anything goes.
  var candidates: [ElementKind] = []
  /// The owner as people call it: "item `hero`".
  var ownerName = ""
  /// The name of the owner in the file, for elements at its top.
  var ownerIndex: Int?

  init(owner: ElementKind?) { self.owner = owner }
}

extension TextRange {
  /// Whether `other` lies inside, ends included.
  func holds(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SyntaxTree {
  /// Whether the parser had something to say of the text in `range`.
  ///
  /// - Complexity: O(log *n*) in the number of diagnostics.
  func hasDiagnostic(in range: TextRange) -> Bool { !diagnostics(in: range).isEmpty }

  /// What the parser had to say of the text that begins in `range`.
  ///
  /// - Complexity: O(log *n* + *k*) in the number of diagnostics and of those there.
  func diagnostics(in range: TextRange) -> ArraySlice<Diagnostic> {
    let first = diagnostics.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return diagnostics[first...].prefix { $0.range.lowerBound <= range.upperBound }
  }
}
