internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

/// Collects the diagnostics of a call.
struct DiagnosticCollector {
  private var found: [Diagnostic] = []
  private var usedNames: Set<Int> = []

  mutating func add(_ diagnostics: [Diagnostic], of compilation: Compilation) {
    found += diagnostics
    usedNames.formUnion(compilation.usedNames)
  }

  /// The diagnostics, without unused names that another file imports.
  var diagnostics: [Diagnostic] {
    found.filter { !($0.code == .unusedName && usedNames.contains($0.range.lowerBound)) }
  }

  var hasErrors: Bool { found.hasErrors }
}
