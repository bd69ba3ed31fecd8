internal import LayoutText

/// Writes to a file descriptor. After the first failure, which is kept, nothing is written.
///
/// If standard output has been closed the tool exits silently; if it cannot be written for another
/// reason it exits with an error. This is the only place that decides so.
final class Stream {
  /// The `errno` of the first failure.
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
        if descriptor == STDOUT_FILENO { endWithoutOutput(errno) }
        return
      }
    }
  }

  /// Closes the descriptor; an error counts as a failure to write.
  func close() {
    if systemClose(descriptor) != 0, failure == nil { failure = errno }
  }

  /// - Throws: the first failure, if any.
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

/// Standard output: results.
enum StandardOutput {
  static func write(_ text: String) {
    let stream = Stream(to: STDOUT_FILENO)
    var text = text
    text.withUTF8 { stream.write($0) }
  }

  /// A stream to standard output.
  static func stream() -> Stream { Stream(to: STDOUT_FILENO) }
}

/// Standard error: diagnostics and notes. Failures to write are ignored.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { Stream(to: STDERR_FILENO).write($0) }
  }

  /// A stream to standard error.
  static func stream() -> Stream { Stream(to: STDERR_FILENO) }

  /// Prints an error in one line.
  static func error(_ text: String) { write("Error: \(text.printable)\n") }
}

/// Exits the process, with a failure if the system could not keep what was written.
func terminate(_ code: ExitCode) -> Never {
  if close(STDOUT_FILENO) != 0, errno != EBADF { endWithoutOutput(errno) }
  exit(code.rawValue)
}

/// Exits after a failure to write standard output.
private func endWithoutOutput(_ error: Int32) -> Never {
  if error == EPIPE { exit(ExitCode.success.rawValue) }
  StandardError.error("cannot write standard output: \(systemMessage(for: error))")
  exit(ExitCode.failure.rawValue)
}

/// The system's message for an `errno`.
func systemMessage(for error: Int32) -> String { String(cString: strerror(error)) }
