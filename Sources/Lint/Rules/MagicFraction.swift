internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 38.
  static let magicFraction = LintRule(
    name: "magic-fraction", code: "L504", severity: .note,
    summary: "A fraction that does not explain itself is written more than once.",
    rationale: """
      Who meets `0.9333w` in two places cannot tell whether the two belong together, nor where the \
      number comes from. A `let` says both.
      """,
    flagged: [
      """
      layout page {
          section one { hgroup card 0.9333w x 90 { item cell } }
          section two { hgroup card 0.9333w x 60 { item cell } }
      }
      """
    ],
    accepted: [
      """
      let card = 0.9333w  // 28 of 30 columns
      layout page {
          section one { hgroup card card x 90 { item cell } }
          section two { hgroup card card x 60 { item cell } }
      }
      """,
      """
      layout page {
          section one { hgroup card 2/3w x 90 { item cell } }
          section two { hgroup card 2/3w x 60 { item cell } }
          section three { hgroup card 0.85w x 60 { item cell } }
          section four { hgroup card 0.85w x 60 { item cell } }
      }
      """,
    ],
    evidence: .text { inspection in
      let places = inspection.magicFractions
      return Set(places.map(\.text)).sorted().compactMap { text in
        let ranges = places.filter { $0.text == text }.map(\.range)
        guard let first = ranges.first, ranges.count > 1 else { return nil }
        let finding = inspection.finding(
          "`\(text)` is written \(ranges.count) times", at: first, label: "what is it?")
        return ranges.dropFirst().prefix(mostPlacesShown)
          .reduce(finding) { $0.pointing(at: $1, "here again") }
          .noting("nothing says where the number comes from, or that the places belong together")
          .helping("give it a name: `let card = \(text)`")
      }
    })

  /// More places are not shown.
  private static let mostPlacesShown = 4
}

extension Inspection {
  /// The fractions in the file that are no simple ones, each place once, in source order.
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
  /// Whether it says a fraction by itself.
  fileprivate var isFraction: Bool {
    switch self {
    case .constant(.fraction), .fraction: true
    default: false
    }
  }
}

extension Number {
  /// Whether it is no part of a few, nothing that means one, and no whole percentage.
  fileprivate var isMagic: Bool {
    let isPart = (1...12).contains { part in
      let whole = value * Double(part)
      return abs(whole - whole.rounded()) <= Self.nearness * Double(part)
    }
    let percent = value * 100
    return !isPart && abs(percent - percent.rounded()) > 1e-9
  }

  /// How near a decimal is to the fraction it stands for.
  private static let nearness = 0.004
}
