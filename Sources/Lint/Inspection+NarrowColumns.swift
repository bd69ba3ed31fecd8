internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension Inspection {
  /// The groups beside each of which there is room for another: a section puts one below the other,
  /// however narrow they are.
  func narrowColumns(in observation: Observation) -> [Match] {
    guard observation.layout.scrollDirection == .vertical else { return [] }
    return observation.sections.compactMap { section in
      guard let group = section.section.groups.only, let space = section.survey.space?.width,
        group.isNarrow, section.hasSeveralGroups(in: subject.previews),
        !subject.computesLength(of: group.id, on: .horizontal)
      else { return nil }
      let taken = section.survey.groupSize.width + group.edgeSpacing.least(on: .horizontal)
      guard taken > 0, 2 * taken <= space + observation.viewport.pixel else { return nil }
      return Match(
        place: subject.dimension(of: group.id, on: .horizontal), measure: space - taken,
        .init(detail: taken, name: subject.name(of: group.id)))
    }
  }

  /// What is told of one of them; `nil` where there is as much room on no phone that stands.
  func tellColumn(_ stretch: Occurrence) -> Diagnostic? {
    guard stretch.firstWidth <= Self.widestPhone else { return nil }
    let worst = stretch.worst
    return finding(
      "up to \(points(worst.measure)) beside each `\(worst.name)` stay empty",
      at: stretch.first.place, label: "\(points(worst.detail)) at width \(stretch.worstWidth)"
    ).noting("a section puts its groups one below the other, however narrow they are")
      .helping(
        "for several side by side, let it be an item of a group that is as wide as the section"
      )
      .helping("or scroll sideways: `orthogonal: continuous`")
  }

  /// In points, as of 2025.
  private static let widestPhone = 440
}

extension GroupChild {
  /// Whether its width is a decision, and what stands beside it is left to chance.
  fileprivate var isNarrow: Bool {
    guard case .group(let group) = self, let width = group.size?.width else { return false }
    return !width.isEstimated && !group.edgeSpacing.isFlexible(on: .horizontal)
  }
}

extension ObservedSection {
  /// Whether groups of it may stand one below the other.
  fileprivate func hasSeveralGroups(in previews: [Preview]) -> Bool {
    let counts = previews.map { $0.items[section.name] ?? [.infinity] }
    let most = counts.flatMap(\.self).max() ?? .infinity
    return section.orthogonal == .none && survey.refusal == nil
      && most > Double(survey.cells.count)
  }
}
