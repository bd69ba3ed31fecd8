internal import LayoutText

/// The `git` of the machine, working in a repository.
struct Git {
  /// The absolute path of the repository's root.
  let folder: String

  /// The standard output of `git` with `arguments`; `nil` where it fails or is missing.
  ///
  /// Programs that a repository configures are not run.
  func output(of arguments: [String]) -> [UInt8]? {
    let words = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + arguments
    let call = words.map(\.quotedForShell).joined(separator: " ") + " 2>/dev/null"
    guard let stream = popen(call, "r") else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = fread(&piece, 1, piece.count, stream)
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return pclose(stream) == 0 ? bytes : nil
  }

  /// The fields of an output of `git` that are ended by NUL.
  func fields(of arguments: [String]) -> [String]? {
    output(of: arguments)?.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line of an output.
  func line(of arguments: [String]) -> String? {
    output(of: arguments)?.split(separator: UInt8(ascii: "\n")).first
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// As one word for the shell: nothing has a meaning between single quotes.
  fileprivate var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
