package import LayoutText

/// A file with fixes applied.
package struct Fixed: Sendable {
  package let source: SourceText
  /// What each of the applied fixes was for, in the order in which they were applied.
  package let codes: [Diagnostic.Code]

  /// How many fixes were applied.
  package var count: Int { codes.count }
}

/// `source` with the fixes of its diagnostics applied, as `applicability` allows: round by round
/// until nothing changes, since one fix may enable another.
///
/// Of fixes that overlap, the first goes first. A round that leaves more errors than there were is
/// undone and ends it.
///
/// - Parameters:
///   - found: What there is to say of `source`, where that is known.
///   - diagnose: What there is to say of a text.
/// - Complexity: at most `mostRounds` times that of `diagnose`.
package func fixing(
  _ source: SourceText, upTo applicability: Fix.Applicability, found: [Diagnostic]? = nil,
  diagnose: (SourceText) -> [Diagnostic]
) -> Fixed {
  var (text, codes) = (source, [Diagnostic.Code]())
  var diagnostics = found ?? diagnose(text)
  for _ in 0..<mostRounds {
    let fixes = disjoint(
      diagnostics.compactMap { found in
        found.fix(upTo: applicability).map { (code: found.code, fix: $0) }
      })
    guard !fixes.isEmpty else { break }
    let next = text.applying(fixes.flatMap(\.fix.edits))
    let left = diagnose(next)
    guard next.bytes != text.bytes, left.errorCount <= diagnostics.errorCount else { break }
    (text, diagnostics) = (next, left)
    codes += fixes.map(\.code)
  }
  return Fixed(source: text, codes: codes)
}

/// A bound for fixes that would undo one another for ever.
private let mostRounds = 10

/// The fixes no edit of which touches one before it.
private func disjoint(
  _ fixes: [(code: Diagnostic.Code, fix: Fix)]
) -> [(code: Diagnostic.Code, fix: Fix)] {
  var taken: [Edit] = []
  return fixes.filter { _, fix in
    let isFree = !fix.edits.touch(taken)
    if isFree { taken += fix.edits }
    return isFree
  }
}

extension Diagnostic {
  /// The fix that may be applied, where there is one.
  package func fix(upTo applicability: Fix.Applicability) -> Fix? {
    helps.lazy.compactMap(\.fix).first { fix in
      switch fix.applicability {
      case .safe: true
      case .unsafe: applicability == .unsafe
      case .display: false
      }
    }
  }
}
