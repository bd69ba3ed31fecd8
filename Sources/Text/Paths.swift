/// The path that `written` means in the file at `importer`: an absolute one stays, any other starts
/// in the folder of the file.
package func joinedPath(_ written: String, from importer: String) -> String {
  guard !written.hasPrefix("/"), let slash = importer.utf8.lastIndex(of: UInt8(ascii: "/")) else {
    return written
  }
  return importer[...slash] + written
}

/// `path` without `.`, and without `..` behind a folder.
package func tidiedPath(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    let isReturn = part == ".." && (path.hasPrefix("/") || parts.last.map { $0 != ".." } ?? false)
    if isReturn { _ = parts.popLast() } else { parts.append(part) }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
