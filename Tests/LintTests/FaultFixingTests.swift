import LayoutCompiler
import LayoutLint
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Fixes of what does not compile, applied round by round.
@Suite struct FaultFixingTests {
  /// The rounds of safe fixes end, and no round of them leaves more errors than there were.
  @Test(arguments: Case.all(in: "Faults"))
  func safeFixesNeverMakeItWorse(_ example: Case) {
    var text = SourceText(example.files.main)
    var errors = count(in: text, of: example)
    for _ in 0..<20 {
      let next = round(text, of: example)
      let left = count(in: next, of: example)
      #expect(left <= errors, "\(next[next.range])")
      if next.bytes == text.bytes { return }
      (text, errors) = (next, left)
    }
    Issue.record("no end of fixes: \(text[text.range])")
  }

  /// The text after one round: of fixes that touch one another the first goes first.
  private func round(_ text: SourceText, of example: Case) -> SourceText {
    var taken: [Edit] = []
    for diagnostic in diagnostics(of: text, among: example) {
      guard let fix = diagnostic.helps.lazy.compactMap(\.fix).first,
        fix.applicability == .safe,
        fix.edits.allSatisfy({ edit in
          edit.range.upperBound <= text.bytes.count
            && taken.allSatisfy {
              $0.range.upperBound < edit.range.lowerBound
                || edit.range.upperBound < $0.range.lowerBound
            }
        })
      else { continue }
      taken += fix.edits
    }
    return text.applying(taken)
  }

  private func count(in text: SourceText, of example: Case) -> Int {
    diagnostics(of: text, among: example).count { $0.severity == .error }
  }

  private func diagnostics(of text: SourceText, among example: Case) -> [Diagnostic] {
    let others = Dictionary(example.files.others.map { ($0.path, $0.text) }) { $1 }
    return Compilation(text[text.range], name: "case.layout") { others[$0] }.diagnostics
  }
}
