internal import LayoutGeometry
internal import LayoutModel

/// A column of a lazy grid, or a row of one that scrolls sideways.
private struct Lane {
  var start: Points
  let length: Points
  let alignment: BoxAlignment
}

/// The lanes of a grid and how far they reach.
private struct Lanes {
  var all: [Lane] = []
  var length: Points = 0
}

extension Engine {
  /// - Source: `content.md` c.2.
  mutating func size(of grid: TrackGrid, _ node: Int, _ proposal: Proposal) -> Size {
    let lanes = grid.lanes(in: proposal[grid.axis] ?? grid.least)
    let breadths = lineBreadths(of: grid, node, grid.lanes(in: lanes.length))
    let gaps = Double(max(0, breadths.count - 1)) * grid.spacing
    return Size(grid.axis, lanes.length, across: breadths.reduce(gaps, +))
  }

  /// The lanes are reckoned once more in the length that came out.
  mutating func places(in grid: TrackGrid, _ node: Int, _ size: Size) -> [Placement] {
    let lanes = grid.lanes(in: size[grid.axis])
    guard !lanes.all.isEmpty else { return [] }
    let breadths = lineBreadths(of: grid, node, lanes)
    // What is longer than the grid sticks out at its end.
    let rest = max(0, size[grid.axis] - lanes.reach)
    let start = Point(grid.axis, rest, across: 0)
    let unit = grid.alignment.unit
    var top: Points = 0
    var places: [Placement] = []
    for (place, child) in tree.children(of: node).enumerated() {
      let (line, lane) = (place / lanes.all.count, lanes.all[place % lanes.all.count])
      if place > 0, place % lanes.all.count == 0 { top += breadths[line - 1] + grid.spacing }
      let cell = Size(grid.axis, lane.length, across: breadths[line])
      var placement = placement(child, Proposal(cell))
      placement.origin =
        Point(grid.axis, lane.start + start[grid.axis] * unit[grid.axis], across: top)
        + lane.alignment.origin(of: placement.size, in: cell)
      places.append(placement)
    }
    return places
  }

  /// How much each line takes across the lanes: as much as its largest cell.
  private mutating func lineBreadths(
    of grid: TrackGrid, _ node: Int, _ lanes: Lanes
  ) -> [Points] {
    guard !lanes.all.isEmpty else { return [] }
    var breadths: [Points] = []
    for (place, child) in tree.children(of: node).enumerated() {
      let lane = lanes.all[place % lanes.all.count]
      let answer = size(child, Proposal(grid.axis, lane.length, across: nil))[grid.axis.flipped]
      if place % lanes.all.count == 0 {
        breadths.append(answer)
      } else {
        breadths[breadths.count - 1] = max(breadths[breadths.count - 1], answer)
      }
    }
    return breadths
  }
}

extension Lanes {
  /// Where the last lane ends.
  fileprivate var reach: Points { all.last.map { $0.start + $0.length } ?? 0 }
}

extension TrackGrid {
  /// The length where nothing is proposed: every track at its least.
  fileprivate var least: Points {
    tracks.dropLast().reduce(0) { $0 + $1.spacing } + tracks.reduce(0) { $0 + $1.least }
  }

  /// How long the lanes are that share `length`.
  func laneLengths(in length: Points) -> [Points] { lanes(in: length).all.map(\.length) }

  /// The lanes in a length, which may be too short for them.
  ///
  /// - Source: `content.md` c.2, 1 to 4.
  fileprivate func lanes(in length: Points) -> Lanes {
    var rest = length - tracks.dropLast().reduce(0) { $0 + $1.spacing }
    var open = 0
    for track in tracks {
      if case .fixed(let length) = track.length { rest -= length } else { open += 1 }
    }
    var lanes = Lanes()
    var position: Points = 0
    for (place, track) in tracks.enumerated() {
      if place > 0 { position += tracks[place - 1].spacing }
      let share = rest / Double(max(open, 1))
      let taken = lanes.append(track, at: position, share)
      position += taken
      if case .fixed = track.length { continue }
      open -= 1
      if case .adaptive = track.length { rest -= share } else { rest -= taken }
    }
    lanes.length = max(length, position)
    return lanes
  }
}

extension Lanes {
  /// Adds the lanes of a track that may take `share`, and returns what it takes.
  fileprivate mutating func append(
    _ track: Track, at start: Points, _ share: Points
  ) -> Points {
    switch track.length {
    case .fixed(let length):
      all.append(Lane(start: start, length: length, alignment: track.alignment))
      return length
    case .flexible(let least, let most):
      let length = Swift.max(Swift.min(share, most), least)
      all.append(Lane(start: start, length: length, alignment: track.alignment))
      return length
    case .adaptive(let least, let most):
      let (whole, gap) = (Swift.max(share, 0), track.spacing)
      let count = track.count(in: whole, of: least)
      let length = Swift.min((whole - (count - 1) * gap) / count, most)
      for place in 0..<Int(count) {
        let start = start + Double(place) * (length + gap)
        all.append(Lane(start: start, length: length, alignment: track.alignment))
      }
      return whole
    }
  }
}

extension Track {
  /// The most lanes that one track is split in.
  private static let mostLanes = 10_000.0

  fileprivate func count(in length: Points, of least: Points) -> Double {
    let count = ((length + spacing) / (least + spacing)).rounded(.down)
    return count.isNaN ? 1 : min(max(1, count), Self.mostLanes)
  }

  /// What it takes at the least.
  fileprivate var least: Points {
    switch length {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }
}
