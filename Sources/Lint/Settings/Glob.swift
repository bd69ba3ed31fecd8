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
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    return matches(segments[...], names[...], reach)
  }

  private func matches(
    _ segments: ArraySlice<Segment>, _ names: ArraySlice<[UInt8]>, _ reach: Reach
  ) -> Bool {
    guard let first = segments.first else { return reach == .beginning || names.isEmpty }
    switch first {
    case .anyFolders:
      return (names.startIndex...names.endIndex).contains {
        matches(segments.dropFirst(), names[$0...], reach)
          && (segments.count > 1 || $0 < names.endIndex)
      }
    case .name(let pattern):
      guard let name = names.first, Self.holds(pattern[...], name[...]) else { return false }
      return matches(segments.dropFirst(), names.dropFirst(), reach)
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
