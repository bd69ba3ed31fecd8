/// Buffered text output: pieces of 64 KiB, each passed to a sink when it is full.
///
/// The output is never in memory as a whole.
@usableFromInline package struct ByteWriter: ~Copyable {
  /// The size of a full piece, in bytes.
  @inlinable package static var capacity: Int { 64 * 1024 }

  @usableFromInline let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.capacity)
  @usableFromInline var count = 0
  private let sink: (UnsafeBufferPointer<UInt8>) -> Void

  /// A writer that hands its pieces to `sink`; they live no longer than the call.
  package init(_ sink: @escaping (UnsafeBufferPointer<UInt8>) -> Void) { self.sink = sink }

  deinit { memory.deallocate() }

  /// Passes the buffered bytes to the sink.
  @usableFromInline package mutating func flush() {
    guard count > 0 else { return }
    sink(UnsafeBufferPointer(start: memory, count: count))
    count = 0
  }

  /// What `body` writes, as one string.
  package static func string(_ body: (inout ByteWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    // The closure is only called by the writer below, which does not outlive this function.
    withoutActuallyEscaping({ bytes.append(contentsOf: $0) }) { sink in
      var writer = ByteWriter(sink)
      body(&writer)
      writer.flush()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ByteWriter {
  package mutating func write(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  package mutating func write(_ literal: StaticString) {
    literal.withUTF8Buffer { write($0) }
  }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  package mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    guard bytes.count <= Self.capacity else {
      flush()
      sink(bytes)
      return
    }
    reserve(bytes.count)
    (memory + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// `byte`, so many times; none for a count below 1.
  package mutating func write(_ byte: UInt8, times: Int) {
    var rest = times
    while rest > 0 {
      let part = min(rest, Self.capacity)
      reserve(part)
      (memory + count).update(repeating: byte, count: part)
      count += part
      rest -= part
    }
  }

  @inlinable
  mutating func reserve(_ needed: Int) {
    if count + needed > Self.capacity { flush() }
  }
}

extension ByteWriter {
  /// A whole number in decimal.
  package mutating func write(_ number: Int) {
    write(within: ByteCursor.longestInteger) { $0.write(number) }
  }

  /// `number` with at most three decimals: no exponent, no negative zero, no zero at its end.
  package mutating func write(_ number: Double) { write(FixedPoint(number)) }

  /// `number` as it is written down.
  package mutating func write(_ number: FixedPoint) {
    write(within: ByteCursor.longestDecimal) { $0.write(number) }
  }
}
