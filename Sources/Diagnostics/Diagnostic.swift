package import LayoutText

/// A message about a span of source.
///
/// Every report format shows the same wording.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// A span with a few words about it.
  package struct Label: Hashable, Sendable {
    package let range: TextRange
    package let text: String

    package init(_ range: TextRange, _ text: String) { (self.range, self.text) = (range, text) }
  }

  /// What to type.
  package struct Help: Hashable, Sendable {
    package let text: String
    package let fix: Fix?
  }

  /// Views of some widths, in points, with what else holds there, as in "right to left".
  package struct Views: Hashable, Sendable {
    package let widths: ClosedRange<Int>
    package let words: String

    package init(widths: ClosedRange<Int>, words: String) {
      (self.widths, self.words) = (widths, words)
    }
  }

  /// What the command `why` is asked about a diagnostic.
  package enum Derivation: Hashable, Sendable {
    /// Words behind the name of the file: an element and a view.
    case of(String)
    /// The element at the primary range, in the view that these options choose.
    case ofRange(view: String)
  }

  package private(set) var code: Code
  /// What is wrong, in the author's words: lower case, no full stop, at most 72 characters.
  package let headline: String
  /// The smallest span that shows the mistake, with at most five words about it.
  package let primary: Label
  /// The origins of the values involved.
  package private(set) var secondary: [Label] = []
  /// Why it is a mistake: facts.
  package private(set) var notes: [String] = []
  /// What to type, with the edit where exactly one is sensible.
  package private(set) var helps: [Help] = []
  /// What shows where its numbers come from.
  package private(set) var derivation: Derivation?
  /// The views in which it occurs, if it depends on the view.
  package private(set) var views: [Views] = []

  package init(_ code: Code, _ headline: String, at range: TextRange, label: String) {
    self.code = code
    self.headline =
      headline.utf8.count > Self.longestHeadline
      ? headline.prefix(Self.longestHeadline - 1) + "…" : headline
    primary = Label(range, label)
  }

  /// What a headline is cut to where it quotes a very long name, in characters.
  private static let longestHeadline = 120

  package var severity: Severity { code.severity }
  package var range: TextRange { primary.range }

  /// The same diagnostic under another code.
  package func coded(_ code: Code) -> Diagnostic {
    var copy = self
    copy.code = code
    return copy
  }

  /// The same diagnostic with one more span.
  package func pointing(at range: TextRange, _ text: String) -> Diagnostic {
    var copy = self
    copy.secondary.append(Label(range, text))
    return copy
  }

  /// The same diagnostic at `range`, without spans and fixes, which belong to another place.
  package func moved(to range: TextRange, label: String) -> Diagnostic {
    var copy = Diagnostic(code, headline, at: range, label: label)
    (copy.notes, copy.views, copy.derivation) = (notes, views, derivation)
    copy.helps = withoutFixes.helps
    return copy
  }

  /// The same with those secondary labels as notes that `text` has a wording for.
  package func noting(_ text: (Label) -> String?) -> Diagnostic {
    var copy = self
    copy.secondary = secondary.filter { text($0) == nil }
    copy.notes += secondary.compactMap(text)
    return copy
  }

  /// The same diagnostic with one more reason.
  package func noting(_ text: String) -> Diagnostic {
    var copy = self
    copy.notes.append(text)
    return copy
  }

  /// The same diagnostic with what shows where its numbers come from.
  package func derived(_ derivation: Derivation?) -> Diagnostic {
    var copy = self
    copy.derivation = derivation
    return copy
  }

  /// The same diagnostic, which shows in `views`.
  package func showing(in views: [Views]) -> Diagnostic {
    var copy = self
    copy.views = views
    return copy
  }

  /// The same diagnostic, whose helps are for the author alone.
  package var withoutFixes: Diagnostic {
    var copy = self
    copy.helps = helps.map { Help(text: $0.text, fix: nil) }
    return copy
  }

  /// The same diagnostic, whose helps no tool may follow by itself.
  package var withoutSafeFixes: Diagnostic {
    var copy = self
    copy.helps = helps.map {
      $0.fix?.applicability == .safe ? Help(text: $0.text, fix: nil) : $0
    }
    return copy
  }

  /// The most edits of one fix; with more of them, it is applied repeatedly.
  private static let mostEdits = 200

  /// The same diagnostic with the edits of the fix of `other` added to its own.
  ///
  /// - Parameter place: What contains all of the edits, as in "in this file".
  package func extendingFix(with other: Diagnostic, everywhere place: String) -> Diagnostic {
    guard let help = helps.first, let fix = help.fix,
      let more = other.helps.first?.fix, more.applicability == fix.applicability,
      fix.edits.count < Self.mostEdits
    else { return self }
    let text = help.text.hasSuffix(place) ? help.text : "\(help.text), everywhere \(place)"
    var copy = self
    copy.helps[0] = Help(text: text, fix: Fix(fix.applicability, fix.edits + more.edits))
    return copy
  }

  /// The same diagnostic with one more thing to type.
  package func helping(_ text: String, fix: Fix? = nil) -> Diagnostic {
    var copy = self
    copy.helps.append(Help(text: text, fix: fix))
    return copy
  }
}

extension [Diagnostic] {
  /// The same diagnostics in the order of their places, each fault once.
  ///
  /// - Complexity: O(*n* log *n*).
  package var inOrder: [Diagnostic] {
    // A closure: a key path is put together at run time, from metadata.
    inOrder { $0 }
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// How many of them are errors.
  package var errorCount: Int { count { $0.severity == .error } }

  /// Whether one more would still be reported.
  package var haveRoom: Bool { count <= Diagnostic.most }

  /// Adds a diagnostic below the limit; the first error beyond it is reported as exceeding it.
  package mutating func add(_ diagnostic: Diagnostic) {
    if count < Diagnostic.most {
      append(diagnostic)
    } else if count == Diagnostic.most, diagnostic.severity == .error {
      append(.tooManyMistakes(at: diagnostic.range))
    }
  }
}

extension Diagnostic {
  /// The most diagnostics of one stage for one file.
  fileprivate static let most = 10_000

  fileprivate static func tooManyMistakes(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .diagnosticLimit, "more than \(most) diagnostics in one file", at: range,
      label: "further ones are omitted"
    ).helping("fix the earlier ones first")
  }
}

extension Array {
  /// The same elements in the order of the places of their diagnostics, each fault once.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) where they are in order.
  package func inOrder(of diagnostic: (Element) -> Diagnostic) -> [Element] {
    guard count > 1 else { return self }
    let ranges = map { diagnostic($0).range }
    let isInOrder = zip(ranges, ranges.dropFirst()).allSatisfy {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    if isInOrder { return self }
    var seen: Set<DiagnosticKey> = []
    return ranges.enumerated()
      .sorted {
        ($0.element.lowerBound, $0.element.upperBound, $0.offset)
          < ($1.element.lowerBound, $1.element.upperBound, $1.offset)
      }
      .filter { seen.insert(DiagnosticKey(of: diagnostic(self[$0.offset]))).inserted }
      .map { self[$0.offset] }
  }
}

/// Two diagnostics with the same key are duplicates.
private struct DiagnosticKey: Hashable {
  let code: String
  let range: TextRange

  init(of diagnostic: Diagnostic) { (code, range) = (diagnostic.code.number, diagnostic.range) }
}
