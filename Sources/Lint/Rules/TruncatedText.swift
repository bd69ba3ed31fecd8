internal import LayoutChecking
internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: Apple's Human Interface Guidelines, typography: keep text truncation to a minimum as
  ///   the size of text increases. Another rule reports text clipped by the height of its cell.
  static let truncatedText = LintRule(
    name: "truncated-text", code: "L460", severity: .note,
    summary: "A text is truncated or clipped, at least at the largest text size.",
    rationale: """
      Users who choose the largest text size want to read: they lose a title that ends with “…” or \
      extends past a frame in points. Text that may wrap, in frames that may grow, is not truncated. \
      Texts clipped by the height of a view are reported once.
      """,
    flagged: .inside(
      "layout page { section all { hgroup row 1w x ~22 { item cell 1w x ~22 {",
      "text \"Notifications and sounds\" as title { lines: 1 }"),
    accepted: .inside(
      "layout page { section all { hgroup row 1w x ~240 { item cell 1w x ~240 {",
      "text \"Notifications\" as title"),
    traits: .ofTextSizes,
    evidence: .contents { facts, inspection in
      facts.hosts.flatMap { host in
        let texts = facts.freeSurvey(of: host).texts.filter {
          $0.fault(in: host, of: facts) != nil && !inspection.isInList($0.id)
        }
        return texts.isEmpty ? [] : inspection.matches(of: texts, in: host, of: facts)
      }
    } report: { occurrence, _ in
      let isView = occurrence.count > 0
      let (missing, height) = (occurrence.first.measure, occurrence.detail)
      return Finding(
        headline: "`\(occurrence.name)` \(isView ? "has no space for its texts" : "is truncated")"
          + (occurrence.scenario.hasLargestText ? " at the largest text size" : ""),
        label: occurrence.text,
        note: isView
          ? "\(occurrence.atFirst) the content takes \(points(height + missing)), "
            + "and the screen has \(points(height))" : nil,
        help: isView
          ? "let it scroll: put it into a `scroll`"
          : "let it wrap in a frame that grows, or scroll",
        alternative: isView
          ? nil : "or put less beside it: `viewthatfits` chooses by the available space")
    })
}

extension Inspection {
  /// The `texts` in `host` that are not entirely visible; those that a view clips by its height are
  /// one match.
  fileprivate func matches(
    of texts: [SurveyedText], in host: ContentHost, of facts: ContentFacts
  ) -> [Match] {
    guard host.isView else { return texts.compactMap { match($0, in: host, of: facts) } }
    let free = facts.solver.survey(host.content, PartialSize(width: host.size.width))
    let narrow = Set(
      free.texts.filter { $0.isTruncated || $0.excess > facts.viewport.pixel }.map(\.id))
    let others = texts.count { !narrow.contains($0.id) }
    let own = texts.filter { narrow.contains($0.id) }
      .compactMap { match($0, in: host, of: facts) }
    guard others > 0 else { return own }
    let all = match(
      host.content.id, measure: free.size.height - host.size.height,
      .init(
        detail: host.size.height, count: others, name: subject.name(of: host.id),
        text: "clips \(others.counting("text"))"))
    return own + [all]
  }

  /// Whether a text stands in rows that scroll in the code that was imported.
  fileprivate func isInList(_ text: ElementID) -> Bool {
    subject.isImported
      && subject.elements(around: text.index).contains {
        subject.program.elements[$0].kind.name == "outline"
      }
  }

  private func match(
    _ text: SurveyedText, in host: ContentHost, of facts: ContentFacts
  ) -> Match? {
    text.fault(in: host, of: facts).map {
      match(text.id, measure: $0.excess, .init(text: $0.words))
    }
  }
}

extension SurveyedText {
  /// What of it is not visible.
  fileprivate func fault(
    in host: ContentHost, of facts: ContentFacts
  ) -> (words: String, excess: Points)? {
    if isTruncated { return ("ends with an ellipsis", 0) }
    let pixel = facts.viewport.pixel
    if excess > pixel { return ("\(points(excess)) outside its frame", excess) }
    let outside = max(frame.maxY - host.size.height, -frame.y)
    // At the default text size the author chooses the screens that a view is shown on.
    guard host.isView, facts.scenario.hasLargestText, !isScrolled, outside > pixel else {
      return nil
    }
    return ("\(points(outside)) off the screen", outside)
  }
}
