#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Bytes on their way to a file descriptor; the first failure is kept, what follows is dropped.
///
/// Where nobody reads standard output any more the tool ends silently.
final class Stream {
  /// Why writing failed, as `errno` says it.
  private(set) var failure: Int32?
  private let descriptor: Int32

  init(to descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, let base = bytes.baseAddress else { return }
    var done = 0
    while done < bytes.count {
      let written = systemWrite(descriptor, base + done, bytes.count - done)
      if written >= 0 {
        done += written
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        failure = errno
        if errno == EPIPE, descriptor == STDOUT_FILENO { leave(.success) }
        return
      }
    }
  }

  /// Closes the descriptor; what the system has to say then counts as a failure to write.
  func close() {
    if systemClose(descriptor) != 0, failure == nil { failure = errno }
  }

  /// - Throws: why writing failed, if it did.
  func check() throws(SystemError) {
    if let failure { throw SystemError(failure) }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Results.
enum StandardOutput {
  static func write(_ text: String) {
    let stream = Stream(to: STDOUT_FILENO)
    var text = text
    text.withUTF8 { stream.write($0) }
  }

  /// A stream of results.
  static func stream() -> Stream { Stream(to: STDOUT_FILENO) }
}

/// Talk. That nobody listens is no fault.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { Stream(to: STDERR_FILENO).write($0) }
  }

  /// A stream of talk.
  static func stream() -> Stream { Stream(to: STDERR_FILENO) }

  /// Says what went wrong, in one line.
  static func complain(_ text: String) { write("Error: \(text)\n") }
}

/// Ends the tool.
func leave(_ code: ExitCode) -> Never { exit(code.rawValue) }

/// What `errno` means, in the system's words.
func meaning(of error: Int32) -> String { String(cString: strerror(error)) }
