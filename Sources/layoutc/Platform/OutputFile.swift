/// A file that is replaced atomically: the bytes are written to a temporary file beside it, which is
/// renamed at the end. Mode, owner, group and extended attributes stay.
///
/// A file with several names (hard links), or whose owner only the system could give another file, keeps
/// its identity: its old bytes are copied beside it, and it is written in place. A file that is not
/// regular, such as a device, is written directly.
struct OutputFile {
  let stream: Stream
  private let path: String
  private let temporary: String?
  /// Whether the temporary file is copied over the file instead of being renamed.
  private let keepsIdentity: Bool

  /// - Parameter changesInput: Whether it is the file itself that the call changes, rather than a result.
  /// - Throws: if the file cannot be created, or if it is an input.
  init(at path: String, changesInput: Bool = false) throws(SystemError) {
    try checkName(path)
    if !changesInput { try Inputs.checkOutput(at: path) }
    var facts = stat()
    let exists = stat(path, &facts) == 0
    let kind = facts.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw SystemError(EISDIR) }
    if exists, access(path, W_OK) != 0 { throw SystemError(errno) }
    if exists, kind != S_IFREG {
      keepsIdentity = false
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw .unwritable(errno) }
      (stream, self.path, temporary) = (Stream(to: descriptor), path, nil)
      return
    }
    // Symbolic links are preserved.
    self.path = exists ? resolved(path) : path
    let (descriptor, temporary) = try Self.openNeighbor(of: self.path)
    let keepsOwner = !exists || copyAttributes(from: self.path, facts, to: descriptor)
    keepsIdentity = exists && (facts.st_nlink > 1 || !keepsOwner)
    (stream, self.temporary) = (Stream(to: descriptor), temporary)
  }

  /// Closes the file and moves it to its path.
  ///
  /// - Throws: if it could not be written; then the temporary file is removed, and the file is as it was.
  func commit() throws(SystemError) {
    stream.close()
    guard let temporary else { return try stream.check() }
    defer { keepWhenInterrupted() }
    do throws(SystemError) {
      try stream.check()
      if keepsIdentity {
        try writeInPlace(contents(ofFile: temporary, upTo: .max, isInput: false))
        unlink(temporary)
      } else if rename(temporary, path) != 0 {
        throw SystemError(errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Overwrites the file, after its old bytes have been copied beside it; they are put back if that fails.
  private func writeInPlace(_ bytes: [UInt8]) throws(SystemError) {
    let old = try contents(ofFile: path, upTo: .max, isInput: false)
    let (descriptor, copy) = try Self.openNeighbor(of: path)
    defer {
      unlink(copy)
      keepWhenInterrupted()
    }
    try Stream(to: descriptor).writeAndClose(old)
    // If the process is killed, the copy is what is left.
    try withoutInterruption { () throws(SystemError) in
      do throws(SystemError) {
        try Self.overwrite(path, with: bytes)
      } catch {
        try Self.overwrite(path, with: old)
        throw error
      }
    }
  }

  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(errno) }
    try Stream(to: descriptor).writeAndClose(bytes)
  }

  /// A new file in the same folder, which is removed if the tool is interrupted.
  private static func openNeighbor(
    of path: String
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // The whole name may be as long as the system allows.
    let name = String(decoding: (parts.last ?? "").utf8.prefix(200), as: UTF8.self)
    let start = parts.dropLast().map { $0 + "/" }.joined() + ".\(name).\(getpid())"
    var attempt = 0
    while true {
      // One that a killed call has left does not stop this one.
      let temporary = attempt == 0 ? "\(start).tmp" : "\(start)-\(attempt).tmp"
      // Before it is there: a signal may come at any time.
      removeWhenInterrupted(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      let error = errno
      keepWhenInterrupted()
      guard error == EEXIST, attempt < 100 else { throw SystemError(error) }
      attempt += 1
    }
  }
}

/// Replaces the file at `path` atomically.
///
/// - Parameters:
///   - folder: The folder that the call has named, out of which no link may lead; `nil`: it has named the
///     file itself.
///   - changesInput: Whether it is the file itself that the call changes, rather than a result.
/// - Source: `diagnostics.md`, Containment.
func replaceFile(
  with bytes: [UInt8], at path: String, inside folder: String? = nil, changesInput: Bool = false
) throws(SystemError) {
  try Inputs.checkOutput(at: path, inside: folder)
  let file = try OutputFile(at: path, changesInput: changesInput)
  bytes.withUnsafeBufferPointer { file.stream.write($0) }
  try file.commit()
}

extension Stream {
  fileprivate func writeAndClose(_ bytes: [UInt8]) throws(SystemError) {
    bytes.withUnsafeBufferPointer { write($0) }
    close()
    try check()
  }
}
