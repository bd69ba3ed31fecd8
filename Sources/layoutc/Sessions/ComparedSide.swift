internal import LayoutChecking
internal import LayoutComparison
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

/// The files of one side of a comparison.
struct ComparedSide {
  /// What it is called in reports.
  let name: String
  /// The files by the names that tell which belong together.
  let files: [(name: String, file: ComparedFile)]
  /// `.failure` if a file could not be read.
  let code: ExitCode
  private let loader: SourceLoader

  /// A file, a folder or a dump on disk, or a dump from standard input.
  init(at path: String, _ access: FileAccess) throws(SystemError) {
    name = path
    guard path == OperandFiles.standardInputPath || path.hasSuffix(".json") else {
      loader = SourceLoader(OperandFiles([path], access))
      code = loader.code
      files = Self.files(of: loader, DataFiles(access)) { file in
        isFolder(path) ? String(file.dropFirst(path.count).drop { $0 == "/" }) : ""
      }
      return
    }
    let bytes =
      path == OperandFiles.standardInputPath
      ? try contentsOfStandardInput(upTo: access.dataMaximum)
      : try contents(ofFile: path, upTo: access.dataMaximum)
    loader = SourceLoader(.none)
    code = .success
    do throws(DumpFault) {
      files = [("", .dump(try Screen.screens(ofDump: bytes)))]
    } catch {
      throw SystemError(error.reason)
    }
  }

  /// The files of the working tree that `paths` name.
  init(of paths: [String], _ access: FileAccess) {
    name = "the working tree"
    loader = SourceLoader(OperandFiles(paths, access))
    code = loader.code
    files = Self.files(of: loader, DataFiles(access)) { $0 }
  }

  /// The files of a revision that `paths` name.
  init(of paths: [String], in revision: (name: String, files: RevisionFiles), _ access: FileAccess)
  {
    name = revision.name
    let named = Self.read(paths, in: revision, access)
    loader = SourceLoader(OperandFiles(named.files, access), in: revision.files)
    code = max(named.code, loader.code)
    files = Self.files(of: loader, DataFiles(access, in: revision.files)) { $0 }
  }

  /// What `paths` name in a revision. Prints an error for each file that cannot be read.
  private static func read(
    _ paths: [String], in revision: (name: String, files: RevisionFiles), _ access: FileAccess
  ) -> (files: [OperandFiles.File], code: ExitCode) {
    var files: [OperandFiles.File] = []
    var code = ExitCode.success
    func attempt(_ path: String, _ body: () throws(SystemError) -> Void) {
      do { try body() } catch {
        StandardError.error("cannot read '\(path)' in '\(revision.name)': \(error.message)")
        code = .failure
      }
    }
    for path in paths {
      // The file is what the call names, even if it is read elsewhere.
      Inputs.add(path)
      var found = (paths: [path], links: [String]())
      attempt(path) { () throws(SystemError) in
        if isFolder(path) { found = try revision.files.layouts(in: path) }
      }
      for link in found.links {
        let place = "'\(link.printable)' is left out in '\(revision.name)'"
        StandardError.write("note: \(place): \(FolderSearch.linkReason)\n")
      }
      for path in found.paths {
        attempt(path) { () throws(SystemError) in
          guard let file = try revision.files.file(at: path) else { return }
          let bytes = try revision.files.bytes(of: file, upTo: access.textMaximum)
          let source = SourceText(bytes: bytes, name: path)
          files.append(OperandFiles.File(source: source, path: path))
        }
      }
    }
    return (files, code)
  }

  private static func files(
    of loader: SourceLoader, _ dataFiles: DataFiles, _ key: (String) -> String
  ) -> [(name: String, file: ComparedFile)] {
    var dataFiles = dataFiles
    let compilations = loader.files.mapped(on: processorCount) { loader.compilation(of: $0) }
    return compilations.map { compilation in
      (key(compilation.source.name), .layouts(dataFiles.completed(compilation)))
    }
  }

  /// Whether it is what `compile --format json` wrote.
  var isDump: Bool {
    files.contains { _, file in if case .dump = file { true } else { false } }
  }

  /// The names of its previews.
  var previewNames: [String] {
    files.flatMap { _, file in
      switch file {
      case .missing: [String]()
      case .layouts(let compilation): compilation.previewNames
      case .dump(let screens): screens.compactMap(\.preview)
      }
    }
  }

  /// What keeps `file` from being compared, by the files that it is in.
  func faults(of file: ComparedFile) -> [(SourceText, [Diagnostic])] {
    guard case .layouts(let compilation) = file, compilation.diagnostics.hasErrors else {
      return []
    }
    return loader.grouped(compilation.diagnostics.filter { $0.severity == .error })
  }
}
