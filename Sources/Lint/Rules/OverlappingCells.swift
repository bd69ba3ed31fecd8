internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 53; `uikit.md` 16. Another rule reports children that are too large
  ///   for their group; negative numbers are taken as intended.
  static let overlappingCells = LintRule(
    name: "overlapping-cells", code: "L440", severity: .warning,
    summary: "Cells of a custom group overlap in no defined order.",
    rationale: """
      UIKit defines no order for cells with one `zIndex`: which one is covered may change whenever \
      cells are reused, and touches go to the view on top.
      """,
    flagged: .inside(
      "layout page { section all { custom pile 1w x 200 {", "item back { frame: 0, 0, 120, 120 }",
      "item front { frame: 100, 100, 120, 100 }"),
    accepted: .inside(
      "layout page { section all { custom pile 1w x 220 {", "item back { frame: 0, 0, 120, 120 }",
      "item front { frame: 100, 100, 120, 120; zIndex: 1 }"),
    evidence: .layouts { facts, inspection in
      let pixel = facts.viewport.pixel
      return facts.sections.filter(\.section.hasCustomGroup).flatMap { section in
        section.survey.overlaps(over: pixel).map { upper, lower, excess in
          inspection.match(upper, measure: excess, .init(other: lower))
        }
      }
    } report: { occurrence, inspection in
      let (subject, other) = (inspection.subject, occurrence.other)
      return Finding(
        headline: "`\(occurrence.name)` overlaps `\(subject.name(of: other))`",
        label: "overlaps by \(points(occurrence.worst.measure))",
        related: [Diagnostic.Label(subject.header(of: other), "partly covered")],
        note: "both have the same `zIndex`, so either may be on top",
        help: "move one of them, or give the upper one a `zIndex`")
    })
}

extension Section {
  /// Whether it has a custom group.
  var hasCustomGroup: Bool { groups.contains(where: \.isCustom) }
}

extension GroupChild {
  /// Whether it is or holds a custom group.
  fileprivate var isCustom: Bool {
    switch self {
    case .item, .waterfall: false
    case .custom: true
    case .group(let group): group.children.contains(where: \.isCustom)
    }
  }
}

extension Survey {
  /// The elements whose cells overlap others with the same `zIndex` by more than `pixel`, the later
  /// first, each once, with how far, in points.
  ///
  /// - Complexity: O(*n* log *n*) in the cells, times those beside one another on the axis on which
  ///   there are fewer.
  fileprivate func overlaps(
    over pixel: Points
  ) -> [(upper: ElementID, lower: ElementID, excess: Points)] {
    var overlaps: [(upper: ElementID, lower: ElementID, excess: Points)] = []
    var known: Set<ElementID> = []
    let cells = cells
    let axis = sparserAxis
    let order = cells.indices.sorted {
      cells[$0].frame.start(on: axis) < cells[$1].frame.start(on: axis)
    }
    for (position, index) in order.enumerated() {
      let end = cells[index].frame.end(on: axis)
      for other in order[(position + 1)...] {
        guard cells[other].frame.start(on: axis) + pixel < end else { break }
        let (lower, upper) = (cells[min(index, other)], cells[max(index, other)])
        let excess = lower.frame.depth(of: upper.frame)
        if excess > pixel, lower.zIndex == upper.zIndex, known.insert(upper.id).inserted {
          overlaps.append((upper.id, lower.id, excess))
        }
      }
    }
    return overlaps
  }

  /// The axis along which cells are less dense; the vertical one unless it is far worse.
  private var sparserAxis: Axis {
    density(along: .vertical) > 4 * density(along: .horizontal) ? .horizontal : .vertical
  }

  /// The average number of cells at a position of `axis`.
  private func density(along axis: Axis) -> Double {
    var (lengths, start, end) = (0.0, Double.infinity, -Double.infinity)
    for cell in cells {
      lengths += cell.frame.size[axis]
      start = min(start, cell.frame.start(on: axis))
      end = max(end, cell.frame.end(on: axis))
    }
    return end > start ? lengths / (end - start) : 0
  }
}

extension Rectangle {
  /// How far `other` overlaps it, on the axis with the smaller overlap; not above 0 where they only
  /// touch.
  func depth(of other: Rectangle) -> Points {
    min(
      min(maxX, other.maxX) - max(x, other.x), min(maxY, other.maxY) - max(y, other.y))
  }
}
