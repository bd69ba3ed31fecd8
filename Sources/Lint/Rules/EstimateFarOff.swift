internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 24.
  static let estimateFarOff = LintRule(
    name: "estimate-far-off", code: "L312", severity: .warning,
    summary: "An estimate is far from the sizes measured in a preview.",
    rationale: """
      UIKit uses the estimate until a cell is on screen: when it is far off, the list jumps while \
      scrolling up, and the scroll bar is wrong.
      """,
    flagged: """
      layout page { section posts { hgroup row 1w x ~44 { item post 1w x ~44 } } }
      preview "phone" 393 x 852 { measured posts { post: _ x 120, _ x 180 } }
      """,
    accepted: """
      layout page { section posts { hgroup row 1w x ~150 { item post 1w x ~150 } } }
      preview "phone" 393 x 852 { measured posts { post: _ x 120, _ x 180 } }
      """,
    options: [greatestError],
    fixes: .unsafe,
    evidence: .models { model, inspection in
      inspection.subject.measured(of: model.layout).flatMap { sizes, elements in
        elements.flatMap { inspection.matches(of: $0, sizes) }
      }
    } report: { occurrence, inspection in
      let (mean, range) = (occurrence.first.measure, occurrence.range)
      let estimate = "~\(decimal(mean.rounded()))"
      let isLiteral = inspection.subject.text(in: range).estimateLiteral != nil
      return Finding(
        headline: "the estimate of `\(occurrence.name)` is far from its measured size",
        label: "\(decimal(mean)) on average",
        note: "the estimate is \(points(occurrence.detail)), but previews measure "
          + "\(points(mean)) on average",
        help: "estimate `\(estimate)`",
        fix: isLiteral ? [Edit(replace: range, with: estimate)] : nil)
    })
}

/// An element that previews may measure.
private struct MeasuredElement {
  let id: ElementID
  /// The name that its sizes are listed under.
  let name: String
  let size: LayoutSize
}

extension LintSubject {
  /// What previews measure at the default text size, with the elements that it may belong to.
  fileprivate func measured(of layout: Layout) -> [(ContentSizes, [MeasuredElement])] {
    measuringPreviews.filter { $0.contentSizeCategory == Preview().contentSizeCategory }
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
      + sizedChildren.compactMap { child in
        child.item.map { MeasuredElement(id: $0.id, name: $0.contentName, size: child.size) }
      }
  }
}

extension BoundaryItem {
  fileprivate var measured: MeasuredElement { MeasuredElement(id: id, name: kind, size: size) }
}

extension Inspection {
  /// The estimates of `element` that are far from `sizes`.
  fileprivate func matches(of element: MeasuredElement, _ sizes: ContentSizes) -> [Match] {
    guard subject[element.id]?.size != nil, let sizes = sizes[element.name] else { return [] }
    return Axis.allCases.compactMap { axis in
      let known = sizes.compactMap { $0[axis] }
      guard !known.isEmpty, let estimate = element.size[axis].estimate,
        estimate > Dimension.placeholder
      else { return nil }
      let mean = known.reduce(0, +) / Double(known.count)
      let error = self[LintRule.greatestError] / 100 * mean
      guard abs(estimate - mean) > error else { return nil }
      return match(
        element.id, at: .length(axis), measure: mean, .init(detail: estimate, name: element.name))
    }
  }
}

extension Dimension {
  /// The largest estimate that is only a placeholder, in points.
  static var placeholder: Points { 10 }

  /// The number of an estimate, in points.
  var estimate: Points? {
    switch self {
    case .estimated(let points), .uniform(let points): points
    case .absolute, .fraction, .aspect: nil
    }
  }
}
