internal import LayoutChecking
internal import LayoutText

/// The files of a revision of a git repository, by the paths that a call would name them with on disk.
struct RevisionFiles: ImportResolver {
  private let git: Git
  /// Its files, by their paths in the repository.
  private let objects: [String: Object]
  private let access: FileAccess
  /// What was read at once, by the objects.
  private let known: [String: [UInt8]]

  /// The content of a file, and the repository that it is kept in: its own, or that of a submodule.
  private struct Object {
    let id: String
    /// In bytes; 0 where it is missing.
    let size: Int
    let git: Git
  }

  /// The revision called `name` of the repository around `path`.
  ///
  /// - Throws: what git says.
  init(_ name: String, around path: String, _ access: FileAccess) throws(SystemError) {
    let git = try Self.repository(around: path)
    let id = try Self.commit(name, around: path)
    guard let objects = Self.objects(of: id, in: git) else {
      throw SystemError("git cannot list the files of '\(name)'")
    }
    let layouts = objects.filter {
      $0.key.hasSuffix(".layout") && $0.value.size <= access.textMaximum
        && $0.value.git.folder == git.folder
    }
    let ids = Array(Set(layouts.map(\.value.id))).sorted()
    let contents = git.objects(ids) ?? []
    known = Dictionary(uniqueKeysWithValues: zip(ids, contents))
    (self.git, self.objects, self.access) = (git, objects, access)
  }

  /// The files of a commit by their paths, those of its submodules at the commits that it names, as far as
  /// these are there; `nil` where git cannot list them.
  private static func objects(of commit: String, in git: Git) -> [String: Object]? {
    guard let entries = git.fields(of: ["ls-tree", "-r", "-l", "-z", commit]) else { return nil }
    var objects: [String: Object] = [:]
    for entry in entries {
      // `100644 blob ID SIZE`, a tab, the path; 160000 is a submodule, and links are no files.
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ").map(String.init)
      guard parts.count == 2, words.count == 4 else { continue }
      let path = String(parts[1])
      if words[0].hasPrefix("100") {
        objects[path] = Object(id: words[2], size: Int(words[3]) ?? 0, git: git)
      } else if words[1] == "commit", let inner = submodule(at: path, in: git) {
        for (rest, object) in Self.objects(of: words[2], in: inner) ?? [:] {
          objects[path + "/" + rest] = object
        }
      }
    }
    return objects
  }

  /// The repository of a submodule; `nil` where it is not there, or lies elsewhere.
  private static func submodule(at path: String, in git: Git) -> Git? {
    let folder = git.folder + "/" + path
    guard isRepository(folder), destination(of: folder).lies(in: destination(of: git.folder)) else {
      return nil
    }
    return Git(folder: folder)
  }

  /// The commit that `name` means in the repository around `path`.
  static func commit(_ name: String, around path: String) throws(SystemError) -> String {
    let git = try repository(around: path)
    let words = ["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"]
    guard let id = git.line(of: words) else {
      throw SystemError(git.failure(of: words) ?? "'\(name)' is no revision")
    }
    return id
  }

  /// Whether `text` may be given to git as a revision: it is no option and holds no control.
  static func isName(_ text: String) -> Bool {
    !text.hasPrefix("-") && !text.unicodeScalars.contains { $0.value < 32 }
  }

  private static func repository(around path: String) throws(SystemError) -> Git {
    let folders = tidiedPath(Environment.absolute(path)).enclosingFolders
    guard let root = folders.first(where: isRepository) else {
      throw SystemError("'\(path)' is not in a git repository")
    }
    return Git(folder: root)
  }

  /// The commit where two revisions parted.
  static func mergeBase(
    of first: String, _ second: String, around path: String
  ) throws(SystemError) -> String {
    let git = try repository(around: path)
    let words = ["merge-base", "--end-of-options", first, second]
    if let id = git.line(of: words) { return id }
    for name in [first, second] { _ = try commit(name, around: path) }
    throw SystemError("the revisions have no commit in common")
  }

  /// Whether the revision has a file at `path`.
  func contains(_ path: String) -> Bool { objects[key(of: path)] != nil }

  /// The layouts in the folder at `path`, as paths below it.
  func layouts(in path: String) -> [String] {
    let folder = key(of: path)
    let start = folder.isEmpty || folder == "." ? "" : folder + "/"
    return objects.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".layout") }.sorted().map {
      let rest = String($0.dropFirst(start.count))
      return path == "." ? rest : path + (path.hasSuffix("/") ? "" : "/") + rest
    }
  }

  /// The content of the file at `path`.
  func bytes(of path: String, upTo maximum: Int) throws(SystemError) -> [UInt8] {
    guard let object = objects[key(of: path)] else { throw SystemError("no such file") }
    guard object.size <= maximum else { throw .tooLarge(maximum) }
    let words = ["cat-file", "blob", object.id]
    guard let bytes = known[object.id] ?? object.git.output(of: words, upTo: maximum) else {
      throw SystemError("git cannot read it")
    }
    return bytes
  }

  func file(
    at written: String, importedBy importer: String?, named name: String
  ) throws(ImportFailure) -> String {
    let path = tidiedPath(joinedPath(written, from: importer ?? ""))
    guard access.root(ofFileAt: importer).contains(path) else {
      throw .unreadable(tried: path, reason: "it is outside of the root")
    }
    guard contains(path) else { throw .notFound(tried: path, similar: []) }
    return path
  }

  func source(of file: String) throws(ImportFailure) -> SourceText {
    do {
      return SourceText(
        bytes: try bytes(of: file, upTo: access.textMaximum), name: file)
    } catch {
      throw .unreadable(tried: file, reason: error.message)
    }
  }

  /// The path in the repository.
  private func key(of path: String) -> String {
    let absolute = Environment.absolute(path)
    return relativePath(to: tidiedPath(absolute), from: git.folder)
  }
}
