internal import LayoutChecking
internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let lineTooLong = LintRule(
    name: "line-too-long", code: "L466", severity: .note,
    summary: "A text runs over the whole width of a tablet.",
    rationale: """
      The eye loses its line on the way back from the end of a long one. UIKit's readable width is \
      672 points at the default text size; `readableContent` keeps a section inside it.
      """,
    flagged: .inside(
      "layout page { section all { hgroup row 1w x ~90 { item cell 1w x ~90 {",
      "text \"\(Self.longText)\" { frame: minHeight 80 }"),
    accepted: .inside(
      "layout page { section all { insetsReference: readableContent; hgroup row 1w x ~90 { "
        + "item cell 1w x ~90 {",
      "text \"\(Self.longText)\" { frame: minHeight 80 }"),
    fixes: .unsafe,
    traits: .ofTextSizes,
    evidence: .contents { facts, inspection in
      guard facts.hasUsualText, facts.viewport.size.width > readableWidth else { return [] }
      return facts.hosts.flatMap { host -> [Match] in
        guard let section = host.section, section.insetsReference != .readableContent else {
          return []
        }
        return host.survey.texts.filter {
          $0.lineCount > 1 && $0.frame.width > readableWidth + facts.viewport.pixel
        }.map { text in
          inspection.match(
            text.id, measure: text.frame.width,
            .init(
              count: text.lineCount,
              edits: inspection.subject.readableEdit(of: section).map { [$0] }))
        }
      }
    } report: { occurrence, _ in
      let width = points(occurrence.worst.measure)
      return Finding(
        headline: "lines of `\(occurrence.name)` are up to \(width) long",
        label: "\(occurrence.worst.count) lines, \(width)",
        note: "\(occurrence.atWorst) it has \(occurrence.worst.count) lines of up to \(width); "
          + "lines of up to \(points(readableWidth)) are easy to read",
        help: "keep the section inside the readable width: `insetsReference: readableContent`",
        fix: occurrence.edits)
    })

  /// In points, at the default text size.
  private static let readableWidth: Points = 672

  private static let longText =
    "The quick brown fox jumps over the lazy dog, and the dog sleeps on, all day long, in the shade "
    + "of the old tree."
}

extension LintSubject {
  /// The edit that keeps `section` inside the readable width; `nil` where it has a reference already.
  fileprivate func readableEdit(of section: Section) -> Edit? {
    let path: any AnyKeyPath & Sendable = \Section.insetsReference
    guard let element = self[section.id], property(path, in: section.id) == nil,
      element.uses.isEmpty, let first = element.body.first.flatMap(start)
    else { return nil }
    let name = name(of: path, in: section.id)
    let statement = "\(name): \(InsetsReference.readableContent.rawValue)"
    let source = program.sources.file(at: first)
    let line = source.line(at: source.lineIndex(of: first))
    let margin = source[line.lowerBound..<first]
    let isFirst = margin.allSatisfy { $0 == " " || $0 == "\t" }
    return Edit(
      replace: first..<first, with: statement + (isFirst ? source.lineBreak + margin : "; "))
  }

  /// Where a statement starts, if that is known.
  private func start(of statement: CheckedStatement) -> Int? {
    switch statement {
    case .property(let property): source.holds(property.range) ? property.range.lowerBound : nil
    case .element(_, let index): program.elements[index].wordRange.lowerBound
    case .binding, .condition, .use, .loop: nil
    }
  }
}
