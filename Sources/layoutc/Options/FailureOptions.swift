internal import LayoutDiagnostics
internal import LayoutText

/// The options that say when a call of `lint` fails, and their values in one call.
///
/// - Source: `diagnostics.md`, exit codes.
struct FailureOptions: Sendable {
  static let warningsAsErrors = Option("warnings-as-errors", help: "Treat warnings as errors.")
  static let maximumWarnings = Option(
    "max-warnings", "count", help: "Exit with 1 if there are more warnings than this.")
  static let exitZero = Option("exit-zero", help: "Exit with 0 even if there are findings.")

  /// Whether warnings count as errors.
  private let countsWarnings: Bool
  /// `nil`: any number.
  private let maximumWarnings: Int?
  let exitsZero: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    countsWarnings =
      invocation.has(RuleSelection.strict) || invocation.has(Self.warningsAsErrors)
    maximumWarnings =
      invocation.has(Self.maximumWarnings)
      ? try invocation.count(of: Self.maximumWarnings, default: 0) : nil
    exitsZero = invocation.has(Self.exitZero)
  }

  /// Whether a single finding fails the call.
  func isFailure(_ finding: Diagnostic) -> Bool {
    switch finding.severity {
    case .error: true
    case .warning: countsWarnings
    case .note: false
    }
  }

  /// The note that there are more warnings than allowed among `findings`; `nil` if there are not.
  func excess(of findings: [Diagnostic]) -> String? {
    let count = findings.count { $0.severity == .warning }
    guard let maximumWarnings, count > maximumWarnings else { return nil }
    return
      "\(count.counting("warning")), more than --\(Self.maximumWarnings.name) \(maximumWarnings) allows"
  }
}
