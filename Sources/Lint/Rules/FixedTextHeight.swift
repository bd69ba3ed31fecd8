internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 4.
  static let fixedTextHeight = LintRule(
    name: "fixed-text-height", code: "L409", severity: .warning,
    summary: "Text stands in a height in points that larger text does not fit in.",
    rationale: """
      Readers choose the size of text: at the largest one line of body text is 62 points high and \
      more. What stands in fewer points is clipped. Where the file says what stands in a view, it is \
      measured; of headers and footers that it says nothing of, those from 12 points on are \
      taken for text if it does not fit.
      """,
    flagged: [
      """
      layout page { section all {
          header title 1w x 44
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 44 { item cell { text "Settings" { lines: 1 } } }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          header title 1w x ~44
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          header rule 1w x 0.5pt
          boundary add 44 x 44 { alignment: trailing }
          footer banner 1w x 200
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 80 { item cell { text "Settings" { lines: 1 } } }
      } }
      """,
      """
      let height = traits.contentSizeCategory >= accessibilityMedium ? 100 : 44
      layout page { section all {
          header title 1w x height
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    fixes: .unsafe,
    evidence: .views(
      { observation, inspection in
        let subject = inspection.subject
        guard observation.hasLargestText || !subject.reads(.textSize) else {
          return []
        }
        return observation.fixedTexts(asking: subject).map { text in
          Match(
            place: subject.dimension(of: text.source, on: .vertical), measure: text.needed,
            .init(
              detail: text.height, name: subject.name(of: text.id),
              text: inspection.looseHeight(instead: text, in: observation) ?? ""))
        }
      },
      tell: { stretch, inspection in
        let (first, instead) = (stretch.first, stretch.first.text)
        return inspection.finding(
          "`\(first.name)` is \(points(first.detail)) high, however large its text",
          at: first.place, label: "larger text is clipped"
        ).noting("at the largest size of text it needs \(points(first.measure)) or more")
          .helping(
            instead.isEmpty
              ? "let the content decide: write estimates, in the groups around it, too"
              : "let the content decide: `\(instead)`",
            fix: instead.isEmpty
              ? nil : Fix(.unsafe, [Edit(replace: first.place, with: instead)]))
      }))
}

/// Text in a height in points.
struct FixedText {
  let id: ElementID
  /// The element that says the points.
  var source: ElementID
  /// Whether nothing else has to change if the content is to decide.
  var standsAlone = true
  let height: Points
  /// How high it is at the largest size of text.
  let needed: Points
  /// It, and how wide it is; `nil` where the file does not say what it is.
  var content: Content?
  var width: Points?
  /// The group whose child it is.
  var owner: ElementID?
}

extension Observation {
  fileprivate var hasLargestText: Bool {
    viewport.traits.contentSizeCategory == ContentSizeCategory.allCases.last
  }

  /// What the file says is text, or looks as if it were, and gets too few points.
  fileprivate func fixedTexts(asking subject: LintSubject) -> [FixedText] {
    guard model.mayHoldText else { return [] }
    let circumstances = circumstances.changed {
      $0.preview.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let measure = subject.measure(circumstances.stage(width: width))
    let boundary = layout.boundaryItems.compactMap { $0.fixedText(in: nil, asking: measure) }
    return boundary
      + sections.flatMap { section in
        section.section.boundaryItems.compactMap {
          $0.fixedText(in: section.survey.space?.width, asking: measure)
        } + (model.holdsContents ? section.fixedTexts(asking: measure) : [])
      }
  }
}

extension ObservedSection {
  fileprivate func fixedTexts(asking measure: ContentMeasure) -> [FixedText] {
    section.placements.compactMap { placement in
      guard let item = placement.item, let source = placement.fixedHeight,
        let content = item.contents?.first(where: \.holdsText),
        let cell = survey.cells.first(where: { $0.id == item.id })
      else { return nil }
      var text = content.fixed(at: cell.frame.height, cell.frame.width, item.id, measure)
      text?.source = source
      text?.owner = placement.owner?.id
      text?.standsAlone =
        source == item.id
        ? placement.ownerSize.height.isEstimated
        : source == placement.owner?.id && placement.owner?.children.count == 1 && item.size == nil
      return text
    }
  }
}

extension BoundaryItem {
  /// - Parameter width: that of the container; `nil`: not known.
  fileprivate func fixedText(in width: Points?, asking measure: ContentMeasure) -> FixedText? {
    guard case .absolute(let length) = size.height else { return nil }
    let height = length - insets.total(on: .vertical)
    guard let contents else {
      // What is no wider than high shows a picture or a count.
      if case .absolute(let width) = size.width, width <= length { return nil }
      guard FixedText.heights.contains(height) else { return nil }
      return FixedText(id: id, source: id, height: height, needed: FixedText.line)
    }
    return contents.first?.fixed(at: height, ownWidth(in: width), id, measure)
  }

  /// How wide it is in a container of `width`; `nil`: that is not known.
  func ownWidth(in width: Points?) -> Points? {
    switch size.width {
    case .absolute(let points): points
    case .fraction(let part, .horizontal): width.map(part.of)
    case .fraction, .estimated, .uniform, .aspect: nil
    }
  }
}

extension FixedText {
  /// The heights that are taken for those of text that gets too large for them, in points: less is
  /// a rule, and in more there is room for a line of any size.
  static let heights: Range<Points> = 12..<line
  /// A line of body text at the largest size, in points.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Typography", larger accessibility sizes: AX5.
  static let line: Points = 62
}

extension Content {
  /// Whether there is text in it.
  fileprivate var holdsText: Bool {
    switch form {
    case .text: true
    case .node(let node): node.showsText
    default: inner.contains(where: \.holdsText)
    }
  }

  /// What it is if it holds text that needs more than `height`, in points.
  fileprivate func fixed(
    at height: Points, _ width: Points?, _ id: ElementID, _ measure: ContentMeasure
  ) -> FixedText? {
    guard holdsText, let needed = measure.answer(self, PartialSize(width: width))?.height else {
      return nil
    }
    guard needed > height + 1 else { return nil }
    return FixedText(
      id: id, source: id, height: height, needed: needed, content: self, width: width)
  }
}
