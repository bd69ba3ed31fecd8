internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: Apple's Human Interface Guidelines, typography: keep text truncation to a minimum as
  ///   the size of text increases. What is cut by the height of its cell has a rule of its own.
  static let truncatedText = LintRule(
    name: "truncated-text", code: "L460", severity: .note,
    summary: "A text is truncated or cut off, at the largest size of text at least.",
    rationale: """
      Readers choose the size of text, and those who choose the largest one want to read: a title that \
      ends with “…” or sticks out of a frame in points is lost to them. Text that may take more lines, \
      in frames that may grow, is not. What a view cuts off for want of height is told once.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x ~22 { item cell 1w x ~22 {
          text "Notifications and sounds" as title { lines: 1 }
      } } } }
      """,
      """
      layout page { section all { hgroup row 1w x ~22 { item cell 1w x ~22 {
          text "Settings" as title { lines: 1; frame: 100 x _ }
      } } } }
      """,
      """
      layout page { section all { hgroup row 1w x ~22 { item cell 1w x ~22 {
          text "Settings" as title { frame: _ x 22 }
      } } } }
      """,
      """
      view page {
          vstack {
              box { frame: _ x 820 }
              text "Settings" as title
          }
      }
      """,
    ],
    accepted: [
      """
      layout page { section all { hgroup row 1w x ~240 { item cell 1w x ~240 {
          text "Notifications" as title
      } } } }
      """,
      """
      view page {
          scroll {
              vstack {
                  box { frame: _ x 820 }
                  text "Settings" as title
              }
          }
      }
      """,
    ],
    evidence: .contents(
      { scene, inspection in
        scene.hosts.flatMap { host in
          let texts = scene.freeSurvey(of: host).texts
          let faulty = texts.filter { $0.fault(in: host, of: scene) != nil }
          return faulty.isEmpty ? [] : inspection.sightings(of: faulty, in: host, of: scene)
        }
      },
      tell: { stretch, inspection in
        let first = stretch.first
        let isUsual = !stretch.circumstances.hasLargestText
        let fault = first.count > 0 ? "has no room for its texts" : "is cut off"
        let finding = inspection.finding(
          "`\(first.name)` \(fault)\(isUsual ? "" : " at the largest size of text")",
          at: first.place, label: first.text)
        if first.count > 0 {
          return finding.noting(
            "\(stretch.atFirst) all of it takes \(points(first.detail + first.measure)), "
              + "and the screen has \(points(first.detail))"
          ).helping("let it scroll: put it into a `scroll`")
        }
        return finding.helping("let it take more lines in a frame that grows, or scroll")
          .helping("or give it less to stand beside: `viewthatfits` chooses by the room there is")
      }))
}

extension Inspection {
  /// What is seen of texts in `host` that are not seen whole: those of a view that are for want of its
  /// height are one mistake.
  fileprivate func sightings(
    of texts: [SurveyedText], in host: ContentHost, of scene: ContentScene
  ) -> [Match] {
    guard host.isView else { return texts.compactMap { sighting(of: $0, in: host, of: scene) } }
    let free = scene.solver.survey(host.content, PartialSize(width: host.size.width))
    let narrow = Set(
      free.texts.filter { $0.isTruncated || $0.excess > scene.viewport.pixel }.map(\.id))
    let others = texts.count { !narrow.contains($0.id) }
    let own = texts.filter { narrow.contains($0.id) }
      .compactMap { sighting(of: $0, in: host, of: scene) }
    guard others > 0 else { return own }
    let all = Match(
      place: subject.header(of: host.content.id), measure: free.size.height - host.size.height,
      .init(
        detail: host.size.height, count: others, name: subject.name(of: host.id),
        text: "cuts off \(others.counting("text"))"))
    return own + [all]
  }

  private func sighting(
    of text: SurveyedText, in host: ContentHost, of scene: ContentScene
  ) -> Match? {
    text.fault(in: host, of: scene).map {
      Match(
        place: subject.header(of: text.id), measure: $0.excess,
        .init(name: subject.name(of: text.id), text: $0.words))
    }
  }
}

extension SurveyedText {
  /// What is not seen of it.
  fileprivate func fault(
    in host: ContentHost, of scene: ContentScene
  ) -> (words: String, excess: Points)? {
    if isTruncated { return ("ends with an ellipsis", 0) }
    let pixel = scene.viewport.pixel
    if excess > pixel { return ("\(points(excess)) outside its frame", excess) }
    let outside = max(frame.maxY - host.size.height, -frame.y)
    // On which screens a view of text of the usual size is shown at all is the author's to say.
    guard host.isView, scene.circumstances.hasLargestText, !isScrolled, outside > pixel else {
      return nil
    }
    return ("\(points(outside)) off the screen", outside)
  }
}
