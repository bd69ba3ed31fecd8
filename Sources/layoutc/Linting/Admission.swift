internal import LayoutLint
internal import LayoutText

/// Which files are of interest, as the configurations around them say.
struct Admission {
  private(set) var configurations: Configurations
  /// Whether what is excluded is left out even where it is named.
  private let forcesExclusion: Bool

  init(_ words: ConfigurationWords) {
    (configurations, forcesExclusion) = (Configurations(words), words.forcesExclusion)
  }

  /// The files that `operands` name, but those that are excluded.
  mutating func files(_ operands: [String]) throws(ConfigurationError) -> NamedFiles {
    var fault: ConfigurationError?
    let named = NamedFiles(operands) { path, origin in
      do throws(ConfigurationError) {
        return try admits(path, origin)
      } catch {
        fault = fault ?? error
        return false
      }
    }
    if let fault { throw fault }
    return named
  }

  /// The same for a call that has no other use for configurations: a complaint, and nothing, where
  /// one of them cannot be used.
  static func files(of invocation: Invocation) throws(UsageError) -> NamedFiles {
    var admission = Admission(try ConfigurationWords(invocation))
    do throws(ConfigurationError) {
      return try admission.files(invocation.operands)
    } catch {
      StandardError.complain(error.message)
      return NamedFiles.unusable
    }
  }

  /// What holds for the file at `path`.
  mutating func placed(for path: String) throws(ConfigurationError) -> Configurations.Placed {
    try configurations.placed(for: path)
  }

  private mutating func admits(
    _ path: String, _ origin: NamedFiles.Origin
  ) throws(ConfigurationError) -> Bool {
    if path == NamedFiles.standardInputPath { return true }
    let placed = try configurations.placed(for: path)
    switch origin {
    case .found: return placed.configuration.admits(placed.relative(path))
    case .named:
      guard forcesExclusion else { return true }
      if placed.configuration.excludes(placed.relative(path)) { return false }
      return try !isIgnored(path)
    }
  }

  /// Whether git ignores the file at `path`.
  private func isIgnored(_ path: String) throws(ConfigurationError) -> Bool {
    do throws(SystemError) {
      return try IgnoredPaths.leaveOut(file: Environment.absolute(path))
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
  }
}
