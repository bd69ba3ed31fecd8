internal import LayoutGeometry
internal import LayoutModel

/// The answers that nodes have given, by node and proposal: an open hash table.
///
/// Elements measure their children several times, and those theirs; what is remembered keeps the
/// cost from growing with the depth.
struct Memo {
  private struct Entry {
    var node = Int32(-1)
    var width = UInt64(0)
    var height = UInt64(0)
    var answer = Size.zero
  }

  private var entries = Array(repeating: Entry(), count: 64)
  private(set) var count = 0

  /// The bits of a length that is not proposed; no length has them.
  private static let open = Double.nan.bitPattern

  private static func bits(_ length: Double?) -> UInt64 { length?.bitPattern ?? open }

  /// - Complexity: O(1).
  subscript(node: Int, proposal: Proposal) -> Size? {
    let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    let place = place(of: Int32(node), width, height)
    return entries[place].node < 0 ? nil : entries[place].answer
  }

  /// Remembers what `node` answers to `proposal`.
  ///
  /// - Complexity: O(1) amortized.
  mutating func store(_ answer: Size, of node: Int, for proposal: Proposal) {
    if count * 2 >= entries.count { grow() }
    let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    let place = place(of: Int32(node), width, height)
    if entries[place].node < 0 { count += 1 }
    entries[place] = Entry(node: Int32(node), width: width, height: height, answer: answer)
  }

  /// Where the answer to a question stands, or where it would.
  private func place(of node: Int32, _ width: UInt64, _ height: UInt64) -> Int {
    let mask = entries.count - 1
    var hash = UInt64(UInt32(bitPattern: node)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ width) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 31) ^ height) &* 0x94D0_49BB_1331_11EB
    var place = Int(truncatingIfNeeded: hash >> 20) & mask
    while true {
      let entry = entries[place]
      if entry.node < 0 { return place }
      if entry.node == node, entry.width == width, entry.height == height { return place }
      place = (place + 1) & mask
    }
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    for entry in old where entry.node >= 0 {
      entries[place(of: entry.node, entry.width, entry.height)] = entry
    }
  }
}
