/// The kind of a file.
enum FileKind {
  case file, folder

  /// - Throws: if there is no such file.
  init(of path: String) throws(SystemError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw SystemError(errno) }
    self = facts.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}

/// The identity of a file, independent of its path.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let kind: mode_t

  /// - Throws: if there is no such file.
  init(of path: String) throws(SystemError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw SystemError(errno) }
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
    kind = facts.st_mode & S_IFMT
  }

  /// Why it cannot be read as a file; `nil` for regular files.
  var obstacle: SystemError? {
    switch kind {
    case S_IFREG: nil
    case S_IFDIR: SystemError("it is a directory")
    default: SystemError("it is not a regular file")
    }
  }
}

/// Whether two paths denote the same file.
func areOneFile(_ first: String, _ second: String) -> Bool {
  do { return try FileIdentity(of: first) == FileIdentity(of: second) } catch { return false }
}

/// Whether there is a file at `path`.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// `path` with symbolic links resolved; unchanged if there is no such file.
func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// Appends `bytes` to the file at `path`, which is created if necessary.
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

/// The bytes of standard input.
func contentsOfStandardInput() throws(SystemError) -> [UInt8] { try contents(of: STDIN_FILENO) }

private func contents(of descriptor: Int32) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    var count = 0
    // Uninitialized: a short read touches only the pages that it fills.
    let piece = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, initializedCount in
      count = read(descriptor, buffer.baseAddress, buffer.count)
      initializedCount = max(count, 0)
    }
    if count == 0 { return bytes }
    if count > 0 {
      bytes += piece
    } else if errno != EINTR {
      throw SystemError(errno)
    }
  }
}

/// The paths of the layouts in `folder`, recursively, sorted. Hidden files and files that git ignores
/// are left out, and links to folders are not followed.
func layouts(below folder: String) throws(SystemError) -> [String] {
  try layouts(below: folder, except: try IgnoredPaths(around: Environment.absolute(folder)))
}

private func layouts(
  below folder: String, except outer: IgnoredPaths
) throws(SystemError) -> [String] {
  var (paths, ignored) = ([String](), outer)
  try ignored.read(in: Environment.absolute(folder))
  for name in try names(in: folder).sorted(by: isBefore) {
    let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    var facts = stat()
    guard lstat(path, &facts) == 0 else { continue }
    let kind = facts.st_mode & S_IFMT == S_IFDIR ? FileKind.folder : .file
    guard kind == .folder || name.hasSuffix(".layout"),
      !ignored.ignores(Environment.absolute(path), kind)
    else { continue }
    paths += kind == .folder ? try layouts(below: path, except: ignored) : [path]
  }
  return paths
}

/// Byte order, the same on every machine.
private func isBefore(_ first: String, _ second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}

/// The names of the files in `folder` that are not hidden, in no order.
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

/// Whether there is a folder at `path`.
func isFolder(_ path: String) -> Bool {
  do { return try FileKind(of: path) == .folder } catch { return false }
}

/// The folder of an absolute path.
func parent(of path: String) -> String {
  let end = path.lastIndex(of: "/") ?? path.startIndex
  return end == path.startIndex ? "/" : String(path[..<end])
}

/// `path` relative to `folder`, both absolute.
func relativePath(to path: String, from folder: String) -> String {
  let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
  let common = zip(parts, base).prefix { $0 == $1 }.count
  let up = base.dropFirst(common).map { _ in ".." }
  return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
}
