internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 50.
  static let kindAlignmentMismatch = LintRule(
    name: "kind-alignment-mismatch", code: "L353", severity: .note,
    summary: "A header is aligned to the bottom, or a footer to the top.",
    rationale: """
      Views are registered and dequeued by kind. A header at the bottom gets the view of a header, \
      and readers of the code look for it at the top.
      """,
    flagged: .section(
      "boundary footer 1w x ~44 { alignment: top }", "hgroup row 1w x 44 { item cell }"),
    accepted: .section("footer credits 1w x ~44", "hgroup row 1w x 44 { item cell }"),
    evidence: .models { model, inspection in
      model.layout.everyBoundaryItem.filter(\.contradictsItself).map { item in
        inspection.match(
          item.id, at: .property(\BoundaryItem.alignment),
          .init(text: item.alignment.unit.y == 0 ? "top" : "bottom"))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` is aligned to the \(occurrence.text)",
        label: "contradicts its name",
        note: "views are registered by kind, and this kind names the other edge",
        help: "name it after its edge, or move it")
    })
}

extension BoundaryItem {
  /// Whether its name or its keyword names the opposite edge.
  fileprivate var contradictsItself: Bool {
    let words = "\(word) \(name ?? "")".lowercased()
    let isHeader = words.holds(Self.header.name)
    let isFooter = words.holds(Self.footer.name)
    guard isHeader != isFooter else { return false }
    return alignment.unit.y == (isHeader ? 1 : 0)
  }
}
