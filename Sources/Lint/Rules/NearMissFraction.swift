internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 49.
  static let nearMissFraction = LintRule(
    name: "near-miss-fraction", code: "L404", severity: .note,
    summary: "A decimal approximates a fraction.",
    rationale: """
      Three times 0.33 leave a strip of 1 % at the end of the row, which is visible on every wide \
      screen. A fraction is exact: `1/3w`.
      """,
    flagged: "layout page { section all { hgroup row 1w x 90 { item cell 0.33w x 1h } } }",
    accepted: "layout page { section all { hgroup row 1w x 90 { item cell 1/3w x 1h } } }",
    fixes: .unsafe,
    evidence: .text { inspection in
      inspection.subject.elements.compactMap { index, _ in
        guard let row = FractionRow(index, inspection), let exact = row.exact,
          let first = exact.first
        else { return nil }
        let written = inspection.subject.program.sources[first.range]
        return Finding(
          range: first.range, element: ElementID(index),
          headline: "`\(written)` only approximates a fraction",
          label: "not exactly \(first.replacement)",
          note:
            "with its neighbours it leaves \(decimal((1 - row.sum) * 100)) % of the group empty",
          help: "write `\(first.replacement)`", fix: exact)
      }
    })
}

/// The children of a group, each a fraction of it along its axis.
private struct FractionRow {
  /// The part of the group that the children take, as often as they fit or are repeated.
  let sum: Double
  private let rounds: Double
  private let children: [(fraction: Double, range: TextRange)]
  private let isDecimal: [Bool]
  private let unit: String

  init?(_ index: Int, _ inspection: Inspection) {
    let (subject, element) = (inspection.subject, inspection.subject.program.elements[index])
    guard !element.isIncomplete, let axis = subject.axis(of: element),
      !(element.arrangement?.isSplit ?? false)
    else {
      return nil
    }
    children = subject.plainChildren(of: element).compactMap { child in
      guard let id = subject.program.elements[child].size.map({ $0[axis] }),
        case .fraction(let number, let base)? = inspection.constant(id), base == axis
      else { return nil }
      return (number.value, subject.program.range(of: id))
    }
    guard !children.isEmpty, children.count == element.body.flatMap(\.elements).count else {
      return nil
    }
    isDecimal = children.map { subject.program.sources[$0.range].isDecimalFraction }
    unit = axis == .horizontal ? "w" : "h"
    let round = children.reduce(0) { $0 + $1.fraction }
    let count = element.arrangement.flatMap { inspection.constant($0.count)?.number?.value }
    rounds = count ?? (round > 0 ? max(1, (1 / round + 1e-9).rounded(.down)) : 1)
    sum = rounds * round
  }

  /// The edits that make the fractions exact, where they nearly fill the group and fractions of a
  /// small denominator fill it.
  var exact: [Edit]? {
    guard (0.97...0.9999).contains(sum) else { return nil }
    for denominator in 2...12 {
      let parts = children.map { ($0.fraction * Double(denominator)).rounded() }
      let isNear = zip(parts, children).allSatisfy {
        $0 >= 1 && abs($0 / Double(denominator) - $1.fraction) <= Self.tolerance
      }
      guard isNear, parts.reduce(0, +) * rounds == Double(denominator) else { continue }
      return edits(parts.map { Number($0, over: Double(denominator)) })
    }
    return nil
  }

  private func edits(_ numbers: [Number]) -> [Edit]? {
    let edits = children.indices.filter {
      isDecimal[$0] && numbers[$0].value != children[$0].fraction
    }.map { index in
      let number = numbers[index]
      let text =
        number.isWhole
        ? "\(Int(number.numerator))" : "\(Int(number.numerator))/\(Int(number.denominator))"
      return Edit(replace: children[index].range, with: text + unit)
    }
    return edits.isEmpty ? nil : edits
  }

  /// How far a decimal may be from the fraction that it approximates.
  private static let tolerance = 0.02
}

extension String {
  /// Whether it is a literal like `0.33w`.
  fileprivate var isDecimalFraction: Bool {
    let number = dropLast()
    return number.contains(".") && number.isNumberLiteral
  }
}
