internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutReporting
internal import LayoutSolver
internal import LayoutText

/// How wide the columns of a text dump are; known before its first element.
struct TextColumns {
  /// Section and item, as in `1.17`, set to the right.
  let index: Int
  let name: Int
  let sectionName: Int
  /// One of the four numbers with the gap before it, set to the right.
  let number: Int

  /// Between two columns.
  static let gap = 2
  /// Room for `0.0` with two spaces before it, for short names, and for `999.333` with two spaces
  /// before it: so that most dumps look alike.
  private static let (leastIndex, leastName, leastNumber) = (5, 9, 9)

  init(of dump: FramesReport) {
    let solved = dump.solved
    let indices = zip(0..., solved.layout.sections).map { index, section in
      length(index) + 1 + length(max(0, section.itemCount - 1))
    }
    index = max(Self.leastIndex, (indices.max() ?? 0) + 1)
    let names = solved.sources.map { $0.title.displayWidth }
    let view = dump.view?.content.map(Self.width) ?? 0
    let contents = solved.sources.flatMap(\.contents).map { Self.width(of: $0, depth: 1) }
    name = ([Self.leastName, view] + names + contents).max() ?? 0
    sectionName = solved.layout.sections.map { $0.name?.displayWidth ?? 0 }.max() ?? 0
    let longest = max(dump.contentSize.width, dump.contentSize.height)
    let decimals = " .333".utf8.count
    number = max(Self.leastNumber, length(Int(min(longest, 1e15))) + decimals)
  }

  /// The widest name of a content, its indentation included.
  private static func width(of content: SolvedContent) -> Int {
    content.placed.map { placed in
      content.elements[placed.element].label.displayWidth
        + gap * content.depth(of: placed.element)
    }.max() ?? 0
  }

  /// The same before its frames are known.
  private static func width(of content: Content, depth: Int) -> Int {
    let own = content.label.displayWidth + gap * depth
    return content.inner.reduce(own) { max($0, width(of: $1, depth: depth + 1)) }
  }
}

private func length(_ number: Int) -> Int { decimalLength(UInt64(number.magnitude)) }
