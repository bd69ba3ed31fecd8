internal import LayoutText

/// The `git` of the machine, working in a repository. It starts no program that the repository names.
struct Git {
  /// The absolute path of the repository's root.
  let folder: String
  /// What keeps the filters of the repository from being run; `nil` where one has such a name that it
  /// cannot be kept from it.
  private let filterOptions: [String]?

  init(folder: String) {
    self.folder = folder
    let words = ["config", "--null", "--name-only", "--get-regexp", #"^filter\."#]
    let output = Program(Self.command(in: folder) + words, in: Self.environment).run()?.output ?? []
    let filters = Set(
      output.split(separator: 0).map {
        String(decoding: $0, as: UTF8.self).split(separator: ".").dropLast().joined(separator: ".")
      })
    // An empty value stands for no program, and for false.
    filterOptions =
      filters.contains { $0.contains("=") }
      ? nil
      : filters.sorted().flatMap { filter in
        ["clean", "process", "required"].flatMap { ["-c", "\(filter).\($0)="] }
      }
  }

  /// The standard output of `git` with `arguments`; `nil` where it fails or is missing.
  ///
  /// - Parameter maximum: The largest output that is read, in bytes.
  func output(
    of arguments: [String], reading input: String = "", upTo maximum: Int = standardFileMaximum
  ) -> [UInt8]? {
    run(arguments, reading: input, upTo: maximum).flatMap { $0.status == 0 ? $0.output : nil }
  }

  /// What `git` says where it fails with `arguments`; `nil` where it does not.
  func failure(of arguments: [String]) -> String? {
    guard let outcome = run(arguments) else { return "git is missing, or cannot be trusted there" }
    guard let status = outcome.status else {
      return "git takes too long, or its output is too long"
    }
    let text = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").last
    return status == 0 ? nil : text.map(String.init) ?? "git fails"
  }

  /// The objects called `names`, which are those of `ls-tree`, in their order; `nil` where one is
  /// missing.
  ///
  /// - Parameter followsLinks: Whether links of a tree are followed in it; none leads out of it.
  func objects(_ names: [String], followingLinks followsLinks: Bool = false) -> [[UInt8]]? {
    let input = names.map { $0 + "\n" }.joined()
    let options = followsLinks ? ["--follow-symlinks"] : []
    guard let bytes = output(of: ["cat-file", "--batch"] + options, reading: input),
      let found = Self.objects(inBatch: bytes), found.count == names.count
    else { return nil }
    return found
  }

  /// The contents in an output of `cat-file --batch`: a line with the size before each, a line end
  /// behind it.
  private static func objects(inBatch bytes: [UInt8]) -> [[UInt8]]? {
    var objects: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
        case let words = bytes[start..<end].split(separator: UInt8(ascii: " ")), words.count == 3,
        let size = Int(String(decoding: words[2], as: UTF8.self)), end + 1 + size <= bytes.count
      else { return nil }
      objects.append(Array(bytes[end + 1..<end + 1 + size]))
      start = end + size + 2
    }
    return objects
  }

  private func run(
    _ arguments: [String], reading input: String = "", upTo maximum: Int = standardFileMaximum
  ) -> Program.Outcome? {
    filterOptions.flatMap { options in
      Program(
        Self.command(in: folder) + options + arguments, in: Self.environment,
        reading: Array(input.utf8)
      ).run(upTo: maximum)
    }
  }

  /// Neither hooks nor monitors are run, nothing is written, and a folder of the working tree is no
  /// repository because it looks like one.
  private static func command(in folder: String) -> [String] {
    let settings = [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit",
    ]
    return ["git", "-C", folder, "--no-pager", "--no-optional-locks"]
      + settings.flatMap { ["-c", $0] }
  }

  /// What is missing in a repository is not fetched, by which programs would be run, too.
  private static let environment = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"]

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
