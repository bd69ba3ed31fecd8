internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 24.
  static let estimateFarOff = LintRule(
    name: "estimate-far-off", code: "L312", severity: .warning,
    summary: "An estimate is far from the sizes that a preview has measured.",
    rationale: """
      Until a cell is on screen, UIKit takes its estimate: where that is far off, the list jumps when \
      somebody scrolls up, and the scroll bar lies.
      """,
    flagged: [
      """
      layout page { section posts { hgroup row 1w x ~44 { item post 1w x ~44 } } }
      preview "phone" 393 x 852 { measured posts { post: _ x 120, _ x 180 } }
      """
    ],
    accepted: [
      """
      layout page { section posts { hgroup row 1w x ~150 { item post 1w x ~150 } } }
      preview "phone" 393 x 852 { measured posts { post: _ x 120, _ x 180 } }
      """,
      """
      layout page { section posts { hgroup row 1w x ~44 { item post 1w x ~44 } } }
      preview "large" 393 x 852 {
          contentSizeCategory: accessibilityLarge
          measured posts { post: _ x 120, _ x 180 }
      }
      """,
    ],
    options: [greatestError],
    fixes: .unsafe,
    evidence: .models(
      { model, inspection in
        inspection.subject.measured(of: model.layout).flatMap { sizes, elements in
          elements.flatMap { inspection.sightings(of: $0, sizes) }
        }
      },
      tell: { stretch, inspection in
        let mean = "~\(decimal(stretch.first.measure.rounded()))"
        let isLiteral = inspection.subject.text(in: stretch.first.place).estimateLiteral != nil
        let edit = Edit(replace: stretch.first.place, with: mean)
        return inspection.finding(
          "the estimate of `\(stretch.first.name)` is far from what is measured",
          at: stretch.first.place, label: "\(decimal(stretch.first.measure)) on average"
        ).noting(
          "estimated are \(points(stretch.first.detail)), and a preview has measured "
            + "\(points(stretch.first.measure)) on average"
        ).helping("estimate `\(mean)`", fix: isLiteral ? Fix(.unsafe, [edit]) : nil)
      }))
}

/// Something whose content is measured.
private struct MeasuredElement {
  let id: ElementID
  /// What its sizes go by.
  let name: String
  let size: LayoutSize
}

extension LintSubject {
  /// What previews in the usual size of text measure, with what it may be the sizes of.
  fileprivate func measured(of layout: Layout) -> [(ContentSizes, [MeasuredElement])] {
    previews.filter { $0.contentSizeCategory == Preview().contentSizeCategory }
      .filter { $0.layout == nil || $0.layout == layout.name }
      .flatMap(\.measured)
      .flatMap { measured -> [(ContentSizes, [MeasuredElement])] in
        guard let name = measured.section else {
          return [(measured.sizes, layout.boundaryItems.map(\.measured))]
        }
        return layout.sections.filter { $0.name == name }.map { (measured.sizes, $0.measured) }
      }
  }
}

extension Section {
  fileprivate var measured: [MeasuredElement] {
    boundaryItems.map(\.measured)
      + placements.compactMap { placement in
        placement.item.map {
          MeasuredElement(id: $0.id, name: $0.contentName, size: placement.size)
        }
      }
  }
}

extension BoundaryItem {
  fileprivate var measured: MeasuredElement { MeasuredElement(id: id, name: kind, size: size) }
}

extension Inspection {
  /// The estimates of `element` that `sizes` show to be wrong.
  fileprivate func sightings(of element: MeasuredElement, _ sizes: ContentSizes) -> [Match] {
    guard subject[element.id]?.size != nil, let sizes = sizes[element.name] else { return [] }
    return Axis.allCases.compactMap { axis in
      let known = sizes.compactMap { $0[axis] }
      guard !known.isEmpty, let estimate = element.size[axis].estimate,
        estimate > Dimension.placeholder
      else { return nil }
      let mean = known.reduce(0, +) / Double(known.count)
      let error = self[LintRule.greatestError] / 100 * mean
      guard abs(estimate - mean) > error else { return nil }
      return Match(
        place: subject.dimension(of: element.id, on: axis), measure: mean,
        .init(detail: estimate, name: element.name))
    }
  }
}

extension Dimension {
  /// An estimate up to here is no guess at a size, in points.
  static var placeholder: Points { 10 }

  /// The number of an estimate, in points.
  var estimate: Points? {
    switch self {
    case .estimated(let points), .uniform(let points): points
    case .absolute, .fraction, .aspect: nil
    }
  }
}
