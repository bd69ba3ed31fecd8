#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file that is either written whole or left as it was: it is written beside its place and moved
/// there at the end.
///
/// What is no regular file, such as a device, is written in place.
struct OutputFile {
  let stream: Stream
  private let path: String
  private let temporary: String?

  /// - Throws: what the system says where the file cannot be made.
  init(at path: String) throws(SystemError) {
    var facts = stat()
    let exists = stat(path, &facts) == 0
    let kind = facts.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw SystemError(EISDIR) }
    if exists, access(path, W_OK) != 0 { throw SystemError(errno) }
    if exists, kind != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError(errno) }
      (stream, self.path, temporary) = (Stream(to: descriptor), path, nil)
      return
    }
    // Symbolic links are kept.
    self.path = exists ? resolved(path) : path
    let temporary = Self.neighbor(of: self.path)
    removeWhenInterrupted(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let error = errno
      removeWhenInterrupted(nil)
      throw SystemError(error)
    }
    if exists { fchmod(descriptor, facts.st_mode & 0o7777) }
    (stream, self.temporary) = (Stream(to: descriptor), temporary)
  }

  /// Puts the file in its place.
  ///
  /// - Throws: what the system says where it could not be written; then nothing is left of it.
  func commit() throws(SystemError) {
    stream.close()
    defer { removeWhenInterrupted(nil) }
    guard let temporary else {
      if let failure = stream.failure { throw SystemError(failure) }
      return
    }
    if let failure = stream.failure {
      unlink(temporary)
      throw SystemError(failure)
    }
    if rename(temporary, path) != 0 {
      let error = errno
      unlink(temporary)
      throw SystemError(error)
    }
  }

  /// A path in the same folder that no other process uses.
  private static func neighbor(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    return "\(folder).\(parts.last ?? "").\(getpid()).tmp"
  }
}
