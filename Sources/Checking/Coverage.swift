internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// The values that the cases of a `switch` cover so far.
struct Coverage {
  /// The words of the subject in their order, each of which stands for the number of its place; empty
  /// where it is anything else.
  let order: [String]
  /// The possible values of a subject that is a number.
  private let domain: Interval
  private var intervals = IntervalSet()
  private(set) var values: [Value: TextRange] = [:]
  /// Whether all patterns are known before evaluation.
  var isKnown = true

  init(of enumeration: Enumeration?, numbers domain: Interval) {
    order = enumeration.map { $0.isOrdered ? $0.words : [] } ?? []
    self.domain = domain
  }

  /// The number that a value is, or that stands for a word.
  func number(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number.value
    case .word(let word): order.firstIndex(of: word).map(Double.init)
    case .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .text, .list, .size, .track,
      .datum, .missing, .fault:
      nil
    }
  }

  /// Adds a value that is no number.
  ///
  /// - Returns: The case that holds it already.
  mutating func add(_ value: Value, at range: TextRange) -> TextRange? {
    if let first = values[value] { return first }
    values[value] = range
    return nil
  }

  /// Adds the numbers of an interval.
  ///
  /// - Returns: A case that holds some of them already.
  /// - Complexity: O(√*n*) in the number of cases.
  mutating func add(_ interval: Interval, at range: TextRange) -> TextRange? {
    intervals.insert(interval, range)
  }

  /// The words that no case holds.
  func missing(of words: [String]) -> [String] {
    words.filter { word in
      guard let place = number(.word(word)) else { return values[.word(word)] == nil }
      return !intervals.contains(place)
    }
  }

  /// The first numbers that no case holds, as they would be written.
  ///
  /// - Parameter isContinuous: Whether there are numbers between two neighbouring whole ones.
  func firstGap(isContinuous: Bool) -> String? {
    var reached = domain.from
    var isHeld = false
    for interval in intervals.sorted where interval.to >= reached {
      let isNeighbour = !isContinuous && isHeld && interval.from == reached + 1
      let isNext = interval.from < reached || (interval.from == reached) || isNeighbour
      if !isNext {
        let gap = Interval(from: reached, to: interval.from, isClosed: false)
        return Self.spell(gap, isHeld, isContinuous: isContinuous)
      }
      (reached, isHeld) = (interval.to, interval.isClosed)
    }
    let isReached = reached == domain.to && (isHeld || !domain.isClosed)
    if reached == .infinity || reached > domain.to || isReached { return nil }
    let gap = Interval(from: reached, to: domain.to, isClosed: domain.isClosed)
    return Self.spell(gap, isHeld, isContinuous: isContinuous)
  }

  /// `gap` in the words of a case; of whole numbers without the first, if that `isHeld`.
  private static func spell(_ gap: Interval, _ isHeld: Bool, isContinuous: Bool) -> String {
    guard !isContinuous else { return (isHeld ? "above " : "") + gap.spelling }
    let first = isHeld ? gap.from + 1 : gap.from
    let isAlone = !gap.isClosed && first + 1 == gap.to
    return Interval(
      from: first, to: isAlone ? first : gap.to, isClosed: gap.isClosed || isAlone
    ).spelling
  }
}

/// Intervals of which no two overlap, each with the place of its case.
struct IntervalSet {
  private typealias Entry = (interval: Interval, range: TextRange)

  /// In the order of their numbers; no chunk is empty, and none is long.
  private var chunks: [[Entry]] = []
  private static let longestChunk = 512

  var sorted: [Interval] { chunks.flatMap { $0.map(\.interval) } }

  /// Whether one of them holds `number`.
  func contains(_ number: Double) -> Bool {
    chunks.contains { $0.contains { $0.interval.contains(number) } }
  }

  /// Takes an interval in, unless it overlaps one of them: then that one's place is returned.
  ///
  /// - Complexity: O(√*n*).
  mutating func insert(_ interval: Interval, _ range: TextRange) -> TextRange? {
    let index = max(0, chunks.partitioningIndex { $0[0].interval.from > interval.from } - 1)
    guard index < chunks.count else {
      chunks.append([(interval, range)])
      return nil
    }
    let place = chunks[index].partitioningIndex { $0.interval.from > interval.from }
    let next =
      place < chunks[index].count
      ? chunks[index][place] : index + 1 < chunks.count ? chunks[index + 1][0] : nil
    let neighbours = [place > 0 ? chunks[index][place - 1] : nil, next].compactMap { $0 }
    if let other = neighbours.first(where: { $0.interval.overlaps(interval) }) {
      return other.range
    }
    chunks[index].insert((interval, range), at: place)
    if chunks[index].count > Self.longestChunk { split(index) }
    return nil
  }

  private mutating func split(_ index: Int) {
    let half = Self.longestChunk / 2
    chunks.insert(Array(chunks[index][half...]), at: index + 1)
    chunks[index].removeSubrange(half...)
  }
}
