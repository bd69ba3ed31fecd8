internal import LayoutChecking
internal import LayoutModel
internal import LayoutText

extension LintRule {
  /// - Source: `language.md` 3, its last sentence.
  static let hiddenWord = LintRule(
    name: "hidden-word", code: "L502", severity: .note,
    summary: "A name is also a word of the language.",
    rationale: """
      Where an edge, a behaviour or a size class is asked for, the word of the language wins over \
      the author's name: `orthogonal: paging` is never the `let` called `paging`.
      """,
    flagged: [
      """
      let paging = traits.idiom == pad ? continuous : groupPaging
      layout page { section all { orthogonal: paging; hgroup card 1w x 90 { item cell } } }
      """
    ],
    accepted: [
      """
      let swiping = traits.idiom == pad ? continuous : groupPaging
      layout page { section all { orthogonal: swiping; hgroup card 120 x 90 { item cell } } }
      """
    ],
    evidence: .text { inspection in
      let words = Set(Enumeration.every.words)
      return inspection.subject.program.bindings.filter {
        $0.origin == .written && words.contains($0.name)
          && inspection.subject.source.holds($0.nameRange)
      }.map { binding in
        inspection.finding(
          "`\(binding.name)` is also a word of the language", at: binding.nameRange,
          label: "the word wins"
        ).noting("where one of the language's words is asked for, it is read before any name")
          .helping("call it something else")
      }
    })
}
