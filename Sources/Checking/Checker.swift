internal import LayoutDiagnostics
internal import LayoutLanguage
package import LayoutSyntax
internal import LayoutText

/// The program in `tree`, whose imports lead nowhere.
package func check(_ tree: SyntaxTree) -> CheckedProgram {
  check(.first, of: Library(tree))
}

/// The program in a file of `library`, and what the files that it imports declare: names, types,
/// kinds and places, in every branch.
///
/// Never fails: what is wrong is reported and left out, and the rest is still checked.
///
/// - Complexity: O(*n*) in the size of the trees.
package func check(_ file: Library.FileID, of library: Library) -> CheckedProgram {
  var checker = Checker(file, of: library)
  return checker.program()
}

/// The definitions of a file of `library`, each checked by itself, as the body of a program: the
/// arguments are unknown, and so is what may stand in their outermost elements.
///
/// What is wrong with them is reported by the program of the file, not by this one.
///
/// - Complexity: O(*n*) in the size of the trees.
package func checkDefinitions(of file: Library.FileID, in library: Library) -> CheckedProgram {
  var checker = Checker(file, of: library)
  return checker.definitionsAlone()
}

/// One walk over a tree, and over those that it imports, that looks up names and infers types.
struct Checker {
  let library: Library
  var checked: CheckedProgram
  /// The current file.
  var file: FileScope
  /// The other files that have been entered.
  var otherFiles: [Library.FileID: FileScope] = [:]
  var context = Context()
  var log = DiagnosticLog()
  /// The names that the current file declares.
  var declaredNames: [DeclaredName] = []
  var expansion = Expansion()
  /// By parameter of the definition that is checked by itself, the place that narrowed its type
  /// most; `nil` elsewhere.
  var parameterRequirements: [BindingID: TextRange]?
  var conditions = ConditionTrail()
  var guesses = GuessBudget()

  /// What holds around the current statement.
  struct Context {
    /// The inputs that expressions may read; `nil` in a `let`, which is evaluated where it is used.
    var inputs: InputAccess? = .nothing
    /// How many blocks are around, those of definitions included.
    var depth = 0
    /// The uses that led here, the outermost first.
    var uses: [UsePlace] = []
    /// The blocks to be added to the one element of the current definition, the innermost `use`
    /// first.
    var extensions: [Extension] = []
    /// The outermost part of the file that is reported on once, by the parser or the checker.
    var part: TextRange?
  }

  init(_ id: Library.FileID, of library: Library) {
    self.library = library
    file = FileScope(id, of: library)
    checked = CheckedProgram(source: file.tree.source, among: library.sources)
  }

  /// The tree of the current file.
  var tree: SyntaxTree { file.tree }
  /// Whether a definition is checked by itself, with unknown arguments.
  var isInferring: Bool { parameterRequirements != nil }

  mutating func program() -> CheckedProgram {
    let order = declareAll()
    checked.isLibrary = tree.file.statements.allSatisfy(\.isDeclaration)
    checked.body = statements(tree.file.statements, in: StatementPlace(owner: .file))
    summarizeInputs()
    checked.names.parameters = settableParameters(of: checked, in: file.id, library)
    runPasses(over: order)
    checked.report(log.diagnostics.inOrder, in: library)
    return checked
  }

  fileprivate mutating func definitionsAlone() -> CheckedProgram {
    _ = declareAll()
    checked.body = definedStatements()
    for index in checked.body.flatMap(\.elements) { checked.elements[index].isIncomplete = true }
    summarizeInputs()
    return checked
  }

  /// Enters the file and those that it imports.
  ///
  /// - Returns: These files, each after those that it imports.
  private mutating func declareAll() -> [Library.FileID] {
    let order = library.order(from: file.id)
    for id in order {
      enter(id)
      collectDefinitions()
      bindTopNames()
      inferDefinitions()
      keepDefinitions()
    }
    return order
  }

  private mutating func summarizeInputs() {
    checked.features.inputs = checked.expressions.inferences.reduce(0) { $0 | $1.inputs }
    checked.expressions.noteContainerReaders()
  }

  /// Reports what only shows once the whole program is known.
  private mutating func runPasses(over order: [Library.FileID]) {
    log.diagnostics += deadConditions(conditions, in: checked, library)
    var pass = ProgramPass(&self)
    pass.checkStructure(of: checked.elements.indices)
    pass.checkUniqueNames(in: checked.body)
    pass.checkLayoutsInLoops()
    log = pass.log
    checkPreviews()
    if tree.diagnostics.isEmpty, tree.file.statements.isEmpty {
      log.diagnostics.append(.emptyFile(at: tree.root.range))
    }
    log.diagnostics += importCircles(among: order, library)
    log.diagnostics += order.flatMap { library.files[$0.index].tree.diagnostics }
      .filter { !log.isSuperseded($0) }
    if !log.diagnostics.hasErrors {
      log.diagnostics += unusedImports(of: file, library)
      if !tree.diagnostics.hasErrors {
        log.diagnostics += unusedNames(among: declaredNames, in: checked)
      }
    }
  }

  /// Adds an expression with what is known of it.
  mutating func add(
    _ expression: Expression, _ inference: TypeInference, at range: TextRange
  ) -> ExpressionID {
    checked.expressions.append(expression, inference, constant: constant(of: expression), at: range)
  }

  /// An expression that has been reported.
  mutating func fault(at range: TextRange) -> ExpressionID {
    add(.constant(.fault), .fault, at: range)
  }

  func inference(of id: ExpressionID) -> TypeInference { checked.expressions.inferences[id.index] }

  /// Notes that something in the element at `place` could not be read, so that nothing it lacks is
  /// reported.
  mutating func markIncomplete(_ place: StatementPlace) {
    if let owner = place.ownerIndex { checked.elements[owner].isIncomplete = true }
  }
}

/// Where a statement stands.
struct StatementPlace {
  /// The kind around it; `nil` where that is not known.
  let owner: ElementKind?
  /// What may be around it where the owner is not known; with none, anything may.
  var candidates: [ElementKind] = []
  /// The owner in messages: "item `hero`".
  var ownerName = ""
  /// The index of the owner among the program's elements; `nil` at the top of the file.
  var ownerIndex: Int?
  /// The owner's block, where there is one owner.
  var block: BlockSyntax?

  init(owner: ElementKind?) { self.owner = owner }
}
