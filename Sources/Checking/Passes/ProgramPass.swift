internal import LayoutDiagnostics
internal import LayoutSyntax
internal import LayoutText

/// A look at a checked program, or at a part of one, for what only shows once it is known.
struct ProgramPass {
  let program: CheckedProgram
  private let library: Library
  private let expansion: Expansion
  var log: DiagnosticLog
  /// The uses that led to what is looked at, the outermost first.
  var uses: [UsePlace] = []

  /// Takes over the log of `checker`.
  init(_ checker: inout Checker) {
    program = checker.checked
    library = checker.library
    expansion = checker.expansion
    log = checker.log
    checker.log = DiagnosticLog()
  }

  /// Reports `diagnostic` with the uses that led there, unless a definition around was reported there
  /// by itself.
  mutating func report(_ diagnostic: Diagnostic) {
    guard !expansion.isKnownFault(at: diagnostic.range, reachedBy: uses) else { return }
    log.diagnostics.add(diagnostic.used(at: uses))
  }

  /// Whether the parser has refused something in `range`.
  func isRefused(_ range: TextRange) -> Bool {
    log.isRefused(range, in: library.tree(at: range.lowerBound))
  }

  /// Reports `diagnostic` for all that the parser has refused in `range`.
  mutating func replace(with diagnostic: Diagnostic, in range: TextRange) {
    log.replace(range, in: library.tree(at: range.lowerBound), with: diagnostic)
  }

  /// What the parser has reported first in `range`.
  func firstRefusal(in range: TextRange) -> Diagnostic? {
    library.tree(at: range.lowerBound).diagnostics(in: range).first
  }
}
