internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// What code scanning reads: rules, findings, the silenced ones too.
  ///
  /// - Source: OASIS, Static Analysis Results Interchange Format 2.1.0; `diagnostics.md`, SARIF, for
  ///   what GitHub asks beyond it.
  static let sarif = ReportFormat(
    name: "sarif", summary: "SARIF 2.1.0, for code scanning.", isForPeople: false
  ) { report, writer in
    let log = SARIFLog(of: report)
    writer.json { log.write(to: &$0) }
    writer.write("\n")
  }
}
