internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutTesting

extension Compilation {
  /// What its previews expect and do not get.
  ///
  /// - Complexity: that of solving each preview that expects something, at each of its widths.
  var failedExpectations: [Diagnostic] {
    guard !diagnostics.hasErrors else { return [] }
    return tests().flatMap(\.failures).compactMap(\.failure)
  }
}
