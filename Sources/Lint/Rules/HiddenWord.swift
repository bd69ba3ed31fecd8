internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `language.md` 3, its last sentence.
  static let hiddenWord = LintRule(
    name: "hidden-word", code: "L502", severity: .note,
    summary: "A name is also a keyword value of the language.",
    rationale: """
      Where an edge, a behaviour or a size class is expected, the language's word takes precedence \
      over the name: `horizontalSizeClass == regular` does not read the `let` named `regular`.
      """,
    flagged: """
      let regular = container.width >= 600
      let columns = traits.horizontalSizeClass == regular ? 4 : 3
      layout page { section all {
          hgroup row 1w x 44 split (regular ? columns : 2) { item cell }
      } }
      """,
    accepted: """
      let swiping = traits.idiom == pad ? continuous : groupPaging
      layout page { section all { orthogonal: swiping; hgroup card 120 x 90 { item cell } } }
      """,
    traits: .ofWriting,
    evidence: .text { inspection in
      let words = Set(Enumeration.every.words)
      return inspection.subject.program.bindings.filter {
        // An unused name is reported already.
        $0.origin == .written && words.contains($0.name)
          && inspection.subject.program.names.used.contains($0.nameRange.lowerBound)
          && inspection.subject.source.holds($0.nameRange)
      }.map { binding in
        Finding(
          range: binding.nameRange, headline: "`\(binding.name)` is also a word of the language",
          label: "the word takes precedence",
          note: "where one of the language's words is expected, it is read before any name",
          help: "rename it")
      }
    })
}
