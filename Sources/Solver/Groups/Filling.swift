import LayoutGeometry
import LayoutLanguage

extension GroupSolver {
  /// How many cells a group takes at most by filling.
  ///
  /// - Source: `uikit.md` 2.1a.
  static let mostFilled = 10_000
  /// How many cells a group takes at most where they are counted: a bound for the sake of memory.
  static let mostCells = 1_000_000

  /// The children of `line` in the order in which they stand, as far as there are data.
  ///
  /// - Complexity: O(*n*) in the children placed.
  mutating func fill(
    _ line: LineGroup, _ arrangement: Arrangement, _ cursor: ItemCursor
  ) throws(LayoutFault) -> [PlacedChild] {
    switch arrangement {
    case .split(let count):
      return try counted(count, in: try line.part(of: count, on: grid), of: line, cursor)
    case .repeat(let count):
      return try counted(count, in: AvailableSpace(container: line.inner), of: line, cursor)
    case .cycle: return try cycle(line, cursor)
    }
  }

  /// The only child, `count` times, whether it fits or not.
  ///
  /// - Source: `uikit.md` 3.1, 3.4, 22 #5.
  private mutating func counted(
    _ count: Int, in space: AvailableSpace, of line: LineGroup, _ cursor: ItemCursor
  ) throws(LayoutFault) -> [PlacedChild] {
    guard count > 0 else { throw .noSubitem(line.index) }
    let child = line.node.children[0]
    var placed: [PlacedChild] = []
    var (left, cells) = (cursor, 0)
    while placed.count < count, !left.isEmpty {
      let fragment = try solve(child, in: space, left)
      cells += fragment.cells.count
      guard cells <= Self.mostCells else { throw .tooManyCells(Self.mostCells, line.index) }
      let next = left.after(fragment)
      placed.append(
        PlacedChild(
          child: child, space: space, cursor: left, fragment: fragment, turn: placed.count,
          edges: plan.nodes[child].edgeSpacing))
      left = next
    }
    return placed
  }

  /// The children in order, again and again, until the next does not fit.
  ///
  /// A group estimated along its axis takes each child once. A round that adds no length is the
  /// last one. A child that is known not to fit is not solved.
  /// - Source: `uikit.md` 2.1–2.4, 2.1a, m3, 7.5, 7.6, 7.9.
  private mutating func cycle(_ line: LineGroup, _ cursor: ItemCursor) throws(LayoutFault)
    -> [PlacedChild]
  {
    guard line.node.order.isNatural else { return try cycleInOtherTurns(line, cursor) }
    let space = AvailableSpace(container: line.inner)
    var placed: [PlacedChild] = []
    var (used, left, cells) = (0.0, cursor, 0)
    var share: Double? = 0
    let candidates = line.node.children.map { candidate($0, in: space, on: line) }
    repeat {
      var advance: Points = 0
      for candidate in candidates {
        guard !left.isEmpty else { return placed }
        if surveyed != nil { share = share.adding(candidate.share) }
        let start = placed.isEmpty ? 0 : used + line.gap
        if !placed.isEmpty, let length = candidate.length {
          guard fits(start + length, on: line, taking: share) else { return placed }
        }
        let fragment = try solve(candidate.child, in: space, left)
        let length = candidate.edges.least(on: line.axis) + fragment.size[line.axis]
        let end = start + length
        let isFitting = fits(end, on: line, taking: share)
        let (count, given) = (fragment.cells.count, left)
        left = left.after(fragment)
        let next = PlacedChild(
          child: candidate.child, space: space, cursor: given, fragment: fragment,
          turn: placed.count, edges: candidate.edges)
        guard isFitting else {
          guard !placed.isEmpty else { throw .noChildFits(next, in: plan, on: line) }
          return placed
        }
        used = end
        advance += line.gap + length
        cells += count
        guard cells <= Self.mostFilled else { throw .tooManyCells(Self.mostFilled, line.index) }
        placed.append(next)
      }
      guard !line.isEstimated(on: line.axis), advance > 0 else { break }
    } while !left.isEmpty
    return placed
  }

  /// A child that is to stand on a line, again and again.
  private struct Candidate {
    let child: Int
    let edges: EdgeSpacing
    /// What it takes on the line at least, in points, where that does not depend on contents.
    let length: Points?
    /// How much of the line it takes, if that follows from fractions alone; `nil` when not surveying.
    let share: Double?
  }

  private func candidate(_ child: Int, in space: AvailableSpace, on line: LineGroup) -> Candidate {
    let (size, edges) = (plan.nodes[child].size, plan.nodes[child].edgeSpacing)
    var length: Points?
    switch size[line.axis] {
    case .absolute, .fraction:
      length =
        size.points(in: space) { grid.solved($0) }[line.axis] + edges.least(on: line.axis)
    case .estimated, .uniform, .aspect: break
    }
    return Candidate(
      child: child, edges: edges, length: length,
      share: surveyed == nil ? nil : plan.nodes[child].share(of: line))
  }

  /// The same where children do not take data as they stand: round by round.
  private mutating func cycleInOtherTurns(
    _ line: LineGroup, _ cursor: ItemCursor
  ) throws(LayoutFault) -> [PlacedChild] {
    var placed: [PlacedChild] = []
    var (used, left, cells) = (0.0, cursor, 0)
    while !left.isEmpty {
      var round = try self.round(line, line.node.children.count, after: placed, left)
      let fitting = line.fitting(round, used: &used, isFirst: placed.isEmpty)
      if surveyed != nil { closeCalls.append(CloseCall(space: line.inner[line.axis], end: used)) }
      if fitting < round.count {
        guard fitting + placed.count > 0 else {
          throw round.first.map { .noChildFits($0, in: plan, on: line) }
            ?? .noSubitem(line.index)
        }
        round = try self.round(line, fitting, after: placed, left)
      }
      for child in round {
        left = left.after(child.fragment)
        cells += child.fragment.cells.count
      }
      guard cells <= Self.mostFilled else { throw .tooManyCells(Self.mostFilled, line.index) }
      placed += round
      guard fitting == line.node.children.count, line.repeats(round) else { break }
    }
    return placed
  }

  /// The first `count` children once: solved in the order of the data, returned in the order of
  /// their places, up to the last that has any.
  ///
  /// A child that gets no data keeps its space before one that does, as if there were more data.
  /// - Source: `language.md` 4, `order`.
  private mutating func round(
    _ line: LineGroup, _ count: Int, after placed: [PlacedChild], _ cursor: ItemCursor
  ) throws(LayoutFault) -> [PlacedChild] {
    let space = AvailableSpace(container: line.inner)
    var round = [PlacedChild?](repeating: nil, count: count)
    var left = cursor
    var turn = placed.count
    for place in line.node.order.turns where place < count {
      let child = line.node.children[place]
      let given = left.isEmpty ? left.unlimited : left
      let isLast = left.isEmpty && !round[place...].contains { $0 != nil }
      if !isLast {
        var fragment = try solve(child, in: space, given)
        if left.isEmpty { fragment = fragment.vacated }
        left = left.after(fragment)
        round[place] = PlacedChild(
          child: child, space: space, cursor: given, fragment: fragment, turn: turn,
          edges: plan.nodes[child].edgeSpacing)
      }
      turn += 1
    }
    return round.compactMap(\.self)
  }
}

extension LineGroup {
  /// What each of `count` equal parts is resolved in: the space less the gaps, and the part of it.
  ///
  /// - Source: `uikit.md` m2, 3.1: fractions refer to the space less the gaps on either axis.
  func part(of count: Int, on grid: PixelGrid) throws(LayoutFault) -> AvailableSpace {
    guard count > 0 else { throw .noSubitem(index) }
    let gaps = gap * Double(count - 1)
    var container = inner
    container[axis] = inner[axis] - gaps
    guard container[axis] > 0 || gaps <= 0 || isEstimated(on: axis) else {
      throw .noChildFits(needing: gaps, on: self)
    }
    container[axis] = container[axis].orZero
    let length = grid.solved(container[axis] / Double(count))
    return AvailableSpace(
      container: container, share: AvailableSpace.Share(axis: axis, length: length))
  }

  /// Whether another round may follow `round`.
  ///
  /// - Source: `uikit.md` 2.1a, 7.9.
  fileprivate func repeats(_ round: [PlacedChild]) -> Bool {
    !isEstimated(on: axis) && round.reduce(0) { $0 + gap + length(of: $1) } > 0
  }

  /// How much of a sum of lengths is forgiven, relatively and in points.
  ///
  /// - Source: `uikit.md` 22 #1: thirds must fit, a pixel too much must not.
  private static let tolerance = 1e-6

  /// Whether something that ends so many points from the start fits.
  ///
  /// - Source: `uikit.md` 2.2, 7.9.
  func fits(_ end: Points) -> Bool {
    end <= inner[axis] * (1 + Self.tolerance) + Self.tolerance || isEstimated(on: axis)
  }

  /// How many of `round` fit behind the `used` points, which grow by what they take.
  ///
  /// - Source: `uikit.md` 2.2, 7.9.
  fileprivate func fitting(_ round: [PlacedChild], used: inout Points, isFirst: Bool) -> Int {
    for (place, child) in round.enumerated() {
      let space = isFirst && place == 0 ? 0 : gap
      let end = used + space + length(of: child)
      guard fits(end) else { return place }
      used = end
    }
    return round.count
  }
}
