internal import LayoutCompiler
internal import LayoutLanguageServer
internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// The baseline of a call: the findings that it leaves out.
struct BaselineFile: Sendable {
  private let baseline: Baseline
  /// The absolute path of its folder, with links resolved. Its paths are relative to it.
  private let folder: String

  /// The baseline of a call; `nil` if there is none. A baseline that is about to be written may not
  /// exist yet. One that the call does not name itself stays inside the root.
  init?(_ options: LintOptions, _ access: FileAccess) throws(ConfigurationError) {
    guard let path = options.baselinePath else { return nil }
    let root = access.root(ofFileAt: nil)
    guard path != LintOptions.defaultBaselinePath || root.contains(path) else {
      throw ConfigurationError(message: "cannot read '\(path)': \(root.refusal.message)")
    }
    folder = resolved(parent(of: Environment.absolute(path)))
    guard !options.writesBaseline || exists(path) else {
      baseline = Baseline([])
      return
    }
    baseline = Baseline(try Self.entries(at: path, from: folder, access))
  }

  /// The baseline at `path`.
  init(at path: String, _ access: FileAccess) throws(ConfigurationError) {
    folder = resolved(parent(of: Environment.absolute(path)))
    baseline = Baseline(try Self.entries(at: path, from: folder, access))
  }

  /// What the baseline at `path` lists, by paths from `folder`, which it is in.
  private static func entries(
    at path: String, from folder: String, _ access: FileAccess
  ) throws(ConfigurationError) -> [Baseline.Entry] {
    try read(path, access).entries.map { entry in
      let isAbsolute = entry.file.hasPrefix("/")
      return entry.moved(
        to: isAbsolute ? relativePath(to: entry.file, from: folder) : tidiedPath(entry.file))
    }
  }

  private init(_ entries: Set<Baseline.Entry>, in folder: String) {
    (baseline, self.folder) = (Baseline(entries), folder)
  }

  private static func read(
    _ path: String, _ access: FileAccess
  ) throws(ConfigurationError) -> Baseline {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path, upTo: access.textMaximum)
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
    do throws(ConfigurationFault) {
      return try Baseline(reading: bytes)
    } catch {
      let location = SourceText(bytes: bytes, name: path).location(of: error.offset)
      throw ConfigurationError(
        message: "\(path):\(location.line):\(location.column): \(error.text)")
    }
  }

  /// The number of findings that it lists.
  var count: Int { baseline.entries.count }
  /// The text of the file.
  var document: String { baseline.document }

  /// Whether it lists a finding; `nil` is never listed.
  func lists(_ entry: Baseline.Entry?) -> Bool {
    entry.map(baseline.entries.contains) ?? false
  }

  /// The entry of each finding in `file`; `nil` for errors, which a baseline cannot list.
  func entries(of file: LintedFile) -> [Baseline.Entry?] {
    let findings = file.outcome.findings
    let all = LayoutLint.entries(
      of: findings, file: listedName(of: file.source.name), in: file.elementPath)
    return zip(findings, all).map { file.outcome.errors.contains($0) ? nil : $1 }
  }

  /// A baseline of the findings in `files` and of this one's entries except `vanished`.
  func renewed(by files: [LintedFile], without vanished: [Baseline.Entry]) -> BaselineFile {
    let found = files.flatMap { entries(of: $0) }.compactMap(\.self)
    return BaselineFile(
      baseline.entries.subtracting(vanished).union(found), in: folder)
  }

  /// The same for editors.
  var ofHost: HostBaseline { HostBaseline(baseline) { self.listedName(of: $0) } }

  /// The path of a file as the baseline lists it.
  private func listedName(of name: String) -> String {
    if name.hasPrefix("<") { return name }
    let path = Environment.absolute(name)
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    return relativePath(to: resolved(parent(of: path)) + "/" + last, from: folder)
  }
}

extension BaselineFile {
  /// The entries that no longer occur, in the order of the list: those whose rule ran and found
  /// nothing, and those of files that were removed from the folders among `operands`.
  func vanished(from files: [LintedFile], named operands: [String]) -> [Baseline.Entry] {
    let linted = Dictionary(
      files.map { (listedName(of: $0.source.name), $0) }, uniquingKeysWith: { first, _ in first })
    let found = Set(files.flatMap { entries(of: $0) + unreported(of: $0) }.compactMap(\.self))
    let folders = operands.filter(isFolder).map { resolved(Environment.absolute($0)) }
    return baseline.sortedEntries.filter { entry in
      guard let file = linted[entry.file] else { return isGone(entry.file, from: folders) }
      return file.outcome.completed.contains(entry.rule) && !found.contains(entry)
    }
  }

  /// Findings in `file` that are reported elsewhere or suppressed.
  private func unreported(of file: LintedFile) -> [Baseline.Entry?] {
    LayoutLint.entries(
      of: file.outcome.unreported + file.outcome.suppressed.map(\.diagnostic),
      file: listedName(of: file.source.name), in: file.elementPath)
  }

  private func isGone(_ file: String, from folders: [String]) -> Bool {
    let path = Environment.absolute(folder + "/" + file)
    return !exists(path) && folders.contains(where: path.lies)
  }
}

extension Baseline.Entry {
  /// The note that it no longer occurs.
  var vanishedNote: String {
    "\(file.printable): \(rule) in \(element.printable) no longer occurs; update the baseline with --write-baseline"
  }
}
