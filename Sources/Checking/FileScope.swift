internal import LayoutSyntax
internal import LayoutText

/// A file and the names that hold in it.
struct FileScope {
  let id: Library.FileID
  let tree: SyntaxTree
  var scope = Scope()
  var imported = ImportedNames()
  /// The definitions of the file by their names.
  var definitions: [String: Definition] = [:]
  /// Where names are declared; made when a name is first not found.
  lazy var declarations = Dictionary(grouping: tree.declarations, by: \.name)

  init(_ id: Library.FileID, of library: Library) {
    self.id = id
    tree = library.files[id.index].tree
  }
}

/// A file and the names of the blocks around a place in it.
struct Location {
  let file: Library.FileID
  let names: Scope.Locals
}

/// The names that a file takes from those that it imports.
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

  /// Removes `name`, which the file declares itself on some line.
  mutating func hide(_ name: String) { origins[name] = nil }

  /// Notes that a name of `file` is used.
  mutating func use(_ file: Library.FileID) { used.insert(file) }
}
