internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 50.
  static let kindAlignmentMismatch = LintRule(
    name: "kind-alignment-mismatch", code: "L353", severity: .note,
    summary: "What is called a header stands at the bottom, or a footer at the top.",
    rationale: """
      The kind is what views are registered for and asked for by. A header at the bottom gets the \
      header's view, and whoever reads the code looks for it at the top.
      """,
    flagged: [
      """
      layout page { section all {
          boundary footer 1w x ~44 { alignment: top }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          header title 1w x ~44 { alignment: bottom }
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          footer credits 1w x ~44
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          boundary note 1w x ~44 { alignment: bottom }
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        model.layout.everyBoundaryItem.filter(\.contradictsItself).map { item in
          Match(
            place: inspection.subject.place(of: \BoundaryItem.alignment, in: item.id), measure: 1,
            .init(
              name: inspection.subject.name(of: item.id),
              text: item.alignment.unit.y == 0 ? "top" : "bottom"))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` stands at the \(stretch.first.text)", at: stretch.first.place,
          label: "its name says otherwise"
        ).noting("views are registered by kinds, and this one speaks of the other edge")
          .helping("call it after the edge it stands at, or move it")
      }))
}

extension BoundaryItem {
  /// Whether its name, or else its word, is that of the opposite edge.
  fileprivate var contradictsItself: Bool {
    let words = "\(word) \(name ?? "")".lowercased()
    let isHeader = words.holds(Self.header.name)
    let isFooter = words.holds(Self.footer.name)
    guard isHeader != isFooter else { return false }
    return alignment.unit.y == (isHeader ? 1 : 0)
  }
}
