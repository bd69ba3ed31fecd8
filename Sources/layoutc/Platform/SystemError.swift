/// A failed system call.
struct SystemError: Error {
  let message: String
  /// Whether there is no such file.
  private(set) var isAbsence = false

  init(_ message: String) { self.message = message }

  init(_ error: Int32) {
    message = systemMessage(for: error)
    isAbsence = error == ENOENT || error == ENOTDIR
  }

  /// Why a file could not be opened for writing.
  static func unwritable(_ error: Int32) -> SystemError {
    error == ENXIO ? SystemError("it is a pipe that nothing reads") : SystemError(error)
  }
}
