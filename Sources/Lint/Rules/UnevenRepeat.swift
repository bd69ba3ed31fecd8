internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 25.
  static let unevenRepeat = LintRule(
    name: "uneven-repeat", code: "L340", severity: .note,
    summary: "The repeated children of a group do not divide it evenly.",
    rationale: """
      A group repeats its children as long as they fit. The rest stays empty at the end of every row, \
      or holds the first children of another round, and the next row starts over: hardly intended.
      """,
    flagged: "layout page { section all { hgroup row 1w x 90 { item cell 0.4w x 1h } } }",
    accepted: "layout page { section all { hgroup row 1w x 90 { item cell 1/3w x 1h } } }",
    evidence: .layouts { facts, inspection in
      let pixel = facts.viewport.pixel
      return facts.rows.compactMap { group, line in
        guard !line.isLengthEstimated else { return nil }
        return inspection.gap(behind: group, line, over: pixel)
          ?? inspection.brokenRound(of: group, line)
      }
    } report: { occurrence, _ in
      let name = occurrence.name
      if occurrence.count > 0 {
        return Finding(
          headline: "`\(name)` breaks off in the middle of its children",
          label: "space for a few more",
          note: "\(occurrence.atFirst) \(occurrence.text) fit once more, and the next "
            + "`\(name)` starts over",
          help: "let the children fill the group, or write all children that it holds")
      }
      let (gap, space) = (occurrence.worst.measure, occurrence.worst.detail)
      return Finding(
        headline: "`\(name)` does not divide its group evenly", label: "\(points(gap)) empty",
        note:
          "\(occurrence.atWorst) the children take \(points(space - gap)) of \(points(space))",
        help: "write a fraction that divides 1, as `1/3w`; or `spacing: >=0` to spread the gap")
    })
}

extension Inspection {
  /// The part of a group that its only child leaves, if it is more than `pixel`.
  fileprivate func gap(behind group: Group, _ line: SurveyedLine, over pixel: Points) -> Match? {
    let gap = line.inner[line.axis] - line.used
    guard gap > pixel, let child = group.unevenChild else { return nil }
    return match(
      child, at: .length(line.axis), measure: gap, .init(detail: line.inner[line.axis]))
  }

  /// A group that starts its children over without space for all of them; `count` is how many fit.
  fileprivate func brokenRound(of group: Group, _ line: SurveyedLine) -> Match? {
    // Children in points fill a line as far as they fit, and children from one element look alike.
    guard group.arrangement == .cycle, line.isProportional,
      Set(group.children.map(\.id)).count > 1
    else { return nil }
    let (rounds, rest) = line.count.quotientAndRemainder(dividingBy: group.children.count)
    guard rounds > 0, rest > 0 else { return nil }
    let names = group.children.prefix(rest).map { subject.name(of: $0.id) }
    return match(
      group.id, measure: Double(rest), .init(count: rest, text: listing(names, joinedBy: "and")))
  }
}

extension Group {
  /// Its only child, where that repeats and leaves a part of the group that no spacing takes.
  fileprivate var unevenChild: ElementID? {
    guard arrangement == .cycle, let child = children.only, !spacing.isFlexible,
      !child.edgeSpacing.isFlexible(on: axis), let fraction = child.size?[axis].fraction(of: axis),
      fraction > 0, fraction < 1, fraction != size?[axis].fraction(of: axis)
    else { return nil }
    let count = (1 / fraction + 1e-9).rounded(.down)
    let isWhole = abs(1 / fraction - (1 / fraction).rounded()) <= Self.tolerance / fraction
    // Another rule reports children that nearly fill the group; the rest may be meant for gaps.
    let least = spacing.minimum > 0 ? 0.9 : 0.97
    return isWhole || count * fraction >= least ? nil : child.id
  }

  /// How far one divided by the fraction may be from a whole number, relatively.
  private static let tolerance = 0.005
}
