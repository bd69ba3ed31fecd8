internal import LayoutGeometry
internal import LayoutLanguage

/// A column of a lazy grid, or a row of one that scrolls sideways.
private struct ResolvedTrack {
  let start: Linear
  let length: Linear
  let alignment: BoxAlignment
}

/// The lanes of a grid: what its tracks are split into, and how far they reach.
private struct ResolvedTracks {
  /// The first of them: as many as something can stand in.
  var first: [ResolvedTrack] = []
  /// How many there are, and how many of them are of no length.
  var count = 0
  var emptyCount = 0
  /// Where the last one ends.
  var reach = Linear.zero
  /// What the grid answers, which may be more.
  var length = Linear.zero
}

extension LayoutPass {
  /// - Source: `content.md` c.2.
  mutating func length(
    of grid: TrackGrid, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    let resolved = resolved(of: grid, node, in: proposal[grid.axis] ?? Linear(grid.least))
    guard axis != grid.axis else { return resolved.length }
    let breadths = lineBreadths(of: grid, node, self.resolved(of: grid, node, in: resolved.length))
    let gaps = Double(max(0, breadths.count - 1)) * grid.spacing
    return breadths.reduce(Linear(gaps), +)
  }

  /// The tracks are resolved once more in the resulting length.
  mutating func places(in grid: TrackGrid, _ node: Int, _ size: LinearSize) -> [Placement] {
    let resolved = resolved(of: grid, node, in: size[grid.axis])
    guard resolved.count > 0 else { return [] }
    let breadths = lineBreadths(of: grid, node, resolved)
    // What is longer than the grid sticks out at its end.
    let rest =
      domain.larger(.zero, size[grid.axis] - resolved.reach) * grid.alignment.unit[grid.axis]
    var top = Linear.zero
    var places: [Placement] = []
    for (place, child) in tree.children(of: node).enumerated() {
      let (line, track) = (place / resolved.count, resolved.first[place % resolved.count])
      if place > 0, place % resolved.count == 0 { top += breadths[line - 1] + grid.spacing }
      let cell = LinearSize(grid.axis, track.length, across: breadths[line])
      var placement = placement(child, LinearProposal(cell))
      placement.origin =
        LinearPoint(grid.axis, track.start + rest, across: top)
        + track.alignment.origin(of: placement.size, in: cell)
      places.append(placement)
    }
    return places
  }

  /// How much each line takes across the lanes: as much as its largest cell.
  private mutating func lineBreadths(
    of grid: TrackGrid, _ node: Int, _ resolved: ResolvedTracks
  ) -> [Linear] {
    guard resolved.count > 0 else { return [] }
    var breadths: [Linear] = []
    for (place, child) in tree.children(of: node).enumerated() {
      let track = resolved.first[place % resolved.count]
      let answer = length(
        child, on: grid.axis.flipped, LinearProposal(grid.axis, track.length, across: nil))
      if place % resolved.count == 0 {
        breadths.append(answer)
      } else {
        breadths[breadths.count - 1] = domain.larger(breadths[breadths.count - 1], answer)
      }
    }
    return breadths
  }

  private mutating func resolved(of grid: TrackGrid, _ node: Int, in length: Linear)
    -> ResolvedTracks
  {
    grid.resolved(in: length, most: tree.children(of: node).count, &domain)
  }
}

extension TrackGrid {
  /// The length where nothing is proposed: every track at its least.
  fileprivate var least: Points {
    tracks.dropLast().reduce(0) { $0 + $1.spacing } + tracks.reduce(0) { $0 + $1.least }
  }

  /// How many lanes share `length`, and how many of them have the length 0.
  func resolvedTrackCounts(in length: Points) -> (all: Int, empty: Int) {
    var domain = Domain(around: .ideal)
    let resolved = resolved(in: Linear(length), most: 0, &domain)
    return (resolved.count, resolved.emptyCount)
  }

  /// The lanes in a length, which may be too short for them, the first `most` one by one.
  ///
  /// - Complexity: O(*n*) in the tracks and `most`, however many lanes a track is split into.
  /// - Source: `content.md` c.2, 1 to 4.
  fileprivate func resolved(in length: Linear, most: Int, _ domain: inout Domain) -> ResolvedTracks
  {
    var rest = length - tracks.dropLast().reduce(0) { $0 + $1.spacing }
    var open = 0
    for track in tracks {
      if case .fixed(let length) = track.length { rest -= length } else { open += 1 }
    }
    var resolved = ResolvedTracks()
    var position = Linear.zero
    for (place, track) in tracks.enumerated() {
      if place > 0 { position += tracks[place - 1].spacing }
      let share = rest / Double(max(open, 1))
      let split = track.split(share, &domain)
      resolved.append(split, of: track, at: position, most: most)
      position += split.taken
      if case .fixed = track.length { continue }
      open -= 1
      if case .adaptive = track.length { rest -= share } else { rest -= split.taken }
    }
    resolved.length = domain.larger(length, position)
    return resolved
  }
}

extension ResolvedTracks {
  /// Adds the lanes that a track is split into.
  fileprivate mutating func append(
    _ split: TrackExpansion, of track: Track, at start: Linear, most: Int
  ) {
    for place in 0..<min(split.count, max(0, most - count)) {
      first.append(
        ResolvedTrack(
          start: start + (split.length + track.spacing) * Double(place), length: split.length,
          alignment: track.alignment))
    }
    reach = start + (split.length + track.spacing) * Double(split.count - 1) + split.length
    count += split.count
    if split.length.value <= 0 { emptyCount += split.count }
  }
}

/// The lanes of one track, all of one length.
private struct TrackExpansion {
  var count = 1
  let length: Linear
  let taken: Linear
}

extension Track {
  /// The most lanes that one track is split into.
  private static let mostLanes = 10_000.0

  /// The lanes of a track that may take `share`.
  fileprivate func split(_ share: Linear, _ domain: inout Domain) -> TrackExpansion {
    switch length {
    case .fixed(let length): return TrackExpansion(length: Linear(length), taken: Linear(length))
    case .flexible(let least, let most):
      let length = domain.larger(domain.smaller(share, Linear(most)), Linear(least))
      return TrackExpansion(length: length, taken: length)
    case .adaptive(let least, let most):
      let whole = domain.larger(share, .zero)
      let count = count(in: whole, of: least, &domain)
      let length = (whole - (count - 1) * spacing) / count
      return TrackExpansion(
        count: Int(count), length: domain.smaller(length, Linear(most)), taken: whole)
    }
  }

  private func count(
    in length: Linear, of least: Points, _ domain: inout Domain
  ) -> Double {
    let ratio = (length + spacing) / (least + spacing)
    let count = ratio.value.rounded(.down)
    guard count >= 2 else {
      if !count.isNaN { domain.keepOrder(Linear(2), ratio) }
      return 1
    }
    guard count < Self.mostLanes else {
      domain.keepOrder(Linear(Self.mostLanes), ratio)
      return Self.mostLanes
    }
    domain.keepOrder(Linear(count), ratio)
    domain.keepOrder(Linear(count + 1), ratio)
    return count
  }

  /// Its least length.
  var least: Points {
    switch length {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }
}
