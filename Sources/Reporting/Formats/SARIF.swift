internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// SARIF, for code scanning: rules and findings, with the suppressed ones.
  ///
  /// - Source: OASIS, Static Analysis Results Interchange Format 2.1.0; `diagnostics.md`, SARIF, for
  ///   GitHub's further requirements.
  static let sarif = ReportFormat(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning.", isForPeople: false
  ) { report, writer in
    let log = SARIFLog(of: report)
    writer.json { log.write(to: &$0) }
    writer.write("\n")
  }
}
