internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension Inspection {
  /// The height to write instead of points to size `text` by its content; `nil` where more has to
  /// change, or where no estimate is near the content at all widths.
  ///
  /// - Parameter facts: The view in which it is matched; only the narrowest has an answer.
  func estimatedHeight(replacing text: FixedText, in facts: LayoutFacts) -> String? {
    let scenario = facts.scenario
    let written = subject.text(in: subject.lengthRange(of: text.source, on: .vertical))
    guard text.isIndependent, written.isNumberLiteral, !scenario.isScreen,
      facts.width == scenario.widths.lowerBound
    else { return nil }
    guard let content = text.content else { return "~" + written }
    let wide = subject.view(of: facts, at: scenario.widths.upperBound)
    let narrowHeight = subject.usualHeight(of: content, text.width, in: facts)
    let wideHeight = subject.usualHeight(of: content, wide.width(of: text.id), in: wide)
    guard let narrowHeight, let wideHeight,
      let estimate = estimate(of: narrowHeight, wideHeight)
    else { return nil }
    guard facts.isInRow(text) || wide.isInRow(text) else { return "~" + estimate }
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
      .answer(content, PartialSize(width: width))?.height
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
