internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutPreview
internal import LayoutText

/// The files that `preview` shows, as they stand on disk.
struct WatchedFiles {
  /// A state of the files: what changes whenever one of them does.
  struct Version {
    var stamps: [String: String?] = [:]
    var operands: [String] = []
    var time = Duration.zero
  }

  private let operands: [String]
  private let access: FileAccess
  /// What all files are compared with.
  private let compared: String?
  /// Folders are searched that often.
  private static let timeBetweenSearches = Duration.seconds(1)

  /// - Parameter compared: A revision, or a file; `nil`: nothing is compared at first.
  init(_ operands: [String], comparedWith compared: String? = nil, _ access: FileAccess) {
    (self.operands, self.access, self.compared) = (operands, access, compared)
  }

  /// The revisions of the files, as git has them.
  var history: FileHistory {
    let (operands, access, compared) = (operands, access, compared)
    let known = RevisionCache(around: operands.first ?? ".", access)
    return FileHistory {
      known.offered
    } file: { revision, name in
      // Only the call itself may name a file: a page cannot have any other read.
      if revision == compared, let file = Self.comparedFile(revision, access) { return file }
      let paths = WatchedFiles(operands, access).paths
      let folder = commonFolder(of: paths.map { Environment.absolute($0) })
      let path = paths.first { Environment.absolute($0) == folder + name }
      return path.map { known.file(revision, at: $0) }
        ?? .failure(HistoryFault(reason: "there is no file '\(name)'"))
    }
  }

  /// The layouts of the file at `path`; `nil` where there is no such file.
  private static func comparedFile(_ path: String, _ access: FileAccess) -> FileHistory.Outcome? {
    guard fileStamp(path) != nil, !isFolder(path) else { return nil }
    return compiled(path, access)
  }

  /// The layouts of the file at `path`, as it is on disk.
  static func compiled(_ path: String, _ access: FileAccess) -> FileHistory.Outcome {
    let files = WatchedFiles([path], access).read().1
    guard let compilation = files.first?.compilation, !compilation.diagnostics.hasErrors else {
      return .failure(HistoryFault(reason: "'\(path.printable)' has errors"))
    }
    return .success(compilation)
  }

  /// What `check` and `lint` find in `file`; `nil` where it is gone, or its settings are wrong.
  func findings(in file: PreviewedFile) -> [Diagnostic]? {
    guard let compilation = file.compilation, compilation.origin == nil else { return nil }
    var configurations = ConfigurationLoader(.none, access)
    do throws(ConfigurationError) {
      let located = try configurations.located(for: file.path)
      let settings = LintSettings(located.configuration.part(for: file.path))
      return LayoutAssistance.Findings(linting: compilation, settings).diagnostics
    } catch {
      return nil
    }
  }

  private var paths: [String] {
    var seen: Set<String> = []
    return operands.flatMap { operand in
      isFolder(operand) ? (try? FolderSearch(of: operand, access))?.paths ?? [] : [operand]
    }.filter { seen.insert($0).inserted }
  }

  func haveChanged(since version: Version) -> Bool {
    if version.stamps.contains(where: { fileStamp($0.key) != $0.value }) { return true }
    return operands.contains(where: isFolder)
      && timeNow() - version.time > Self.timeBetweenSearches && paths != version.operands
  }

  func read() -> (Version, [PreviewedFile]) {
    let paths = paths
    var version = Version(operands: paths, time: timeNow())
    var dataFiles = DataFiles(access)
    let folder = commonFolder(of: paths.map { Environment.absolute($0) })
    let shown = paths.map { path -> PreviewedFile in
      version.stamps[path] = .some(fileStamp(path))
      let absolute = Environment.absolute(path)
      let name = String(absolute.dropFirst(folder.count))
      guard let bytes = wholeContents(of: path) else { return PreviewedFile(name, nil) }
      let source = SourceText(bytes: bytes, name: path)
      if path.hasSuffix(".swift") {
        var file = Self.imported(source, name)
        file.path = absolute
        return file
      }
      let loader = SourceLoader(OperandFiles.File(source: source, path: path), access)
      let compilation = dataFiles.completed(loader.compilation(of: loader.files[0]))
      for source in compilation.sources.all where source.name != path {
        version.stamps[source.name] = .some(fileStamp(source.name))
      }
      var file = PreviewedFile(name, compilation)
      file.path = absolute
      return file
    }
    for path in dataFiles.paths { version.stamps[path] = .some(fileStamp(path)) }
    return (version, shown)
  }

  /// The layouts of Swift code; where there are none, a file with nothing in it.
  private static func imported(_ source: SourceText, _ name: String) -> PreviewedFile {
    let found = SwiftOperand.imported(0, of: [source])
    var compilation = Compilation(found?.1 ?? SourceText(bytes: [], name: source.name))
    compilation.origin = found?.0.origin ?? SourceOrigin(source, parts: [])
    return PreviewedFile(name, compilation, holeCount: found?.0.holeCount ?? 0)
  }

  /// The bytes of a file; one that is empty may be half written, so it is read again.
  private func wholeContents(of path: String) -> [UInt8]? {
    for attempt in 0..<6 {
      if attempt > 0 { usleep(10_000) }
      do throws(SystemError) {
        let bytes = try contents(ofFile: path, upTo: access.textMaximum)
        if !bytes.isEmpty || attempt == 5 { return bytes }
      } catch {
        if attempt == 5 { return nil }
      }
    }
    return nil
  }
}

/// The longest folder, with its slash, that all of `paths` are in.
private func commonFolder(of paths: [String]) -> String {
  let folders = paths.map { $0.split(separator: "/").dropLast() }
  guard var common = folders.first else { return "" }
  for folder in folders.dropFirst() {
    common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
  }
  return "/" + common.map { $0 + "/" }.joined()
}
