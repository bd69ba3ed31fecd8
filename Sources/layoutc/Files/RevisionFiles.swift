internal import LayoutChecking
internal import LayoutText

/// A file of a revision, whichever path leads to it.
struct FileInRevision: Hashable {
  let path: String
  /// Its path in the repository, with links followed.
  fileprivate let key: String

  static func == (first: FileInRevision, second: FileInRevision) -> Bool {
    first.key == second.key
  }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The files of a revision of a git repository, by the paths that a call would name them with on disk.
struct RevisionFiles: ImportResolver {
  private let git: Git
  /// Its files and links, by their paths in the repository.
  private let objects: [String: Object]
  private let access: FileAccess
  /// What was read at once, by the objects.
  private let known: [String: [UInt8]]

  /// The content of a file, and the repository that it is kept in: its own, or that of a submodule.
  private struct Object {
    let id: String
    /// In bytes; 0 where it is missing.
    let size: Int
    /// Whether it is a symbolic link, whose content is the path that it leads to.
    let isLink: Bool
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
    let wanted = objects.filter {
      ($0.key.hasSuffix(".layout") || $0.value.isLink) && $0.value.size <= access.textMaximum
        && $0.value.git.folder == git.folder
    }
    let ids = Array(Set(wanted.map(\.value.id))).sorted()
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
      // `100644 blob ID SIZE`, a tab, the path; 120000 is a link, 160000 a submodule.
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ").map(String.init)
      guard parts.count == 2, words.count == 4 else { continue }
      let path = String(parts[1])
      if words[1] == "blob" {
        objects[path] = Object(
          id: words[2], size: Int(words[3]) ?? 0, isLink: words[0] == "120000", git: git)
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

  /// The file that `path` leads to; `nil` where there is none.
  ///
  /// - Parameter namer: The file that names it; `nil`: the call.
  /// - Throws: where it lies outside of what that file may read.
  func file(
    at path: String, namedBy namer: FileInRevision? = nil
  ) throws(SystemError) -> FileInRevision? {
    let own = namer.flatMap { objects[$0.key]?.git } ?? git
    let root = access.root(ofRepository: own.folder)
    guard let key = followed(key(of: path)),
      namer == nil || root.holds(resolved(git.folder) + "/" + key)
    else { throw root.refusal }
    return objects[key].map { _ in FileInRevision(path: path, key: key) }
  }

  /// Whether the revision has a file at `path`.
  func contains(_ path: String) -> Bool { (try? file(at: path)) != nil }

  /// The path that `key` leads to in the repository, with the links of the revision followed; `nil` where
  /// it leads out of the repository. A loop leads to one of its links.
  private func followed(_ key: String) -> String? {
    var reached: [Substring] = []
    var rest = Array(key.split(separator: "/").reversed())
    var linkCount = 0
    while let name = rest.popLast() {
      guard name != ".." else {
        guard reached.popLast() != nil else { return nil }
        continue
      }
      reached.append(name)
      let path = reached.joined(separator: "/")
      guard let link = objects[path], link.isLink, let target = target(of: link) else { continue }
      linkCount += 1
      guard linkCount <= 40 else { return path }
      let folder = git.folder + "/" + reached.dropLast().joined(separator: "/")
      rest += self.key(of: target.hasPrefix("/") ? target : folder + "/" + target)
        .split(separator: "/").reversed()
      reached = []
    }
    return reached.joined(separator: "/")
  }

  private func target(of link: Object) -> String? {
    let bytes = known[link.id] ?? link.git.output(of: ["cat-file", "blob", link.id])
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The layouts in the folder at `path`, as paths below it, and the links out of it.
  func layouts(in path: String) throws(SystemError) -> (paths: [String], links: [String]) {
    guard let folder = followed(key(of: path)) else {
      throw access.root(ofRepository: git.folder).refusal
    }
    let start = folder.isEmpty ? "" : folder + "/"
    let searched = folder.isEmpty ? git.folder : git.folder + "/" + folder
    var (paths, links): ([String], [String]) = ([], [])
    for key in objects.keys.sorted() where key.hasPrefix(start) && key.hasSuffix(".layout") {
      let rest = String(key.dropFirst(start.count))
      let isHidden = rest.split(separator: "/").contains { $0.hasPrefix(".") }
      if isHidden { continue }
      if try IgnoredPaths.ignores(file: git.folder + "/" + key, below: searched, access) {
        continue
      }
      let shown = path == "." ? rest : path + (path.hasSuffix("/") ? "" : "/") + rest
      if let destination = followed(key), destination.hasPrefix(start) {
        if !isFolder(destination) { paths.append(shown) }
      } else {
        links.append(shown)
      }
    }
    return (paths, links)
  }

  private func isFolder(_ key: String) -> Bool {
    objects[key] == nil && objects.keys.contains { $0.hasPrefix(key + "/") }
  }

  /// The content of a file.
  func bytes(of file: FileInRevision, upTo maximum: Int) throws(SystemError) -> [UInt8] {
    guard let object = objects[file.key] else { throw SystemError("no such file") }
    guard !object.isLink else { throw SystemError(ELOOP) }
    guard object.size <= maximum else { throw .tooLarge(maximum) }
    let words = ["cat-file", "blob", object.id]
    guard let bytes = known[object.id] ?? object.git.output(of: words, upTo: maximum) else {
      throw SystemError("git cannot read it")
    }
    return bytes
  }

  func file(
    at written: String, importedBy importer: FileInRevision?, named name: String
  ) throws(ImportFailure) -> FileInRevision {
    let path = joinedPath(written, from: importer?.path ?? "")
    let tidied = tidiedPath(path)
    do throws(SystemError) {
      // Behind a link `..` is another folder than the text shows.
      let direct = try file(at: path, namedBy: importer)
      let plain = try? file(at: tidied, namedBy: importer)
      if let found = direct == nil || direct == plain ? plain : direct { return found }
    } catch {
      throw .unreadable(tried: tidied, reason: error.message)
    }
    throw .notFound(tried: tidied, similar: [])
  }

  func source(of file: FileInRevision) throws(ImportFailure) -> SourceText {
    do {
      return SourceText(bytes: try bytes(of: file, upTo: access.textMaximum), name: file.path)
    } catch {
      throw .unreadable(tried: file.path, reason: error.message)
    }
  }

  /// The path in the repository, in which links are not followed.
  private func key(of path: String) -> String {
    relativePath(to: Environment.absolute(path, keepingParents: true), from: git.folder)
  }
}
