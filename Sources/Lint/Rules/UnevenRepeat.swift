internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 25.
  static let unevenRepeat = LintRule(
    name: "uneven-repeat", code: "L340", severity: .note,
    summary: "What repeats along a group is no whole part of it.",
    rationale: """
      A group places its children again and again until no more fit. What is left of it stays empty at \
      the end of every row, or holds the first children of another round, and the next row begins anew: \
      nobody has said that it should.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 90 { item cell 0.4w x 1h } } }",
      """
      layout page { section all { hgroup row 1w x 90 {
          item photo 1/4w x 1h
          item film 1/4w x 1h
          item sound 1/4w x 1h
      } } }
      """,
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 90 { item cell 1/3w x 1h } } }",
      "layout page { section all { hgroup row 1w x 90 { spacing: >=0; item cell 0.4w x 1h } } }",
      "layout page { section all { hgroup row 1w x 90 { item a 0.4w x 1h; item b 0.6w x 1h } } }",
      "layout page { section all { hgroup row 1w x 90 { item a 1/4w x 1h; item b 1/4w x 1h } } }",
    ],
    evidence: .views(
      { observation, inspection in
        let pixel = observation.viewport.pixel
        return observation.rows.compactMap { group, line in
          guard !line.isLengthEstimated else { return nil }
          return inspection.gap(behind: group, line, forgiving: pixel)
            ?? inspection.brokenRound(of: group, line)
        }
      },
      tell: { stretch, inspection in
        stretch.first.count > 0 ? inspection.tellRound(stretch) : inspection.tellGap(stretch)
      }))
}

extension Inspection {
  /// What the only child of a group leaves of it.
  fileprivate func gap(
    behind group: Group, _ line: SurveyedLine, forgiving pixel: Points
  ) -> Match? {
    let gap = line.inner[line.axis] - line.used
    guard gap > pixel, let child = group.unevenChild else { return nil }
    return Match(
      place: subject.dimension(of: child, on: line.axis), measure: gap,
      .init(detail: line.inner[line.axis], name: subject.name(of: child)))
  }

  fileprivate func tellGap(_ stretch: Occurrence) -> Diagnostic {
    let (gap, room) = (stretch.worst.measure, stretch.worst.detail)
    return finding(
      "`\(stretch.first.name)` does not divide its group evenly", at: stretch.first.place,
      label: "\(points(gap)) stay empty"
    ).noting("\(stretch.atWorst) as many as fit take \(points(room - gap)) of \(points(room))")
      .helping("write a fraction that divides 1, as `1/3w`; or `spacing: >=0` if the gap is meant")
  }

  /// A group that begins its children anew, and has no room for all of them; `count` is how many
  /// there is room for.
  fileprivate func brokenRound(of group: Group, _ line: SurveyedLine) -> Match? {
    // Who writes points lets as many stand there as fit; and where all come of one element, it is all
    // one which of them is the first.
    guard group.arrangement == .cycle, line.isProportional,
      Set(group.children.map(\.id)).count > 1
    else { return nil }
    let (rounds, rest) = line.count.quotientAndRemainder(dividingBy: group.children.count)
    guard rounds > 0, rest > 0 else { return nil }
    let names = group.children.prefix(rest).map { subject.name(of: $0.id) }
    return Match(
      place: subject.header(of: group.id), measure: Double(rest),
      .init(count: rest, name: subject.name(of: group.id), text: listing(names, joinedBy: "and")))
  }

  fileprivate func tellRound(_ stretch: Occurrence) -> Diagnostic {
    finding(
      "`\(stretch.first.name)` breaks off in the middle of its children", at: stretch.first.place,
      label: "room for a few more"
    ).noting(
      "\(stretch.atFirst) \(stretch.first.text) stand there once more, and the next "
        + "`\(stretch.first.name)` begins anew"
    ).helping("let the children fill the group, or write down all that stand in it")
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
    // What nearly fills the group misses a fraction, which is another rule's business; and what is
    // left for gaps is.
    let least = spacing.minimum > 0 ? 0.9 : 0.97
    return isWhole || count * fraction >= least ? nil : child.id
  }

  /// How far one divided by the fraction may be from a whole number, relatively.
  private static let tolerance = 0.005
}

extension Array {
  /// Its element, if there is exactly one.
  var only: Element? { count == 1 ? first : nil }
}
