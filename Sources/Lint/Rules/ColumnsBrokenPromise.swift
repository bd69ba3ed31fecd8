internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let columnsBrokenPromise = LintRule(
    name: "columns-broken-promise", code: "L428", severity: .warning,
    summary: "Columns are narrower than the minimum of `columns(min:)`, or exceed their group.",
    rationale: """
      `columns(min: 150)` counts the columns that fit in `container.width`. The insets of sections \
      and groups and the gaps between columns are not part of it unless they are passed in.
      """,
    flagged: .section(
      "insets: horizontal 40",
      "hgroup row 1w x 44 split columns(min: 150) { item cell }"),
    accepted: .section(
      "insets: horizontal 40",
      "hgroup row 1w x 44 split columns(min: 150, in: container.width - 80) { item cell }"),
    fixes: .unsafe,
    evidence: .layouts { facts, inspection in
      let ofRows = facts.rows.flatMap { group, line -> [Match] in
        guard !line.isLengthEstimated, line.count > 0 else { return [] }
        return [
          inspection.narrowColumns(of: group, on: line, in: facts),
          inspection.wideColumns(of: group, on: line, in: facts),
        ].compactMap(\.self)
      }
      return ofRows
        + facts.model.waterfalls.compactMap { inspection.narrowColumns(of: $0, in: facts) }
    } report: { occurrence, _ in
      let worst = occurrence.worst
      return Finding(
        headline: worst.count == 0
          ? "the columns of `\(occurrence.name)` exceed their group"
          : "the columns of `\(occurrence.name)` are narrower than promised",
        label: worst.text,
        related: occurrence.origin.related("counted here"),
        note: worst.count == 0
          ? "\(occurrence.atWorst) columns and gaps take \(points(worst.measure)) more than it has"
          : "\(occurrence.atWorst) the minimum is \(points(worst.detail)): insets and gaps are not "
            + "part of `container.width`",
        help: "pass in what they take"
          + (occurrence.edits?.first.map { ": `\($0.replacement.dropFirst(2))`" }
            ?? ", as in `in: container.width - 32, spacing: 8`"),
        fix: occurrence.edits)
    })
}

extension Inspection {
  /// The children of a group divided by `columns(min:)` that are narrower than its minimum.
  fileprivate func narrowColumns(
    of group: Group, on line: SurveyedLine, in facts: LayoutFacts
  ) -> Match? {
    guard let element = subject[group.id] else { return nil }
    return narrowColumns(
      of: group.id,
      dividedBy: element.arrangement?.count ?? subject.divisor(ofFirstChildOf: element),
      ColumnRoom(of: group, on: line, in: facts), in: facts)
  }

  /// The columns of a waterfall that are narrower than the minimum of `columns(min:)`.
  fileprivate func narrowColumns(of waterfall: Waterfall, in facts: LayoutFacts) -> Match? {
    guard let room = ColumnRoom(of: waterfall, in: facts) else { return nil }
    return narrowColumns(
      of: waterfall.id, dividedBy: subject[waterfall.id]?.arrangement?.count, room, in: facts)
  }

  private func narrowColumns(
    of id: ElementID, dividedBy division: ExpressionID?, _ room: ColumnRoom, in facts: LayoutFacts
  ) -> Match? {
    guard let division, let call = subject.call(of: .columns, behind: division),
      let least = number(call.arguments[0], in: facts),
      let atLeast = call.arguments[1].map({ number($0, in: facts) }) ?? 1,
      let count = number(division, in: facts), count > atLeast,
      room.narrowest + facts.viewport.pixel < least
    else { return nil }
    return match(
      id, at: (division, call), measure: least - room.narrowest,
      .init(
        detail: least, count: room.count,
        text: "\(points(room.narrowest)), not \(points(least))",
        edits: edits(of: call, for: room, in: facts)))
  }

  /// The children as wide as `columnWidth(of:)` that do not fit side by side.
  fileprivate func wideColumns(
    of group: Group, on line: SurveyedLine, in facts: LayoutFacts
  ) -> Match? {
    guard group.arrangement == .cycle, let child = group.children.first,
      let size = subject[child.id]?.size,
      let call = subject.call(of: .columnWidth, behind: size[group.axis]),
      call.arguments[1] == nil, let count = number(call.arguments[0], in: facts), count > 1,
      let width = number(size[group.axis], in: facts)
    else { return nil }
    let excess = count * width + (count - 1) * group.spacing.minimum - line.inner[group.axis]
    guard excess > facts.viewport.pixel else { return nil }
    return match(
      child.id, at: (size[group.axis], call), measure: excess,
      .init(
        text: "\(points(excess)) too wide",
        edits: edits(of: call, for: ColumnRoom(of: group, on: line, in: facts), in: facts)))
  }

  private func match(
    _ id: ElementID, at place: (expression: ExpressionID, call: FunctionCall), measure: Double,
    _ details: Match.Details
  ) -> Match {
    var details = details
    let range = subject.program.range(of: place.expression)
    let origin = subject.program.range(of: place.call.id)
    details.origin = range == origin ? nil : origin
    return match(id, at: range, measure: measure, details)
  }

  /// The value of an expression in a view.
  private func number(_ id: ExpressionID?, in facts: LayoutFacts) -> Double? {
    guard let id else { return nil }
    var environment = facts.scenario.environment(width: facts.width)
    environment.container = facts.viewport.container(
      facts.layout.insetsReference, scrolling: facts.layout.scrollDirection)
    let settings = facts.scenario.preview.settings.values
    guard case .number(let number)? = value(of: id, in: subject.program, environment, settings)
    else { return nil }
    return number.value
  }

  /// The edits that pass in the insets and the gaps; `nil` where the call has the insets already.
  private func edits(
    of call: FunctionCall, for room: ColumnRoom, in facts: LayoutFacts
  ) -> [Edit]? {
    let range = subject.program.range(of: call.id)
    guard call.arguments[3] == nil, room.axis == .horizontal,
      facts.layout.scrollDirection == .vertical, subject.source.holds(range),
      subject.text(in: range).hasSuffix(")")
    else { return nil }
    let container = facts.viewport.container(
      facts.layout.insetsReference, scrolling: .vertical)
    let taken = container.width - room.inner
    let isSpaced = call.arguments[2] != nil || room.gap <= 0
    var text = isSpaced ? "" : ", \(call.function.parameters[2].name): \(decimal(room.gap))"
    if taken >= 0.5 {
      text +=
        ", \(call.function.parameters[3].name): \(Input.containerWidth.name) - \(decimal(taken))"
    }
    let end = range.upperBound - 1
    return text.isEmpty ? nil : [Edit(replace: end..<end, with: text)]
  }
}

/// A call of a function in a program.
struct FunctionCall {
  let id: ExpressionID
  let function: Function
  /// One for each parameter; `nil` where it is left out.
  let arguments: [ExpressionID?]
}

extension LintSubject {
  /// The call of `function` that gives the expression `id` its value, through names.
  func call(of function: Function, behind id: ExpressionID) -> FunctionCall? {
    switch program[id] {
    case .binding(let binding): return call(of: function, behind: program[binding].value)
    case .call(let index, let arguments):
      guard Function.all[index].name == function.name else { return nil }
      return FunctionCall(id: id, function: Function.all[index], arguments: arguments)
    default: return nil
    }
  }

  /// What the length of an element's first child on its axis is divided by.
  fileprivate func divisor(ofFirstChildOf element: CheckedElement) -> ExpressionID? {
    guard let axis = axis(of: element), let child = plainChildren(of: element).first,
      let size = program.elements[child].size
    else { return nil }
    return divisor(in: size[axis])
  }

  private func divisor(in id: ExpressionID) -> ExpressionID? {
    switch program[id] {
    case .binding(let binding): return divisor(in: program[binding].value)
    case .fraction(let number, of: _): return divisor(in: number)
    case .chain(_, let links):
      guard links.count == 1, links[0].operation == .divided else { return nil }
      return links[0].operand
    default: return nil
    }
  }
}

/// The room that columns share.
private struct ColumnRoom {
  let axis: Axis
  /// The length that columns and gaps share, in points.
  let inner: Points
  /// The least gap between two columns, in points.
  let gap: Points
  /// How many columns there are.
  let count: Int
  /// The length of the narrowest column, with the insets of what it holds, in points.
  let narrowest: Points

  init(of group: Group, on line: SurveyedLine, in facts: LayoutFacts) {
    (axis, inner, gap) = (group.axis, line.inner[group.axis], group.spacing.minimum)
    count = line.count
    narrowest = facts.lengths(of: line, in: group).min() ?? .infinity
  }

  /// `nil` where the waterfall shows nothing, or holds what is not as wide as a column.
  init?(of waterfall: Waterfall, in facts: LayoutFacts) {
    guard facts.layout.scrollDirection == .vertical, let item = waterfall.items.only,
      item.size.map({ $0.width == .fullWidth }) ?? true,
      let cell = facts.cells.first(where: { $0.id == item.id })
    else { return nil }
    (axis, count) = (.horizontal, waterfall.columns)
    gap = waterfall.columnSpacing ?? waterfall.spacing
    narrowest = cell.frame.width + item.insets.total(on: .horizontal)
    inner = Double(count) * narrowest + Double(count - 1) * gap
  }
}

extension LayoutFacts {
  /// The lengths of the children of `line` along it, with their insets, in points.
  fileprivate func lengths(of line: SurveyedLine, in group: Group) -> [Points] {
    if case .split(let count) = group.arrangement {
      let gaps = Double(count - 1) * group.spacing.minimum
      return [(line.inner[line.axis] - gaps) / Double(max(1, count))]
    }
    guard let child = group.children.first else { return [] }
    switch child {
    case .item(let item):
      return cells.filter { $0.id == item.id }
        .map { $0.frame.size[line.axis] + item.insets.total(on: line.axis) }
    case .group, .custom, .waterfall:
      return lines.filter { $0.id == child.id }.map { $0.size[line.axis] }
    }
  }
}

extension ModelFacts {
  fileprivate var waterfalls: [Waterfall] {
    sizedChildren.compactMap {
      if case .waterfall(let waterfall) = $0.child { waterfall } else { nil }
    }
  }
}
