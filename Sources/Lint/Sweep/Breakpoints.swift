internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutModel
internal import LayoutText

/// The widths at which the layouts of `subject` change, a line each: where a condition goes
/// another way, and where another number of children stands on a line.
///
/// - Complexity: that of evaluating and solving each layout at each width.
package func breakpoints(of subject: LintSubject, over widths: ClosedRange<Int>) -> String {
  let layouts = subject.program.topElements(of: ElementKind(Layout.vocabulary))
  return layouts.map { layout in
    let all = Breakpoints(of: layout, in: subject, over: widths)
    let name = subject.program.elements[layout].name ?? ElementKind(Layout.vocabulary).name
    let file = subject.source.name
    return "\(name) · \(file) · \(widths.lowerBound)...\(widths.upperBound)\n" + all.text
  }.joined(separator: "\n")
}

/// The widths at which one layout changes.
private struct Breakpoints {
  /// One change.
  struct Change {
    let width: Int
    let place: TextRange
    let words: String
  }

  private let subject: LintSubject
  private var changes: [Change] = []

  init(of layout: Int, in subject: LintSubject, over widths: ClosedRange<Int>) {
    self.subject = subject
    let usual = subject.usualCircumstances(of: layout, over: widths)
    var walk = Walk(Models(of: layout, in: subject), of: subject, in: usual)
    var course = Course()
    var before: [Decision]?
    for width in widths {
      let probe = walk.probe(at: width)
      course.add(probe)
      guard probe.isFresh else { continue }
      let after = probe.model.decisions
      if let before { compare(before, after, at: width) }
      before = after
    }
    for row in course.rows { add(row) }
    changes.sort { ($0.width, $0.place.lowerBound) < ($1.width, $1.place.lowerBound) }
  }

  private mutating func add(_ row: Course.Row) {
    for (before, after) in zip(row.steps, row.steps.dropFirst()) {
      changes.append(
        Change(
          width: after.width, place: subject.header(of: row.id),
          words: "\(subject.name(of: row.id)): \(before.count) → \(after.count) on the line"))
    }
  }

  /// Adds the questions that go another way at `width`.
  private mutating func compare(_ before: [Decision], _ after: [Decision], at width: Int) {
    var seen: Set<TextRange> = []
    let known = Dictionary(grouping: before, by: \.range).mapValues { $0.map(\.choice) }
    for (range, decisions) in Dictionary(grouping: after, by: \.range).sorted(by: {
      $0.key.lowerBound < $1.key.lowerBound
    }) {
      guard let choices = known[range], choices != decisions.map(\.choice),
        seen.insert(range).inserted
      else { continue }
      let text = subject.source[range].split(separator: "\n").first.map(String.init) ?? ""
      changes.append(
        Change(width: width, place: range, words: "`\(text)` goes another way"))
    }
  }

  /// A line for each change.
  var text: String {
    if changes.isEmpty { return "  the same at every width\n" }
    return changes.map { change in
      let digits = "\(change.width)"
      let margin = String(repeating: " ", count: max(0, 6 - digits.count))
      let place = subject.source.location(of: change.place.lowerBound)
      return "\(margin)\(digits)  \(place.line):\(place.column)  \(change.words)\n"
    }.joined()
  }
}
