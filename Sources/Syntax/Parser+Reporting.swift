import LayoutDiagnostics
import LayoutText

/// What the parser has reported, and whether it may report more.
struct Recovery {
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the lexer's faults are dropped.
  var swallowed: [TextRange] = []
  /// How many reasons there are to report nothing.
  var silence = 0
  /// Whether the limit of nesting was reported.
  var isTooDeep = false

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.add(diagnostic) }

  mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func replace(_ index: Int, with diagnostic: Diagnostic) {
    diagnostics[index] = diagnostic
  }
}

extension Parser {
  var isReporting: Bool { !isLost && recovery.silence == 0 }

  /// Reports what can be read in spite of it.
  ///
  /// Not inlined, and made on demand: diagnostics are large, and productions nest deeply.
  @inline(never)
  mutating func report(_ diagnostic: (Parser) -> Diagnostic) {
    guard isReporting, recovery.diagnostics.haveRoom else { return }
    let made = diagnostic(self)
    recovery.add(made)
  }

  /// Reports what cannot be read; nothing more is reported until a statement has been found again.
  @inline(never)
  mutating func fail(_ diagnostic: (Parser) -> Diagnostic) {
    // An unknown token has been reported itself; what is lost behind it is lost because of it.
    if cursor.unknownBefore == nil { report(diagnostic) }
    isLost = true
  }

  /// Reports a habit: in one statement it is one mistake, however often it shows.
  @inline(never)
  mutating func reportHabit(_ diagnostic: (Parser) -> Diagnostic) {
    guard isReporting else { return }
    let next = diagnostic(self)
    let start = cursor.leaves[current.start].token.offset
    let here = recovery.diagnostics.suffix(while: { $0.range.lowerBound >= start })
    if let index = here.firstIndex(where: { $0.code == next.code }), next.helps.first?.fix != nil {
      let both = recovery.diagnostics[index].extendingFix(
        with: next, everywhere: "in this statement")
      recovery.replace(index, with: both)
    } else {
      recovery.append(next)
    }
  }

  /// Reports Swift's dot before the word behind it; all those of a statement are one mistake.
  mutating func reportLeadingDot() {
    guard isReporting, current.swiftValue != current.start else { return }
    let isFull = current.swiftDots.places.count >= SwiftDots.most
    if current.swiftDots.statement != current.start || current.swiftDots.places.isEmpty || isFull {
      current.swiftDots = SwiftDots(statement: current.start, report: recovery.diagnostics.count)
      current.swiftDots.word = text(of: token(1)).shortened
      let dot = Diagnostic.leadingDot(before: current.swiftDots.word, at: [here.range])
      recovery.add(dot)
    }
    current.swiftDots.places.append(here.range)
    guard recovery.diagnostics.indices.contains(current.swiftDots.report),
      current.swiftDots.places.count > 1
    else { return }
    let all = current.swiftDots
    recovery.replace(all.report, with: .leadingDot(before: all.word, at: all.places))
  }

  /// Goes one level deeper for `body`, unless that is too deep: then it is lost.
  mutating func nested(_ body: (inout Parser) -> Void) {
    guard depth < Parser.deepest else { return refuseDepth() }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// How deep brackets, blocks and prefixes may be nested.
  static let deepest = 256

  /// Reports the limit of nesting, once a file, and is lost.
  mutating func refuseDepth() {
    if !recovery.isTooDeep { report { .nestingLimit(Parser.deepest, at: $0.here.range) } }
    recovery.isTooDeep = true
    isLost = true
  }

  /// The next token, as messages name it.
  var found: String {
    switch peek {
    case .newline: "a line end"
    case .end: "the end of the file"
    default: "`\(text(of: here).shortened)`"
    }
  }

  /// Where to point when something else was expected: at the token, or at the gap before it.
  var surprise: TextRange {
    peek == .newline || peek == .end ? gap : here.range
  }
}

extension [Diagnostic] {
  /// The last of them, as far as `holds` is true of each.
  fileprivate func suffix(while holds: (Diagnostic) -> Bool) -> ArraySlice<Diagnostic> {
    var start = count
    while start > 0, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

/// The dots of a statement that Swift writes before the cases of enumerations.
struct SwiftDots {
  /// The leaf that the statement begins with.
  var statement = 0
  /// The place of their diagnostic among all.
  var report = 0
  /// What stands behind the first.
  var word = ""
  var places: [TextRange] = []
  /// More are more than one mistake.
  static let most = 64
}
