#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What a path leads to.
enum FileKind {
  case file, folder

  /// - Throws: what the system says where there is nothing.
  init(of path: String) throws(SystemError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw SystemError(errno) }
    self = facts.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}

/// What a file is known by, however its path is written.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let kind: mode_t

  /// - Throws: what the system says where there is nothing.
  init(of path: String) throws(SystemError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw SystemError(errno) }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
    kind = facts.st_mode & S_IFMT
  }

  /// Why it may have no end, or nothing to read; `nil` for files as everybody knows them.
  var obstacle: SystemError? {
    switch kind {
    case S_IFREG: nil
    case S_IFDIR: SystemError("it is a directory")
    default: SystemError("it is not a regular file")
    }
  }
}

/// Whether two paths lead to one file.
func areOneFile(_ first: String, _ second: String) -> Bool {
  do { return try FileIdentity(of: first) == FileIdentity(of: second) } catch { return false }
}

/// Whether `path` leads anywhere.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// `path` behind all symbolic links; as it is where it leads nowhere.
func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// Writes `bytes` behind what the file at `path` holds; makes it where there is none.
func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw SystemError(errno) }
  let stream = Stream(to: descriptor)
  bytes.withUnsafeBufferPointer { stream.write($0) }
  stream.close()
  try stream.check()
}

/// The bytes of a file.
func contents(ofFile path: String) throws(SystemError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError(errno) }
  defer { close(descriptor) }
  return try contents(of: descriptor)
}

/// Everything that standard input has to say.
func contentsOfStandardInput() throws(SystemError) -> [UInt8] { try contents(of: STDIN_FILENO) }

private func contents(of descriptor: Int32) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    var count = 0
    // Of the room for a long piece a short one touches only what it fills.
    let piece = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { room, filled in
      count = read(descriptor, room.baseAddress, room.count)
      filled = max(count, 0)
    }
    if count == 0 { return bytes }
    if count > 0 {
      bytes += piece
    } else if errno != EINTR {
      throw SystemError(errno)
    }
  }
}

/// The paths of the layouts below `folder`, sorted; what is hidden and what git ignores is left out,
/// and links to folders are not followed.
func layouts(below folder: String) throws(SystemError) -> [String] {
  try layouts(below: folder, but: try IgnoredPaths(around: Environment.absolute(folder)))
}

private func layouts(
  below folder: String, but outer: IgnoredPaths
) throws(SystemError) -> [String] {
  var (paths, ignored) = ([String](), outer)
  try ignored.read(in: Environment.absolute(folder))
  for name in try names(in: folder).sorted(by: isBefore) {
    let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    var facts = stat()
    guard lstat(path, &facts) == 0 else { continue }
    let kind = facts.st_mode & S_IFMT == S_IFDIR ? FileKind.folder : .file
    guard kind == .folder || name.hasSuffix(".layout"),
      !ignored.leaveOut(Environment.absolute(path), kind)
    else { continue }
    paths += kind == .folder ? try layouts(below: path, but: ignored) : [path]
  }
  return paths
}

/// The order of bytes, the same on every machine.
private func isBefore(_ first: String, _ second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}

/// The names in `folder` of what is not hidden, in no order.
func names(in folder: String) throws(SystemError) -> [String] {
  guard let stream = opendir(folder) else { throw SystemError(errno) }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(cString: $0)
      }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

/// Whether `path` leads to a folder; what leads nowhere is none.
func isFolder(_ path: String) -> Bool {
  do { return try FileKind(of: path) == .folder } catch { return false }
}

/// The folder that `path`, which starts at the root, lies in.
func parent(of path: String) -> String {
  let end = path.lastIndex(of: "/") ?? path.startIndex
  return end == path.startIndex ? "/" : String(path[..<end])
}

/// The way from `folder` to `path`, both from the root.
func relativePath(to path: String, from folder: String) -> String {
  let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
  let common = zip(parts, base).prefix { $0 == $1 }.count
  let up = base.dropFirst(common).map { _ in ".." }
  return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
}
