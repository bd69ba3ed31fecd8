import LayoutCompiler
import Baselines

extension Figure {
  /// Layouts from their text to the last of their frames, beside boxes in an arena in C that are made,
  /// placed and read. `Peers/compare` shows them beside other engines.
  static let peers = [10_000, 100_000, 1_000_000].flatMap { cells in
    [Peer.grid, .mosaic].map { peer in
      Figure(
        name: "peers/\(peer.name) of \(cells)", unit: .nanosecondsEach, baseline: "C arena",
        target: cells > 10_000 ? .ratio(0.2) : .none
      ) { (mode) throws(BenchmarkError) in
        let text = peer.text + "\npreview \"peer\" \(peer.size) { items: \(cells) }"
        let (ours, theirs) = (peer.own(text), peer.arena(cells))
        guard ours.isNear(theirs) else { throw .disagreement("\(ours) against \(theirs)") }
        return mode.alternate(work: Double(cells)) {
          keep(peer.own(text))
        } against: {
          keep(peer.arena(cells))
        }
      }
    }
  }
}

/// A layout that every engine can have.
private struct Peer: Sendable {
  let name: String
  let size: String
  let text: String
  /// Adds rows or tiles to the arena until there are so many cells.
  let fill: @Sendable (OpaquePointer, _ root: Int32, _ cells: Int) -> Void
  let bounds: baseline_frame

  static let grid = Peer(
    name: "grid", size: "393 x 852",
    text: "layout grid { section all { hgroup row 1w x 130 { item cell 1/3w x 1h } } }",
    fill: { arena, root, cells in
      for cell in stride(from: 0, to: cells, by: 3) {
        let row = baseline_arena_add(arena, root, -1, 130, 1)
        for _ in cell..<min(cell + 3, cells) { baseline_arena_add(arena, row, -1.0 / 3, -1, 0) }
      }
    }, bounds: baseline_frame(x: 0, y: 0, width: 393, height: 852))

  static let mosaic = Peer(
    name: "mosaic", size: "390 x 844", text: Mosaic.text,
    fill: { arena, root, cells in
      for _ in 0..<cells / 5 {
        let tile = baseline_arena_add(arena, root, -1, 390, 0)
        let feature = baseline_arena_add(arena, tile, -1, -2.0 / 3, 1)
        baseline_arena_add(arena, feature, -2.0 / 3, -1, 0)
        let stack = baseline_arena_add(arena, feature, -1.0 / 3, -1, 0)
        for _ in 0..<2 { baseline_arena_add(arena, stack, -1, -0.5, 0) }
        let strip = baseline_arena_add(arena, tile, -1, -1.0 / 3, 1)
        for _ in 0..<2 { baseline_arena_add(arena, strip, -0.5, -1, 0) }
      }
    }, bounds: baseline_frame(x: 0, y: 0, width: 390, height: 844))

  /// The sums of all frames of the preview in `text`, read in pieces that stay in the processor's cache.
  func own(_ text: String) -> FrameSum {
    var sum = FrameSum()
    let solved = LayoutCompiler.Program(source: text).solvePreviews()[0]
    var frames = Array(repeating: Frame.zero, count: 8192)
    for section in solved.sections {
      for start in stride(from: 0, to: section.itemCount, by: frames.count) {
        let range = start..<min(start + frames.count, section.itemCount)
        var span = frames.mutableSpan
        solved.copyFrames(of: section.index, in: range, into: &span)
        sum.add(frames.prefix(range.count))
      }
    }
    return sum
  }

  /// The same of boxes in an arena.
  func arena(_ cells: Int) -> FrameSum {
    guard let arena = baseline_arena_new(Int32(cells * 2 + 1)) else { return FrameSum() }
    defer { baseline_arena_free(arena) }
    let root = baseline_arena_add(arena, -1, bounds.width, 0, 0)
    fill(arena, root, cells)
    baseline_arena_place(arena, bounds.width, bounds.height)
    var sum = baseline_frame()
    let count = baseline_arena_leaves(arena, &sum)
    return FrameSum(count: count, x: sum.x, y: sum.y, width: sum.width, height: sum.height)
  }
}

/// The sums of the numbers of many frames: what reading all of them leaves.
private struct FrameSum {
  var count = 0
  var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)

  mutating func add(_ frames: ArraySlice<Frame>) {
    // Four sums take turns, here and in C: no addition waits for the one before it.
    var sums = (self, FrameSum(), FrameSum(), FrameSum())
    for index in stride(from: frames.startIndex, to: frames.endIndex - 3, by: 4) {
      sums.0.add(frames[index])
      sums.1.add(frames[index + 1])
      sums.2.add(frames[index + 2])
      sums.3.add(frames[index + 3])
    }
    for frame in frames.suffix(frames.count % 4) { sums.0.add(frame) }
    self = sums.0
    for sum in [sums.1, sums.2, sums.3] {
      add(Frame(x: sum.x, y: sum.y, width: sum.width, height: sum.height))
    }
    count += frames.count
  }

  private mutating func add(_ frame: Frame) {
    x += frame.x
    y += frame.y
    width += frame.width
    height += frame.height
  }

  /// Whether two sums are the same but for what is lost in adding.
  func isNear(_ other: FrameSum) -> Bool {
    let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
    return count == other.count && pairs.allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
  }
}
