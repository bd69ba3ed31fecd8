internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 45.
  static let negativeInset = LintRule(
    name: "negative-inset", code: "L351", severity: .note,
    summary: "An inset or a spacing is negative.",
    rationale: """
      What is pulled over its neighbour depends on who is drawn last, takes touches that are not \
      meant for it, and moves when anything before it changes. Apple does not say what becomes of \
      negative insets.
      """,
    flagged: [
      "layout page { section all { spacing: -8; hgroup row 1w x 44 { item cell } } }",
      """
      layout page { section all { insets: horizontal 16; hgroup row 1w x 44 split 2 {
          item cell { insets: leading -4 }
      } } }
      """,
    ],
    accepted: ["layout page { section all { spacing: 8; hgroup row 1w x 44 { item cell } } }"],
    yieldsTo: [cellOutsideSection],
    evidence: .models(
      { model, inspection in
        model.layout.negatives.map { negative in
          let (subject, id) = (inspection.subject, negative.id)
          return Match(
            place: subject.place(of: negative.path, in: id), measure: -negative.length,
            .init(name: subject.name(of: id), text: subject.name(of: negative.path, in: id)))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.text)` of `\(stretch.first.name)` is negative", at: stretch.first.place,
          label: "\(points(stretch.worst.measure)) too little"
        ).noting("neighbours overlap, and who is drawn last covers the other")
          .helping("make things as large and as near as they are meant; a badge may overlap")
      }))
}

/// A gap that is less than nothing.
private struct Negative {
  let id: ElementID
  let path: any AnyKeyPath & Sendable
  let length: Points

  /// `nil` if `least`, the smallest length that is said there, is not negative.
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
    let negatives: [Negative?]
    switch self {
    case .item(let item):
      negatives = [
        Negative(item.id, \Item.insets, item.insets.least),
        Negative(item.id, \Item.edgeSpacing, item.edgeSpacing.least),
      ]
    case .group(let group):
      negatives = [
        Negative(group.id, \Group.spacing, group.spacing.minimum),
        Negative(group.id, \Group.insets, group.insets.least),
        Negative(group.id, \Group.edgeSpacing, group.edgeSpacing.least),
      ]
    case .custom: negatives = []
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
