internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// What holds at the top of a file.
struct FileScope {
  var scope: Scope
  var imported: ImportedNames
  var definitions: [String: Definition]
}

/// A place in the files: which of them it is in, and the names of the blocks around it.
struct Location {
  let file: Library.FileID
  let names: Scope.Locals
}

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

  /// The definitions by their names: several if several files have one.
  private(set) var definitions: [String: [Definition]] = [:]

  /// Names of values, in alphabetical order.
  var names: [String] { origins.keys.sorted() }

  mutating func add(_ names: [String: BindingID], from file: Library.FileID) {
    for (name, id) in names { origins[name, default: []].append(Origin(id: id, file: file)) }
  }

  mutating func add(_ definition: Definition) {
    definitions[definition.name.text, default: []].append(definition)
  }

  /// Forgets what the file itself calls `name`, on whichever line.
  mutating func hide(_ name: String) { origins[name] = nil }

  /// Remembers that `file` is not imported in vain.
  mutating func use(_ file: Library.FileID) { used.insert(file) }
}

extension Checker {
  /// Goes to the top of `file` for the first time.
  mutating func enter(_ file: Library.FileID) {
    // Nobody comes back to a file that is alone.
    if library.files.count > 1 { park() }
    self.file = file
    tree = library.files[file.index].tree
    (scope, definitions, declaredNames) = (Scope(), [:], [])
    (declarations, inputs) = (nil, .nothing)
    takeImportedNames()
  }

  private mutating func park() {
    parked[file] = FileScope(scope: scope, imported: imported, definitions: definitions)
  }

  /// Where the checker is.
  var whereabouts: Location { Location(file: file, names: scope.place) }

  /// Goes to another place, in this file or in one that has been entered before.
  ///
  /// - Returns: The place it leaves.
  mutating func move(to place: Location) -> Location {
    let left = Location(file: file, names: scope.move())
    if place.file != file {
      park()
      if let other = parked.removeValue(forKey: place.file) {
        (scope, imported, definitions) = (other.scope, other.imported, other.definitions)
      }
      file = place.file
      tree = library.files[file.index].tree
      declarations = nil
    }
    _ = scope.move(to: place.names)
    return left
  }

  private mutating func takeImportedNames() {
    imported = ImportedNames()
    imported.areIncomplete = tree.file.statements.contains { statement in
      // A module would have brought no names.
      statement.isImportOfNothing
        && !tree.diagnostics(in: statement.range).contains { $0.code == .moduleImport }
    }
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
        // A path that could not be read is no path that could be found.
        if tree.diagnostics(in: statement.path.range).isEmpty {
          report(.importFailure(failure, of: statement.path))
        }
        imported.areIncomplete = true
      case nil: imported.areIncomplete = true
      }
    }
    guard !first.isEmpty else { return }
    for name in tree.file.statements.compactMap(\.declaredName) { imported.hide(name.text) }
  }

  private mutating func takeNames(of other: Library.FileID, by statement: Library.Import) {
    let tree = library.files[other.index].tree
    let isSound = !tree.diagnostics.hasErrors
    if library.target(of: statement, in: file) == nil || !isSound { imported.areIncomplete = true }
    guard let exports = parked[other] else { return }
    // What a name was meant to be is in doubt where its line could not be read.
    let doubtful = isSound ? [] : tree.unreadNames
    imported.add(exports.scope.topNames.filter { !doubtful.contains($0.key) }, from: other)
    for (name, definition) in exports.definitions {
      var definition = definition
      if doubtful.contains(name) { definition.isBroken = true }
      imported.add(definition)
    }
  }

  /// What a name from another file stands for here.
  mutating func use(
    _ origins: [ImportedNames.Origin], called name: String, at range: TextRange
  ) -> ExpressionID {
    for origin in origins { imported.use(origin.file) }
    if origins.count == 1 { return use(origins[0].id, at: range) }
    report(ambiguity(of: name, origins.map { checked[$0.id].nameRange }, at: range))
    return fault(at: range)
  }

  /// The definition that a `use` is about; what is wrong with its name is reported.
  mutating func definition(for name: NameToken) -> Definition? {
    let found = definitions(called: name.text)
    if definitions[name.text] == nil { for other in found { imported.use(other.file) } }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      report(ambiguity(of: name.text, found.map(\.name.range), at: name.range))
    } else if !imported.areIncomplete {
      reportUnknownDefinition(name)
    }
    return nil
  }

  /// The definitions that `name` may stand for.
  func definitions(called name: String) -> [Definition] {
    definitions[name].map { [$0] } ?? imported.definitions[name] ?? []
  }

  private mutating func reportUnknownDefinition(_ name: NameToken) {
    let far = parked.values.compactMap { $0.definitions[name.text]?.name.range }
      .min { $0.lowerBound < $1.lowerBound }
    let meant =
      far == nil
      ? meanings(of: name.text) {
        Set($0.definitions.keys).union($0.imported.definitions.keys).sorted()
      } : ([], [])
    let fault = Diagnostic.unknownDefinition(name.text, meant: meant, at: name.range)
    report(far.map { fault.declaredFarAway(at: $0, in: checked.sources) } ?? fault)
  }

  /// Where `name` is declared in a file that only others import.
  func unreachedDeclaration(of name: String) -> TextRange? {
    parked.values.compactMap { $0.scope.topNames[name] }.map { checked[$0].nameRange }
      .min { $0.lowerBound < $1.lowerBound }
  }

  /// The diagnostic for a name that several files declare.
  func ambiguity(of name: String, _ places: [TextRange], at range: TextRange) -> Diagnostic {
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
  mutating func reportPlace(of statement: ImportSyntax) {
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
    var found: [String: [NamedParameter]] = [:]
    for index in checked.bindings.indices where checked.bindings[index].parameter != nil {
      let home = home(of: BindingID(index)).index
      let parameter = NamedParameter(
        id: BindingID(index), home: home, distance: distances[home] ?? 0)
      var rivals = found[checked.bindings[index].name] ?? []
      if let best = rivals.first?.distance, best != parameter.distance {
        guard parameter.distance < best else { continue }
        rivals = []
      }
      // Of two in one file the later holds.
      rivals.removeAll { $0.home == home }
      rivals.append(parameter)
      found[checked.bindings[index].name] = rivals
    }
    for (name, rivals) in found {
      let ids = rivals.sorted { $0.home < $1.home }.map { $0.id }
      checked.parametersByName[name] = ids.count == 1 ? .one(ids[0]) : .rivals(ids)
    }
  }
}

/// A parameter, the file that declares it, and how many imports lead there.
private struct NamedParameter {
  let id: BindingID
  let home: Int
  let distance: Int
}

extension SyntaxTree {
  /// The names at the top of the file whose declarations the parser had something to say of.
  fileprivate var unreadNames: Set<String> {
    Set(
      file.statements.filter { hasDiagnostic(in: $0.range) }.compactMap { $0.exportedName?.text })
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

  /// The name that it makes known to importers.
  fileprivate var exportedName: NameToken? {
    if case .definition(let definition) = self { definition.name } else { declaredName }
  }

  /// Whether it is an import without a path, which has been reported.
  fileprivate var isImportOfNothing: Bool {
    if case .importStatement(let syntax) = self { syntax.path == nil } else { false }
  }
}
