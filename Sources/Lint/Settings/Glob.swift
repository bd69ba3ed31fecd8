/// A pattern of paths: `*` is any part of a name, `**` any folders, `?` any byte. A pattern without
/// a slash is about names alone, one that ends in a slash or names a folder about all below it.
package struct Glob: Sendable {
  private let segments: [Segment]

  /// What of a path has to be as the pattern says.
  private enum Reach {
    case all, beginning
  }

  private enum Segment: Sendable {
    case anyFolders
    case name([UInt8])
  }

  package init(_ pattern: String) {
    let isName = !pattern.dropLast().contains("/")
    let anchored = isName ? "**/" + pattern : pattern
    segments = anchored.split(separator: "/").map { part in
      part == "**" ? .anyFolders : .name(Array(part.utf8))
    }
  }

  /// Whether the file at `path`, or a folder around it, is meant.
  func matches(_ path: String) -> Bool { matches(path, .beginning) }

  /// Whether what lies at `path` is meant itself.
  package func names(_ path: String) -> Bool { matches(path, .all) }

  private func matches(_ path: String, _ reach: Reach) -> Bool {
    matches(path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }, reach)
  }

  /// - Complexity: O(*n* · *m*) in segments and names: of the `**` only the last is tried again.
  private func matches(_ names: [[UInt8]], _ reach: Reach) -> Bool {
    var (segment, name) = (0, 0)
    var anyFolders: (segment: Int, name: Int)?
    while true {
      if segment == segments.count {
        if reach == .beginning || name == names.count { return true }
      } else if case .name(let pattern) = segments[segment] {
        if name < names.count, Self.holds(pattern[...], names[name][...]) {
          (segment, name) = (segment + 1, name + 1)
          continue
        }
      } else {
        // At the end it is everything inside a folder, not the folder.
        if segment + 1 == segments.count { return name < names.count }
        anyFolders = (segment, name)
        segment += 1
        continue
      }
      guard let last = anyFolders, last.name < names.count else { return false }
      anyFolders = (last.segment, last.name + 1)
      (segment, name) = (last.segment + 1, last.name + 1)
    }
  }

  /// Whether one name is of a pattern.
  ///
  /// - Complexity: O(*n* · *m*): of the stars only the last is taken up again.
  private static func holds(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (place, position) = (pattern.startIndex, name.startIndex)
    var star: (place: Int, position: Int)?
    while position < name.endIndex {
      if place < pattern.endIndex, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.endIndex,
        pattern[place] == name[position] || pattern[place] == UInt8(ascii: "?")
      {
        (place, position) = (place + 1, position + 1)
      } else if let last = star {
        star = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
