internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 4.
  static let fixedTextHeight = LintRule(
    name: "fixed-text-height", code: "L409", severity: .warning,
    summary: "Text has a height in points that is too small for larger text.",
    rationale: """
      Users choose the size of text: at the largest one a line of body text is at least 62 points \
      high. Text in fewer points is clipped. The contents of the file are measured; headers and \
      footers without contents are assumed to hold text if they are at least 12 points high.
      """,
    flagged: .section("header title 1w x 44", "hgroup row 1w x 44 { item cell }"),
    accepted: .section("header title 1w x ~44", "hgroup row 1w x 44 { item cell }"),
    fixes: .unsafe,
    traits: .ofTextSizes,
    evidence: .layouts { facts, inspection in
      let subject = inspection.subject
      guard facts.hasLargestText || !subject.reads(.textSize) else { return [] }
      return facts.fixedTexts(in: subject).map { text in
        let estimate = inspection.estimatedHeight(replacing: text, in: facts)
        return inspection.match(
          text.source, at: .length(.vertical), measure: text.needed,
          .init(
            detail: text.height, name: subject.name(of: text.id),
            text: estimate.map { "`\($0.length)`" + ($0.least.map { " with `\($0)`" } ?? "") }
              ?? "",
            edits: estimate?.edits))
      }
    } report: { occurrence, _ in
      let estimate = occurrence.text
      return Finding(
        headline: "`\(occurrence.name)` is \(points(occurrence.detail)) high at every text size",
        label: "larger text is clipped",
        note: "at the largest text size it needs at least \(points(occurrence.first.measure))",
        help: estimate.isEmpty
          ? "size it by its content: write estimates, also in the groups around it"
          : "size it by its content: \(estimate)",
        fix: occurrence.edits)
    })
}

/// Text in a height in points.
struct FixedText {
  let id: ElementID
  /// The element with the points.
  var source: ElementID
  /// Whether nothing else has to change to size it by its content.
  var isIndependent = true
  let height: Points
  /// How high it is at the largest text size.
  let needed: Points
  /// The text and its width; `nil` when not in the file.
  var content: Content?
  var width: Points?
  /// The group whose child it is.
  var owner: ElementID?
}

extension LayoutFacts {
  fileprivate var hasLargestText: Bool {
    viewport.traits.contentSizeCategory == ContentSizeCategory.allCases.last
  }

  /// The texts, and what may be text, in too few points.
  fileprivate func fixedTexts(in subject: LintSubject) -> [FixedText] {
    guard model.mayHoldText else { return [] }
    let scenario = scenario.changed {
      $0.preview.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let measure = subject.measure(scenario.stage(width: width))
    let boundary = layout.boundaryItems.compactMap { $0.fixedText(in: nil, measuredBy: measure) }
    return boundary
      + sections.flatMap { section in
        section.section.boundaryItems.compactMap {
          $0.fixedText(in: section.survey.space?.width, measuredBy: measure)
        } + (model.holdsContents ? section.fixedTexts(measuredBy: measure) : [])
      }
  }
}

extension SectionFacts {
  fileprivate func fixedTexts(measuredBy measure: ContentMeasure) -> [FixedText] {
    section.sizedChildren.compactMap { child in
      guard let item = child.item, let source = child.fixedHeight,
        let content = item.hosted(in: child.size).contents?.first(where: \.holdsText),
        let cell = survey.cells.first(where: { $0.id == item.id })
      else { return nil }
      var text = content.fixed(at: cell.frame.height, cell.frame.width, item.id, measure)
      text?.source = source
      text?.owner = child.owner?.id
      text?.isIndependent =
        source == item.id
        ? child.ownerSize.height.isEstimated
        : source == child.owner?.id && child.owner?.children.count == 1 && item.size == nil
      return text
    }
  }
}

extension BoundaryItem {
  /// - Parameter width: The width of the container; `nil` when unknown.
  fileprivate func fixedText(in width: Points?, measuredBy measure: ContentMeasure) -> FixedText? {
    guard case .absolute(let length) = size.height else { return nil }
    let height = length - insets.total(on: .vertical)
    guard let contents else {
      // An element that is not wider than high shows a picture or a number.
      if case .absolute(let width) = size.width, width <= length { return nil }
      guard FixedText.heights.contains(height) else { return nil }
      return FixedText(id: id, source: id, height: height, needed: FixedText.line)
    }
    return contents.first?.fixed(at: height, ownWidth(in: width), id, measure)
  }

  /// Its width in a container of `width`; `nil` when unknown.
  func ownWidth(in width: Points?) -> Points? {
    switch size.width {
    case .absolute(let points): points
    case .fraction(let part, .horizontal): width.map(part.of)
    case .fraction, .estimated, .uniform, .aspect: nil
    }
  }
}

extension FixedText {
  /// The heights of text that may get too large for them, in points: less is a rule, and more has
  /// space for a line of any size.
  static let heights: Range<Points> = 12..<line
  /// The height of a line of body text at the largest size, in points.
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

  /// It as a fixed text if it holds text that needs more than `height`, in points.
  fileprivate func fixed(
    at height: Points, _ width: Points?, _ id: ElementID, _ measure: ContentMeasure
  ) -> FixedText? {
    guard holdsText, let needed = measure.answer(.whole(self), PartialSize(width: width))?.height
    else {
      return nil
    }
    guard needed > height + 1 else { return nil }
    return FixedText(
      id: id, source: id, height: height, needed: needed, content: self, width: width)
  }
}
