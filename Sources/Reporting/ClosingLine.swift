internal import LayoutDiagnostics
internal import LayoutText

/// How a report for people ends.
package struct ClosingLine: Hashable, Sendable {
  /// Where it is shown.
  package enum Occasion: Hashable, Sendable {
    /// Behind findings.
    case findings
    /// Also where there are none, as on a terminal.
    case always
    case never
  }

  let occasion: Occasion
  /// The number of findings that `lint --fix` would fix.
  let fixableCount: Int
  /// What stands behind it, a line each.
  package var remarks: [String] = []

  package init(_ occasion: Occasion = .findings, fixableCount: Int = 0) {
    (self.occasion, self.fixableCount) = (occasion, fixableCount)
  }
}

extension Report {
  /// The last line: the number of findings and files, the exit code, and how many can be fixed.
  ///
  /// - Source: `diagnostics.md`, exit codes.
  var closingLine: String {
    let fixable = run.closingLine.fixableCount
    let offer = fixable == 0 || isEmpty ? "" : "; \(fixable) fixable with --fix"
    return "\(countsLine) (exit \(exitCode))\(offer)"
  }

  /// What the format for people ends with; `nil` for nothing.
  var shownClosingLine: String? {
    switch run.closingLine.occasion {
    case .never: nil
    case .findings: isEmpty ? nil : closingLine
    case .always: isEmpty ? countsLine : closingLine
    }
  }

  private var countsLine: String {
    let counts = [
      Self.counted(count(of: .error), "error"), Self.counted(count(of: .warning), "warning"),
      Self.counted(count(of: .note), "note"),
    ]
    let findings = counts.compactMap(\.self).joined(separator: ", ")
    let found = findings.isEmpty ? "no findings" : findings
    return "\(found) in \(Self.counted(files.count, "file") ?? "no file")"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : count.counting(noun)
  }
}
