/// A failed system call.
struct SystemError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  init(_ error: Int32) { message = systemMessage(for: error) }
}
