internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 36.
  static let remainderHole = LintRule(
    name: "remainder-hole", code: "L451", severity: .note,
    summary: "The last group of a mosaic has places without items.",
    rationale: """
      A group of fixed length keeps its length when the items run out. In a row of equal cells the \
      end of the row stays empty, as expected; in a mosaic there is a hole.
      """,
    flagged: LintExample.inside(
      "layout page { section all {",
      "hgroup tile 1w x 200 {", "    item big 2/3w x 1h", "    item small 1/3w x 1h", "}"
    ).followed(by: "preview \"phone\" 390 x 844 { items: 5 }"),
    accepted: LintExample.inside(
      "layout page { section all {",
      "hgroup tile 1w x 200 {", "    item big 2/3w x 1h", "    item small 1/3w x 1h", "}"
    ).followed(by: "preview \"phone\" 390 x 844 { items: 6 }"),
    evidence: .text { inspection in
      guard !inspection.subject.program.diagnostics.hasErrors else { return [] }
      var seen: Set<ElementID> = []
      let (subject, budget) = (inspection.subject, WorkBudget(mostWork))
      return subject.previews.flatMap { preview -> [Finding] in
        guard !budget.isSpent else { return [] }
        budget.spend(subject.program.elements.count + 10)
        return inspection.holes(in: preview).filter { seen.insert($0.section).inserted }
          .map(\.finding)
      }
    })

  /// For all previews of a file.
  private static let mostWork = 200_000

  /// A smaller place is a gap, in points.
  fileprivate static let leastHole: Points = 44
}

extension Inspection {
  /// The holes at the ends of sections in a preview that gives the number of items.
  fileprivate func holes(in preview: Preview) -> [(section: ElementID, finding: Finding)] {
    let program = subject.program
    let layouts = program.topElements(of: ElementKind(Layout.vocabulary))
    guard let size = preview.size, preview.items != SectionNumbers(),
      let layout = layouts.first(where: {
        preview.layout == nil ? layouts.count == 1 : program.elements[$0].name == preview.layout
      })
    else { return [] }
    let stage = Stage(preview, size: size)
    let evaluation = evaluate(program, layout: layout, on: stage)
    guard !evaluation.diagnostics.hasErrors else { return [] }
    let model = evaluation.model
    return model.sections.compactMap { section in
      let axis =
        section.orthogonal == .none ? model.scrollDirection : model.scrollDirection.flipped
      guard preview.items[section.name] != nil, let group = section.groups.only,
        let length = group.size?[axis], length.isFixed
      else { return nil }
      var memory = Surveyor.Memory()
      let survey = Surveyor(section, of: model, asking: subject.measure(stage))
        .survey(in: stage.viewport, remembering: &memory)
      return hole(in: survey, section, of: group.id, preview).map { (section.id, $0) }
    }
  }

  private func hole(
    in survey: Survey, _ section: Section, of group: ElementID, _ preview: Preview
  ) -> Finding? {
    let cells = survey.cells
    guard survey.refusal == nil, cells.count > 1, section.itemCount > 0 else { return nil }
    let rest = section.itemCount % cells.count
    let sizes = Set(
      cells.map { Size(width: $0.frame.width.rounded(), height: $0.frame.height.rounded()) })
    let places = cells.dropFirst(rest).filter {
      min($0.frame.width, $0.frame.height) >= LintRule.leastHole
    }
    guard rest > 0, sizes.count > 1, !places.isEmpty else { return nil }
    let (name, count) = (subject.name(of: group), section.itemCount)
    return Finding(
      range: subject.header(of: group), element: group,
      headline: "the last `\(name)` has \(places.count.counting("place")) without items",
      label: "\(count) items, \(cells.count) a group",
      note: "in the preview `\(preview.name ?? "")` \(count.counting("item")) fill "
        + "\((count / cells.count).counting("group")) and \(rest) of \(cells.count) places of another",
      help: "choose another group by `section.itemCount % \(cells.count)`")
  }
}
