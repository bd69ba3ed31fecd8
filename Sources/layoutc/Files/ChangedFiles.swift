internal import LayoutText

/// The files that differ from a revision of their repository, or are staged.
///
/// - Source: `diagnostics.md`, configuration.
struct ChangedFiles {
  static let since = Option(
    "since", "revision", help: "Lint what differs from this git revision only.")
  static let staged = Option("staged", help: "Lint what is staged in git only.")

  /// What files are compared with.
  private enum Basis {
    case revision(String), staged
  }

  /// The changed files of a repository.
  private struct Repository {
    let git: Git
    /// The earlier tree.
    let tree: String
    /// Their paths in the earlier tree, by their paths; `nil` for new files.
    let earlierPaths: [String: String?]
  }

  private let basis: Basis
  private var repositories: [String: Repository] = [:]

  /// `nil` where all files are linted.
  init?(_ invocation: Invocation) throws(UsageError) {
    switch (invocation[Self.since], invocation.has(Self.staged)) {
    case (nil, false): return nil
    case (nil, true): basis = .staged
    case (let revision?, false):
      guard !revision.isEmpty, !revision.hasPrefix("-") else {
        throw invocation.misuse(of: Self.since, revision, expected: "a revision, as in main")
      }
      basis = .revision(revision)
    case (_?, true):
      throw invocation.misuse(
        "'--\(Self.since.name)' cannot be combined with '--\(Self.staged.name)'.")
    }
    let input = OperandFiles.standardInputPath
    if invocation.operands.contains(input), !invocation.has(FileAccess.standardInputName) {
      throw invocation.misuse(
        "Standard input is no file of a repository; name it with --\(FileAccess.standardInputName.name)."
      )
    }
  }

  /// The earlier text of the file at `path`; `nil` where the file has not changed.
  mutating func lines(ofFileAt path: String) throws(ConfigurationError) -> ChangedLines? {
    let absolute = Environment.absolute(path)
    let folder = destination(of: parent(of: absolute))
    let last = absolute.split(separator: "/").last.map(String.init) ?? ""
    guard let root = folder.enclosingFolders.first(where: isRepository) else {
      throw ConfigurationError(message: "'\(path)' is not in a git repository")
    }
    let repository = try repository(at: root)
    // What a link leads to can change without the link.
    let names = [folder + "/" + last, destination(of: absolute)].filter { $0.lies(in: root) }
    let changes = names.lazy.compactMap {
      repository.earlierPaths[relativePath(to: $0, from: root)]
    }
    guard let earlier = changes.first else { return nil }
    let (git, name) = (repository.git, earlier.map { "\(repository.tree):\($0)" })
    return ChangedLines(
      earlier: name.flatMap {
        // A name may have line ends.
        git.objects([$0], followingLinks: true)?.first ?? git.output(of: ["cat-file", "blob", $0])
      })
  }

  private mutating func repository(at root: String) throws(ConfigurationError) -> Repository {
    if let known = repositories[root] { return known }
    let git = Git(folder: root)
    guard git.line(of: ["rev-parse", "--git-dir"]) != nil else {
      throw ConfigurationError(message: "git is missing, or cannot read the repository '\(root)'")
    }
    let tree = try tree(in: git)
    let isStaged = if case .staged = basis { true } else { false }
    // Git would read a submodule by a call of its own, with the settings of that.
    let options = [
      "--name-status", "-z", "-M", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
    ]
    guard
      let changes = git.fields(
        of: ["diff"] + options + (isStaged ? ["--cached"] : []) + [tree, "--"]),
      let new = isStaged
        ? [] : git.fields(of: ["ls-files", "-z", "--others", "--exclude-standard"])
    else {
      throw ConfigurationError(message: "git cannot compare the files of '\(root)'")
    }
    var paths = Self.earlierPaths(changes)
    for path in new { paths[path] = .some(nil) }
    let repository = Repository(git: git, tree: tree, earlierPaths: paths)
    repositories[root] = repository
    return repository
  }

  private func tree(in git: Git) throws(ConfigurationError) -> String {
    switch basis {
    case .revision(let name):
      let tree = git.line(of: ["rev-parse", "--verify", "--quiet", "\(name)^{tree}"])
      guard let tree else {
        throw ConfigurationError(message: "'\(name)' is no revision of '\(git.folder)'")
      }
      return tree
    case .staged:
      // Before the first commit everything is new.
      let tree =
        git.line(of: ["rev-parse", "--verify", "--quiet", "HEAD^{tree}"])
        ?? git.line(of: ["hash-object", "-t", "tree", "/dev/null"])
      guard let tree else {
        throw ConfigurationError(message: "git cannot read the repository '\(git.folder)'")
      }
      return tree
    }
  }

  /// What `git diff --name-status -z` lists: a status, then a path, or two for a renamed file.
  private static func earlierPaths(_ fields: [String]) -> [String: String?] {
    var paths: [String: String?] = [:]
    var rest = fields[...]
    while let status = rest.popFirst(), let path = rest.popFirst() {
      switch status.first {
      case "R", "C": if let new = rest.popFirst() { paths[new] = .some(path) }
      case "A": paths[path] = .some(nil)
      case "D": break
      default: paths[path] = .some(path)
      }
    }
    return paths
  }
}
