internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutSwiftImport
internal import LayoutText

/// The sources of a call: the files that its operands name, and those that they import.
struct SourceLoader: Sendable {
  let library: Library
  /// The files that the operands name.
  let files: [Library.FileID]
  /// `.failure` if an operand could not be read.
  let code: ExitCode
  /// What the files may read.
  let access: FileAccess
  /// The Swift files among them, by their paths.
  private let swift: [String: SwiftOperand]

  /// Loads `named` and its imports.
  init(_ named: OperandFiles) { self.init(named.files, named.code, named.access) }

  /// Loads one file and its imports.
  ///
  /// - Parameter open: Texts that stand for those of files on disk.
  init(_ file: OperandFiles.File, _ access: FileAccess, open: [FileOnDisk: SourceText] = [:]) {
    self.init([file], .success, FilesOnDisk(access: access, open: open))
  }

  /// Loads files of a revision and their imports there.
  init(_ named: OperandFiles, in revision: RevisionFiles) {
    self.init(
      named.files, named.code, named.access,
      Library(
        named.files.map { file in (file.source, file.path.flatMap { try? revision.file(at: $0) }) },
        importing: revision))
  }

  private init(_ named: [OperandFiles.File], _ code: ExitCode, _ access: FileAccess) {
    self.init(named, code, FilesOnDisk(access: access))
  }

  private init(_ named: [OperandFiles.File], _ code: ExitCode, _ disk: FilesOnDisk) {
    self.init(
      named, code, disk.access,
      Library(
        named.map { ($0.source, $0.path.map { FileOnDisk(path: $0) }) }, importing: disk))
  }

  private init(
    _ named: [OperandFiles.File], _ code: ExitCode, _ access: FileAccess, _ library: Library
  ) {
    var library = library
    library.swiftTranslator = translation(of:)
    (self.code, self.access, self.library) = (code, access, library)
    swift = Dictionary(
      named.compactMap { file in file.swift.map { (file.source.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    files = named.indices.map { Library.FileID(index: $0) }
  }

  /// Every file with those of `diagnostics` whose place is in it; those about a layout that was
  /// imported from Swift stand at the Swift code.
  func grouped(_ diagnostics: [Diagnostic]) -> [(SourceText, [Diagnostic])] {
    library.sources.grouped(diagnostics).map { source, diagnostics in
      guard let operand = swift[source.name] else { return (source, diagnostics) }
      return (operand.source, diagnostics.map { operand.moved($0, from: source.base) }.inOrder)
    }
  }

  /// Compiles one of the files.
  func compilation(of file: Library.FileID) -> Compilation {
    var compilation = Compilation(file, of: library)
    compilation.origin = swift[compilation.source.name]?.origin
    return compilation
  }
}

/// A file on disk, whichever path leads to it.
struct FileOnDisk: Hashable {
  let path: String
  /// `nil` where there is no such file any more.
  fileprivate let identity: FileIdentity?

  /// A file that an operand names, which may be gone since it was read.
  init(path: String) {
    self.path = path
    identity = try? FileIdentity(of: path)
  }

  fileprivate init(_ path: String, _ identity: FileIdentity) {
    (self.path, self.identity) = (path, identity)
  }

  static func == (first: FileOnDisk, second: FileOnDisk) -> Bool {
    first.identity == nil ? first.path == second.path : first.identity == second.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Finds and reads imported files on disk.
struct FilesOnDisk: ImportResolver {
  let access: FileAccess
  /// Texts that stand for those on disk.
  private let open: [FileOnDisk: SourceText]
  private let folders = FolderNames()

  init(access: FileAccess, open: [FileOnDisk: SourceText] = [:]) {
    (self.access, self.open) = (access, open)
  }

  func file(
    at written: String, importedBy importer: FileOnDisk?, named name: String
  ) throws(ImportFailure) -> FileOnDisk {
    let root = access.root(ofFileAt: importer?.path)
    let path = path(of: written, in: importer?.path ?? "", root)
    guard root.contains(path) else {
      throw .unreadable(tried: path, reason: root.refusal.message)
    }
    do throws(SystemError) {
      // The system would read a path up to its first NUL only.
      guard !path.utf8.contains(0) else { throw SystemError("its name contains a NUL character") }
      return FileOnDisk(path, try FileIdentity(of: path))
    } catch {
      throw failure(of: (written, name), at: path, in: root, error)
    }
  }

  func source(of file: FileOnDisk) throws(ImportFailure) -> SourceText {
    if let text = open[file] { return SourceText(bytes: text.bytes, name: file.path) }
    do throws(SystemError) {
      let bytes = try contents(ofFile: file.path, upTo: access.textMaximum)
      return SourceText(bytes: bytes, name: file.path)
    } catch {
      throw .unreadable(tried: file.path, reason: error.message)
    }
  }

  /// Where an import leads from the file at `importer`.
  private func path(of written: String, in importer: String, _ root: Root) -> String {
    let path = joinedPath(written, from: importer)
    // Behind a symbolic link `..` is another folder than the text shows.
    let tidied = tidiedPath(path)
    // First, so that what is outside makes no difference.
    guard path != tidied, root.contains(path) else { return path }
    return !exists(path) || areOneFile(path, tidied) ? tidied : path
  }

  private func failure(
    of written: (path: String, importer: String), at path: String, in root: Root,
    _ error: SystemError
  ) -> ImportFailure {
    guard !exists(path) else { return .unreadable(tried: path, reason: error.message) }
    let (folder, name) = split(path)
    let start = split(written.path).folder
    let files = folders.layouts(like: name, in: folder, besides: written.importer)
      .map { start + $0 }
    return .notFound(
      tried: path,
      similar: files.isEmpty ? similarFolders(to: folder, start, name, in: root) : files)
  }

  /// The file `name` in folders with names similar to `folder`, as paths of imports; `start` is the
  /// folder as the import spells it.
  private func similarFolders(
    to folder: String, _ start: String, _ name: String, in root: Root
  ) -> [String] {
    guard !start.isEmpty, !exists(folder) else { return [] }
    let (enclosing, wanted) = split(String(folder.dropLast()))
    return folders.entries(like: wanted, in: enclosing).filter {
      let path = "\(enclosing)\($0)/\(name)"
      return root.contains(path) && exists(path)
    }
    .map { "\(split(String(start.dropLast())).folder)\($0)/\(name)" }
  }

  /// A path's folder, with its slash, and the last component.
  private func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
