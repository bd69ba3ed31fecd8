internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

/// What a call has found in its files.
struct Findings {
  private var found: [Diagnostic] = []
  private var usedNames: Set<Int> = []

  mutating func add(_ diagnostics: [Diagnostic], of compilation: Compilation) {
    found += diagnostics
    usedNames.formUnion(compilation.usedNames)
  }

  /// What was found; a name that one file has no use for may be one that another imports.
  var diagnostics: [Diagnostic] {
    found.filter { !($0.code == .unusedName && usedNames.contains($0.range.lowerBound)) }
  }

  var hasErrors: Bool { found.hasErrors }
}
