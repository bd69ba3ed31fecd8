/// The environment of the process.
enum Environment {
  /// The variable called `name`; `nil` if it is missing or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The width of help pages, in columns.
  static var columns: Int {
    variable("COLUMNS").flatMap { Int($0) }.map { max(40, $0) } ?? 80
  }

  /// A standard stream.
  enum Output { case standardOutput, standardError }

  /// Whether a stream is a terminal.
  static func isTerminal(_ output: Output) -> Bool {
    isatty(output == .standardOutput ? STDOUT_FILENO : STDERR_FILENO) == 1
  }

  /// Whether a stream is a terminal with colours.
  static func hasColors(_ output: Output) -> Bool {
    isTerminal(output) && variable("TERM") != "dumb"
  }

  /// An absolute path, relative to the working directory if it is inside it.
  static func shown(_ path: String) -> String {
    let prefix = folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The absolute path, without `.` and `..`.
  ///
  /// - Parameter keepsParents: Whether `..` stays, which behind a link is another folder than the text
  ///   shows.
  static func absolute(_ path: String, keepingParents keepsParents: Bool = false) -> String {
    let whole = path.hasPrefix("/") ? path : path == "." ? folder : folder + "/" + path
    if whole.isTidy { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": break
      case ".." where !keepsParents: _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The root of the repository around the working directory: as the CI system sets it, or else the
  /// nearest folder with a `.git`, or else the working directory.
  static var repository: String {
    let working = resolved(folder)
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(variable).map(resolved)
    if let root = named.first(where: working.lies) { return root }
    return working.enclosingFolders.first(where: isRepository) ?? working
  }

  private static var folder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}

extension String {
  /// Whether no part of an absolute path is empty or made of dots, as is mostly so: then it is not taken
  /// apart.
  fileprivate var isTidy: Bool {
    var (length, dotCount) = (0, 0)
    for byte in utf8.dropFirst() {
      if byte != UInt8(ascii: "/") {
        length += 1
        dotCount += byte == UInt8(ascii: ".") ? 1 : 0
      } else if length == dotCount {
        return false
      } else {
        (length, dotCount) = (0, 0)
      }
    }
    return length != dotCount
  }
}
