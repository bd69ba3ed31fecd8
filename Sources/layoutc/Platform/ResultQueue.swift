internal import Synchronization

/// Results of threads that wait to be fetched, with a descriptor that becomes readable when there are
/// some.
final class ResultQueue<Element: Sendable>: Sendable {
  private let elements: Mutex<[Element]> = Mutex([])
  private let (reader, writer): (Int32, Int32)

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// What becomes readable.
  var descriptor: Int32 { reader }

  func append(_ element: Element) {
    elements.withLock { $0.append(element) }
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  func takeAll() -> [Element] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(reader, &bytes, bytes.count) == bytes.count {}
    return elements.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }

  /// Waits until there is an element, at most for `time`, in whole seconds.
  func wait(for time: Duration) {
    var requests = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
    _ = poll(&requests, 1, Int32(clamping: time.components.seconds * 1000 + 1))
  }

  /// Waits until there is an element or standard input can be read, at most for `time`; `nil`: as long
  /// as it takes.
  ///
  /// - Returns: whether standard input can be read.
  func wait(atMost time: Duration?) -> Bool {
    var requests = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = time.map { time in
      let parts = time.components
      return Int32(clamping: parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000 + 1)
    }
    _ = poll(&requests, nfds_t(requests.count), max(-1, milliseconds ?? -1))
    return requests[0].revents != 0
  }
}

/// What standard input has at the moment, at most `maximum` bytes; none at its end.
func readStandardInput(upTo maximum: Int) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: maximum) { buffer, count in
    var result = read(STDIN_FILENO, buffer.baseAddress, maximum)
    while result < 0, errno == EINTR { result = read(STDIN_FILENO, buffer.baseAddress, maximum) }
    count = max(0, result)
  }
}
