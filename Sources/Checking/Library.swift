package import LayoutLanguage
package import LayoutSyntax
package import LayoutText

/// Source files and which of them imports which: all of them are there before checking starts.
package struct Library: Sendable {
  /// Which file of a library.
  package struct FileID: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }

    /// The file that was given first.
    package static let first = FileID(index: 0)
  }

  /// Where an import leads.
  enum Target: Hashable, Sendable {
    case file(FileID)
    case nowhere(ImportFailure)
  }

  /// An import at the top of a file.
  struct Import: Sendable {
    let path: NameToken
    let target: Target
  }

  struct File: Sendable {
    let tree: SyntaxTree
    fileprivate(set) var imports: [Import] = []
  }

  package private(set) var sources = Sources()
  private(set) var files: [File] = []
  /// By file, a number that it shares with the files it imports in a circle.
  private(set) var circles: [Int] = []
  /// The imports that each circle is made of.
  private(set) var circleSteps: [[CircleStep]] = []
  /// Translates Swift code that stands in the files; without one it is only reported.
  package var swiftTranslator: SwiftTranslator?

  /// How many files imports may bring in, and how many may lead from one to the next.
  static let (most, deepest) = (1000, 100)

  /// A file alone; its imports lead nowhere.
  package init(_ tree: SyntaxTree) {
    _ = sources.add(tree.source)
    let imports = tree.importPaths.map {
      Import(path: $0, target: .nowhere(.notFound(tried: $0.text)))
    }
    files = [File(tree: tree, imports: imports)]
    findCircles()
  }

  /// The files of `roots`, then those that they import, directly or not: each once.
  ///
  /// - Complexity: O(*n*) in the size of the files; every file is located for each of its imports,
  ///   and read once.
  package init<Resolver: ImportResolver>(
    _ roots: [(source: SourceText, file: Resolver.File?)], importing resolver: Resolver
  ) {
    var located: [Resolver.File?] = []
    var known: [Resolver.File: FileID] = [:]
    /// How many imports lead to each file from one that was given.
    var depths: [Int] = []
    for root in roots {
      let id = add(root.source)
      located.append(root.file)
      depths.append(0)
      if let file = root.file, known[file] == nil { known[file] = id }
    }
    var importer = 0
    while importer < files.count {
      for path in files[importer].tree.importPaths {
        let target: Target
        do throws(ImportFailure) {
          let file = try resolver.file(
            at: path.text, importedBy: located[importer], named: sources.all[importer].name)
          if known[file] == nil {
            if depths[importer] >= Self.deepest { throw .tooDeep }
            if files.count - roots.count >= Self.most { throw .tooMany }
            known[file] = add(try resolver.source(of: file))
            located.append(file)
            depths.append(depths[importer] + 1)
          }
          target = known[file].map(Target.file) ?? .nowhere(.notFound(tried: path.text))
        } catch {
          target = .nowhere(error)
        }
        files[importer].imports.append(Import(path: path, target: target))
      }
      importer += 1
    }
    findCircles()
  }

  /// The same, and behind its files one with the text `source` in place of the file `id`: the paths
  /// that it imports lead where those of that file do.
  package func adding(_ source: SourceText, inPlaceOf id: FileID) -> (Library, FileID) {
    var copy = self
    let added = copy.add(source)
    let known = Dictionary(
      files[id.index].imports.map { ($0.path.text, $0.target) },
      uniquingKeysWith: { first, _ in first })
    copy.files[added.index].imports = copy.files[added.index].tree.importPaths.map {
      Import(path: $0, target: known[$0.text] ?? .nowhere(.notFound(tried: $0.text)))
    }
    copy.findCircles()
    return (copy, added)
  }

  package subscript(id: FileID) -> SourceText { sources.all[id.index] }

  /// The tree of a file.
  package func tree(of id: FileID) -> SyntaxTree { files[id.index].tree }

  /// The tree of the file that `offset` is in.
  func tree(at offset: Int) -> SyntaxTree { files[sources.index(of: offset)].tree }

  private mutating func add(_ source: SourceText) -> FileID {
    files.append(File(tree: parse(sources.add(source))))
    return FileID(index: files.count - 1)
  }

  private mutating func findCircles() {
    circles = circleNumbers()
    circleSteps = shortestCircles
  }
}

/// Finds and reads the files that others import: on disk, or among those that an app holds.
package protocol ImportResolver {
  /// What identifies a file, however it is named.
  associatedtype File: Hashable

  /// The file that `path` names.
  ///
  /// - Parameters:
  ///   - importer: The file it is imported by; `nil` for text that was not read from a file.
  ///   - name: The importer's name in reports.
  func file(
    at path: String, importedBy importer: File?, named name: String
  ) throws(ImportFailure) -> File

  /// The text of a file that was located; called once for each.
  func source(of file: File) throws(ImportFailure) -> SourceText
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
  /// The paths of the imports at the top of the file.
  fileprivate var importPaths: [NameToken] {
    file.statements.compactMap { statement in
      if case .importStatement(let syntax) = statement { syntax.path } else { nil }
    }
  }
}
