/// A pattern of files, as a configuration says it.
package struct FilePattern: Hashable, Sendable {
  let text: String
  /// The folder that paths count from, from the root: that of the configuration which says it; `nil`:
  /// that is not known.
  private(set) var folder: String?

  package init(_ text: String) { self.text = text }

  /// The same counting from `folder`, where it does not count from another yet.
  func counting(from folder: String) -> FilePattern {
    var copy = self
    copy.folder = self.folder ?? folder
    return copy
  }

  /// Whether the file at `path` is meant, or a folder around it.
  func matches(_ path: String) -> Bool { Glob(text).matches(relative(path)) }

  /// `path` as the pattern sees it: outside its folder only one that begins with any folders means it.
  private func relative(_ path: String) -> String {
    guard let folder else { return path }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
