internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 13.
  static let columnsDivideByZero = LintRule(
    name: "columns-divide-by-zero", code: "L302", severity: .error,
    summary: "A number of columns is 0 at some width.",
    rationale: """
      `floor(width / 400)` is 0 in a view narrower than 400 points: in Split View, or on a small \
      phone. UIKit throws for a group with 0 parts, and a width of 1/0 is undefined.
      """,
    flagged: .section("hgroup row 1w x 44 split floor(container.width / 400) { item cell }")
      .followed(by: "preview \"pad\" 820 x 1180"),
    accepted: """
      let columns = max(1, floor(container.width / 400))
      layout page { section all { hgroup row 1w x 44 split columns { item cell } } }
      """,
    traits: .inTinyWindows,
    evidence: .models { model, inspection in
      let suspects = model.diagnostics.filter { [.divisionByZero, .outOfRange].contains($0.code) }
      guard !suspects.isEmpty else { return [] }
      let counts = inspection.subject.countRanges
      let ranges = suspects.filter { $0.code == .divisionByZero || counts.contains($0.range) }
        .map(\.range)
      return ranges.isEmpty ? [] : inspection.subject.zeros(at: ranges)
    } report: { occurrence, inspection in
      Finding(
        headline: "`\(inspection.subject.text(in: occurrence.range))` is 0 in some views",
        label: "0 at width \(occurrence.firstWidth)",
        related: occurrence.origin.related("defined here"),
        note: "UIKit throws an exception for a group with 0 parts; division by 0 is undefined",
        help: "keep it at 1 or more: `max(1, …)`, or `columns(min: …)`")
    })
}

extension LintSubject {
  /// The zeros at `ranges`; of those that have the value of one name the first, with the name.
  ///
  /// What is 0 in every view, such as `split 0`, is an error of the compiler.
  ///
  /// - Complexity: O(*n*) in the expressions of the program.
  fileprivate func zeros(at ranges: [TextRange]) -> [Match] {
    let ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    let wanted = Set(ranges)
    var names: [TextRange: TextRange] = [:]
    var constants: Set<TextRange> = []
    for (index, range) in program.expressions.ranges.enumerated() where wanted.contains(range) {
      if program.constant(of: ExpressionID(index)) != nil { constants.insert(range) }
      let origin = program.origin(of: ExpressionID(index))
      names[range] = origin.map { program[$0].nameRange } ?? names[range]
    }
    var seen: Set<TextRange> = []
    return ranges.filter { !constants.contains($0) && seen.insert(names[$0] ?? $0).inserted }
      .map { Match(at: $0, .init(origin: names[$0])) }
  }
}
