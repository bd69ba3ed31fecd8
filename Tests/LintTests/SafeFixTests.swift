import LayoutCompiler
import LayoutDiagnostics
import LayoutGeometry
import LayoutLint
import LayoutSyntax
import LayoutText
import Support
import Testing

/// A safe fix never changes meaning and never makes a file worse.
@Suite struct SafeFixTests {
  /// The fixes of what does not compile, in each file.
  @Test(arguments: Case.all(in: "Faults"))
  func fixesOfFaults(_ example: Case) {
    let others = Dictionary(example.files.others.map { ($0.path, $0.text) }) { $1 }
    #expect(FixedFile(SourceText(example.files.main, name: "case.layout"), others).faults == [])
  }

  /// The fixes of rules, in their examples.
  @Test(arguments: Example.flagged.filter { $0.rule.fixes == .safe })
  func fixesOfRules(_ example: Example) {
    #expect(FixedFile(SourceText(example.source), [:], example.settings).faults == [])
  }

  /// The fixes of rules in larger files.
  @Test(arguments: Case.all(in: "Lint"))
  func fixesOfFindings(_ example: Case) {
    #expect(FixedFile(SourceText(example.source), [:], LintSettings()).faults == [])
  }

  /// The fixes of Swift code in places where it is pasted.
  @Test(arguments: Snippet.all)
  func fixesOfSwiftCode(_ snippet: Snippet) {
    for place in Snippet.Place.allCases {
      let source = SourceText(place.file(with: snippet.text), name: "\(place).layout")
      #expect(FixedFile(source, [:]).faults == [], "in a \(place)")
    }
  }

  /// Where more is wrong than is counted, what a fix leaves is not known.
  @Test func fixesOfMoreThanIsCounted() {
    let lines = String(repeating: "HStack { Text(\"a\") }\n", count: 6_000)
    let found = Compilation("view page {\n\(lines)}\n", name: "case.layout").checked
    #expect(found.count(of: .diagnosticLimit) == 1)
    #expect(found.filter { $0.fix(upTo: .safe) != nil } == [])
  }

  @Test func snippetsAreMany() {
    #expect(Snippet.everything.count >= 200)
  }
}

/// A file, and what each of its safe fixes does to it.
private struct FixedFile {
  private let source: SourceText
  private let others: [String: String]
  /// The rules that examine it; `nil`: it is only compiled.
  private let settings: LintSettings?

  init(_ source: SourceText, _ others: [String: String], _ settings: LintSettings? = nil) {
    (self.source, self.others, self.settings) = (source, others, settings)
  }

  /// What is wrong with its fixes, each with the text that one leaves.
  var faults: [String] {
    let (before, found) = examined(source)
    return found.flatMap { diagnostic -> [String] in
      guard let fix = diagnostic.fix(upTo: .safe),
        fix.edits.allSatisfy({ source.holds($0.range) })
      else { return [] }
      let text = source.applying(fix.edits)
      let (after, remaining) = examined(text)
      var faults: [String] = []
      if diagnostic.severity == .error {
        if remaining.errorCount >= found.errorCount { faults.append("leaves as many errors") }
      } else {
        if remaining.errorCount > found.errorCount { faults.append("leaves more errors") }
        if remaining.count(of: diagnostic.code) >= found.count(of: diagnostic.code) {
          faults.append("leaves the finding")
        }
      }
      if !found.hasErrors, before.frames != after.frames { faults.append("changes frames") }
      let kept = before.comments.filter { !$0.range.overlaps(diagnostic.range) }.map(\.text)
      let left = Set(after.comments.map(\.text))
      let lost = kept.filter { !left.contains($0) }
      if !lost.isEmpty { faults.append("loses \(lost)") }
      return faults.map { "\(diagnostic.code.name) \($0): \(text[text.range])" }
    }
  }

  private func examined(_ source: SourceText) -> (Compilation, [Diagnostic]) {
    let compilation = Compilation(source[source.range], name: source.name) { others[$0] }
    return (
      compilation, settings.map { compilation.linted($0).findings } ?? compilation.checked
    )
  }
}

extension [Diagnostic] {
  fileprivate func count(of code: Diagnostic.Code) -> Int { count { $0.code == code } }
}

extension Compilation {
  /// The frames of all its previews.
  fileprivate var frames: [Rectangle] {
    everyJob.flatMap { job -> [Rectangle] in
      var frames: [Rectangle] = []
      result(of: job).solved.forEachElement { frames.append($0.frame) }
      return frames
    }
  }

  fileprivate var comments: [(range: TextRange, text: String)] {
    tree.tokens.filter { [.lineComment, .docComment, .blockComment].contains($0.kind) }
      .map { ($0.range, source[$0.range]) }
  }
}
