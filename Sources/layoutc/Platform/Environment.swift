#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What the tool was started in.
enum Environment {
  /// The variable called `name`; `nil` if it is missing or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// How wide a page of help may be.
  static var columns: Int {
    variable("COLUMNS").flatMap { Int($0) }.map { max(40, $0) } ?? 80
  }

  /// Where the tool writes.
  enum Output { case standardOutput, standardError }

  /// Whether a stream is a terminal that shows colours.
  static func hasColors(_ output: Output) -> Bool {
    let descriptor = output == .standardOutput ? STDOUT_FILENO : STDERR_FILENO
    return isatty(descriptor) == 1 && variable("TERM") != "dumb"
  }

  /// `path`, which starts at the root, from the working directory where it lies below it.
  static func shown(_ path: String) -> String {
    let prefix = folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// `path` from the root, without `.` and `..` in it.
  static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder of the repository that the tool is called in, as the machine that builds it says, or
  /// else the nearest with a `.git`; the working folder where there is neither.
  static var repository: String {
    let working = resolved(folder)
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(variable).map(resolved)
    if let root = named.first(where: { working == $0 || working.hasPrefix($0 + "/") }) {
      return root
    }
    var root = working
    while !root.isEmpty {
      if exists(root + "/.git") { return root }
      root = root.lastIndex(of: "/").map { String(root[..<$0]) } ?? ""
    }
    return working
  }

  private static var folder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
