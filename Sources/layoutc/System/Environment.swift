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

  private static var folder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
