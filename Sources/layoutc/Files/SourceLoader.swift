internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

/// The sources of a call: the files that its operands name, and those that they import.
struct SourceLoader {
  private(set) var library = Library()
  /// The files that the operands name.
  private(set) var files: [Library.FileID] = []
  /// `.failure` if an operand could not be read.
  let code: ExitCode
  /// The paths of the files, by index in the library; `nil` for standard input.
  private var paths: [String?] = []

  /// Loads `named` and its imports.
  init(_ named: OperandFiles) {
    code = named.code
    for file in named.files {
      files.append(library.add(file.source))
      paths.append(file.path)
    }
    readImports()
  }

  /// Loads one file and its imports.
  init(_ file: OperandFiles.File) {
    code = .success
    files = [library.add(file.source)]
    paths = [file.path]
    readImports()
  }

  /// Compiles one of the files.
  func compilation(of file: Library.FileID) -> Compilation { Compilation(file, of: library) }
}

extension SourceLoader {
  /// Reads all imports, transitively, each file once.
  private mutating func readImports() {
    guard var open = library.nextImport() else { return }
    var known: [FileIdentity: Library.FileID] = [:]
    for (file, path) in zip(files, paths) {
      // The file may have been removed since it was read.
      guard let path, let identity = try? FileIdentity(of: path) else { continue }
      known[identity] = known[identity] ?? file
    }
    while true {
      read(open, &known)
      guard let next = library.nextImport() else { return }
      open = next
    }
  }

  private mutating func read(
    _ open: Library.OpenImport, _ known: inout [FileIdentity: Library.FileID]
  ) {
    let path = importPath(of: open)
    do throws(SystemError) {
      // The system would see only the part before the NUL.
      guard !path.utf8.contains(0) else { throw SystemError("its name contains a NUL character") }
      let identity = try FileIdentity(of: path)
      if let file = known[identity] { return library.resolve(open, to: file) }
      if let refusal = library.refusal(of: open) {
        return library.resolve(open, failing: refusal)
      }
      if let obstacle = identity.obstacle { throw obstacle }
      let source = SourceText(bytes: try contents(ofFile: path), name: path)
      known[identity] = library.add(source, for: open)
      paths.append(path)
    } catch {
      library.resolve(open, failing: failure(of: open, at: path, error))
    }
  }

  /// The path of an import, from the working directory.
  private func importPath(of open: Library.OpenImport) -> String {
    let path = joinedPath(open.path, from: paths[open.importer.index] ?? "")
    // After a symbolic link `..` is not the folder before it in the path.
    let tidied = tidiedPath(path)
    return path == tidied || !exists(path) || areOneFile(path, tidied) ? tidied : path
  }

  private func failure(
    of open: Library.OpenImport, at path: String, _ error: SystemError
  ) -> ImportFailure {
    guard !exists(path) else { return .unreadable(tried: path, reason: error.message) }
    let (folder, name) = split(path)
    let importer = library[open.importer].name
    // The folder may be missing too.
    let names = (try? names(in: folder.isEmpty ? "." : folder)) ?? []
    let layouts = names.filter { $0.hasSuffix(Self.suffix) && folder + $0 != importer }
    let stem = name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    let stems = layouts.sorted().map { String($0.dropLast(Self.suffix.count)) }
    let similar = stems.contains(stem) ? [stem] : likelyMeanings(of: stem, among: stems)
    let start = split(open.path).folder
    let files = similar.map { start + $0 + Self.suffix }
    return .notFound(
      tried: path, similar: files.isEmpty ? similarFolders(to: folder, start, name) : files)
  }

  /// The file `name` in folders with names similar to `folder`, as paths of imports; `start` is the
  /// folder as the import spells it.
  private func similarFolders(to folder: String, _ start: String, _ name: String) -> [String] {
    guard !start.isEmpty, !exists(folder) else { return [] }
    let (enclosing, wanted) = split(String(folder.dropLast()))
    let siblings = (try? names(in: enclosing.isEmpty ? "." : enclosing))?.sorted() ?? []
    return likelyMeanings(of: wanted, among: siblings).filter {
      exists("\(enclosing)\($0)/\(name)")
    }
    .map { "\(split(String(start.dropLast())).folder)\($0)/\(name)" }
  }

  private static let suffix = ".layout"

  /// A path's folder, with its slash, and the last component.
  private func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
