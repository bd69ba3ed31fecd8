package import LayoutDiagnostics
package import LayoutText

/// The diagnostics of one call, by file.
package struct Report: Sendable {
  /// A file and its diagnostics.
  package struct File: Sendable {
    package let source: SourceText
    /// For editors that open the file.
    package let absolutePath: String
    /// All findings in the order of the source, without duplicates.
    package let findings: [Finding]
    /// The active findings.
    package let diagnostics: [Diagnostic]

    /// - Parameter limit: The number of diagnostics that reports for people show.
    package init(
      _ source: SourceText, findings: [Finding], absolutePath: String? = nil,
      limit: Int = File.defaultLimit
    ) {
      (self.source, self.limit) = (source, limit)
      // Closures: key paths are built at run time from metadata.
      self.findings = findings.inOrder { $0.diagnostic }
      diagnostics = self.findings.filter { $0.status == .active }.map { $0.diagnostic }
      self.absolutePath = absolutePath ?? source.name
    }

    package init(_ source: SourceText, _ diagnostics: [Diagnostic], absolutePath: String? = nil) {
      self.init(source, findings: diagnostics.map { Finding($0) }, absolutePath: absolutePath)
    }

    /// The diagnostics that reports for people show: the most severe, if there are more than the
    /// limit.
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
    /// The number of diagnostics that `shown` leaves out.
    package var hiddenCount: Int { max(0, diagnostics.count - limit) }

    fileprivate var limit: Int
    /// The default number of diagnostics per file in reports for people.
    ///
    /// - Source: `diagnostics.md`, rule 13.
    package static let defaultLimit = 50
  }

  /// In the order of their source ranges.
  package let files: [File]
  /// The exit code, which the last line names.
  package let exitCode: Int
  package let palette: Palette
  package let run: ReportedRun

  package init(
    _ files: [File], exitCode: Int = 0, palette: Palette = .plain, run: ReportedRun = ReportedRun()
  ) {
    (self.files, self.exitCode, self.palette, self.run) = (files, exitCode, palette, run)
  }

  /// The same report without limits.
  package var whole: Report {
    let files = files.map { file in
      var copy = file
      copy.limit = .max
      return copy
    }
    return Report(files, exitCode: exitCode, palette: palette, run: run)
  }

  /// The same report with those active findings that `isShown` holds for.
  package func keeping(_ isShown: (Diagnostic) -> Bool) -> Report {
    let files = files.map { file in
      File(
        file.source,
        findings: file.findings.filter { $0.status != .active || isShown($0.diagnostic) },
        absolutePath: file.absolutePath, limit: file.limit)
    }
    return Report(files, exitCode: exitCode, palette: palette, run: run)
  }

  /// The file of `range`, a label of a diagnostic in `host`.
  ///
  /// Files that were checked one by one have overlapping ranges, so `host` is tried first.
  ///
  /// - Complexity: O(log *n*) in the number of files.
  package func file(with range: TextRange, from host: File) -> File {
    if host.source.holds(range) { return host }
    return files[max(0, files.partitioningIndex { $0.source.base > range.lowerBound } - 1)]
  }

  /// The number of diagnostics of `severity` in all files.
  package func count(of severity: Diagnostic.Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// Whether there are no diagnostics.
  package var isEmpty: Bool {
    // A closure: key paths are built at run time from metadata.
    files.allSatisfy { $0.diagnostics.isEmpty }
  }
}
