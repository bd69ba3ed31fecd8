package import LayoutSyntax
package import LayoutText

/// The files of one call: each read into a tree once, and which of them imports which.
///
/// It reads nothing itself: whoever fills it asks for `nextImport` and says where it leads, until
/// there is none left.
package struct Library: Sendable {
  /// Which file of a library.
  package struct FileID: Hashable, Sendable {
    package let index: Int

    /// The file that was added first.
    package static let first = FileID(index: 0)
  }

  /// An import of which nobody has said yet where it leads.
  package struct OpenImport: Hashable, Sendable {
    /// The path as it is written.
    package let path: String
    /// The file it is written in.
    package let importer: FileID
    let place: Int
  }

  /// Where an import leads.
  enum Target: Hashable, Sendable {
    case file(FileID)
    case nowhere(ImportFailure)
  }

  /// An import at the top of a file.
  struct Import: Sendable {
    let path: NameToken
    /// `nil` as long as nobody has said.
    var target: Target?
  }

  struct File: Sendable {
    let tree: SyntaxTree
    var imports: [Import]
    /// How many imports lead here from a file that was not imported.
    let depth: Int
  }

  package private(set) var sources = Sources()
  private(set) var files: [File] = []
  /// Which files import one another in a circle: those of one circle have one number.
  private(set) var circles: [Int] = []
  /// The imports that each circle is made of.
  private(set) var circleSteps: [[CircleStep]] = []
  /// The import that `nextImport` looks at first.
  private var cursor = (file: 0, place: 0)
  private var importedCount = 0

  /// How many files imports may bring in, and how many may lead from one to the next.
  static let (most, deepest) = (1000, 100)

  package init() {}

  /// A file alone.
  package init(_ tree: SyntaxTree) {
    _ = sources.add(tree.source)
    files = [File(tree: tree, imports: tree.imports, depth: 0)]
    close()
  }

  package subscript(id: FileID) -> SourceText { sources.all[id.index] }

  /// The tree of a file.
  package func tree(of id: FileID) -> SyntaxTree { files[id.index].tree }

  /// Adds a file that somebody asked for.
  package mutating func add(_ source: SourceText) -> FileID { add(source, depth: 0) }

  /// Adds the file that `open` leads to.
  package mutating func add(_ source: SourceText, for open: OpenImport) -> FileID {
    importedCount += 1
    let id = add(source, depth: files[open.importer.index].depth + 1)
    resolve(open, to: id)
    return id
  }

  private mutating func add(_ source: SourceText, depth: Int) -> FileID {
    let tree = parse(sources.add(source))
    files.append(File(tree: tree, imports: tree.imports, depth: depth))
    return FileID(index: files.count - 1)
  }

  /// The next import of which nobody has said where it leads; `nil` when the library is complete.
  package mutating func nextImport() -> OpenImport? {
    while cursor.file < files.count {
      let imports = files[cursor.file].imports
      while cursor.place < imports.count {
        let place = cursor.place
        cursor.place += 1
        guard imports[place].target == nil else { continue }
        return OpenImport(
          path: imports[place].path.text, importer: FileID(index: cursor.file), place: place)
      }
      cursor = (cursor.file + 1, 0)
    }
    circles = circleNumbers()
    circleSteps = shortestCircles
    return nil
  }

  /// Says that `open` leads to a file that is known.
  package mutating func resolve(_ open: OpenImport, to id: FileID) {
    files[open.importer.index].imports[open.place].target = .file(id)
  }

  /// Says that `open` leads nowhere.
  package mutating func resolve(_ open: OpenImport, failing failure: ImportFailure) {
    files[open.importer.index].imports[open.place].target = .nowhere(failure)
  }

  /// Why `open` must not bring in another file; `nil` if it may.
  package func refusal(of open: OpenImport) -> ImportFailure? {
    if files[open.importer.index].depth >= Self.deepest { return .tooDeep }
    return importedCount >= Self.most ? .tooMany : nil
  }

  /// Says of all imports left that they lead nowhere.
  private mutating func close() {
    while let open = nextImport() { resolve(open, failing: .notFound(tried: open.path)) }
  }
}

/// Why an import leads nowhere.
package enum ImportFailure: Error, Hashable {
  /// There is no such file.
  /// - Parameters:
  ///   - tried: The path that was tried.
  ///   - similar: What may have been meant, as it would be written.
  case notFound(tried: String, similar: [String] = [])
  /// There is something that cannot be read.
  case unreadable(tried: String, reason: String)
  case tooMany, tooDeep
}

extension SyntaxTree {
  /// The imports at the top of the file.
  fileprivate var imports: [Library.Import] {
    file.statements.compactMap { statement in
      guard case .importStatement(let syntax) = statement else { return nil }
      return syntax.path.map { Library.Import(path: $0) }
    }
  }
}
