internal import LayoutChecking
internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// The widths at which the layouts and the views of `subject` change, a line each: where a condition
/// goes another way, where another number of children stands on a line, and where another child is
/// the first that fits.
///
/// - Complexity: that of evaluating and solving each layout and each view at each width.
package func breakpoints(of subject: LintSubject, over widths: ClosedRange<Int>) -> String {
  let layouts = subject.program.topElements(of: ElementKind(Layout.vocabulary))
  let views = subject.program.topElements(of: ElementKind(View.vocabulary))
  return (layouts + views).map { index in
    let usual = subject.usualCircumstances(of: index, over: widths)
    let all = Breakpoints(of: index, in: subject, usual)
    let name = subject.name(of: ElementID(index))
    // How high views are is of interest where somebody asks.
    let height = subject.reads(anyOf: Input.down) ? ", at height \(Int(usual.height))" : ""
    return "\(name) · \(subject.source.name) · \(widths.lowerBound)...\(widths.upperBound)"
      + "\(height)\n" + all.text
  }.joined(separator: "\n")
}

/// The widths at which a layout or a view changes.
private struct Breakpoints {
  /// One change.
  struct Change {
    let width: Int
    let place: TextRange
    let words: String
  }

  private let subject: LintSubject
  private var changes: [Change] = []

  /// Those of the layout, or the view, at `index` among the elements.
  init(of index: Int, in subject: LintSubject, _ usual: Scenario) {
    self.subject = subject
    if subject.program.elements[index].kind.title == View.vocabulary.title {
      add(view: index, usual)
    } else {
      add(layout: index, usual)
    }
    changes.sort { ($0.width, $0.place.lowerBound) < ($1.width, $1.place.lowerBound) }
  }

  private mutating func add(layout: Int, _ usual: Scenario) {
    var probe = LayoutProbe(EvaluationCache(of: layout, in: subject), of: subject, in: usual)
    var course = ColumnProfile()
    var before: EvaluationCache.Model?
    for width in usual.widths {
      let view = probe.view(at: width)
      course.add(view)
      guard view.model.number != before?.number else { continue }
      if let before { compare(before.decisions, view.model.decisions, at: width) }
      before = view.model
    }
    for row in course.rows { add(row) }
  }

  private mutating func add(view: Int, _ usual: Scenario) {
    var probe = ContentProbe(nil, subject, view, in: usual)
    var before: (decisions: [Decision], steps: [ElementID: [String]])?
    for width in usual.widths {
      let decisions = decisions(in: subject.program, view: view, on: usual.stage(width: width))
      let steps = subject.steps(of: probe.scene(at: width).hosts.map(\.survey))
      if let before {
        compare(before.decisions, decisions, at: width)
        compare(before.steps, steps, at: width)
      }
      before = (decisions, steps)
    }
  }

  /// Adds what counts otherwise, or shows another child, at `width`.
  private mutating func compare(
    _ before: [ElementID: [String]], _ after: [ElementID: [String]], at width: Int
  ) {
    for (id, words) in after {
      guard let known = before[id],
        let change = zip(known, words).first(where: { $0.0 != $0.1 })
      else { continue }
      changes.append(
        Change(
          width: width, place: subject.header(of: id),
          words: "\(subject.name(of: id)): \(change.0) → \(change.1)"))
    }
  }

  private mutating func add(_ row: ColumnProfile.Row) {
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

extension LintSubject {
  /// What contents come to that changes by leaps, by their elements.
  fileprivate func steps(of surveys: [ContentSurvey]) -> [ElementID: [String]] {
    var steps: [ElementID: [String]] = [:]
    for survey in surveys {
      for grid in survey.grids {
        let noun = grid.axis == .horizontal ? "column" : "row"
        steps[grid.id, default: []].append(grid.laneCount.counting(noun))
      }
      for flow in survey.flows {
        steps[flow.id, default: []].append(flow.lineCount.counting("line"))
      }
      for fit in survey.fits { steps[fit.id, default: []].append(name(of: fit.shown)) }
    }
    return steps
  }
}
