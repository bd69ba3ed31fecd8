internal import LayoutLint
internal import LayoutReporting
internal import LayoutText

/// What the baseline of a call lists.
struct KnownFindings: Sendable {
  /// `nil`: there is none.
  private let baseline: Baseline?
  /// The folder that its paths count from, from the root.
  private let folder: String

  private init(_ baseline: Baseline? = nil, in folder: String = "") {
    (self.baseline, self.folder) = (baseline, folder)
  }

  /// None.
  init() { self.init(nil) }

  /// What it is as a document.
  var document: String { baseline?.document ?? "" }
  /// How many they are.
  var count: Int { baseline?.entries.count ?? 0 }

  /// Reads the baseline that a call names, unless it is about to be written.
  init(_ words: LintWords) throws(ConfigurationError) {
    guard let path = words.baselinePath else {
      self.init()
      return
    }
    let folder = parent(of: Environment.absolute(path))
    if words.writesBaseline {
      self.init(in: folder)
      return
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path)
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
    do throws(ConfigurationFault) {
      self.init(try Baseline(reading: bytes), in: folder)
    } catch {
      let place = SourceText(bytes: bytes, name: path).location(of: error.offset)
      throw ConfigurationError(message: "\(path):\(place.line):\(place.column): \(error.text)")
    }
  }

  /// Everything that rules have found in `files`.
  func listing(_ files: [LintedFile]) -> KnownFindings {
    let all = files.flatMap { file in
      zip(file.outcome.findings, entries(of: file)).filter { $0.0.isOfRule }.map(\.1)
    }
    return KnownFindings(Baseline(all), in: folder)
  }

  /// What a baseline would say of the findings in `file`, one by one.
  private func entries(of file: LintedFile) -> [Baseline.Entry] {
    entries(of: file.outcome.findings, in: file.subject)
  }

  private func entries(of findings: [Diagnostic], in subject: LintSubject) -> [Baseline.Entry] {
    LayoutLint.entries(of: findings, in: subject, file: name(of: subject.source.name))
  }

  /// Those of `findings` in a file that nobody knows.
  func news(among findings: [Diagnostic], in subject: LintSubject) -> [Diagnostic] {
    guard let baseline else { return findings }
    return zip(findings, entries(of: findings, in: subject))
      .filter { !($0.0.isOfRule && baseline.entries.contains($0.1)) }.map(\.0)
  }

  /// What a baseline calls the file at `path`: its path from the folder of the baseline, if it lies
  /// in that.
  private func name(of path: String) -> String {
    guard !path.hasPrefix("<"), !folder.isEmpty else { return path }
    let (absolute, prefix) = (Environment.absolute(path), folder == "/" ? "/" : folder + "/")
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// `file` as reports show it.
  func reported(_ file: LintedFile, limit: Int) -> Report.File {
    let entries = entries(of: file)
    var findings = zip(file.outcome.findings, entries).map { diagnostic, entry in
      let isKnown = diagnostic.isOfRule && baseline?.entries.contains(entry) ?? false
      return Finding(diagnostic, status: isKnown ? .known : .active, in: entry.element)
    }
    findings += file.outcome.suppressed.map { suppressed in
      let path = file.subject.path(to: suppressed.diagnostic.range.lowerBound)
      return Finding(
        suppressed.diagnostic, status: .suppressed(reason: suppressed.reason),
        in: path.joined(separator: "/"))
    }
    let name = file.source.name
    return Report.File(
      file.source, findings: findings,
      absolutePath: name.hasPrefix("<") ? nil : Environment.absolute(name), limit: limit)
  }

  /// What the baseline lists and is not there any more: of `files` what their rules would have found,
  /// and all of files that are gone.
  func vanished(from files: [LintedFile]) -> [String] {
    guard let baseline else { return [] }
    let outcomes = Dictionary(
      files.map { (name(of: $0.source.name), $0.outcome) }, uniquingKeysWith: { first, _ in first })
    return baseline.entries.subtracting(files.flatMap(entries))
      .filter { entry in
        outcomes[entry.file].map { $0.asked.contains(entry.rule) } ?? !isThere(entry.file)
      }
      .map { entry in
        "\(entry.file.printable): \(entry.rule) in \(entry.element.printable) is gone: "
          + "write the baseline anew"
      }.sorted()
  }

  /// Whether there is a file that a baseline calls `name`.
  private func isThere(_ name: String) -> Bool {
    name.hasPrefix("<") || exists(name.hasPrefix("/") ? name : folder + "/" + name)
  }
}

extension Diagnostic {
  /// Whether it is a rule's: what does not compile is not to be lived with.
  fileprivate var isOfRule: Bool {
    severity != .error || LintRule.named(code.number) != nil
  }
}
