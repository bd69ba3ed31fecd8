internal import LayoutReporting
internal import LayoutText

/// The layouts, or other files, in a folder and in those below it, in the order of their paths. Hidden files and files that
/// git ignores are left out, and links to folders are not followed.
struct FolderSearch {
  private(set) var paths: [String] = []
  /// What was left out, for people to read.
  private(set) var notes: [String] = []
  /// Names that cannot be opened, escaped.
  private(set) var unreadableNames: [String] = []
  private let access: FileAccess
  /// What the names of the files end in.
  private let suffixes: [String]
  /// Where links may lead.
  private let searched: Root

  /// Why a link is left out.
  static let linkReason = "it is a link out of the searched folder"

  init(
    of folder: String, endingIn suffixes: [String] = [".layout"], _ access: FileAccess
  ) throws(SystemError) {
    (self.access, self.suffixes, searched) = (access, suffixes, Root(given: folder))
    let absolute = Environment.absolute(folder)
    try search(folder, except: try IgnoredPaths(around: absolute, access))
  }

  /// Prints what was left out; `.failure` where that is an error.
  func report() -> ExitCode {
    for note in notes { StandardError.write("note: \(note)\n") }
    for name in unreadableNames {
      StandardError.error("cannot read '\(name)': its name is not UTF-8")
    }
    return unreadableNames.isEmpty ? .success : .failure
  }

  private mutating func search(
    _ folder: String, except outer: IgnoredPaths
  ) throws(SystemError) {
    var ignored = outer
    try ignored.read(in: Environment.absolute(folder))
    for entry in try FolderEntry.all(in: folder) {
      let path =
        folder == "." ? entry.name : folder + (folder.hasSuffix("/") ? "" : "/") + entry.name
      let kind = entry.kind == .folder ? FileKind.folder : .file
      guard kind == .folder || suffixes.contains(where: entry.name.hasSuffix) else { continue }
      guard entry.isUTF8 else {
        unreadableNames.append(path)
        continue
      }
      guard !ignored.ignores(Environment.absolute(path), kind) else { continue }
      switch entry.kind {
      case .folder: try search(path, except: ignored)
      // First, so that what is outside makes no difference.
      case .link where !searched.contains(path):
        notes.append("'\(path.printable)' is left out: \(Self.linkReason)")
      case .link where isFolder(path): break
      case .link, .other: paths.append(path)
      }
    }
  }
}
