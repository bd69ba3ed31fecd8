internal import LayoutLint

/// What the `.gitignore` files around a folder, and in it, leave out.
///
/// - Source: git's `gitignore` page, without ranges of letters: names, `/` for the file's own folder,
///   `*`, `**`, `?`, a `/` behind folders, `!` for what is to stay.
struct IgnoredPaths {
  /// A line of such a file.
  private struct Line {
    let glob: Glob
    let isOfFolders: Bool
    let takesBack: Bool
    /// The folder that the file lies in, from the root, with the slash behind it.
    let folder: String
  }

  /// Later ones win.
  private var lines: [Line] = []

  private static let fileName = ".gitignore"

  /// What holds in `folder`, which starts at the root, as the folders around it up to that of the
  /// repository say; its own file is not read yet.
  init(around folder: String) throws(SystemError) {
    var folders: [String] = []
    var above = folder
    while !exists(above + "/.git") {
      guard let slash = above.lastIndex(of: "/"), !above.isEmpty else { return }
      above = String(above[..<slash])
      folders.append(above)
    }
    for folder in folders.reversed() { try read(in: folder) }
  }

  /// Takes in what `folder`, which starts at the root, says of what lies below it.
  mutating func read(in folder: String) throws(SystemError) {
    let path = folder + "/" + Self.fileName
    guard exists(path) else { return }
    let text = String(decoding: try contents(ofFile: path), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      var pattern = line
      while pattern.last == " " || pattern.last == "\t" { pattern.removeLast() }
      if pattern.isEmpty || pattern.first == "#" { continue }
      let takesBack = pattern.first == "!"
      if takesBack { pattern.removeFirst() }
      if pattern.first == "\\" { pattern.removeFirst() }
      lines.append(
        Line(
          glob: Glob(String(pattern)), isOfFolders: pattern.last == "/", takesBack: takesBack,
          folder: folder + "/"))
    }
  }

  /// Whether what lies at `path`, which starts at the root, is left out.
  func leaveOut(_ path: String, _ kind: FileKind) -> Bool {
    let last = lines.last { line in
      (kind == .folder || !line.isOfFolders) && path.hasPrefix(line.folder)
        && line.glob.names(String(path.dropFirst(line.folder.count)))
    }
    return last.map { !$0.takesBack } ?? false
  }

  /// Whether the file at `path`, which starts at the root, is left out, or a folder around it.
  static func leaveOut(file path: String) throws(SystemError) -> Bool {
    let ends = path.indices.filter { path[$0] == "/" }.dropFirst()
    let folders = ends.map { String(path[..<$0]) }
    let root = folders.lastIndex { exists($0 + "/.git") }
    guard let root else { return false }
    var ignored = try IgnoredPaths(around: folders[root])
    try ignored.read(in: folders[root])
    for folder in folders[(root + 1)...] {
      if ignored.leaveOut(folder, .folder) { return true }
      try ignored.read(in: folder)
    }
    return ignored.leaveOut(path, .file)
  }
}
