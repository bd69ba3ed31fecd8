internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutRendering
internal import LayoutSolver
internal import LayoutSteps
internal import LayoutText

/// Finds what the differences between two states of a file come from.
final class CauseFinder {
  private let old: WrittenState?
  private let new: WrittenState?

  init(_ old: Compilation?, _ new: Compilation?) {
    self.old = old.map(WrittenState.init)
    self.new = new.map(WrittenState.init)
  }

  /// What tells the cause of each difference between what two jobs show.
  func finder(_ old: ShownJob?, _ new: ShownJob?) -> (ElementDifference) -> Cause? {
    guard let before = self.old, let after = self.new else { return { _ in nil } }
    var search: CauseSearch?
    return { difference in
      // Nothing is parsed or solved again for screens that do not differ.
      if search == nil {
        search = CauseSearch(old: ShownState(before, old), new: ShownState(after, new))
      }
      return search?.cause(of: difference)
    }
  }
}

/// A job, and what it shows.
struct ShownJob {
  let job: Job
  let report: FramesReport
}

/// A state of a file, and where its statements are.
private final class WrittenState {
  let compilation: Compilation
  private(set) lazy var statements = Statements(
    of: compilation.source, among: compilation.sources)

  init(_ compilation: Compilation) { self.compilation = compilation }
}

/// One side of a comparison: what is shown, and where it is written.
private struct ShownState {
  let program: CheckedProgram
  let statements: Statements
  /// The preview's place among the elements; `nil`: none.
  let preview: ElementID?
  private var frames: FrameDeriver?
  /// The sections that UIKit refuses: they have no frame to derive.
  private let refused: Set<Int>

  init(_ state: WrittenState, _ shown: ShownJob?) {
    program = state.compilation.program
    statements = state.statements
    preview = shown.map(\.job.stage.preview)
    refused = Set(shown?.report.refusals.map(\.refusal.section) ?? [])
    frames = shown.map {
      FrameDeriver(state.compilation, $0.job, showing: $0.report.elements)
    }
  }

  /// How the frame of `element` comes about.
  mutating func frame(of element: Screen.Element) -> DerivedFrame? {
    guard let origin = element.origin else { return nil }
    if let solved = origin.solved { return frames?.frame(of: solved) }
    if let record = origin.record { return frames?.frame(of: record) }
    guard let section = element.section, !refused.contains(section) else { return nil }
    return frames?.frame(ofSection: section)
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
  func range(at path: [String]) -> TextRange? {
    program.elements.lazy.map(\.range).first {
      program.source.holds($0) && statements.path(at: $0) == path
    }
  }

  /// The section that `element` is in.
  func section(of element: Screen.Element) -> TextRange? {
    guard let name = element.sectionName else { return nil }
    return program.elements.first { $0.kind.name == Screen.sectionCategory && $0.name == name }?
      .range
  }

  /// Where the same is written that `cause` names in `other`; `nil` where it is not.
  func range(ofSameAs cause: DerivedValue.Cause, in other: CheckedProgram) -> TextRange? {
    guard let id = cause.element else { return range(of: preview) }
    guard other.elements.indices.contains(id.index),
      let index = program.index(ofSameAs: other.elements[id.index])
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

/// The search for what one difference comes from.
private struct CauseSearch {
  var old: ShownState
  var new: ShownState
  /// What is known of statements before and after.
  private var known: [[TextRange?]: Cause] = [:]

  init(old: ShownState, new: ShownState) { (self.old, self.new) = (old, new) }

  /// The first step of its derivation that is not as it was; of what appeared or disappeared the
  /// statement that decides whether it is there.
  ///
  /// - Source: `prove.md` 3.
  mutating func cause(of difference: ElementDifference) -> Cause? {
    guard let was = difference.old else {
      return difference.new.flatMap { existence($0, isNew: true) }
    }
    guard let now = difference.new else { return existence(was, isNew: false) }
    let (before, after) = (old.frame(of: was), new.frame(of: now))
    if let before, let after {
      let axes = [
        (before.width, after.width), (before.height, after.height), (before.x, after.x),
        (before.y, after.y),
      ]
      for (first, second) in axes where FixedPoint(first.result) != FixedPoint(second.result) {
        guard let cause = cause(of: first.steps, second.steps) else { continue }
        if cause.isChange { return cause }
        // What is written alike means something else in what the preview shows.
        if let change = previewChange { return change }
        if now.origin?.solved != nil { return cause }
      }
    }
    guard let first = old.range(of: was), let second = new.range(of: now) else { return nil }
    return changed(old.statements.headers(around: first), new.statements.headers(around: second))
      ?? statementChange(from: first, to: second) ?? previewChange
  }

  /// The first step that differs from the one by the same rule before, and whose statement does.
  private mutating func cause(of before: [DerivedValue], _ after: [DerivedValue]) -> Cause? {
    var earlier = Dictionary(grouping: before.reversed(), by: \.rule)
    var unchanged: Cause?
    for step in after {
      let other = earlier[step.rule]?.popLast()
      guard other.map({ !$0.isAlike(step) }) ?? true, let range = new.range(of: step) else {
        continue
      }
      let was =
        other.flatMap { old.range(of: $0) }
        ?? old.range(ofSameAs: step.cause, in: new.program)
      let found = knownCause(from: was, to: range)
      if found?.isChange ?? false { return found }
      unchanged = unchanged ?? found
    }
    return unchanged
  }

  /// What differs in the statements at two places.
  private mutating func knownCause(from was: TextRange?, to now: TextRange) -> Cause? {
    if let found = known[[was, now]] { return found }
    let found = cause(
      from: was.map { old.statements.header(at: $0) }, to: new.statements.header(at: now))
    known[[was, now]] = found
    return found
  }

  /// What decides that an element is there: the first of the statements around it that is not as it
  /// was, or what the preview shows, or else its own line.
  private func existence(_ element: Screen.Element, isNew: Bool) -> Cause? {
    let (here, there) = isNew ? (new, old) : (old, new)
    guard let range = here.range(of: element) else { return nil }
    let headers = here.statements.headers(around: range)
    for header in headers {
      for (name, number) in here.statements.declarations(for: header) {
        guard let one = here.statements.declaration(name, number),
          let other = there.statements.declaration(name, number)
        else { continue }
        let pair = isNew ? (other, one) : (one, other)
        if let cause = changed([pair.0], [pair.1]) { return cause }
      }
    }
    guard let other = there.range(at: here.statements.path(at: range)) else {
      let own = headers.last ?? range
      return isNew ? cause(from: nil, to: own) : cause(from: own, to: nil)
    }
    let others = there.statements.headers(around: other)
    let pair = isNew ? (others, headers) : (headers, others)
    if let cause = changed(pair.0, pair.1) { return cause }
    if let cause = previewChange { return cause }
    if let was = old.section(of: element), let now = new.section(of: element),
      let cause = statementChange(from: was, to: now)
    {
      return cause
    }
    return nil
  }

  /// The first line of the preview that is not as it was.
  private var previewChange: Cause? {
    guard let was = old.range(of: old.preview), let now = new.range(of: new.preview) else {
      return nil
    }
    return statementChange(from: was, to: now)
  }

  /// The first of two statements and those in their blocks that is not as it was, was added or removed.
  private func statementChange(from was: TextRange, to now: TextRange) -> Cause? {
    let before = old.statements.all(in: was)
    let after = new.statements.all(in: now)
    let (one, other) = (before.map(old.statements.text), after.map(new.statements.text))
    let start = zip(one, other).prefix { $0 == $1 }.count
    guard start < max(before.count, after.count) else { return nil }
    let isAdded = start == one.count || start + 1 < other.count && one[start] == other[start + 1]
    if isAdded { return cause(from: nil, to: after[start]) }
    let isRemoved = start == other.count || start + 1 < one.count && other[start] == one[start + 1]
    return cause(from: before[start], to: isRemoved ? nil : after[start])
  }

  /// How many declarations are followed from one to the next.
  private static let deepestDeclaration = 8

  /// The first of the statements around an element that is not as it was, or the declaration that
  /// makes it another.
  private func changed(_ before: [TextRange], _ after: [TextRange]) -> Cause? {
    for (was, now) in zip(before.reversed(), after.reversed()) {
      let cause = cause(from: was, to: now)
      if cause.map({ $0.old != $0.new }) ?? false { return cause }
    }
    return nil
  }

  /// A statement before and after; where both are written alike, the declaration that differs.
  private func cause(from was: TextRange?, to now: TextRange?, depth: Int = 0) -> Cause? {
    guard let range = now ?? was else { return nil }
    let before = was.map { old.statements.text(at: $0) }
    let after = now.map { new.statements.text(at: $0) }
    if before == after, depth < Self.deepestDeclaration, let now {
      for (name, number) in new.statements.declarations(for: now) {
        guard let one = old.statements.declaration(name, number),
          let other = new.statements.declaration(name, number)
        else { continue }
        let found = cause(from: one, to: other, depth: depth + 1)
        if let found, found.old != found.new { return found }
      }
    }
    let words = ChangedWords(from: before, to: after)
    let source = now == nil ? old.statements.source(at: range) : new.statements.source(at: range)
    let place = { (offset: Int) in
      let location = source.location(of: offset)
      return Cause.Place(line: location.line, column: location.column, offset: location.offset)
    }
    return Cause(
      in: source.name, (place(range.lowerBound), place(range.upperBound)), (words.old, words.new),
      text: words.text)
  }
}

extension CheckedProgram {
  /// The first element of the same kind and name.
  fileprivate func index(ofSameAs element: CheckedElement) -> Int? {
    elements.firstIndex { $0.kind.name == element.kind.name && $0.name == element.name }
  }
}

extension DerivedValue {
  /// The steps that lead here, in order, each once.
  fileprivate var steps: [DerivedValue] {
    var steps: [DerivedValue] = []
    var known: Set<ObjectIdentifier> = []
    collect(&steps, &known)
    return steps
  }

  private func collect(_ steps: inout [DerivedValue], _ known: inout Set<ObjectIdentifier>) {
    guard known.insert(ObjectIdentifier(self)).inserted else { return }
    for case .value(let operand) in operands { operand.collect(&steps, &known) }
    steps.append(self)
  }

  /// Whether rule and numbers are the same; what follows from other steps does not count.
  fileprivate func isAlike(_ other: DerivedValue) -> Bool {
    rule == other.rule && numbers == other.numbers
  }

  private var numbers: [Double?] {
    operands.map { if case .number(let number) = $0 { number } else { nil } }
  }
}

/// The words that differ in a statement, and all of it in one line.
struct ChangedWords {
  let old: String?
  let new: String?
  let text: String

  init(from before: String?, to after: String?) {
    guard let before, let after, before != after else {
      (old, new) = (before, after)
      let line = (after ?? before).map(Self.line) ?? ""
      text = before == nil ? "added: \(line)" : after == nil ? "removed: \(line)" : line
      return
    }
    let (one, other) = (Self.words(before), Self.words(after))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let most = min(one.count, other.count) - start
    let end = zip(one.reversed(), other.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (gone, come) = (
      one[start..<one.count - end].joined(), other[start..<other.count - end].joined()
    )
    (old, new) = (gone, come)
    let (head, tail) = (other[..<start].joined(), other[(other.count - end)...].joined())
    let sides = [gone, come].map { $0.allSatisfy(\.isWhitespace) ? " nothing " : $0 }
    text = Self.line("\(head)\(sides[0]) → \(sides[1])\(tail)")
  }

  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Words with their numbers, blanks, and every other character by itself.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isWord = false
    for character in text {
      let continues = character.isLetter || character.isNumber || "._/".contains(character)
      if continues, isWord {
        words[words.count - 1].append(character)
      } else {
        words.append("\(character)")
      }
      isWord = continues
    }
    return words
  }
}
