/// A failed system call.
struct SystemError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  init(_ error: Int32) { message = systemMessage(for: error) }

  /// Why a file could not be opened for writing.
  static func unwritable(_ error: Int32) -> SystemError {
    error == ENXIO ? SystemError("it is a pipe that nothing reads") : SystemError(error)
  }
}
