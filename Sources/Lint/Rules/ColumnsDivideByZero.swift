internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 13.
  static let columnsDivideByZero = LintRule(
    name: "columns-divide-by-zero", code: "L302", severity: .error,
    summary: "A count of columns comes to 0 in some view.",
    rationale: """
      `floor(width / 400)` is 0 in a view narrower than 400 points: in a split screen, or on a small \
      phone. A group split in 0 parts ends the app, and 1 divided by 0 is no width.
      """,
    flagged: [
      """
      layout page { section all {
          hgroup row 1w x 44 split floor(container.width / 400) { item cell }
      } }
      preview "pad" 820 x 1180
      """,
      """
      let columns = floor(container.width / 400)
      layout page { section all { hgroup row 1w x 44 { item cell (1 / columns)w x 1h } } }
      preview "pad" 820 x 1180
      """,
    ],
    accepted: [
      """
      let columns = max(1, floor(container.width / 400))
      layout page { section all { hgroup row 1w x 44 split columns { item cell } } }
      """,
      "layout page { section all { hgroup row 1w x 44 split columns(min: 400) { item cell } } }",
    ],
    looksAtTinyWindows: true,
    evidence: .models(
      { model, inspection in
        let counts = inspection.subject.countRanges
        let places = model.diagnostics.filter {
          $0.code == .divisionByZero || ($0.code == .outOfRange && counts.contains($0.range))
        }.map(\.range)
        return places.isEmpty ? [] : inspection.subject.zeros(at: places)
      },
      tell: { stretch, inspection in
        let finding = inspection.finding(
          "`\(inspection.subject.text(in: stretch.first.place))` comes to 0 in some views",
          at: stretch.first.place, label: "0 at width \(stretch.firstWidth)"
        ).noting("UIKit throws an exception on a group of no parts; nothing is divided by 0")
          .helping("keep it at 1 or more: `max(1, …)`, or `columns(min: …)`")
        return stretch.first.origin.map { finding.pointing(at: $0, "comes from here") } ?? finding
      }))
}

extension LintSubject {
  /// What comes to 0 at `places`; of what comes from one name the first, with the name.
  ///
  /// - Complexity: O(*n*) in the expressions of the program.
  fileprivate func zeros(at places: [TextRange]) -> [Match] {
    let places = places.sorted { $0.lowerBound < $1.lowerBound }
    let wanted = Set(places)
    var names: [TextRange: TextRange] = [:]
    for (index, range) in program.expressions.ranges.enumerated() where wanted.contains(range) {
      names[range] = name(of: ExpressionID(index)) ?? names[range]
    }
    var seen: Set<TextRange> = []
    return places.filter { seen.insert(names[$0] ?? $0).inserted }
      .map { Match(place: $0, measure: 1, .init(origin: names[$0])) }
  }

  /// Where the name stands that an expression is nothing but; `nil` for every other one.
  private func name(of id: ExpressionID) -> TextRange? {
    guard case .binding(let binding) = program[id] else { return nil }
    return name(of: program[binding].value) ?? program[binding].nameRange
  }
}
