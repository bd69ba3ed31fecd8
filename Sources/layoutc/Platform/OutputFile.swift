/// A file that is replaced atomically: the bytes are written to a temporary file beside it, which is
/// renamed at the end.
///
/// A file that is not regular, such as a device, is written directly.
struct OutputFile {
  let stream: Stream
  private let path: String
  private let temporary: String?

  /// - Throws: if the file cannot be created.
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
    // Symbolic links are preserved.
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

  /// Closes the file and moves it to its path.
  ///
  /// - Throws: if it could not be written; then the temporary file is removed.
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

  /// A path in the same folder that is unique to this process.
  private static func neighbor(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    return "\(folder).\(parts.last ?? "").\(getpid()).tmp"
  }
}

/// Replaces the file at `path` atomically.
func replaceFile(with bytes: [UInt8], at path: String) throws(SystemError) {
  let file = try OutputFile(at: path)
  bytes.withUnsafeBufferPointer { file.stream.write($0) }
  try file.commit()
}
