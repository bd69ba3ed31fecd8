package import LayoutDiagnostics
package import LayoutText

/// What there is to say about the files of one call.
package struct Report: Sendable {
  /// One file with what was found in it.
  package struct File: Sendable {
    package let source: SourceText
    /// Where the file is, from the root; what editors need to open it.
    package let absolutePath: String
    /// Everything found, in the order of the places, each fault once.
    package let findings: [Finding]
    /// What of it counts.
    package let diagnostics: [Diagnostic]

    /// - Parameter limit: How many diagnostics reports for people show.
    package init(
      _ source: SourceText, findings: [Finding], absolutePath: String? = nil,
      limit: Int = File.usualLimit
    ) {
      (self.source, self.limit) = (source, limit)
      // Closures: a key path is put together at run time, from metadata.
      self.findings = findings.inOrder { $0.diagnostic }
      diagnostics = self.findings.filter { $0.status == .active }.map { $0.diagnostic }
      self.absolutePath = absolutePath ?? source.name
    }

    package init(_ source: SourceText, _ diagnostics: [Diagnostic], absolutePath: String? = nil) {
      self.init(source, findings: diagnostics.map { Finding($0) }, absolutePath: absolutePath)
    }

    /// What reports for people show of it.
    ///
    /// Where there are more than are shown, the mildest are left out.
    package var shown: [Diagnostic] {
      guard diagnostics.count > limit else { return diagnostics }
      let ranks = Diagnostic.Severity.allCases
      let worst = diagnostics.enumerated().sorted { first, second in
        let (one, other) = (
          ranks.firstIndex(of: first.element.severity) ?? 0,
          ranks.firstIndex(of: second.element.severity) ?? 0
        )
        return (one, first.offset) < (other, second.offset)
      }
      return worst.prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
    }
    /// How many `shown` leaves out.
    package var hiddenCount: Int { max(0, diagnostics.count - limit) }

    fileprivate var limit: Int
    /// How many diagnostics of a file reports for people show if nobody says.
    ///
    /// - Source: `diagnostics.md`, rule 13.
    package static let usualLimit = 50
  }

  /// In the order of their places among the offsets.
  package let files: [File]
  /// The code the call ends with, named in the closing line.
  package let exitCode: Int
  package let palette: Palette
  package let run: ReportedRun

  package init(
    _ files: [File], exitCode: Int = 0, palette: Palette = .plain, run: ReportedRun = ReportedRun()
  ) {
    (self.files, self.exitCode, self.palette, self.run) = (files, exitCode, palette, run)
  }

  /// The same with nothing left out.
  package var whole: Report {
    let files = files.map { file in
      var copy = file
      copy.limit = .max
      return copy
    }
    return Report(files, exitCode: exitCode, palette: palette, run: run)
  }

  /// The file that `range` lies in, to which a diagnostic of `host` points: mostly that itself.
  ///
  /// Files that are looked at one by one share their offsets.
  ///
  /// - Complexity: O(log *n*) in the number of files.
  package func file(with range: TextRange, from host: File) -> File {
    if host.source.holds(range) { return host }
    return files[max(0, files.partitioningIndex { $0.source.base > range.lowerBound } - 1)]
  }

  /// How many diagnostics of `severity` there are in all files.
  package func count(of severity: Diagnostic.Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// Whether there is nothing to say.
  package var isEmpty: Bool {
    // A closure: a key path is put together at run time, from metadata.
    files.allSatisfy { $0.diagnostics.isEmpty }
  }
}
