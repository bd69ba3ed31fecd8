internal import LayoutCompiler
internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// What the baseline of a call lists.
struct KnownFindings: Sendable {
  private let baseline: Baseline
  /// The folder that it lies in, from the root, behind all links: its paths count from there.
  private let folder: String

  /// The baseline that a call names; `nil` where it names none. One that is about to be written need
  /// not be there.
  init?(_ words: LintOptions) throws(ConfigurationError) {
    guard let path = words.baselinePath else { return nil }
    folder = resolved(parent(of: Environment.absolute(path)))
    guard !words.writesBaseline || exists(path) else {
      baseline = Baseline([])
      return
    }
    let folder = folder
    baseline = Baseline(
      try Self.read(path).entries.map { entry in
        let isAbsolute = entry.file.hasPrefix("/")
        return entry.moved(
          to: isAbsolute ? relativePath(to: entry.file, from: folder) : tidiedPath(entry.file))
      })
  }

  private init(_ entries: Set<Baseline.Entry>, in folder: String) {
    (baseline, self.folder) = (Baseline(entries), folder)
  }

  private static func read(_ path: String) throws(ConfigurationError) -> Baseline {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path)
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
    do throws(ConfigurationFault) {
      return try Baseline(reading: bytes)
    } catch {
      let place = SourceText(bytes: bytes, name: path).location(of: error.offset)
      throw ConfigurationError(message: "\(path):\(place.line):\(place.column): \(error.text)")
    }
  }

  /// As many findings it lists.
  var count: Int { baseline.entries.count }
  /// As it is written.
  var document: String { baseline.document }

  /// Whether it lists a finding; `nil` is none that it may list.
  func lists(_ entry: Baseline.Entry?) -> Bool {
    entry.map(baseline.entries.contains) ?? false
  }

  /// What a baseline says of the findings in `file`, one by one: `nil` where it has to keep quiet,
  /// since a file with errors shows nothing.
  func entries(of file: LintedFile) -> [Baseline.Entry?] {
    let findings = file.outcome.findings
    let all = LayoutLint.entries(
      of: findings, in: file.subject, file: listedName(of: file.source.name))
    return zip(findings, all).map { file.outcome.errors.contains($0) ? nil : $1 }
  }

  /// A baseline of what was found in `files`, and of what this one lists that nobody asked for now.
  func renewed(by files: [LintedFile], without vanished: [Baseline.Entry]) -> KnownFindings {
    let found = files.flatMap { entries(of: $0) }.compactMap(\.self)
    return KnownFindings(
      baseline.entries.subtracting(vanished).union(found), in: folder)
  }

  /// What the baseline calls the file with this name, whoever calls it so from wherever.
  private func listedName(of name: String) -> String {
    if name.hasPrefix("<") { return name }
    let path = Environment.absolute(name)
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    return relativePath(to: resolved(parent(of: path)) + "/" + last, from: folder)
  }
}

extension KnownFindings {
  /// What the baseline lists and is not there any more, in the order of the list: what was asked for
  /// and not found, and what was in files that are gone from the folders among `operands`.
  func vanished(from files: [LintedFile], named operands: [String]) -> [Baseline.Entry] {
    let linted = Dictionary(
      files.map { (listedName(of: $0.source.name), $0) }, uniquingKeysWith: { first, _ in first })
    let found = Set(files.flatMap { entries(of: $0) + unreported(of: $0) }.compactMap(\.self))
    let folders = operands.filter(isFolder).map { resolved(Environment.absolute($0)) }
    return baseline.sortedEntries.filter { entry in
      guard let file = linted[entry.file] else { return isGone(entry.file, from: folders) }
      return file.outcome.asked.contains(entry.rule) && !found.contains(entry)
    }
  }

  /// What was found in `file` and is told elsewhere only.
  private func unreported(of file: LintedFile) -> [Baseline.Entry?] {
    LayoutLint.entries(
      of: file.outcome.unreported + file.outcome.suppressed.map(\.diagnostic), in: file.subject,
      file: listedName(of: file.source.name))
  }

  private func isGone(_ file: String, from folders: [String]) -> Bool {
    let path = Environment.absolute(folder + "/" + file)
    return !exists(path) && folders.contains { $0 == "/" || path.hasPrefix($0 + "/") }
  }
}

extension Baseline.Entry {
  /// How people are told that it is there no more.
  var vanishingNote: String {
    "\(file.printable): \(rule) in \(element.printable) is gone: write the baseline anew"
  }
}
