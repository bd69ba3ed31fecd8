internal import LayoutDiagnostics
internal import LayoutText

extension Report {
  /// How many findings there are in how many files, and the code the call ends with.
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
