internal import LayoutDiagnostics
internal import LayoutText

extension Report {
  /// The last line: the number of findings and files, and the exit code.
  ///
  /// - Source: `diagnostics.md`, exit codes.
  var closingLine: String {
    let counts = [
      Self.counted(count(of: .error), "error"), Self.counted(count(of: .warning), "warning"),
      Self.counted(count(of: .note), "note"),
    ]
    let findings = counts.compactMap(\.self).joined(separator: ", ")
    let found = findings.isEmpty ? "no findings" : findings
    return "\(found) in \(Self.counted(files.count, "file") ?? "no file") (exit \(exitCode))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : count.counting(noun)
  }
}
