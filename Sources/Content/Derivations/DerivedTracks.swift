internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps

/// The columns of a lazy grid, or the rows of one that scrolls sideways, as they came about.
struct DerivedTracks {
  /// One of those that a track is split in.
  struct Lane {
    let start: DerivedValue
    let length: DerivedValue
    let alignment: BoxAlignment
  }

  private let grid: TrackGrid
  private let cause: DerivedValue.Cause
  /// The first of them: as many as something can stand in.
  private(set) var lanes: [Lane] = []
  /// Where the last one ends.
  private(set) var reach: DerivedValue
  /// What the grid answers, which may be more.
  private(set) var length: DerivedValue
  private var rest: DerivedValue
  private var position: DerivedValue

  /// Those of `grid` in `length`, the first `most` one by one.
  ///
  /// - Parameter cause: The property that describes them.
  /// - Source: `content.md` c.2, 1 to 4.
  init(of grid: TrackGrid, in length: DerivedValue, most: Int, _ cause: DerivedValue.Cause) {
    let zero = DerivedValue(
      given: 0, "grid-column", "the first begins at 0", .init(origin: .default))
    (self.grid, self.cause, self.length) = (grid, cause, length)
    (rest, position, reach) = (length, zero, zero)
    take(grid.tracks.dropLast().map(gap(after:)), "its gaps leave ")
    take(
      grid.tracks.compactMap(\.fixedLength).map { number($0, "a track of") }, "fixed tracks leave ")
    var open = grid.tracks.count { $0.fixedLength == nil }
    for (place, track) in grid.tracks.enumerated() {
      if place > 0 {
        move(by: gap(after: grid.tracks[place - 1]), "behind the gap: ")
      }
      let share =
        open < 2
        ? rest
        : DerivedValue(.divide, [.value(rest), .count(open)], reason("shared by \(open) tracks: "))
      let split = split(track, share)
      append(split, of: track, most: most)
      move(by: split.taken, "behind the track: ")
      if track.fixedLength != nil { continue }
      open -= 1
      if open > 0 { take([track.isSplit ? share : split.taken], "the tracks before leave ") }
    }
    self.length = DerivedValue(
      .max, [.value(length), .value(position)], reason("what is proposed and what it needs: "))
  }

  /// The length where nothing is proposed: every track at its least.
  static func least(of grid: TrackGrid, _ cause: DerivedValue.Cause) -> DerivedValue {
    let gaps = grid.tracks.dropLast().map { gap(after: $0, cause) }
    let terms = gaps + grid.tracks.map { least(of: $0, cause, "at least") }
    return terms.count == 1
      ? terms[0]
      : DerivedValue(
        .add, terms.map { .value($0) },
        .init("grid-column", "every track at its least: ", cause))
  }

  private func reason(_ words: String) -> DerivedValue.Reason { .init("grid-column", words, cause) }

  private func number(_ number: Points, _ words: String) -> DerivedValue {
    Self.number(number, words, cause)
  }

  private func gap(after track: Track) -> DerivedValue { Self.gap(after: track, cause) }

  private func least(of track: Track) -> DerivedValue {
    Self.least(of: track, cause, "a track is at least")
  }

  private static func number(_ number: Points, _ words: String, _ cause: DerivedValue.Cause)
    -> DerivedValue
  {
    DerivedValue(given: number, "grid-column", "\(words) \(number.asWritten)", cause)
  }

  /// The gap behind a track, which is the standard's where none is written.
  private static func gap(after track: Track, _ cause: DerivedValue.Cause) -> DerivedValue {
    let isWritten = track.spacing != Stack.standardSpacing
    return number(track.spacing, "a gap of", isWritten ? cause : .init(origin: .default))
  }

  /// How long a track is at least; a flexible one is so long where nothing is written.
  private static func least(of track: Track, _ cause: DerivedValue.Cause, _ words: String)
    -> DerivedValue
  {
    var isWritten = true
    if case .flexible(Track.standardMinimum, _) = track.length { isWritten = false }
    return number(track.least, words, isWritten ? cause : .init(origin: .default))
  }

  private mutating func take(_ values: [DerivedValue], _ words: String) {
    let taken = values.filter { $0.result != 0 }
    guard !taken.isEmpty else { return }
    rest = DerivedValue(.subtract, [.value(rest)] + taken.map { .value($0) }, reason(words))
  }

  private mutating func move(by value: DerivedValue, _ words: String) {
    guard value.result != 0 else { return }
    position = DerivedValue(.add, [.value(position), .value(value)], reason(words))
  }

  /// What a track is split in, all of one length.
  private struct Split {
    var count = 1
    let length: DerivedValue
    let taken: DerivedValue
  }

  private func split(_ track: Track, _ share: DerivedValue) -> Split {
    switch track.length {
    case .fixed(let length):
      let value = number(length, "a track of")
      return Split(length: value, taken: value)
    case .flexible(_, let most):
      let value = DerivedValue(
        .max,
        [.value(limited(share, to: most)), .value(least(of: track))],
        reason("its least length: "))
      return Split(length: value, taken: value)
    case .adaptive(_, let most):
      let whole = share.atLeast(0, "grid-column")
      let count = DerivedValue(
        .count,
        [
          .value(whole), .value(least(of: track)),
          .value(gap(after: track)),
        ], reason("so many fit"))
      guard count.result >= 2 else {
        return Split(length: limited(whole, to: most), taken: whole)
      }
      let gaps = DerivedValue(
        .multiply,
        [.value(gap(after: track)), .count(Int(count.result) - 1)],
        reason("the gaps between: "))
      let left = DerivedValue(
        .subtract, [.value(whole), .value(gaps)], reason("its gaps leave "))
      let one = DerivedValue(
        .divide, [.value(left), .value(count)], reason("shared by all that fit: "))
      return Split(count: Int(count.result), length: limited(one, to: most), taken: whole)
    }
  }

  private func limited(_ value: DerivedValue, to most: Points) -> DerivedValue {
    most == .infinity
      ? value
      : DerivedValue(
        .min, [.value(value), .value(number(most, "a track is at most"))],
        reason("its greatest length: "))
  }

  private mutating func append(_ split: Split, of track: Track, most: Int) {
    func start(of place: Int) -> DerivedValue {
      guard place > 0 else { return position }
      let one = DerivedValue(
        .add, [.value(split.length), .value(gap(after: track))],
        reason("a track and its gap: "))
      let all = DerivedValue(
        .multiply, [.value(one), .count(place)], reason("\(place) before it: "))
      return DerivedValue(
        .add, [.value(position), .value(all)], reason("behind those before it: "))
    }
    for place in 0..<min(split.count, max(0, most - lanes.count)) {
      lanes.append(
        Lane(start: start(of: place), length: split.length, alignment: track.alignment))
    }
    reach = DerivedValue(
      .add, [.value(start(of: split.count - 1)), .value(split.length)],
      reason("where the last one ends: "))
  }
}

extension Track {
  /// Its length where that does not depend on the others'.
  fileprivate var fixedLength: Points? {
    if case .fixed(let length) = length { length } else { nil }
  }

  /// Whether it is split in as many as fit.
  fileprivate var isSplit: Bool { if case .adaptive = length { true } else { false } }
}
