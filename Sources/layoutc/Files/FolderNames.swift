internal import LayoutText

/// The names in the folders that missing imports lead to, and which of them are similar.
///
/// A folder is listed once, and a fixed number of letters is compared for all imports together: a
/// class, so that they share it.
final class FolderNames {
  private var folders: [String: Folder] = [:]
  private var suggestions = Suggestions()

  private struct Folder {
    /// In the order of their bytes.
    let names: [String]
    /// The names of layouts without their suffix, in the same order.
    let layouts: [String]
    let known: Set<String>
  }

  static let suffix = ".layout"

  /// The layouts in `folder` that `name` probably stands for, but for the file at `importer`.
  func layouts(like name: String, in folder: String, besides importer: String) -> [String] {
    let stem = name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    let all = listed(folder)
    let similar =
      all.known.contains(stem) ? [stem] : suggestions.likelyMeanings(of: stem, among: all.layouts)
    return similar.map { $0 + Self.suffix }.filter { folder + $0 != importer }
  }

  /// The entries of `folder` that `name` probably stands for.
  func entries(like name: String, in folder: String) -> [String] {
    suggestions.likelyMeanings(of: name, among: listed(folder).names)
  }

  /// A folder that cannot be listed has no names: it may be missing itself.
  private func listed(_ folder: String) -> Folder {
    if let known = folders[folder] { return known }
    let entries = (try? names(in: folder.isEmpty ? "." : folder)) ?? []
    let layouts = entries.filter { $0.hasSuffix(Self.suffix) }
      .map { String($0.dropLast(Self.suffix.count)) }
    let new = Folder(names: entries, layouts: layouts, known: Set(layouts))
    folders[folder] = new
    return new
  }
}
