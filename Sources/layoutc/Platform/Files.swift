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

  /// - Throws: if there is no such file.
  init(of path: String) throws(SystemError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw SystemError(errno) }
    self.init(facts)
  }

  init(_ facts: stat) {
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}

/// What changes whenever the file at `path` does: identity, size and time; `nil` where there is none.
func fileStamp(_ path: String) -> String? {
  var facts = stat()
  guard stat(path, &facts) == 0 else { return nil }
  #if canImport(Darwin)
    let time = facts.st_mtimespec
  #else
    let time = facts.st_mtim
  #endif
  return "\(facts.st_dev) \(facts.st_ino) \(facts.st_size) \(time.tv_sec) \(time.tv_nsec)"
}

/// What changes whenever the tool itself does; `nil` where the system does not show where it is.
var executableStamp: String? { fileStamp("/proc/self/exe") }

/// Why a file of this mode cannot be read; `nil` for regular files.
private func obstacle(_ mode: mode_t) -> SystemError? {
  switch mode & S_IFMT {
  case S_IFREG: nil
  case S_IFDIR: SystemError("it is a directory")
  default: SystemError("it is not a regular file")
  }
}

/// Whether two paths denote the same file.
func areOneFile(_ first: String, _ second: String) -> Bool {
  do { return try FileIdentity(of: first) == FileIdentity(of: second) } catch { return false }
}

/// Whether there is a file at `path`.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// `path` with symbolic links resolved; unchanged if there is no such file.
func resolved(_ path: String) -> String { realPath(path) ?? path }

/// `path` with symbolic links resolved; `nil` if there is no such file.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// Where the symbolic link at `path` leads, as it says; `nil` where there is no link.
func linkTarget(of path: String) -> String? {
  var target = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &target, target.count)
  return count < 0
    ? nil
    : String(
      decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Appends `bytes` to the file at `path`, which is created if necessary.
func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
  try Inputs.checkOutput(at: path)
  let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
  guard descriptor >= 0 else { throw .unwritable(errno) }
  let stream = Stream(to: descriptor)
  bytes.withUnsafeBufferPointer { stream.write($0) }
  stream.close()
  try stream.check()
}

/// Refuses a path that the system would read up to its first NUL only.
func checkName(_ path: String) throws(SystemError) {
  guard !path.utf8.contains(0) else { throw SystemError("its name contains a NUL character") }
}

/// The largest file that is read unless a call says otherwise, in bytes.
let standardFileMaximum = 64 << 20

/// The bytes of a regular file of at most `maximum` bytes. Anything else is refused before it is read,
/// and opened without waiting for a writer.
///
/// - Parameter isInput: Whether it counts as an input of the call, which no output may overwrite.
func contents(
  ofFile path: String, upTo maximum: Int = standardFileMaximum, isInput: Bool = true
) throws(SystemError) -> [UInt8] {
  try checkName(path)
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw SystemError(errno) }
  defer { close(descriptor) }
  var facts = stat()
  guard fstat(descriptor, &facts) == 0 else { throw SystemError(errno) }
  if let obstacle = obstacle(facts.st_mode) { throw obstacle }
  if isInput { Inputs.add(path, facts) }
  guard facts.st_size <= maximum else { throw isInput ? .tooLarge(maximum) : .tooLarge }
  return try contents(of: descriptor, upTo: maximum)
}

/// The bytes of standard input.
func contentsOfStandardInput(
  upTo maximum: Int = standardFileMaximum
) throws(SystemError) -> [UInt8] {
  var facts = stat()
  if fstat(STDIN_FILENO, &facts) == 0 { Inputs.add("-", facts) }
  return try contents(of: STDIN_FILENO, upTo: maximum)
}

extension SystemError {
  /// A file whose limit no option raises.
  fileprivate static let tooLarge = SystemError("it is too large")

  static func tooLarge(_ maximum: Int) -> SystemError {
    let (size, unit) =
      maximum >= 1 << 20 ? (maximum >> 20, "MiB") : (maximum, "bytes")
    return SystemError(
      "it is larger than \(size) \(unit); --\(FileAccess.maximumSize.name) raises the limit")
  }
}

private func contents(
  of descriptor: Int32, upTo maximum: Int
) throws(SystemError) -> [UInt8] {
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
      // It may have grown, or be standard input.
      if bytes.count > maximum { throw .tooLarge(maximum) }
    } else if errno != EINTR {
      throw SystemError(errno)
    }
  }
}

/// An entry of a folder.
struct FolderEntry {
  enum Kind { case folder, link, other }

  /// Its name; bytes that are not UTF-8 are escaped.
  let name: String
  let isUTF8: Bool
  let kind: Kind

  /// The entries of `folder` that are not hidden, in the order of their bytes, which is the same on every
  /// machine.
  static func all(in folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw SystemError(errno) }
    defer { closedir(stream) }
    var entries: [(bytes: [UInt8], entry: FolderEntry)] = []
    while let found = readdir(stream) {
      let bytes = withUnsafeBytes(of: &found.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes.first != UInt8(ascii: "."), let entry = FolderEntry(bytes, in: folder) else {
        continue
      }
      entries.append((bytes, entry))
    }
    return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.entry)
  }

  /// - Parameter name: the bytes of its name; `nil` if it has gone.
  private init?(_ name: [UInt8], in folder: String) {
    var facts = stat()
    let path = Array(folder.utf8CString.dropLast()) + [CChar(bitPattern: UInt8(ascii: "/"))]
    guard lstat(path + name.map { CChar(bitPattern: $0) } + [0], &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    let text = String(validating: name, as: UTF8.self)
    isUTF8 = text != nil
    self.name = text ?? escapedName(name)
  }
}

/// A name that is not UTF-8, as messages show it.
func escapedName(_ name: some Sequence<UInt8>) -> String {
  name.map { byte in
    (0x20..<0x7F).contains(byte)
      ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
  }.joined()
}

/// The names of the files in `folder` that are not hidden, in the order of their bytes.
func names(in folder: String) throws(SystemError) -> [String] {
  try FolderEntry.all(in: folder).filter(\.isUTF8).map(\.name)
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

/// Makes the folder at `path`, and those around it, unless it is there.
func makeFolder(at path: String) throws(SystemError) {
  try checkName(path)
  guard !isFolder(path) else { return }
  var end = path.startIndex
  while let slash = path[end...].firstIndex(of: "/") {
    end = path.index(after: slash)
    let folder = String(path[..<end])
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw SystemError(errno) }
  }
  if !isFolder(path) { throw SystemError(ENOTDIR) }
}

/// Makes the folder at `path` for files that are written into it.
func makeWritableFolder(at path: String) throws(SystemError) {
  try makeFolder(at: path.hasSuffix("/") ? path : path + "/")
  if access(path, W_OK) != 0 { throw SystemError(errno) }
}

extension String {
  /// Whether an absolute path is `folder` or lies below it.
  func lies(in folder: String) -> Bool {
    self == folder || hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// An absolute path and the folders around it, the innermost first.
  var enclosingFolders: [String] {
    let ends = indices.filter { self[$0] == "/" }.dropFirst()
    return [self] + ends.reversed().map { String(self[..<$0]) } + (self == "/" ? [] : ["/"])
  }
}

/// Whether `folder` is the root of a repository.
func isRepository(_ folder: String) -> Bool { exists(folder + "/.git") }
