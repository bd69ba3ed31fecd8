internal import LayoutContent
internal import LayoutGeometry
internal import LayoutModel
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
      in frames that may grow, is not.
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
          scene.freeSurvey(of: host).texts.compactMap { text in
            text.fault(in: host, of: scene).map {
              Sighting(
                place: inspection.subject.header(of: text.id), measure: $0.excess,
                .init(name: inspection.subject.name(of: text.id), text: $0.words))
            }
          }
        }
      },
      tell: { stretch, inspection in
        let isUsual = !stretch.circumstances.hasLargestText
        return inspection.finding(
          "`\(stretch.first.name)` is cut off\(isUsual ? "" : " at the largest size of text")",
          at: stretch.first.place, label: stretch.first.text
        ).helping("let it take more lines in a frame that grows, or scroll")
          .helping("or give it less to stand beside: `viewthatfits` chooses by the room there is")
      }))
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
