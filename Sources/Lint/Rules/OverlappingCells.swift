internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 53; `uikit.md` 16. Children that are too large for their group are
  ///   another rule's, and who writes a negative number means it.
  static let overlappingCells = LintRule(
    name: "overlapping-cells", code: "L440", severity: .warning,
    summary: "Cells of a custom group lie over one another, and nobody says which is on top.",
    rationale: """
      Of cells with one `zIndex` UIKit promises no order: what is covered may change whenever cells \
      are reused, and touches go to whichever is on top.
      """,
    flagged: [
      """
      layout page { section all { custom pile 1w x 200 {
          item back { frame: 0, 0, 120, 120 }
          item front { frame: 100, 100, 120, 100 }
      } } }
      """
    ],
    accepted: [
      """
      layout page { section all { custom pile 1w x 220 {
          item back { frame: 0, 0, 120, 120 }
          item front { frame: 100, 100, 120, 120; zIndex: 1 }
      } } }
      """,
      """
      layout page { section all { custom pile 1w x 240 {
          item back { frame: 0, 0, 120, 120 }
          item front { frame: 120, 120, 120, 120 }
      } } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        let pixel = observation.viewport.pixel
        return observation.sections.filter(\.section.hasCustomGroup).flatMap { section in
          section.survey.overlaps(forgiving: pixel).map { upper, lower, excess in
            Match(
              place: inspection.subject.header(of: upper), measure: excess,
              .init(other: lower, name: inspection.subject.name(of: upper)))
          }
        }
      },
      tell: { stretch, inspection in
        let other = stretch.first.other
        return inspection.finding(
          "`\(stretch.first.name)` lies over `\(inspection.subject.name(of: other))`",
          at: stretch.first.place, label: "\(points(stretch.worst.measure)) over the other"
        ).pointing(at: inspection.subject.header(of: other), "partly covered")
          .noting("both have one `zIndex`: which is on top is left open")
          .helping("move one of them, or give the upper one a `zIndex`")
      }))
}

extension Section {
  /// Whether its frames are written one by one.
  var hasCustomGroup: Bool { groups.contains(where: \.isCustom) }
}

extension GroupChild {
  /// Whether it is a custom group, or holds one.
  fileprivate var isCustom: Bool {
    switch self {
    case .item: false
    case .custom: true
    case .group(let group): group.children.contains(where: \.isCustom)
    }
  }
}

extension Survey {
  /// The elements whose cells lie over others drawn at the same height, the later first, each once
  /// with how far it does so, in points.
  ///
  /// - Complexity: O(*n* log *n*) in the cells, times those that lie beside one another on the axis
  ///   on which fewer do.
  fileprivate func overlaps(
    forgiving pixel: Points
  ) -> [(upper: ElementID, lower: ElementID, excess: Points)] {
    var overlaps: [(upper: ElementID, lower: ElementID, excess: Points)] = []
    var known: Set<ElementID> = []
    let cells = cells
    let axis = sparserAxis
    let order = cells.indices.sorted {
      cells[$0].frame.start(on: axis) < cells[$1].frame.start(on: axis)
    }
    for (place, index) in order.enumerated() {
      let end = cells[index].frame.end(on: axis)
      for other in order[(place + 1)...] {
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

  /// The axis along which cells stand less densely; the vertical one unless it is far worse.
  private var sparserAxis: Axis {
    density(along: .vertical) > 4 * density(along: .horizontal) ? .horizontal : .vertical
  }

  /// How many cells there are on the average at a place of `axis`.
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
  /// How far `other` reaches into it on the axis on which it does so less; not above 0 where they
  /// only touch.
  fileprivate func depth(of other: Rectangle) -> Points {
    min(
      min(maxX, other.maxX) - max(x, other.x), min(maxY, other.maxY) - max(y, other.y))
  }
}
