internal import LayoutText

/// The `git` of the machine, working in a repository.
struct Git {
  /// The absolute path of the repository's root.
  let folder: String

  /// The standard output of `git` with `arguments`; `nil` where it fails or is missing.
  ///
  /// Programs that a repository configures are not run.
  func output(of arguments: [String]) -> [UInt8]? {
    output(of: arguments, " 2>/dev/null").flatMap { $0.status == 0 ? $0.bytes : nil }
  }

  /// What `git` says where it fails with `arguments`; `nil` where it does not.
  func failure(of arguments: [String]) -> String? {
    guard let (bytes, status) = output(of: arguments, " 2>&1 >/dev/null") else {
      return "git is missing"
    }
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map(String.init)
    return status == 0 ? nil : text ?? "git is missing"
  }

  /// The objects called `names`, which are those of `ls-tree`, in their order; `nil` where one is
  /// missing.
  func objects(_ names: [String]) -> [[UInt8]]? {
    var objects: [[UInt8]] = []
    // A shell takes no word of more than 128 KiB.
    for start in stride(from: 0, to: names.count, by: 1_000) {
      let part = names[start..<min(start + 1_000, names.count)]
      let input = " 2>/dev/null <<'END'\n" + part.joined(separator: "\n") + "\nEND\n"
      guard let (bytes, status) = output(of: ["cat-file", "--batch"], input), status == 0,
        let found = Self.objects(inBatch: bytes), found.count == part.count
      else { return nil }
      objects += found
    }
    return objects
  }

  /// The contents in an output of `cat-file --batch`: a line with the size before each, a line end
  /// behind it.
  private static func objects(inBatch bytes: [UInt8]) -> [[UInt8]]? {
    var objects: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
        let word = bytes[start..<end].split(separator: UInt8(ascii: " ")).last,
        let size = Int(String(decoding: word, as: UTF8.self)), end + 1 + size <= bytes.count
      else { return nil }
      objects.append(Array(bytes[end + 1..<end + 1 + size]))
      start = end + size + 2
    }
    return objects
  }

  /// The output of `git` with `arguments` and the redirections behind them, and its exit status.
  private func output(
    of arguments: [String], _ redirections: String
  ) -> (bytes: [UInt8], status: Int32)? {
    let words =
      ["git", "-C", folder, "--no-optional-locks", "-c", "core.fsmonitor=false"] + arguments
    let call = words.map(\.quotedForShell).joined(separator: " ") + redirections
    guard let stream = popen(call, "r") else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = fread(&piece, 1, piece.count, stream)
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return (bytes, pclose(stream))
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
