package import LayoutChecking
package import LayoutContent
package import LayoutEvaluation
internal import LayoutGeometry
package import LayoutLanguage
internal import LayoutSolver
package import LayoutSyntax
package import LayoutText

/// What a file is shown with.
package struct LintScenes: Sendable {
  /// The previews of the file, as far as they could be read.
  let previews: [Preview]
  /// The data files that they name, as far as they could be read, by their names there.
  let data: [String: DataSet]
  /// Who is asked what contents come to on a stage.
  let contents: @Sendable (Stage) -> ContentSolver

  package init(
    _ previews: [Preview], data: [String: DataSet],
    contents: @escaping @Sendable (Stage) -> ContentSolver
  ) {
    (self.previews, self.data, self.contents) = (previews, data, contents)
  }
}

/// A file for rules to look at.
package struct LintSubject: Sendable {
  package let tree: SyntaxTree
  package let program: CheckedProgram
  /// The previews of the file, as far as they could be read.
  package let previews: [Preview]
  /// The data files that the previews name, as far as they could be read, by their names there; the
  /// beginnings of their lists.
  private let data: [String: DataSet]
  /// Who is asked what contents come to on a stage.
  let contents: @Sendable (Stage) -> ContentSolver
  /// The definitions in it, for themselves, as one more file; none where there are none.
  package var definitions: [LintSubject] = []
  /// As many items of a section are looked into: those behind them are hardly of another sort.
  static let mostItems = 100
  /// The element around each element; `nil` at the top of the file.
  let owners: [Int?]
  /// The elements by the offsets of the words that open them.
  private let elementsByOffset: [Int: Int]

  /// - Complexity: O(*n*) in the elements of the file.
  package init(
    _ program: CheckedProgram, from tree: SyntaxTree, shownBy scenes: LintScenes
  ) {
    (self.tree, self.program) = (tree, program)
    (previews, contents) = (scenes.previews, scenes.contents)
    data = scenes.data.mapValues { $0.shortened(to: Self.mostItems) }
    var owners = [Int?](repeating: nil, count: program.elements.count)
    for (owner, element) in program.elements.enumerated() {
      for child in element.body.flatMap(\.elements) { owners[child] = owner }
    }
    self.owners = owners
    elementsByOffset = Dictionary(
      program.elements.enumerated().map { ($0.element.wordRange.lowerBound, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  package var source: SourceText { program.source }

  /// The data that previews of the layout, or the view, at `index` among the elements show, each once.
  func data(of index: Int) -> [DataSet] {
    var seen: Set<String> = []
    let shown = previews.filter { $0.layout == nil || $0.layout == program.elements[index].name }
    return shown.compactMap(\.data).filter { seen.insert($0).inserted }.compactMap { data[$0] }
  }

  /// Who is asked how large contents are on `stage`.
  func measure(_ stage: Stage) -> ContentMeasure {
    let contents = contents(stage)
    return ContentMeasure { contents.size(of: $0, for: $1) }
  }

  /// Whether anything stands inside of the items of the layout at `element`, or fills the view.
  func holdsContents(_ element: Int) -> Bool {
    program.elements[element].body.flatMap(\.elements).contains {
      program.elements[$0].kind.traits.contains(.isContent) || holdsContents($0)
    }
  }

  /// What stands in `range`, in whichever file it lies.
  func text(in range: TextRange) -> String { program.sources[range] }

  /// The elements of the file with their places among the program's.
  var elements: EnumeratedSequence<[CheckedElement]> { program.elements.enumerated() }

  /// The element that `syntax` was checked to; `nil` where its kind is unknown.
  func element(of syntax: ElementSyntax) -> Int? {
    syntax.kindName.flatMap { elementsByOffset[$0.range.lowerBound] }
  }

  /// The element that a part of a model came from.
  subscript(id: ElementID) -> CheckedElement? {
    program.elements.indices.contains(id.index) ? program.elements[id.index] : nil
  }

  /// The header of the element that a part of a model came from.
  func header(of id: ElementID) -> TextRange {
    // Not by the subscript, which copies all of the element: this is asked in every view.
    program.elements.indices.contains(id.index) ? program.elements[id.index].range : 0..<0
  }

  /// How people call the element that a part of a model came from: its name, or else its kind.
  func name(of id: ElementID) -> String {
    // Not by the subscript either.
    guard program.elements.indices.contains(id.index) else { return "this" }
    return program.elements[id.index].name ?? program.elements[id.index].kind.name
  }

  /// Where the length of an element on `axis` is written; its header where it is not.
  func dimension(of id: ElementID, on axis: Axis) -> TextRange {
    guard let size = self[id]?.size else { return header(of: id) }
    return program.range(of: size[axis])
  }

  /// Whether the width of `cell` is a decision of the author's: written in points that do not follow
  /// from its container, or left to its content.
  func decidesWidth(of cell: SurveyedCell) -> Bool {
    cell.isWidthFixed && !computesLength(of: cell.id, on: .horizontal)
  }

  /// The axis of a group with its children on a line; `nil` for every other element.
  func axis(of element: CheckedElement) -> Axis? {
    [Group.horizontal, Group.vertical].first { $0.title == element.kind.title }?.standard.axis
  }

  /// The children of an element that take data and stand under no condition.
  func plainChildren(of element: CheckedElement) -> [Int] {
    element.body.compactMap { statement in
      guard case .element(_, let index) = statement else { return nil }
      return program.elements[index].kind.traits.contains(.takesData) ? index : nil
    }
  }

  /// Where the counts of `split` and `repeat` are written.
  var countRanges: Set<TextRange> {
    Set(program.elements.compactMap { $0.arrangement.map { program.range(of: $0.count) } })
  }

  /// Whether a comment stands in `range`, between it and what stands before, or behind it on its
  /// last line.
  ///
  /// - Complexity: O(log *n*) in the tokens of the file, and O(*n*) in those around.
  func hasComment(around range: TextRange) -> Bool {
    let tokens = tree.tokens
    let next = tokens.partitioningIndex { $0.end > range.lowerBound }
    let before = tokens[..<next].last { !$0.isTrivia }?.end ?? source.base
    let end = source.line(at: source.lineIndex(of: range.upperBound)).upperBound
    return tokens[tokens.partitioningIndex { $0.offset >= before }...]
      .prefix { $0.offset < end }.contains(where: \.kind.isComment)
  }

  /// Every node of `kind` in the file, in source order.
  func nodes<View: SyntaxView>(_: View.Type) -> [View] {
    tree.all(View.self)
  }

  /// The names of the elements from the top of the file down to what stands at `offset`; kinds
  /// where there are no names.
  package func path(to offset: Int) -> [String] {
    program.elements.filter { $0.extent.contains(offset) }
      .sorted { $0.extent.count > $1.extent.count }
      .map { $0.name ?? $0.kind.name }
  }
}

extension CheckedSize {
  /// The length on `axis`.
  subscript(axis: Axis) -> ExpressionID { axis == .horizontal ? width : height }
}

extension Token.Kind {
  /// Whether it is a comment of any form.
  var isComment: Bool { self == .lineComment || self == .docComment || self == .blockComment }
}

extension Layout {
  /// Every group with its children on a line, those around others first.
  var everyGroup: [Group] { sections.flatMap(\.groups).flatMap(\.everyGroup) }
}

extension GroupChild {
  /// Every group with its children on a line, from this one down.
  fileprivate var everyGroup: [Group] {
    guard case .group(let group) = self else { return [] }
    return [group] + group.children.flatMap(\.everyGroup)
  }
}

extension Layout {
  /// Everything that stands on a line or in a section, from the outside in.
  var everyChild: [GroupChild] { sections.flatMap(\.groups).flatMap(\.withDescendants) }
}

extension GroupChild {
  /// It, and everything in it that stands on a line.
  var withDescendants: [GroupChild] {
    switch self {
    case .item: [self]
    case .group(let group): [self] + group.children.flatMap(\.withDescendants)
    case .custom(let group): [self] + group.items.map(GroupChild.item)
    }
  }

  var insets: EdgeInsets {
    switch self {
    case .item(let item): item.insets
    case .group(let group): group.insets
    case .custom(let group): group.insets
    }
  }

  /// The badges tied to it.
  var supplementaries: [Supplementary] {
    switch self {
    case .item(let item): item.supplementaries
    case .group(let group): group.supplementaries
    case .custom: []
    }
  }
}

extension Dimension {
  /// The number of a fraction of the container's length on `axis`, where it is one.
  func fraction(of axis: Axis) -> Double? {
    if case .fraction(let number, let base) = self, base == axis { number.value } else { nil }
  }

  /// The length that is written in points.
  var points: Points? {
    if case .absolute(let points) = self { points } else { nil }
  }
}

extension EdgeSpacing {
  /// What it takes on `axis` at least, in points.
  func least(on axis: Axis) -> Points { start(on: axis).minimum + end(on: axis).minimum }

  /// Whether it takes a share of what is left on `axis`.
  func isFlexible(on axis: Axis) -> Bool { start(on: axis).isFlexible || end(on: axis).isFlexible }
}
