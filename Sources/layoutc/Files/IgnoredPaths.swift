internal import LayoutLint

/// The patterns of the `.gitignore` files in a folder and around it.
///
/// - Source: git's `gitignore` page, without character ranges: names, `/` for the folder of the file,
///   `*`, `**`, `?`, a trailing `/` for folders, `!` for exceptions.
struct IgnoredPaths {
  /// One line of such a file.
  private struct Pattern {
    let glob: Glob
    let matchesFoldersOnly: Bool
    let isException: Bool
    /// The absolute path of the folder of the `.gitignore`, with a trailing slash.
    let folder: String
  }

  /// Later patterns override earlier ones.
  private var patterns: [Pattern] = []
  private let access: FileAccess

  private static let fileName = ".gitignore"

  /// The patterns around `folder`, an absolute path, up to the root of the repository. The file in
  /// `folder` itself is not read.
  init(around folder: String, _ access: FileAccess) throws(SystemError) {
    self.access = access
    let folders = folder.enclosingFolders
    guard let root = folders.firstIndex(where: isRepository) else { return }
    for folder in folders[...root].dropFirst().reversed() { try read(in: folder) }
  }

  /// Adds the patterns of `folder`, an absolute path.
  mutating func read(in folder: String) throws(SystemError) {
    let start = folder == "/" ? "/" : folder + "/"
    let path = start + Self.fileName
    guard exists(path) || linkTarget(of: path) != nil else { return }
    let bytes: [UInt8]
    do throws(SystemError) {
      let root = access.root(ofFolder: folder)
      guard root.contains(path) else { throw root.refusal }
      guard exists(path) else { return }
      bytes = try contents(ofFile: path, upTo: access.textMaximum)
    } catch { throw SystemError("'\(Self.fileName)': \(error.message)") }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      var pattern = line
      while pattern.last == " " || pattern.last == "\t" { pattern.removeLast() }
      if pattern.isEmpty || pattern.first == "#" { continue }
      let isException = pattern.first == "!"
      if isException { pattern.removeFirst() }
      if pattern.first == "\\" { pattern.removeFirst() }
      patterns.append(
        Pattern(
          glob: Glob(String(pattern)), matchesFoldersOnly: pattern.last == "/",
          isException: isException,
          folder: start))
    }
  }

  /// Whether `path`, which is absolute, is ignored. Its enclosing folders are not checked.
  func ignores(_ path: String, _ kind: FileKind) -> Bool {
    let last = patterns.last { pattern in
      (kind == .folder || !pattern.matchesFoldersOnly) && path.hasPrefix(pattern.folder)
        && pattern.glob.names(String(path.dropFirst(pattern.folder.count)))
    }
    return last.map { !$0.isException } ?? false
  }

  /// Whether the file at `path`, which is absolute, or a folder around it is ignored.
  ///
  /// - Parameter searched: The folder that is searched, which is not ignored; `nil`: none.
  static func ignores(
    file path: String, below searched: String? = nil, _ access: FileAccess
  ) throws(SystemError) -> Bool {
    let folders = parent(of: path).enclosingFolders
    guard let root = folders.firstIndex(where: isRepository) else { return false }
    var ignored = try IgnoredPaths(around: folders[root], access)
    try ignored.read(in: folders[root])
    for folder in folders[..<root].reversed() {
      let isSearched = searched.map { $0.lies(in: folder) } ?? false
      if !isSearched, ignored.ignores(folder, .folder) { return true }
      try ignored.read(in: folder)
    }
    return ignored.ignores(path, .file)
  }
}
