internal import LayoutDiagnostics
internal import LayoutSyntax
internal import LayoutText

/// What has been reported, and which of the parser's diagnostics that stands for.
struct DiagnosticLog {
  var diagnostics: [Diagnostic] = []
  /// Diagnostics of the parser for which the checker, which knows names, has better ones.
  private var superseded: Set<Diagnostic> = []
  private var replacements: Set<Diagnostic> = []

  func isSuperseded(_ diagnostic: Diagnostic) -> Bool { superseded.contains(diagnostic) }

  func isReplacement(_ diagnostic: Diagnostic) -> Bool { replacements.contains(diagnostic) }

  /// Whether the parser has reported something in `range` that no diagnostic of the checker replaces.
  func isRefused(_ range: TextRange, in tree: SyntaxTree) -> Bool {
    tree.diagnostics(in: range).contains { !superseded.contains($0) }
  }

  /// Reports `diagnostic` for all that the parser has refused in `range`: what it has refused keeps
  /// a code of the grammar.
  mutating func replace(_ range: TextRange, in tree: SyntaxTree, with diagnostic: Diagnostic) {
    let refused = tree.diagnostics(in: range)
    let shape = refused.first { $0.code.isOfShapes }?.code
    let coded = diagnostic.code.isOfShapes ? diagnostic : diagnostic.coded(shape ?? diagnostic.code)
    superseded.formUnion(refused)
    replacements.insert(coded)
    diagnostics.append(coded)
  }
}

extension Checker {
  /// Runs `body` for a part of the file. What it reports there is dropped if the parser has reported
  /// something there already, except in `name`, if that was read without errors.
  mutating func once<Result>(
    in range: TextRange, named name: TextRange? = nil, _ body: (inout Checker) -> Result
  ) -> Result {
    let before = log.diagnostics.count
    let outer = context.part
    context.part = outer ?? range
    let result = body(&self)
    context.part = outer
    if log.diagnostics.count > before, log.isRefused(range, in: tree) {
      let sound = name.flatMap { tree.hasDiagnostic(in: $0) ? nil : $0 }
      let late = log.diagnostics[before...].filter {
        !range.holds($0.range) || log.isReplacement($0) || sound?.holds($0.range) ?? false
      }
      log.diagnostics.replaceSubrange(before..., with: late)
    }
    return result
  }

  /// Reports `diagnostic` for all that the parser has refused in `range`.
  mutating func replace(with diagnostic: Diagnostic, in range: TextRange) {
    log.replace(range, in: tree, with: diagnostic)
  }

  /// Reports `diagnostic` with the uses that led here, unless the definition it is in has been
  /// reported there by itself.
  mutating func report(_ diagnostic: Diagnostic) {
    if !isKnownFault(at: diagnostic.range) {
      log.diagnostics.add(diagnostic.used(at: context.uses))
    }
  }

  /// Whether one of the definitions around was reported at `range` by itself.
  func isKnownFault(at range: TextRange) -> Bool {
    expansion.isKnownFault(at: range, reachedBy: context.uses)
  }

  /// What `word` may have been meant for among `candidates`; nothing once
  /// the budget for such questions is used up.
  mutating func meanings(of word: String, among candidates: (Checker) -> [String]) -> Meanings {
    guard guesses.suggestions.areAffordable else { return ([], []) }
    let names = candidates(self)
    return (guesses.suggestions.likelyMeanings(of: word, among: names), names)
  }
}

/// What may still be spent on finding out what was meant.
struct GuessBudget {
  var suggestions = Suggestions()
}

extension TextRange {
  /// Whether `other` is inside, ends included.
  func holds(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SyntaxTree {
  /// Whether the parser has reported something in `range`.
  ///
  /// - Complexity: O(log *n*) in the number of diagnostics.
  func hasDiagnostic(in range: TextRange) -> Bool { !diagnostics(in: range).isEmpty }

  /// What the parser has reported of text that begins in `range`.
  ///
  /// - Complexity: O(log *n* + *k*) in the number of diagnostics and of those there.
  func diagnostics(in range: TextRange) -> ArraySlice<Diagnostic> {
    let first = diagnostics.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return diagnostics[first...].prefix { $0.range.lowerBound <= range.upperBound }
  }
}
