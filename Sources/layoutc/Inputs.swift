internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

/// The files that a call is about, as far as they could be read, and those that they import.
struct Inputs {
  private(set) var library = Library()
  /// The files that the operands name.
  private(set) var files: [Library.FileID] = []
  /// Whether all of the operands could be read.
  let code: ExitCode
  /// The paths of the files, by their places in the library; `nil` for standard input.
  private var paths: [String?] = []

  /// The files of `named`, and what they import.
  init(_ named: NamedFiles) {
    code = named.code
    for file in named.files {
      files.append(library.add(file.source))
      paths.append(file.path)
    }
    readImports()
  }

  /// One file, and what it imports.
  init(_ file: NamedFiles.File) {
    code = .success
    files = [library.add(file.source)]
    paths = [file.path]
    readImports()
  }

  /// Each of the files with its own compilation.
  func compilation(of file: Library.FileID) -> Compilation { Compilation(file, of: library) }
}

extension Inputs {
  /// Reads what the files import, and what that imports, each file once.
  private mutating func readImports() {
    guard var open = library.nextImport() else { return }
    var known: [FileIdentity: Library.FileID] = [:]
    for (file, path) in zip(files, paths) {
      // What is gone since it was read is nobody's import.
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
      // What stands behind a NUL would not reach the system.
      guard !path.utf8.contains(0) else { throw SystemError("its name holds a NUL") }
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

  /// Where an import leads from here.
  private func importPath(of open: Library.OpenImport) -> String {
    let path = joinedPath(open.path, from: paths[open.importer.index] ?? "")
    // Behind a link `..` is another folder than the text shows.
    let tidied = tidiedPath(path)
    return path == tidied || !exists(path) || areOneFile(path, tidied) ? tidied : path
  }

  private func failure(
    of open: Library.OpenImport, at path: String, _ error: SystemError
  ) -> ImportFailure {
    guard !exists(path) else { return .unreadable(tried: path, reason: error.message) }
    let (folder, name) = parted(path)
    let importer = library[open.importer].name
    // Where there is no folder either, nothing in it is similar.
    let names = (try? names(in: folder.isEmpty ? "." : folder)) ?? []
    let layouts = names.filter { $0.hasSuffix(Self.suffix) && folder + $0 != importer }
    let stem = name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    let stems = layouts.sorted().map { String($0.dropLast(Self.suffix.count)) }
    let similar = stems.contains(stem) ? [stem] : likelyMeanings(of: stem, among: stems)
    let start = parted(open.path).folder
    let files = similar.map { start + $0 + Self.suffix }
    return .notFound(
      tried: path, similar: files.isEmpty ? similarFolders(to: folder, start, name) : files)
  }

  /// The file `name` in folders that `folder` was probably meant for, as an import would be written
  /// that begins with `start`.
  private func similarFolders(to folder: String, _ start: String, _ name: String) -> [String] {
    guard !start.isEmpty, !exists(folder) else { return [] }
    let (around, wanted) = parted(String(folder.dropLast()))
    let siblings = (try? names(in: around.isEmpty ? "." : around))?.sorted() ?? []
    return likelyMeanings(of: wanted, among: siblings).filter { exists("\(around)\($0)/\(name)") }
      .map { "\(parted(String(start.dropLast())).folder)\($0)/\(name)" }
  }

  private static let suffix = ".layout"

  /// A path as its folder, with the slash behind it, and the name in there.
  private func parted(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
