internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 38.
  static let magicFraction = LintRule(
    name: "magic-fraction", code: "L504", severity: .note,
    summary: "An unexplained fraction is repeated.",
    rationale: """
      When `0.9333w` is written in two places, readers cannot tell whether the two belong together, nor \
      where the number comes from. A `let` shows both.
      """,
    flagged: .inside(
      "layout page {", "section one { hgroup card 0.9333w x 90 { item cell } }",
      "section two { hgroup card 0.9333w x 60 { item cell } }"),
    accepted: """
      let card = 0.9333w  // 28 of 30 columns
      layout page {
          section one { hgroup card card x 90 { item cell } }
          section two { hgroup card card x 60 { item cell } }
      }
      """,
    traits: .ofWriting,
    evidence: .text { inspection in
      let fractions = Dictionary(grouping: inspection.magicFractions, by: \.text)
      return fractions.sorted { $0.key < $1.key }.compactMap { text, uses in
        guard uses.count > 1 else { return nil }
        return Finding(
          range: uses[0].range, headline: "`\(text)` is repeated \(uses.count) times",
          label: "unexplained number",
          related: uses[1...].prefix(mostRangesShown).map {
            Diagnostic.Label($0.range, "repeated here")
          },
          note: "nothing shows where the number comes from, or that the uses belong together",
          help: "name it: `let card = \(text)`")
      }
    })

  /// More repetitions are not shown.
  private static let mostRangesShown = 4
}

extension Inspection {
  /// The fractions in the file that are not simple ones, each range once, in source order.
  fileprivate var magicFractions: [(text: String, range: TextRange)] {
    let program = subject.program
    var ranges: Set<TextRange> = []
    for (index, expression) in program.expressions.nodes.enumerated() {
      let range = program.expressions.ranges[index]
      guard expression.isFraction, subject.source.holds(range), !ranges.contains(range),
        case .fraction(let number, _)? = constant(ExpressionID(index)), number.isMagic
      else { continue }
      ranges.insert(range)
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.map { (subject.source[$0], $0) }
      .filter { $0.0.dropLast().allSatisfy { !$0.isLetter } }
  }
}

extension Expression {
  /// Whether it is a fraction.
  fileprivate var isFraction: Bool {
    switch self {
    case .constant(.fraction), .fraction: true
    default: false
    }
  }
}

extension Number {
  /// Whether it is neither a simple fraction, exactly or nearly, nor a whole percentage.
  fileprivate var isMagic: Bool {
    let isPart = (1...12).contains { part in
      let whole = value * Double(part)
      return abs(whole - whole.rounded()) <= Self.nearness * Double(part)
    }
    let percent = value * 100
    return !isPart && abs(percent - percent.rounded()) > 1e-9
  }

  /// How near a decimal is to the fraction that it approximates.
  private static let nearness = 0.004
}
