/// Gives the open file `descriptor` the owner, group, mode and extended attributes of the file at `path`,
/// so far as the system allows.
///
/// - Returns: Whether owner and group are those of the file.
func copyAttributes(from path: String, _ facts: stat, to descriptor: Int32) -> Bool {
  // Changing the owner clears bits of the mode.
  let keepsOwner = fchown(descriptor, facts.st_uid, facts.st_gid) == 0
  fchmod(descriptor, facts.st_mode & 0o7777)
  for name in attributeNames(of: path) {
    let value = bytes { attribute(name, of: path, $0, $1) }
    _ = value.withUnsafeBytes { setAttribute(name, of: descriptor, $0) }
  }
  return keepsOwner
}

/// The names of the extended attributes of the file at `path`.
private func attributeNames(of path: String) -> [String] {
  bytes { listAttributes(of: path, $0, $1) }.split(separator: 0)
    .map { String(decoding: $0, as: UTF8.self) }
}

/// What a call of the system yields that tells first how much room it needs.
private func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
  let size = call(nil, 0)
  guard size > 0 else { return [] }
  var bytes = [UInt8](repeating: 0, count: size)
  let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, $0.count) }
  return Array(bytes.prefix(max(count, 0)))
}

#if canImport(Darwin)
  private func listAttributes(of path: String, _ room: UnsafeMutableRawPointer?, _ size: Int) -> Int
  {
    listxattr(path, room?.assumingMemoryBound(to: CChar.self), size, 0)
  }

  private func attribute(
    _ name: String, of path: String, _ room: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    getxattr(path, name, room, size, 0, 0)
  }

  private func setAttribute(
    _ name: String, of descriptor: Int32, _ value: UnsafeRawBufferPointer
  ) -> Int32 {
    fsetxattr(descriptor, name, value.baseAddress, value.count, 0, 0)
  }
#else
  // The C libraries have these functions, but their module maps leave out <sys/xattr.h>.
  @_silgen_name("listxattr")
  private func listxattr(
    _ path: UnsafePointer<CChar>, _ names: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int
  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
  ) -> Int32

  private func listAttributes(of path: String, _ room: UnsafeMutableRawPointer?, _ size: Int) -> Int
  {
    listxattr(path, room?.assumingMemoryBound(to: CChar.self), size)
  }

  private func attribute(
    _ name: String, of path: String, _ room: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    getxattr(path, name, room, size)
  }

  private func setAttribute(
    _ name: String, of descriptor: Int32, _ value: UnsafeRawBufferPointer
  ) -> Int32 {
    fsetxattr(descriptor, name, value.baseAddress, value.count, 0)
  }
#endif
