package import LayoutChecking
package import LayoutCompiler
package import LayoutContent
package import LayoutEvaluation
internal import LayoutGeometry
package import LayoutLanguage
internal import LayoutSolver
package import LayoutSyntax
package import LayoutText

/// The previews and the data of a file.
package struct LintInputs: Sendable {
  let previews: [Preview]
  /// The data files that they name, by their names there.
  let data: [String: DataSet]
  /// What stands for data where there is no file; `nil`: nothing.
  package var placeholders: DataSet?
  /// What an imported text says that its code does not; `nil` where the text is no imported one.
  package var guesses: SourceOrigin.Guesses?
  /// The solver of contents on a stage.
  let contents: @Sendable (Stage) -> ContentSolver
  /// What the preview at an index requires, with texts measured by a model; `nil`: nothing.
  package var expected: @Sendable (Int, TextModelName) -> ExpectedFrames? = { _, _ in nil }
  /// What the preview at an index shows; `nil`: nothing.
  package var job: @Sendable (Int) -> Job? = { _ in nil }

  package init(
    _ previews: [Preview], data: [String: DataSet],
    contents: @escaping @Sendable (Stage) -> ContentSolver
  ) {
    (self.previews, self.data, self.contents) = (previews, data, contents)
  }
}

/// A file that rules examine.
package struct LintSubject: Sendable {
  package let tree: SyntaxTree
  package let program: CheckedProgram
  /// The previews of the file that could be read.
  package var previews: [Preview] { inputs.previews }
  /// Those of them that say what is measured.
  let measuringPreviews: [Preview]
  let largestCounts: LargestCounts
  /// The data files that the previews name, by their names there, with shortened lists.
  private let data: [String: DataSet]
  private let inputs: LintInputs
  /// What may still be examined of it.
  var budget = WorkBudget()
  /// The definitions in it as another file; empty without definitions.
  package var definitions: [LintSubject] = []
  /// The number of items of a section that are examined.
  static let mostItems = 100
  /// The element around each element; `nil` at the top of the file.
  let owners: [Int?]
  /// The elements by the offsets of the words that open them.
  private let elementsByOffset: [Int: Int]

  /// - Complexity: O(*n*) in the elements of the file.
  package init(
    _ program: CheckedProgram, from tree: SyntaxTree, with inputs: LintInputs
  ) {
    (self.tree, self.program) = (tree, program)
    self.inputs = inputs
    measuringPreviews = inputs.previews.filter { !$0.measured.isEmpty }
    largestCounts = LargestCounts(of: inputs.previews)
    data = inputs.data.mapValues { $0.shortened(to: Self.mostItems) }
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

  /// Whether placeholders stand for data that no file has.
  var hasPlaceholders: Bool { inputs.placeholders != nil }
  /// Whether the text was imported from code: its parameters stand for what could not be read.
  var isImported: Bool { inputs.guesses != nil }
  var guesses: SourceOrigin.Guesses { inputs.guesses ?? SourceOrigin.Guesses() }

  /// The solver of contents on a stage.
  func contents(_ stage: Stage) -> ContentSolver { inputs.contents(stage) }

  /// What the preview at `index` requires, with texts measured by a model; `nil`: nothing.
  func expected(_ index: Int, _ textModel: TextModelName) -> ExpectedFrames? {
    inputs.expected(index, textModel)
  }

  /// What the preview at `index` shows; `nil`: nothing.
  func job(_ index: Int) -> Job? { inputs.job(index) }

  /// The data of the previews of the layout or the view at `index` among the elements, each once.
  func data(of index: Int) -> [DataSet] {
    var seen: Set<String> = []
    let shown = previews.filter { $0.layout == nil || $0.layout == program.elements[index].name }
    let named = shown.compactMap(\.data).filter { seen.insert($0).inserted }
    return named.compactMap { data[$0] } + [inputs.placeholders].compactMap(\.self)
  }

  /// The sizes of contents on `stage`.
  func measure(_ stage: Stage) -> ContentMeasure {
    let contents = contents(stage)
    return ContentMeasure { contents.size(of: $0, for: $1) }
  }

  /// Whether the element at `element` has contents, or any element in it.
  func holdsContents(_ element: Int) -> Bool {
    program.elements[element].body.flatMap(\.elements).contains {
      program.elements[$0].kind.traits.contains(.isContent) || holdsContents($0)
    }
  }

  /// The elements around the one at `index`, the innermost first.
  func elements(around index: Int) -> some Sequence<Int> {
    sequence(state: owners[index]) { next in
      defer { next = next.flatMap { owners[$0] } }
      return next
    }
  }

  /// The text of `range` in its file.
  func text(in range: TextRange) -> String { program.sources[range] }

  /// The elements of the file with their indices among the program's.
  var elements: EnumeratedSequence<[CheckedElement]> { program.elements.enumerated() }

  /// The element that `syntax` was checked to; `nil` where its kind is unknown.
  func element(of syntax: ElementSyntax) -> Int? {
    syntax.kindName.flatMap { elementsByOffset[$0.range.lowerBound] }
  }

  /// The element of a part of a model.
  subscript(id: ElementID) -> CheckedElement? {
    program.elements.indices.contains(id.index) ? program.elements[id.index] : nil
  }

  /// The range of the header of an element.
  func header(of id: ElementID) -> TextRange {
    // Not by the subscript, which copies the element: this runs in every view.
    program.elements.indices.contains(id.index) ? program.elements[id.index].range : 0..<0
  }

  /// The name of an element, or its kind when it has no name.
  func name(of id: ElementID) -> String {
    // Not by the subscript either.
    guard program.elements.indices.contains(id.index) else { return "this" }
    return program.elements[id.index].name ?? program.elements[id.index].kind.name
  }

  /// The range of the length of an element on `axis`; its header where it has none.
  func lengthRange(of id: ElementID, on axis: Axis) -> TextRange {
    guard let size = self[id]?.size else { return header(of: id) }
    return program.range(of: size[axis])
  }

  /// Whether the width of `cell` is independent of its container: in points that are not computed, or
  /// that of its content.
  func fixesWidth(of cell: SurveyedCell) -> Bool {
    cell.isWidthFixed && !computesLength(of: cell.id, on: .horizontal)
  }

  /// The axis of a group with its children on a line; `nil` for every other element.
  func axis(of element: CheckedElement) -> Axis? {
    [Group.horizontal, Group.vertical].first { $0.title == element.kind.title }?.standard.axis
  }

  /// The unconditional children of an element that take data.
  func plainChildren(of element: CheckedElement) -> [Int] {
    element.body.compactMap { statement in
      guard case .element(_, let index) = statement else { return nil }
      return program.elements[index].kind.traits.contains(.takesData) ? index : nil
    }
  }

  /// The ranges of the counts of `split` and `repeat`.
  var countRanges: Set<TextRange> {
    Set(program.elements.compactMap { $0.arrangement.map { program.range(of: $0.count) } })
  }

  /// Whether there is a comment in `range`, between it and the token before, or behind it on its last
  /// line.
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
  /// The groups of its sections and everything in them, outer before inner.
  var everyChild: [GroupChild] { sections.flatMap(\.groups).flatMap(\.withDescendants) }
}

extension GroupChild {
  /// It and its descendants, outer before inner.
  var withDescendants: [GroupChild] {
    switch self {
    case .item: [self]
    case .group(let group): [self] + group.children.flatMap(\.withDescendants)
    case .custom(let group): [self] + group.items.map(GroupChild.item)
    case .waterfall(let waterfall): [self] + waterfall.items.map(GroupChild.item)
    }
  }

  var insets: EdgeInsets {
    switch self {
    case .item(let item): item.insets
    case .group(let group): group.insets
    case .custom(let group): group.insets
    case .waterfall(let waterfall): waterfall.insets
    }
  }

  /// Its badges.
  var supplementaries: [Supplementary] {
    switch self {
    case .item(let item): item.supplementaries
    case .group(let group): group.supplementaries
    case .waterfall(let waterfall): waterfall.supplementaries
    case .custom: []
    }
  }
}

extension Dimension {
  /// The number of a fraction of the container's length on `axis`; `nil` for other lengths.
  func fraction(of axis: Axis) -> Double? {
    if case .fraction(let number, let base) = self, base == axis { number.value } else { nil }
  }

  /// Whether it is independent of the number of items.
  var isFixed: Bool {
    switch self {
    case .absolute, .fraction: true
    case .estimated, .uniform, .aspect: false
    }
  }

  /// The length in points; `nil` for other lengths.
  var points: Points? {
    if case .absolute(let points) = self { points } else { nil }
  }
}

extension EdgeSpacing {
  /// Its minimum on `axis`, in points.
  func least(on axis: Axis) -> Points { start(on: axis).minimum + end(on: axis).minimum }

  /// Whether it takes a share of the remaining space on `axis`.
  func isFlexible(on axis: Axis) -> Bool { start(on: axis).isFlexible || end(on: axis).isFlexible }
}
