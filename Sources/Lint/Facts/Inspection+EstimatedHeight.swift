internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// How to size a text by its content that has a height in points.
struct EstimatedHeight {
  /// The length to write.
  let length: String
  /// The property of its content that keeps it from getting lower than it was; `nil`: it would not.
  var least: String?
  /// `nil` where `least` has no place that is certain.
  var edits: [Edit]?
}

extension Inspection {
  /// What to write instead of points to size `text` by its content, which is not lower at the usual
  /// text size than it was; `nil` where more has to change, or where no estimate is near the content at
  /// all widths.
  ///
  /// - Parameter facts: The view in which it is matched; only the narrowest has an answer.
  func estimatedHeight(replacing text: FixedText, in facts: LayoutFacts) -> EstimatedHeight? {
    let scenario = facts.scenario
    let range = subject.lengthRange(of: text.source, on: .vertical)
    let written = subject.text(in: range)
    guard text.isIndependent, written.isNumberLiteral, !scenario.isScreen,
      facts.width == scenario.widths.lowerBound
    else { return nil }
    guard let content = text.content else {
      let length = "~" + written
      return EstimatedHeight(length: length, edits: [Edit(replace: range, with: length)])
    }
    let wide = subject.view(of: facts, at: scenario.widths.upperBound)
    let narrowHeight = subject.usualHeight(of: content, text.width, in: facts)
    let wideHeight = subject.usualHeight(of: content, wide.width(of: text.id), in: wide)
    guard let narrowHeight, let wideHeight,
      let estimate = estimate(of: max(narrowHeight, text.height), max(wideHeight, text.height)),
      let length = length(estimate, for: text, in: [facts, wide])
    else { return nil }
    let size = Edit(replace: range, with: length)
    let margins = content.hostingCell.map { _ in HostingCell.margins.total(on: .vertical) } ?? 0
    guard min(narrowHeight, wideHeight) < text.height, text.height > margins else {
      return EstimatedHeight(length: length, edits: [size])
    }
    let least = Modifier.frame(minHeight: decimal(text.height - margins))
    return EstimatedHeight(
      length: length, least: least,
      edits: subject.appending(least, toContentOf: text.id).map { [size, $0] })
  }

  /// The spelling of `estimate` as the height of `text`: that of its row where it has neighbours there
  /// in one of `views`; `nil` where rows cannot have one.
  private func length(
    _ estimate: String, for text: FixedText, in views: [LayoutFacts]
  ) -> String? {
    guard views.contains(where: { $0.isInRow(text) }) else { return "~" + estimate }
    guard text.source == text.id,
      let uniform = Function.all.first(where: { $0.result == .uniform }),
      isAvailable(uniform)
    else { return nil }
    return "\(uniform.name)(\(estimate))"
  }

  /// Whether every system that the file has to run on has `function`.
  private func isAvailable(_ function: Function) -> Bool {
    guard let target, let availability = function.availability else { return true }
    return target >= availability.system
  }

  /// A number near both of two heights, as text.
  private func estimate(of first: Points, _ second: Points) -> String? {
    // With a margin: cells are a few pixels larger or smaller at widths between.
    let share = 0.8 * LintRule.greatestError.standard / 100
    let (low, high) = (min(first, second), max(first, second))
    let estimate = min(high, low * (1 + share)).rounded(.down)
    return estimate >= high * (1 - share) && estimate > Dimension.placeholder
      ? decimal(estimate) : nil
  }
}

extension LintSubject {
  /// An edit that writes the property `text` behind all others of the only content of the element from
  /// `id`; `nil` where there may be others, where it has a frame, and where it is not written there.
  fileprivate func appending(_ text: String, toContentOf id: ElementID) -> Edit? {
    guard let inner = self[id]?.body.flatMap(\.elements), inner.count == 1 else { return nil }
    let content = program.elements[inner[0]]
    let isFrame = { (property: CheckedProperty) in property.name == Modifier.frameName }
    guard content.uses.isEmpty, content.size == nil,
      !content.body.properties.contains(where: isFrame)
    else { return nil }
    return appending(text, to: content)
  }

  /// The height of `content` at the default text size.
  fileprivate func usualHeight(
    of content: Content, _ width: Points?, in facts: LayoutFacts
  ) -> Points? {
    let scenario = facts.scenario.changed {
      if $0.preview.contentSizeCategory == .accessibilityExtraExtraExtraLarge {
        $0.preview.contentSizeCategory = Traits().contentSizeCategory
      }
    }
    return measure(scenario.stage(width: facts.width))
      .answer(.whole(content), PartialSize(width: width))?.height
  }
}

extension LayoutFacts {
  /// The width of the cell, the header or the footer from `id`; `nil` when unknown.
  fileprivate func width(of id: ElementID) -> Points? {
    if let cell = cells.first(where: { $0.id == id }) { return cell.frame.width }
    return sections.lazy.compactMap { section in
      section.section.boundaryItems.first { $0.id == id }?
        .ownWidth(in: section.survey.space?.width)
    }.first
  }

  /// Whether `text` has neighbours in its row.
  fileprivate func isInRow(_ text: FixedText) -> Bool {
    lines.contains { $0.id == text.owner && $0.axis == .horizontal && $0.count > 1 }
  }
}
