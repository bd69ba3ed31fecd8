internal import LayoutLint
internal import LayoutDiagnostics
internal import LayoutText

/// What is asked of a file.
struct LintOrder: Sendable {
  let settings: LintSettings
  /// Which fixes are applied; `nil`: none.
  let fixes: Fix.Applicability?
  /// What is left as it is; `nil`: nothing.
  let known: KnownFindings?
}
