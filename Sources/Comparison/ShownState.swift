internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutRendering
internal import LayoutSolver
internal import LayoutSteps
internal import LayoutText

/// A state of a file, and where its statements are.
final class WrittenState {
  let compilation: Compilation
  private(set) lazy var statements = Statements(
    of: compilation.source, among: compilation.sources)

  /// The first element of each kind and name.
  private lazy var first: [ElementName: Int] = {
    let elements = compilation.program.elements
    return Dictionary(elements.indices.map { (ElementName(elements[$0]), $0) }) { first, _ in first
    }
  }()
  /// Where the first element is written that kinds and names lead to, from the outermost in.
  private lazy var ranges: [[String]: TextRange] = {
    let program = compilation.program
    let ranges = program.elements.lazy.map(\.range).filter(program.source.holds)
    return Dictionary(ranges.map { (self.statements.path(at: $0), $0) }) { first, _ in first }
  }()

  init(_ compilation: Compilation) { self.compilation = compilation }

  /// What elements of two programs have in common that are the same.
  struct ElementName: Hashable {
    let kind: String
    let name: String?

    init(_ element: CheckedElement) { (kind, name) = (element.kind.name, element.name) }

    init(section: String) { (kind, name) = (Screen.sectionCategory, section) }
  }

  func index(of name: ElementName) -> Int? { first[name] }

  func range(at path: [String]) -> TextRange? { ranges[path] }
}

/// One side of a comparison: what is shown, and where it is written.
struct ShownState {
  private let written: WrittenState
  /// The preview's place among the elements; `nil`: none.
  let preview: ElementID?
  private var frames: FrameDeriver?
  /// The sections that UIKit refuses: they have no frame to derive.
  private let refused: Set<Int>

  init(_ state: WrittenState, _ shown: ShownJob?) {
    written = state
    preview = shown.map(\.job.stage.preview)
    refused = Set(shown?.report.refusals.map(\.refusal.section) ?? [])
    frames = shown.map {
      FrameDeriver(state.compilation, $0.job, showing: $0.report.elements)
    }
  }

  var program: CheckedProgram { written.compilation.program }
  var statements: Statements { written.statements }

  /// How the frame of `element` comes about.
  mutating func frame(of element: Screen.Element) -> DerivedFrame? {
    guard let origin = element.origin else { return nil }
    if let solved = origin.solved { return frames?.frame(of: solved) }
    if let record = origin.record { return frames?.frame(of: record) }
    guard let section = element.section, !refused.contains(section) else { return nil }
    return frames?.frame(ofSection: section)
  }

  /// Where a section starts along the scroll axis.
  mutating func start(ofSection section: Int) -> DerivedValue? {
    frames?.start(ofSection: section)
  }

  /// Where the element that `element` comes from is written.
  func range(of element: Screen.Element?) -> TextRange? { range(of: element?.origin?.source) }

  func range(of id: ElementID?) -> TextRange? {
    id.flatMap {
      program.elements.indices.contains($0.index) ? program.elements[$0.index].range : nil
    }
  }

  /// Where the property or the header is written that `value` follows from.
  func range(of value: DerivedValue) -> TextRange? {
    guard let id = value.cause.element else { return range(of: preview) }
    guard range(of: id) != nil else { return nil }
    return range(of: value.cause.property, of: id.index)
  }

  /// The element that these kinds and names lead to, from the outermost in.
  func range(at path: [String]) -> TextRange? { written.range(at: path) }

  /// The outermost element at `range` that `other` does not have.
  func outermost(at range: TextRange, isMissingIn other: Self) -> TextRange? {
    let elements = statements.elements(around: range)
    return elements.indices.lazy.first {
      other.range(at: elements[...$0].map(\.name)) == nil
    }.map { elements[$0].range }
  }

  /// The section that `element` is in.
  func section(of element: Screen.Element) -> TextRange? {
    element.sectionName.flatMap { written.index(of: .init(section: $0)) }
      .map { program.elements[$0].range }
  }

  /// Where the same is written that `cause` names in `other`; `nil` where it is not.
  func range(ofSameAs cause: DerivedValue.Cause, in other: CheckedProgram) -> TextRange? {
    guard let id = cause.element else { return range(of: preview) }
    guard other.elements.indices.contains(id.index),
      let index = written.index(of: .init(other.elements[id.index]))
    else { return nil }
    let range = range(of: cause.property, of: index)
    let isThere = cause.isOfHeader || range != program.elements[index].range
    return isThere ? range : nil
  }

  /// Where a property is written, or else the element.
  private func range(of property: String?, of index: Int) -> TextRange {
    for case .property(let written) in program.elements[index].body where written.name == property {
      return written.range
    }
    return program.elements[index].range
  }
}
