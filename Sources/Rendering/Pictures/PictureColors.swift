internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

/// Which element is drawn in which colour: cells by their names, so that a name looks the same in
/// all pictures of a document.
struct PictureColors {
  private var byName: [String: Int] = [:]
  /// The names of cells.
  private let cells: Set<String>

  /// Takes for each name the colour that its letters choose, or the next that is still free.
  init(of document: FramesDocument) {
    cells = Set(document.dumps.flatMap(\.cellNames))
    var free = Set(Tint.named.indices)
    for name in document.dumps.flatMap(\.coloredNames) where byName[name] == nil {
      let wanted = Self.index(chosenBy: name)
      let turns = Tint.named.indices.lazy.map { (wanted + $0) % Tint.named.count }
      let color = turns.first { free.contains($0) } ?? wanted
      byName[name] = color
      free.remove(color)
    }
  }

  /// The names of cells with their colours, in the order of these.
  var namedTints: [(name: String, tint: Tint)] {
    byName.filter { cells.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { ($0.key, Tint.named[$0.value]) }
  }

  /// The colour that `element` of `source` is drawn in.
  func tint(of element: SolvedElement, from source: ElementSource) -> Tint {
    switch source.category {
    case .decoration: .decoration
    case .supplementary where element.cell == nil: .boundary
    case .supplementary where element.isBadge: .badge
    case .supplementary, .cell: Tint.named[byName[source.title, default: 0]]
    }
  }

  private static func index(chosenBy name: String) -> Int {
    Int(name.stableHash % UInt64(Tint.named.count))
  }
}

extension SolvedElement {
  /// Whether it is a mere dot on its host rather than a part of a picture.
  var isBadge: Bool { cell != nil && min(frame.width, frame.height) <= Self.largestBadge }

  /// The longest shorter side of a badge, in points.
  private static let largestBadge: Points = 32
}

extension FramesReport {
  /// What has a colour by its name: cells, then what is tied to them.
  fileprivate var coloredNames: [String] {
    let layout = solved.layout
    let titles = Set((layout.boundaryItems + layout.sections.flatMap(\.boundaryItems)).map(\.kind))
    let tied = solved.sources.filter {
      $0.category == .supplementary && !titles.contains($0.kind)
    }
    return cellNames + tied.map(\.title)
  }

  fileprivate var cellNames: [String] {
    solved.sources.filter { $0.category == .cell }.map(\.title)
  }
}
