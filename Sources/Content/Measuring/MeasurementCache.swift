internal import LayoutGeometry
internal import LayoutLanguage

/// What of a node is measured for a proposal.
enum Metric: Int, CaseIterable {
  case width, height, firstBaseline, lastBaseline

  /// How long it is on an axis.
  init(lengthOn axis: Axis) { self = axis.isHorizontal ? .width : .height }

  /// The axis on which the answer lies.
  var axis: Axis { self == .width ? .horizontal : .vertical }
}

/// What a node answers to all proposals of a domain: where it does not move the same to the last bit,
/// and where it does, so that all decisions that depend on it are the same.
struct Measurement {
  let domain: Domain
  let length: Linear

  /// Whether it is the answer to the lengths of `proposal`, to the last bit.
  func holds(for width: Points, _ height: Points) -> Bool {
    domain.width.holds(for: width, isMoving: length.movingAxes.width)
      && domain.height.holds(for: height, isMoving: length.movingAxes.height)
  }

  /// Whether it does not depend on what is proposed on `axis`.
  func isFree(of axis: Axis) -> Bool {
    domain[axis].isUnbounded && !length.movingAxes.contains(axis)
  }
}

/// The answers that nodes have given, by node, metric and domain.
///
/// Elements ask their children several times, and those theirs. Mostly an answer is the same for a
/// whole range of proposals: what is remembered with its range keeps the cost from growing with the
/// depth. Where each level makes a proposal of its own and the answers follow it, as with ratios, it
/// does grow; `MeasurementLimit` ends that.
struct MeasurementCache {
  private struct Entry {
    let answer: Measurement
    let isWidthOpen: Bool
    let isHeightOpen: Bool
    /// The node's answer to the metric before this one; -1: none.
    let next: Int32
  }

  private var entries: [Entry] = []
  /// By node and metric: the last answer; -1: none.
  private var prefixes: [Int32]
  /// How many answers are looked at; those before them are forgotten.
  private static let memory = 256

  /// None, of so many nodes.
  init(nodes count: Int) {
    prefixes = Array(repeating: -1, count: count * Metric.allCases.count)
  }

  var count: Int { entries.count }

  /// Forgets all answers.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    for place in prefixes.indices { prefixes[place] = -1 }
  }

  private func place(_ node: Int, _ metric: Metric) -> Int {
    node * Metric.allCases.count + metric.rawValue
  }

  /// What `node` has answered to `metric` for proposals among which is `proposal`.
  ///
  /// - Complexity: O(*k*) in the answers of the node, of which it has few.
  func find(_ node: Int, _ metric: Metric, _ proposal: Proposal) -> Measurement? {
    let (isWidthOpen, isHeightOpen) = (proposal.width == nil, proposal.height == nil)
    let (width, height) = (proposal.width ?? 0, proposal.height ?? 0)
    var place = Int(prefixes[self.place(node, metric)])
    for _ in 0..<Self.memory {
      if place < 0 { return nil }
      if entries[place].isWidthOpen == isWidthOpen, entries[place].isHeightOpen == isHeightOpen,
        entries[place].answer.holds(for: width, height)
      {
        return entries[place].answer
      }
      place = Int(entries[place].next)
    }
    return nil
  }

  /// Remembers what `node` answers for `proposal` and those around it.
  ///
  /// - Complexity: O(1) amortized.
  mutating func store(
    _ answer: Measurement, of node: Int, _ metric: Metric, for proposal: Proposal
  ) {
    let place = place(node, metric)
    // Most contents are measured as often: so their answers are not moved.
    if entries.isEmpty { entries.reserveCapacity(prefixes.count) }
    entries.append(
      Entry(
        answer: answer, isWidthOpen: proposal.width == nil, isHeightOpen: proposal.height == nil,
        next: prefixes[place]))
    prefixes[place] = Int32(entries.count - 1)
  }
}

extension Domain {
  /// The length of a measurement for `proposal`; keeps the proposals for which the measurement holds.
  mutating func adopt(_ answer: Measurement, to proposal: LinearProposal) -> Linear {
    var proposal = proposal
    if let width = proposal.width { proposal.width = keep(width, asIn: answer, on: .horizontal) }
    if let height = proposal.height { proposal.height = keep(height, asIn: answer, on: .vertical) }
    return answer.length.isConstant ? answer.length : answer.length.moving(with: proposal)
  }

  /// Keeps the proposals for which `answer` holds if `length` is proposed on `axis`; returns the
  /// length that the answer moves with.
  private mutating func keep(
    _ length: Linear, asIn answer: Measurement, on axis: Axis
  ) -> Linear {
    let isMoving = answer.length.movingAxes.contains(axis)
    if length.isConstant && !isMoving { return length }
    // A proposal below zero is one of nothing.
    if isMoving, !(length.value > 0) {
      keep(length, within: -.infinity...0)
      return .zero
    }
    let interval = answer.domain[axis]
    let isBounded = length.value > 0 && (isMoving || interval.lower > 0)
    keep(length, within: (isBounded ? max(interval.lower, 0) : -.infinity)...interval.upper)
    return length
  }

  /// Keeps the proposals for which `length`, which is within a range, stays so.
  mutating func keep(_ length: Linear, within range: ClosedRange<Points>) {
    if length.isConstant { return }
    if range.lowerBound > -.infinity { require(length - range.lowerBound) }
    if range.upperBound == .greatestFiniteMagnitude {
      separate(length)
    } else if range.upperBound < .infinity {
      require(Linear(range.upperBound) - length)
    }
  }
}
