internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension Inspection {
  /// The height to write instead of points if the content of `text` is to decide; `nil` where that
  /// takes more than another number, or no estimate is near the content in all views.
  ///
  /// - Parameter observation: the view in which it is seen; none but the narrowest says anything.
  func looseHeight(instead text: FixedText, in observation: Observation) -> String? {
    let circumstances = observation.circumstances
    let written = subject.text(in: subject.dimension(of: text.source, on: .vertical))
    guard text.standsAlone, written.isNumberLiteral, !circumstances.isScreen,
      observation.width == circumstances.widths.lowerBound
    else { return nil }
    guard let content = text.content else { return "~" + written }
    let wide = subject.view(of: observation, at: circumstances.widths.upperBound)
    let narrowHeight = subject.usualHeight(of: content, text.width, in: observation)
    let wideHeight = subject.usualHeight(of: content, wide.width(of: text.id), in: wide)
    guard let narrowHeight, let wideHeight,
      let estimate = estimate(of: narrowHeight, wideHeight)
    else { return nil }
    guard observation.putsAside(text) || wide.putsAside(text) else { return "~" + estimate }
    guard text.source == text.id,
      let uniform = Function.all.first(where: { $0.result == .uniform }),
      isKnown(uniform)
    else { return nil }
    return "\(uniform.name)(\(estimate))"
  }

  /// Whether every system that the file has to run on has `function`.
  private func isKnown(_ function: Function) -> Bool {
    guard let target, let availability = function.availability else { return true }
    return target >= availability.system
  }

  /// A number that is not far off either of two heights, as it is written.
  private func estimate(of first: Points, _ second: Points) -> String? {
    // Not to the last percent: cells are a few pixels larger or smaller in views between.
    let share = 0.8 * LintRule.greatestError.standard / 100
    let (low, high) = (min(first, second), max(first, second))
    let estimate = min(high, low * (1 + share)).rounded(.down)
    return estimate >= high * (1 - share) && estimate > Dimension.placeholder
      ? decimal(estimate) : nil
  }
}

extension LintSubject {
  /// How high `content` is in text of the usual size.
  fileprivate func usualHeight(
    of content: Content, _ width: Points?, in observation: Observation
  ) -> Points? {
    let circumstances = observation.circumstances.changed {
      if $0.preview.contentSizeCategory == .accessibilityExtraExtraExtraLarge {
        $0.preview.contentSizeCategory = Traits().contentSizeCategory
      }
    }
    return measure(circumstances.stage(width: observation.width))
      .answer(content, PartialSize(width: width))?.height
  }
}

extension Observation {
  /// How wide the cell, the header or the footer is that comes from `id`; `nil`: that is not known.
  fileprivate func width(of id: ElementID) -> Points? {
    if let cell = cells.first(where: { $0.id == id }) { return cell.frame.width }
    return sections.lazy.compactMap { section in
      section.section.boundaryItems.first { $0.id == id }?
        .ownWidth(in: section.survey.space?.width)
    }.first
  }

  /// Whether something stands beside `text` in its row.
  fileprivate func putsAside(_ text: FixedText) -> Bool {
    lines.contains { $0.id == text.owner && $0.axis == .horizontal && $0.count > 1 }
  }
}
