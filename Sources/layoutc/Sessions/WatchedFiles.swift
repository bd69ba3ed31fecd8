internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutPreview
internal import LayoutSyntax
internal import LayoutText

/// The files that `preview` shows, as they stand on disk.
struct WatchedFiles {
  /// A state of the files: what changes whenever one of them does.
  struct Version {
    /// By operand or file in one, the stamps of all that it was read from.
    var parts: [String: [String: String?]] = [:]
    var operands: [String] = []
    var time = Duration.zero

    /// The stamps of all files.
    var stamps: [String: String?] {
      parts.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    /// How many files are shown, or read for those: recorded frames only check them.
    var fileCount: Int { stamps.count { $0.value != nil && !$0.key.hasSuffix(".frames") } }
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

  /// Why nothing can be compared with what the call names; `nil` where that can be read.
  var faultOfComparison: String? {
    guard let compared else { return nil }
    if let file = Self.comparedFile(compared, access) {
      guard case .failure(let fault) = file else { return nil }
      return "cannot compare with '\(compared.printable)': \(fault.reason)"
    }
    return RevisionCache(around: operands.first ?? ".", access).fault(of: compared)
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

  /// Prints what the folders hold that is not shown, and what is wrong with configurations; `.failure`
  /// where that is an error.
  func reportOmissions() -> ExitCode {
    var code = ExitCode.success
    for folder in operands where isFolder(folder) {
      do throws(SystemError) {
        code = max(code, try search(folder).report())
      } catch {
        StandardError.error("cannot read '\(folder)': \(error.message)")
        code = .failure
      }
    }
    var configurations = ConfigurationLoader(.none, access)
    do throws(ConfigurationError) {
      for path in paths { _ = try configurations.located(for: path) }
    } catch {
      error.print()
      code = .failure
    }
    return code
  }

  /// Why the file at `path` cannot be read.
  func obstacle(at path: String) -> String {
    do throws(SystemError) {
      _ = try contents(ofFile: path, upTo: access.textMaximum)
      return "it changes while it is read"
    } catch {
      return error.message
    }
  }

  /// Layouts, and Swift files where the call or the configuration asks for them.
  private func search(_ folder: String) throws(SystemError) -> FolderSearch {
    let isSwiftAsked = access.searchesSwift || access.configurationSearchesSwift(in: folder)
    return try FolderSearch(
      of: folder, endingIn: [".layout"] + (isSwiftAsked ? [".swift"] : []), access)
  }

  private var paths: [String] {
    var seen: Set<String> = []
    return operands.flatMap { isFolder($0) ? (try? search($0))?.paths ?? [] : [$0] }
      .filter { seen.insert($0).inserted }
  }

  func haveChanged(since version: Version) -> Bool {
    if version.stamps.contains(where: { fileStamp($0.key) != $0.value }) { return true }
    return operands.contains(where: isFolder)
      && timeNow() - version.time > Self.timeBetweenSearches && paths != version.operands
  }

  /// The files as they are now; those that are as they were in `old` are not read again.
  func read(
    reusing old: (Version, [PreviewedFile]) = (Version(), [])
  ) -> (Version, [PreviewedFile]) {
    let paths = paths
    var version = Version(operands: paths, time: timeNow())
    let folder = commonFolder(of: paths.map { Environment.absolute($0) })
    let known = Dictionary(old.1.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var program: SwiftProgram?
    let shown = paths.compactMap { path -> PreviewedFile? in
      let absolute = Environment.absolute(path)
      let name = String(absolute.dropFirst(folder.count))
      let isCode = path.hasSuffix(".swift")
      let file = known[absolute]
      if file?.name == name || file == nil && isCode, let stamps = old.0.parts[path],
        stamps.allSatisfy({ fileStamp($0.key) == $0.value })
      {
        version.parts[path] = stamps
        return file
      }
      if isCode, program == nil { program = swiftProgram(paths) }
      let read = program.flatMap { isCode ? code(path, name, $0) : nil } ?? layout(path, name)
      var (shown, stamps) = read
      shown?.path = absolute
      stamps[path] = stamps[path] ?? .some(nil)
      version.parts[path] = stamps
      return shown
    }
    return (version, shown)
  }

  /// A layout file, and the stamps of what it was read from.
  private func layout(_ path: String, _ name: String) -> (PreviewedFile?, [String: String?]) {
    var stamps: [String: String?] = [path: fileStamp(path)]
    guard let bytes = wholeContents(of: path, &stamps) else {
      return (PreviewedFile(name, nil), stamps)
    }
    var dataFiles = DataFiles(access)
    let file = OperandFiles.File(source: SourceText(bytes: bytes, name: path), path: path)
    let loader = SourceLoader(file, access)
    let compilation = dataFiles.completed(loader.compilation(of: loader.files[0]))
    let imports = compilation.tree.file.statements.compactMap { statement -> String? in
      guard case .importStatement(let found) = statement else { return nil }
      return found.path.map { tidiedPath(joinedPath($0.text, from: path)) }
    }
    // Those that are missing may come.
    let others =
      compilation.sources.all.map(\.name).filter { $0 != path } + dataFiles.paths + imports
    for other in others { stamps[other] = .some(fileStamp(other)) }
    var shown = PreviewedFile(name, compilation)
    for file in ConfigurationLoader(.none, access).files(for: path) {
      shown.configuration[file] = .some(fileStamp(file))
    }
    stamps.merge(shown.configuration) { first, _ in first }
    let recorded = ((try? RecordedFolders(of: [path], .none, access)) ?? RecordedFolders())
      .path(ofFramesOf: path)
    stamps[recorded] = .some(fileStamp(recorded))
    if access.root(ofFileAt: path).contains(recorded),
      let bytes = try? contents(ofFile: recorded, upTo: access.textMaximum)
    {
      shown.recording = SourceText(
        bytes: bytes.filter { $0 != UInt8(ascii: "\r") }, name: recorded)
    }
    return (shown, stamps)
  }

  /// The Swift files of the call.
  private struct SwiftProgram {
    let sources: [SourceText]
    let operands: SwiftOperands
  }

  /// The Swift files among `paths`: all of a call are one program.
  private func swiftProgram(_ paths: [String]) -> SwiftProgram {
    let sources = paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      var stamps: [String: String?] = [:]
      return wholeContents(of: path, &stamps).map { SourceText(bytes: $0, name: path) }
    }
    return SwiftProgram(sources: sources, operands: SwiftOperands(sources))
  }

  /// The layouts of Swift code, and the stamps of what they were read from; where there are none, a
  /// file with nothing in it that says why, and `nil` if it was only found in a folder.
  private func code(
    _ path: String, _ name: String, _ program: SwiftProgram
  ) -> (PreviewedFile?, [String: String?]) {
    var stamps: [String: String?] = [path: fileStamp(path)]
    for source in program.sources { stamps[source.name] = .some(fileStamp(source.name)) }
    let isFound = !operands.contains(path)
    guard let index = program.sources.firstIndex(where: { $0.name == path }) else {
      return (isFound ? nil : PreviewedFile(name, nil), stamps)
    }
    let source = program.sources[index]
    let found = program.operands.imported(index, asFound: isFound).layouts
    guard found != nil || !isFound else { return (nil, stamps) }
    var compilation = Compilation(found?.1 ?? SourceText(bytes: [], name: source.name))
    compilation.origin = found?.0.origin ?? SourceOrigin(source, parts: [])
    var file = PreviewedFile(name, compilation, holeCount: found?.0.holeCount ?? 0)
    file.codeFaults = program.operands.faults(of: index, isRead: found != nil)
    return (file, stamps)
  }

  /// The bytes of a file. One that is empty, or changes meanwhile, may be half written: it is read
  /// again.
  private func wholeContents(of path: String, _ stamps: inout [String: String?]) -> [UInt8]? {
    for attempt in 0..<6 {
      if attempt > 0 { usleep(10_000) }
      let stamp = fileStamp(path)
      stamps[path] = .some(stamp)
      do throws(SystemError) {
        let bytes = try contents(ofFile: path, upTo: access.textMaximum)
        if attempt == 5 || !bytes.isEmpty && fileStamp(path) == stamp { return bytes }
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
