internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

/// What a file takes from those that it imports.
struct ImportedNames {
  /// A declaration, and the file it stands in.
  struct Origin {
    let id: BindingID
    let file: Library.FileID
  }

  private var origins: [String: [Origin]] = [:]
  private(set) var used: Set<Library.FileID> = []
  /// Whether there may be more, in files that could not be read.
  var areIncomplete = false

  /// What `name` may stand for: several things if several files declare it.
  subscript(name: String) -> [Origin]? { origins[name] }

  /// In alphabetical order.
  var names: [String] { origins.keys.sorted() }

  mutating func add(_ names: [String: BindingID], from file: Library.FileID) {
    for (name, id) in names { origins[name, default: []].append(Origin(id: id, file: file)) }
  }

  /// Remembers that `file` is not imported in vain.
  mutating func use(_ file: Library.FileID) { used.insert(file) }
}

extension Checker {
  /// Goes to the top of `file`.
  mutating func enter(_ file: Library.FileID) {
    self.file = file
    tree = library.files[file.index].tree
    (scope, declarations, inputs) = (Scope(), nil, .nothing)
    takeImportedNames()
  }

  /// Checks what `file` declares for others; the rest of it is its own business.
  mutating func declare(_ file: Library.FileID) {
    enter(file)
    _ = statements(tree.file.statements.filter(\.isDeclaration), in: Place(owner: .file))
    exports[file] = scope.outermost
  }

  private mutating func takeImportedNames() {
    imported = ImportedNames()
    imported.areIncomplete = tree.file.statements.contains(where: \.isImportOfNothing)
    var first: [Library.FileID: TextRange] = [:]
    for statement in library.files[file.index].imports {
      switch statement.target {
      case .file(let other)?:
        if let earlier = first[other] {
          report(.duplicateImport(statement.path, first: earlier))
          continue
        }
        first[other] = statement.path.range
        takeNames(of: other, by: statement)
      case .nowhere(let failure)?:
        report(.importFailure(failure, of: statement.path))
        imported.areIncomplete = true
      case nil: imported.areIncomplete = true
      }
    }
  }

  private mutating func takeNames(of other: Library.FileID, by statement: Library.Import) {
    let tree = library.files[other.index].tree
    let isSound = !tree.diagnostics.hasErrors
    if library.target(of: statement, in: file) == nil || !isSound { imported.areIncomplete = true }
    let names = exports[other] ?? [:]
    // What a name was meant to be is in doubt where its line could not be read.
    let doubtful = isSound ? [] : tree.unreadNames
    imported.add(names.filter { !doubtful.contains($0.key) }, from: other)
  }

  /// What a name from another file stands for here.
  mutating func use(
    _ origins: [ImportedNames.Origin], called name: String, at range: TextRange
  ) -> ExpressionID {
    for origin in origins { imported.use(origin.file) }
    if origins.count == 1 { return use(origins[0].id, at: range) }
    report(ambiguity(of: name, origins.map(\.id), at: range))
    return fault(at: range)
  }

  /// Where `name` is declared in a file that only others import.
  func unreachedDeclaration(of name: String) -> TextRange? {
    exports.values.compactMap { $0[name] }.map { checked[$0].nameRange }
      .min { $0.lowerBound < $1.lowerBound }
  }

  /// The diagnostic for a name that several files declare.
  func ambiguity(of name: String, _ origins: [BindingID], at range: TextRange) -> Diagnostic {
    let places = origins.map { checked[$0].nameRange }
    let files = places.map { checked.sources.file(at: $0.lowerBound).name }
    return places.reduce(.ambiguousName(name, from: files, at: range)) {
      $0.pointing(at: $1, "declared here")
    }
  }

  /// The file that a binding stands in.
  func home(of id: BindingID) -> Library.FileID {
    Library.FileID(index: checked.sources.index(of: checked[id].nameRange.lowerBound))
  }

  /// An import makes names known in the whole file, so it stands at its top.
  mutating func checkPlace(of statement: ImportSyntax) {
    guard !scope.isOutermost else { return }
    report(.importInBlock(at: statement.firstWord))
    imported.areIncomplete = true
  }

  /// Reports the circles in which the files of `order` import one another.
  mutating func checkCircles(among order: [Library.FileID]) {
    guard !library.circleSteps.isEmpty else { return }
    let reached = Set(order.map { library.circles[$0.index] })
    for circle in library.circleSteps where reached.contains(library.circles[circle[0].file.index])
    {
      report(.importCircle(circle.map { ($0.range, checked.sources.all[$0.file.index].name) }))
    }
  }

  /// Reports imports of which nothing is used, unless what uses it may be what is wrong.
  mutating func checkThatImportsAreUsed() {
    guard !diagnostics.hasErrors else { return }
    var seen: Set<Library.FileID> = []
    for statement in library.files[file.index].imports {
      guard let other = library.target(of: statement, in: file), seen.insert(other).inserted,
        !imported.used.contains(other)
      else { continue }
      report(.unusedImport(statement.path))
    }
  }

  /// Finds out which parameters can be given from outside: of several with one name the one in the
  /// file that the fewest imports lead to.
  mutating func nameParameters() {
    let distances = library.distances(from: file)
    var nearest: [String: Int] = [:]
    var found: [String: [Library.FileID: BindingID]] = [:]
    for index in checked.bindings.indices where checked.bindings[index].parameter != nil {
      let binding = checked.bindings[index]
      let home = home(of: BindingID(index))
      let distance = distances[home] ?? 0
      let best = nearest[binding.name] ?? .max
      if distance < best { found[binding.name] = [:] }
      // Of two in one file the later holds.
      if distance <= best { found[binding.name]?[home] = BindingID(index) }
      nearest[binding.name] = min(distance, best)
    }
    checked.parametersByName = found.mapValues { rivals in
      let ids = rivals.sorted { $0.key.index < $1.key.index }.map(\.value)
      return ids.count == 1 ? .one(ids[0]) : .rivals(ids)
    }
  }
}

extension SyntaxTree {
  /// The names at the top of the file whose declarations the parser had something to say of.
  fileprivate var unreadNames: Set<String> {
    Set(
      file.statements.filter { hasDiagnostic(in: $0.range) }.compactMap { $0.declaredName?.text })
  }
}

extension StatementSyntax {
  /// Whether it says what names mean, and shows nothing.
  var isDeclaration: Bool {
    switch self {
    case .binding, .parameterDeclaration, .definition, .importStatement: true
    case .element, .property, .use, .condition, .loop: false
    }
  }

  /// Whether it is an import without a path, which has been reported.
  fileprivate var isImportOfNothing: Bool {
    if case .importStatement(let syntax) = self { syntax.path == nil } else { false }
  }
}
