internal import LayoutLint
internal import LayoutReporting
internal import LayoutText

/// The folder that a layout may read from.
///
/// - Source: `diagnostics.md`, Containment.
struct Root: Sendable {
  /// Absolute, with links resolved.
  let path: String

  /// The folder that `--root` names.
  init(given path: String) { self.path = resolved(Environment.absolute(path)) }

  /// The root of the file at `path`; `nil` for standard input, which counts as a file of the working
  /// directory.
  ///
  /// - Complexity: two system calls for each folder above the file.
  init(ofFileAt path: String?, in workspace: [String] = []) {
    self.init(
      ofFolder: path.map { parent(of: destination(of: $0)) } ?? resolved(Environment.absolute(".")),
      in: workspace)
  }

  /// The root of the files in `own`, an absolute path with links resolved.
  ///
  /// - Parameter workspace: Folders that count as the working directory does.
  init(ofFolder own: String, in workspace: [String] = []) {
    let working = (["."] + workspace).map { resolved(Environment.absolute($0)) }
    let folders = own.enclosingFolders
    self.path =
      folders.first(where: isRepository) ?? folders.first(where: Self.isMarked)
      ?? folders.last(where: working.contains) ?? own
  }

  /// Whether a configuration in `folder` makes it a root.
  private static func isMarked(_ folder: String) -> Bool {
    let path = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
    guard destination(of: path).lies(in: folder), exists(path),
      let bytes = try? contents(ofFile: path),
      let configuration = try? Configuration(reading: bytes)
    else { return false }
    return configuration.isRoot
  }

  /// Whether it holds what `path` leads to, which need not exist.
  func contains(_ path: String) -> Bool { holds(destination(of: path)) }

  /// Whether an absolute path without links lies in it. What git keeps for itself, in which there are
  /// passwords and programs that it runs, counts as outside.
  func holds(_ destination: String) -> Bool {
    // Some file systems do not tell capital letters from small ones.
    destination.lies(in: self.path)
      && !destination.dropFirst(self.path.count).split(separator: "/")
        .contains { $0.lowercased() == ".git" }
  }

  /// Why a file outside of it is not read.
  var refusal: SystemError {
    SystemError(
      "it lies outside of the root, '\(path.printable)'; --\(FileAccess.root.name) widens the root")
  }
}

/// The absolute path that `path` leads to, with links resolved as far as it exists.
func destination(of path: String) -> String {
  var (existing, rest) = (Environment.absolute(path, keepingParents: true), "")
  var linkCount = 0
  while !existing.isEmpty {
    if let real = realPath(existing) {
      // `..` behind what does not exist cannot be followed by the system, either.
      return Environment.absolute(rest.isEmpty ? real : real + "/" + rest)
    }
    let end = existing.lastIndex(of: "/") ?? existing.startIndex
    let name = String(existing[existing.index(after: end)...])
    // A link leads to its target even if nothing is there.
    if linkCount < 40, let target = linkTarget(of: existing) {
      linkCount += 1
      let folder = String(existing[..<end])
      existing = Environment.absolute(
        target.hasPrefix("/") ? target : folder + "/" + target, keepingParents: true)
      continue
    }
    rest = rest.isEmpty ? name : name + "/" + rest
    existing = String(existing[..<end])
  }
  return Environment.absolute("/" + rest)
}
