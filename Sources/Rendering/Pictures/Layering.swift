internal import LayoutGeometry
internal import LayoutSolver

/// The elements that a picture shows, the lowest first.
struct Layering {
  let elements: [SolvedElement]

  /// How many elements one picture shows at most: more cannot be told apart.
  static let limit = 3000

  /// The elements of `dump` that meet `rect`, or all; in either case up to the limit.
  ///
  /// - Complexity: O(*k* log *k*) in the elements that meet `rect`; memory up to the limit.
  init(of dump: FramesReport, in rect: Rectangle? = nil) {
    let solved = dump.solved
    var found: [SolvedElement] = []
    var window = rect ?? dump.rectangle
    if let rect, let wanted = dump.rectangle {
      guard let both = rect.intersection(wanted) else {
        elements = []
        return
      }
      window = both
    }
    solved.forEachElement(in: window) { if found.count < Self.limit { found.append($0) } }
    let heights = solved.sources.map(\.height)
    elements = found.enumerated().sorted { one, other in
      let (low, high) = (heights[one.element.source], heights[other.element.source])
      return low == high ? one.offset < other.offset : low < high
    }.map(\.element)
  }
}

extension ElementSource {
  /// Where its frames lie above one another: by zIndex, then decorations below cells below the rest.
  fileprivate var height: (zIndex: Int, category: Int) {
    switch category {
    case .decoration: (zIndex, 0)
    case .cell: (zIndex, 1)
    case .supplementary: (zIndex, 2)
    }
  }
}
