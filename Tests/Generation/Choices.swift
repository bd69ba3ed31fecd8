import Support

/// Decisions of a generator, one byte each; when the bytes have run out, every decision is the first
/// one, which is the simplest. So a fuzzer that changes a byte changes one decision.
package struct Choices {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = ArraySlice(Array(bytes)) }

  /// Random decisions, the same on every machine.
  package init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.init((0..<600).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// A number below `count`, which is between 1 and 256.
  package mutating func number(below count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  /// Whether something happens that does so once in `count` times.
  package mutating func chance(_ count: Int) -> Bool { number(below: count) == count - 1 }

  /// One of `members`, of which there is at least one.
  package mutating func pick<Member>(_ members: [Member]) -> Member {
    members[number(below: members.count)]
  }
}
