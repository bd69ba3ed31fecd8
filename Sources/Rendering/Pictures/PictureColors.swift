internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

/// The colours of an element: its area, its edge, and what is written on it.
struct Swatch {
  let fill: StaticString
  let stroke: StaticString
  let ink: StaticString
}

/// Which element is drawn in which colour: cells by their names, so that a name looks the same in
/// all pictures of a document.
struct PictureColors {
  private var byName: [String: Int] = [:]
  /// The names of cells.
  private let cells: Set<String>

  /// Takes for each name the colour that its letters choose, or the next that is still free.
  init(of document: DumpDocument) {
    cells = Set(document.dumps.flatMap(\.cellNames))
    var free = Set(Self.names.indices)
    for name in document.dumps.flatMap(\.coloredNames) where byName[name] == nil {
      let wanted = Self.index(chosenBy: name)
      let turns = Self.names.indices.lazy.map { (wanted + $0) % Self.names.count }
      let color = turns.first { free.contains($0) } ?? wanted
      byName[name] = color
      free.remove(color)
    }
  }

  /// The names of cells with their colours, in the order of these.
  var legend: [(name: String, style: StaticString)] {
    byName.filter { cells.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { ($0.key, Self.names[$0.value]) }
  }

  /// The class of the style sheet that `source` is drawn in; `isSmall` says it is a mere dot.
  func style(of source: ElementSource, hasHost: Bool, isSmall: Bool) -> StaticString {
    switch source.category {
    case .decoration: "decoration"
    case .supplementary where !hasHost: "boundary"
    case .supplementary where isSmall: "badge"
    case .supplementary, .cell: Self.names[byName[source.name ?? source.kind, default: 0]]
    }
  }

  /// FNV-1a: the same on every machine.
  private static func index(chosenBy name: String) -> Int {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Int(hash % UInt64(names.count))
  }

  private static let names: [StaticString] = [
    "blue", "teal", "green", "amber", "orange", "pink", "violet", "cyan",
  ]
}

extension Dump {
  /// What has a colour by its name: cells, then what is tied to them.
  fileprivate var coloredNames: [String] {
    let layout = solved.layout
    let titles = Set((layout.boundaryItems + layout.sections.flatMap(\.boundaryItems)).map(\.kind))
    let tied = solved.sources.filter {
      $0.category == .supplementary && !titles.contains($0.kind)
    }
    return cellNames + tied.map { $0.name ?? $0.kind }
  }

  fileprivate var cellNames: [String] {
    solved.sources.filter { $0.category == .cell }.map { $0.name ?? $0.kind }
  }
}

extension PictureColors {
  /// The swatches on light paper.
  static let light: [(style: StaticString, swatch: Swatch)] = [
    ("blue", Swatch(fill: "#dbe8fd", stroke: "#8fb4ea", ink: "#1f3f78")),
    ("teal", Swatch(fill: "#cdf0ea", stroke: "#70bfb2", ink: "#134e48")),
    ("green", Swatch(fill: "#dcf2d7", stroke: "#90c488", ink: "#265420")),
    ("amber", Swatch(fill: "#fcedc4", stroke: "#d9b659", ink: "#664808")),
    ("orange", Swatch(fill: "#fde1cd", stroke: "#e2a87c", ink: "#72380f")),
    ("pink", Swatch(fill: "#fbdce8", stroke: "#df9cb8", ink: "#77264b")),
    ("violet", Swatch(fill: "#e8e1fb", stroke: "#b0a0e0", ink: "#45327e")),
    ("cyan", Swatch(fill: "#d4ecf5", stroke: "#80b9cf", ink: "#15485c")),
    ("boundary", Swatch(fill: "#edf0f5", stroke: "#b4bdcb", ink: "#344054")),
    ("decoration", Swatch(fill: "#f6f4ee", stroke: "#ddd6c5", ink: "#85795c")),
    ("badge", Swatch(fill: "#5b5bd6", stroke: "#ffffff", ink: "#ffffff")),
  ]

  /// The swatches on dark paper.
  static let dark: [(style: StaticString, swatch: Swatch)] = [
    ("blue", Swatch(fill: "#1d3152", stroke: "#4a72ae", ink: "#bfd6fb")),
    ("teal", Swatch(fill: "#143c37", stroke: "#3d8579", ink: "#b2e5dc")),
    ("green", Swatch(fill: "#223b1e", stroke: "#578a4f", ink: "#c6e7c0")),
    ("amber", Swatch(fill: "#413310", stroke: "#957832", ink: "#f3dc9d")),
    ("orange", Swatch(fill: "#452915", stroke: "#a16a42", ink: "#f7cba9")),
    ("pink", Swatch(fill: "#462231", stroke: "#a0607c", ink: "#f6c0d5")),
    ("violet", Swatch(fill: "#302651", stroke: "#7766ae", ink: "#d6c8fa")),
    ("cyan", Swatch(fill: "#163540", stroke: "#497d90", ink: "#b7e0ee")),
    ("boundary", Swatch(fill: "#2a303b", stroke: "#566174", ink: "#d5dbe6")),
    ("decoration", Swatch(fill: "#23221e", stroke: "#4a463a", ink: "#a89f86")),
    ("badge", Swatch(fill: "#7c7cf0", stroke: "#15181e", ink: "#ffffff")),
  ]
}
