package import LayoutText

/// Something worth telling the author about a span of source.
///
/// One value serves every report: the forms differ, the words never do.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// What kind of fault it is: stable, never reused.
  package struct Code: Hashable, Sendable {
    /// `L` and three digits: L0 shape, L1 names and places, L2 values, L9 limits.
    package let number: String
    /// The same in words, as in `unknown-kind`.
    package let name: String
    package let severity: Severity

    package init(_ severity: Severity, _ number: String, _ name: String) {
      (self.severity, self.number, self.name) = (severity, number, name)
    }

    /// Whether it is one of what the grammar refuses.
    package var isOfShapes: Bool { number.hasPrefix("L0") }
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

  package private(set) var code: Code
  /// What is wrong, in the author's words: lower case, no full stop, at most 72 characters.
  package let headline: String
  /// The smallest span that shows the mistake, with at most five words about it.
  package let primary: Label
  /// Where the values come from that took part in it.
  package private(set) var secondary: [Label] = []
  /// Why it is a mistake: facts.
  package private(set) var notes: [String] = []
  /// What to type, with the edit where exactly one is sensible.
  package private(set) var helps: [Help] = []
  /// Where it shows, if that hangs on the view.
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

  /// The same diagnostic told at `range`, without spans and fixes, which are in another place.
  package func told(at range: TextRange, label: String) -> Diagnostic {
    var copy = Diagnostic(code, headline, at: range, label: label)
    (copy.notes, copy.views) = (notes, views)
    copy.helps = helps.map { Help(text: $0.text, fix: nil) }
    return copy
  }

  /// The same where a label that `tell` has words for is a reason instead.
  package func noting(_ tell: (Label) -> String?) -> Diagnostic {
    var copy = self
    copy.secondary = secondary.filter { tell($0) == nil }
    copy.notes += secondary.compactMap(tell)
    return copy
  }

  /// The same diagnostic with one more reason.
  package func noting(_ text: String) -> Diagnostic {
    var copy = self
    copy.notes.append(text)
    return copy
  }

  /// The same diagnostic, which shows in `views`.
  package func showing(in views: [Views]) -> Diagnostic {
    var copy = self
    copy.views = views
    return copy
  }

  /// As many edits a fix may gather: whoever has more of them applies it again.
  private static let mostEdits = 200

  /// The same diagnostic, whose fix mends what `other` tells of, too.
  ///
  /// - Parameter place: Where all that it mends stands.
  package func mending(_ other: Diagnostic, everywhere place: String) -> Diagnostic {
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

  /// Whether one more would still be told.
  package var haveRoom: Bool { count <= Diagnostic.most }

  /// Adds a diagnostic, unless there are so many that nobody reads one more: then the first error of
  /// those is told as what went beyond the limit.
  package mutating func add(_ diagnostic: Diagnostic) {
    if count < Diagnostic.most {
      append(diagnostic)
    } else if count == Diagnostic.most, diagnostic.severity == .error {
      append(.tooManyMistakes(at: diagnostic.range))
    }
  }
}

extension Diagnostic {
  /// As many are told of one file by each of those who read it.
  fileprivate static let most = 10_000

  fileprivate static func tooManyMistakes(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L910", "mistake-limit"), "more than \(most) mistakes in one file", at: range,
      label: "the rest is not told"
    ).helping("mend those before it first")
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
    var seen: Set<Place> = []
    return ranges.enumerated()
      .sorted {
        ($0.element.lowerBound, $0.element.upperBound, $0.offset)
          < ($1.element.lowerBound, $1.element.upperBound, $1.offset)
      }
      .filter { seen.insert(Place(of: diagnostic(self[$0.offset]))).inserted }
      .map { self[$0.offset] }
  }
}

/// What makes two diagnostics the same one.
private struct Place: Hashable {
  let code: String
  let range: TextRange

  init(of diagnostic: Diagnostic) { (code, range) = (diagnostic.code.number, diagnostic.range) }
}
