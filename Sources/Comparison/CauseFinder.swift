internal import LayoutCompiler
internal import LayoutRendering
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

/// The search for what one difference comes from.
private struct CauseSearch {
  var old: ShownState
  var new: ShownState
  /// What is known of statements before and after.
  private var known: [[TextRange?]: Cause] = [:]
  /// What is found in where sections start, from the first on.
  private var startCauses: [FoundCause] = []

  /// What is found in steps that are not as they were.
  private struct FoundCause {
    var change: Cause?
    /// One that is written as it was.
    var unchanged: Cause?
  }

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
      let section = [was.section, now.section].compactMap(\.self).min()
      let axes = [
        (before.width, after.width), (before.height, after.height), (before.x, after.x),
        (before.y, after.y),
      ]
      for (first, second) in axes where FixedPoint(first.result) != FixedPoint(second.result) {
        let found = cause(of: first, second, behind: section)
        if let change = found.change { return change }
        guard let cause = found.unchanged else { continue }
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
  ///
  /// - Parameter section: The section that both stand in or behind.
  private mutating func cause(
    of before: DerivedValue, _ after: DerivedValue, behind section: Int?
  ) -> FoundCause {
    // What the sections before bring about is found once for all that stands behind them.
    var starts: (old: DerivedValue, new: DerivedValue)?
    if let section, let was = old.start(ofSection: section),
      let now = new.start(ofSection: section), before.follows(from: was), after.follows(from: now)
    {
      starts = (was, now)
    }
    var found = section.flatMap { starts == nil ? nil : cause(ofStart: $0) } ?? FoundCause()
    if found.change != nil { return found }
    var earlier = StepsByRule(StepSequence(to: before, without: starts?.old))
    for step in StepSequence(to: after, without: starts?.new) {
      let other = earlier.next(by: step.rule)
      guard other.map({ !$0.isAlike(step) }) ?? true, let range = new.range(of: step) else {
        continue
      }
      let was =
        other.flatMap { old.range(of: $0) }
        ?? old.range(ofSameAs: step.cause, in: new.program)
      guard let cause = cause(ofStepAt: was, range) else { continue }
      if cause.isChange {
        found.change = cause
        return found
      }
      found.unchanged = found.unchanged ?? cause
    }
    return found
  }

  /// The first step on the way to where a section starts that is not as it was.
  private mutating func cause(ofStart section: Int) -> FoundCause? {
    while startCauses.count <= section {
      let next = startCauses.count
      guard let was = old.start(ofSection: next), let now = new.start(ofSection: next) else {
        return nil
      }
      startCauses.append(cause(of: was, now, behind: next == 0 ? nil : next - 1))
    }
    return startCauses[section]
  }

  /// What differs in what is written for a step and for the one before: where they follow from
  /// different elements, one of these was added or removed.
  private mutating func cause(ofStepAt was: TextRange?, _ now: TextRange) -> Cause? {
    guard let was else {
      return knownCause(from: nil, to: new.outermost(at: now, isMissingIn: old) ?? now)
    }
    let paths = (old.statements.path(at: was), new.statements.path(at: now))
    guard paths.0 != paths.1 else { return knownCause(from: was, to: now) }
    if let added = new.outermost(at: now, isMissingIn: old) {
      return knownCause(from: nil, to: added)
    }
    if let removed = old.outermost(at: was, isMissingIn: new) {
      return knownCause(from: removed, to: nil)
    }
    // Both are there before and now: something in one of them decides which is asked.
    for path in [paths.1, paths.0] {
      if let one = old.range(at: path), let other = new.range(at: path),
        let change = statementChange(from: one, to: other)
      {
        return change
      }
    }
    return knownCause(from: was, to: now)
  }

  /// What differs in the statements at two places.
  private mutating func knownCause(from was: TextRange?, to now: TextRange?) -> Cause? {
    if let found = known[[was, now]] { return found }
    let found = cause(
      from: was.map { old.statements.header(at: $0) },
      to: now.map { new.statements.header(at: $0) })
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
