internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 37; `uikit.md` 14, 22 #16.
  static let rightToLeft = LintRule(
    name: "rtl", code: "L348", severity: .note,
    summary: "Something is placed by its x, and no preview shows it from right to left.",
    rationale: """
      Insets, anchors and edges say leading and trailing, and turn round by themselves where people \
      read from right to left. An offset in x is a number: it pays to have seen it the other way.
      """,
    flagged: [
      """
      layout page { section all {
          insets: horizontal 16
          hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 8, 0 } } }
      } }
      preview "phone" 393 x 852
      """
    ],
    accepted: [
      """
      layout page { section all {
          insets: horizontal 16
          hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 8, 0 } } }
      } }
      preview "phone" 393 x 852
      preview "phone, from right to left" 393 x 852 { direction: rightToLeft }
      """,
      """
      layout page { section all {
          insets: horizontal 16
          hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 0, -8 } } }
      } }
      preview "phone" 393 x 852
      """,
    ],
    evidence: .models(
      { model, inspection in
        let previews = inspection.subject.previews
        guard !previews.isEmpty, !previews.contains(where: { $0.direction == .rightToLeft }) else {
          return []
        }
        return inspection.shifts(in: model.layout).prefix(1).map { $0 }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` is moved in x, and never seen right to left",
          at: stretch.first.place, label: "moved by \(points(stretch.first.measure))"
        ).noting("an offset is the only place that does not say leading or trailing")
          .helping("add a preview with `direction: rightToLeft`, or move it by insets and anchors")
      }))
}

extension Inspection {
  /// What is moved in x by so many points.
  fileprivate func shifts(in layout: Layout) -> [Match] {
    let edges = layout.everyBoundaryItem.filter { $0.offset.x != 0 }.map {
      shift(of: $0.id, by: $0.offset.x, at: \BoundaryItem.offset)
    }
    let badges = layout.everyChild.flatMap(\.supplementaries).compactMap { badge -> Match? in
      guard case .absolute(let point) = badge.offset, point.x != 0 else { return nil }
      return shift(of: badge.id, by: point.x, at: \Supplementary.offset)
    }
    return edges + badges
  }

  private func shift(
    of id: ElementID, by distance: Points, at path: any AnyKeyPath & Sendable
  ) -> Match {
    Match(
      place: subject.place(of: path, in: id), measure: distance, .init(name: subject.name(of: id)))
  }
}
