internal import LayoutLint
internal import LayoutReporting
internal import LayoutText

/// What the baseline of a call lists.
struct KnownFindings {
  /// `nil`: there is none.
  private let baseline: Baseline?

  init(_ baseline: Baseline? = nil) { self.baseline = baseline }

  /// Reads the baseline that a call names, unless it is about to be written.
  init(_ words: LintWords) throws(ConfigurationError) {
    guard let path = words.baselinePath, !words.writesBaseline else {
      self.init()
      return
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path)
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
    do throws(ConfigurationFault) {
      self.init(try Baseline(reading: bytes))
    } catch {
      let place = SourceText(bytes: bytes, name: path).location(of: error.offset)
      throw ConfigurationError(message: "\(path):\(place.line):\(place.column): \(error.text)")
    }
  }

  /// A baseline of everything that was found in `files`.
  static func listing(_ files: [LintedFile]) -> Baseline {
    Baseline(files.flatMap { entries(of: $0) })
  }

  /// What a baseline would say of the findings in `file`, one by one.
  private static func entries(of file: LintedFile) -> [Baseline.Entry] {
    LayoutLint.entries(
      of: file.outcome.findings, in: file.subject, file: Environment.shown(file.source.name))
  }

  /// `file` as reports show it.
  func reported(_ file: LintedFile, limit: Int) -> Report.File {
    let entries = Self.entries(of: file)
    var findings = zip(file.outcome.findings, entries).map { diagnostic, entry in
      let isKnown = baseline?.entries.contains(entry) ?? false
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

  /// What the baseline lists of `files` and is not there any more.
  func vanished(from files: [LintedFile]) -> [String] {
    guard let baseline else { return [] }
    let names = Set(files.map { Environment.shown($0.source.name) })
    return baseline.entries.subtracting(files.flatMap { Self.entries(of: $0) })
      .filter { names.contains($0.file) }
      .map { entry in
        "\(entry.file.printable): \(entry.rule) in \(entry.element.printable) is gone: "
          + "write the baseline anew"
      }.sorted()
  }
}
