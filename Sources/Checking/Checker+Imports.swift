internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// Goes to the top of a file for the first time.
  mutating func enter(_ id: Library.FileID) {
    if library.files.count > 1 { otherFiles[file.id] = file }
    file = FileScope(id, of: library)
    declaredNames = []
    context.inputs = .nothing
    takeImportedNames()
  }

  /// The current place.
  var location: Location { Location(file: file.id, names: file.scope.place) }

  /// Goes to another place, in this file or in one that has been entered before.
  ///
  /// - Returns: The place it leaves.
  mutating func move(to place: Location) -> Location {
    let left = Location(file: file.id, names: file.scope.move())
    if place.file != file.id, let other = otherFiles.removeValue(forKey: place.file) {
      otherFiles[file.id] = file
      file = other
    }
    _ = file.scope.move(to: place.names)
    return left
  }

  private mutating func takeImportedNames() {
    file.imported.areIncomplete = tree.file.statements.contains { statement in
      // A module, whose import is removed, would have brought no names.
      statement.isImportOfNothing
        && !tree.diagnostics(in: statement.range).contains {
          $0.code == .unquotedImport && $0.helps.first?.fix?.applicability == .safe
        }
    }
    var first: [Library.FileID: TextRange] = [:]
    for statement in library.files[file.id.index].imports {
      switch statement.target {
      case .file(let other):
        if let earlier = first[other] {
          report(.duplicateImport(statement.path, first: earlier))
          continue
        }
        first[other] = statement.path.range
        takeNames(of: other, by: statement)
      case .nowhere(let failure):
        // A path that could not be read is no path that could be found.
        if tree.diagnostics(in: statement.path.range).isEmpty {
          report(.importFailure(failure, of: statement.path))
        }
        file.imported.areIncomplete = true
      }
    }
    guard !first.isEmpty else { return }
    for name in tree.file.statements.compactMap(\.declaredName) { file.imported.hide(name.text) }
  }

  private mutating func takeNames(of other: Library.FileID, by statement: Library.Import) {
    let tree = library.files[other.index].tree
    let isSound = !tree.diagnostics.hasErrors
    if library.target(of: statement, in: file.id) == nil || !isSound {
      file.imported.areIncomplete = true
    }
    guard let exports = otherFiles[other] else { return }
    // What a name was meant to be is in doubt where its line could not be read.
    let unread = isSound ? [] : tree.unreadNames
    file.imported.add(exports.scope.topNames.filter { !unread.contains($0.key) }, from: other)
    for (name, definition) in exports.definitions {
      var definition = definition
      if unread.contains(name) { definition.isBroken = true }
      file.imported.add(definition)
    }
  }

  /// What a name from another file stands for here.
  mutating func use(
    _ origins: [ImportedNames.Origin], called name: String, at range: TextRange
  ) -> ExpressionID {
    for origin in origins { file.imported.use(origin.file) }
    if origins.count == 1 { return use(origins[0].id, at: range) }
    report(checked.ambiguity(of: name, origins.map { checked[$0.id].nameRange }, at: range))
    return fault(at: range)
  }

  /// The definition that a `use` is about; what is wrong with its name is reported.
  mutating func definition(for name: NameToken) -> Definition? {
    let found = definitions(called: name.text)
    if file.definitions[name.text] == nil { for other in found { file.imported.use(other.file) } }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      report(checked.ambiguity(of: name.text, found.map(\.name.range), at: name.range))
    } else if !file.imported.areIncomplete {
      reportUnknownDefinition(name)
    }
    return nil
  }

  /// The definitions that `name` may stand for.
  func definitions(called name: String) -> [Definition] {
    file.definitions[name].map { [$0] } ?? file.imported.definitions[name] ?? []
  }

  private mutating func reportUnknownDefinition(_ name: NameToken) {
    let far = otherFiles.values.compactMap { $0.definitions[name.text]?.name.range }
      .min { $0.lowerBound < $1.lowerBound }
    let meant =
      far == nil
      ? meanings(of: name.text) {
        Set($0.file.definitions.keys).union($0.file.imported.definitions.keys).sorted()
      } : ([], [])
    let fault = Diagnostic.unknownDefinition(name.text, meant: meant, at: name.range)
    report(far.map { fault.declaredFarAway(at: $0, in: checked.sources) } ?? fault)
  }

  /// Where `name` is declared in a file that only others import.
  func unreachedDeclaration(of name: String) -> TextRange? {
    otherFiles.values.compactMap { $0.scope.topNames[name] }.map { checked[$0].nameRange }
      .min { $0.lowerBound < $1.lowerBound }
  }

  /// An import makes names known in the whole file, so it stands at its top.
  mutating func reportPlace(of statement: ImportSyntax) {
    report(.importInBlock(at: statement.firstWord))
    file.imported.areIncomplete = true
  }
}

extension SyntaxTree {
  /// The names at the top of the file whose declarations the parser has reported.
  fileprivate var unreadNames: Set<String> {
    Set(
      file.statements.filter { hasDiagnostic(in: $0.range) }.compactMap { $0.exportedName?.text })
  }
}

extension StatementSyntax {
  /// Whether it declares names and shows nothing.
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
