internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension Inspection {
  /// The groups with space for another beside them: a section places them one below the other.
  func narrowGroups(in facts: LayoutFacts) -> [Match] {
    guard facts.layout.scrollDirection == .vertical else { return [] }
    return facts.sections.compactMap { section in
      guard let group = section.section.groups.only, let space = section.survey.space?.width,
        group.isNarrow, section.hasSeveralGroups(of: subject.largestCounts),
        !subject.computesLength(of: group.id, on: .horizontal)
      else { return nil }
      let taken = section.survey.groupSize.width + group.edgeSpacing.least(on: .horizontal)
      guard taken > 0, 2 * taken <= space + facts.viewport.pixel else { return nil }
      return match(
        group.id, at: .length(.horizontal), measure: space - taken, .init(detail: taken))
    }
  }

  /// The report of one of them; `nil` where no phone in portrait has that much space.
  func narrowGroupFinding(_ occurrence: Occurrence) -> Finding? {
    guard occurrence.firstWidth <= Self.widestPhone else { return nil }
    let worst = occurrence.worst
    return Finding(
      headline: "up to \(points(worst.measure)) beside each `\(worst.name)` are empty",
      label: "\(points(worst.detail)) at width \(occurrence.worstWidth)",
      note: "a section places its groups one below the other, however narrow they are",
      help: "for several side by side, make it an item of a group as wide as the section",
      alternative: "or scroll sideways: `orthogonal: continuous`")
  }

  /// In points, as of 2025.
  private static let widestPhone = 440
}

extension GroupChild {
  /// Whether its width is chosen and the space beside it is not distributed.
  fileprivate var isNarrow: Bool {
    guard case .group(let group) = self, let width = group.size?.width else { return false }
    return !width.isEstimated && !group.edgeSpacing.isFlexible(on: .horizontal)
  }
}

extension SectionFacts {
  /// Whether it may have several groups, one below the other.
  fileprivate func hasSeveralGroups(of counts: LargestCounts) -> Bool {
    section.orthogonal == .none && survey.refusal == nil
      && counts[section.name] > Double(survey.cells.count)
  }
}
