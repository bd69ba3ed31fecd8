internal import LayoutGeometry
internal import LayoutModel
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

  init(of dump: Dump) {
    let solved = dump.solved
    let indices = zip(0..., solved.layout.sections).map { index, section in
      length(index) + 1 + length(max(0, section.itemCount - 1))
    }
    index = max(Self.leastIndex, (indices.max() ?? 0) + 1)
    let names = solved.sources.map { $0.title.displayWidth }
    name = max(Self.leastName, names.max() ?? 0)
    sectionName = solved.layout.sections.map { $0.name?.displayWidth ?? 0 }.max() ?? 0
    let longest = max(solved.contentSize.width, solved.contentSize.height)
    let decimals = " .333".utf8.count
    number = max(Self.leastNumber, length(Int(min(longest, 1e15))) + decimals)
  }
}

private func length(_ number: Int) -> Int { decimalLength(UInt64(number.magnitude)) }
