internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 45.
  static let negativeInset = LintRule(
    name: "negative-inset", code: "L351", severity: .note,
    summary: "An inset or a spacing is negative.",
    rationale: """
      Overlapping views depend on the drawing order, take touches meant for others, and move when \
      anything before them changes. Apple does not document negative insets.
      """,
    flagged: "layout page { section all { spacing: -8; hgroup row 1w x 44 { item cell } } }",
    accepted: "layout page { section all { spacing: 8; hgroup row 1w x 44 { item cell } } }",
    yieldsTo: [cellOutsideSection],
    evidence: .models { model, inspection in
      model.layout.negatives.map { negative in
        inspection.match(
          negative.id, at: .property(negative.path), measure: -negative.length,
          .init(text: inspection.subject.name(of: negative.path, in: negative.id)))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.text)` of `\(occurrence.name)` is negative",
        label: "\(points(occurrence.worst.measure)) below 0",
        note: "neighbours overlap, and the one drawn last covers the other",
        help: "adjust sizes and positive spacing instead; a badge may overlap its cell")
    })
}

/// A negative length.
private struct Negative {
  let id: ElementID
  let path: any AnyKeyPath & Sendable
  let length: Points

  /// `nil` if `least`, the smallest length of the property, is not negative.
  init?(_ id: ElementID, _ path: any AnyKeyPath & Sendable, _ least: Points) {
    guard least < 0 else { return nil }
    (self.id, self.path, length) = (id, path, least)
  }
}

extension Layout {
  fileprivate var negatives: [Negative] {
    let own = [Negative(id, \Layout.spacing, spacing)]
    let ofSections = sections.flatMap { section in
      [
        Negative(section.id, \Section.spacing, section.spacing),
        Negative(section.id, \Section.insets, section.insets.least),
      ] + section.decorations.map { Negative($0.id, \Decoration.insets, $0.insets.least) }
    }
    let ofEdges = everyBoundaryItem.map { Negative($0.id, \BoundaryItem.insets, $0.insets.least) }
    return (own + ofSections + ofEdges).compactMap { $0 } + everyChild.flatMap(\.negatives)
  }
}

extension GroupChild {
  fileprivate var negatives: [Negative] {
    let negatives: [Negative?] =
      switch self {
      case .item(let item):
        [
          Negative(item.id, \Item.insets, item.insets.least),
          Negative(item.id, \Item.edgeSpacing, item.edgeSpacing.least),
        ]
      case .group(let group):
        [
          Negative(group.id, \Group.spacing, group.spacing.minimum),
          Negative(group.id, \Group.insets, group.insets.least),
          Negative(group.id, \Group.edgeSpacing, group.edgeSpacing.least),
        ]
      case .waterfall(let waterfall):
        [
          Negative(waterfall.id, \Waterfall.spacing, waterfall.spacing),
          Negative(waterfall.id, \Waterfall.columnSpacing, waterfall.columnSpacing ?? 0),
          Negative(waterfall.id, \Waterfall.insets, waterfall.insets.least),
        ]
      case .custom: []
      }
    return negatives.compactMap { $0 }
  }
}

extension EdgeInsets {
  fileprivate var least: Points { min(top, leading, bottom, trailing) }
}

extension EdgeSpacing {
  fileprivate var least: Points {
    min(top.minimum, leading.minimum, bottom.minimum, trailing.minimum)
  }
}
