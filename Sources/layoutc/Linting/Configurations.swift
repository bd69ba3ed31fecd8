internal import LayoutLint
internal import LayoutText

/// A configuration that cannot be used.
struct ConfigurationError: Error {
  /// Where, and what is wrong.
  let message: String
}

/// The configurations that a call meets, each read once.
struct Configurations {
  /// A configuration, and where it holds.
  struct Placed: Sendable {
    var configuration = Configuration()
    /// The file it was read from; `nil` where there is none.
    var path: String?
    /// The folder its patterns count from, from the root.
    var folder = Environment.absolute(".")

    /// `path` as patterns see it.
    func relative(_ path: String) -> String {
      let absolute = Environment.absolute(path)
      let prefix = folder == "/" ? "/" : folder + "/"
      return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
    }
  }

  private let words: ConfigurationWords
  private var byFolder: [String: Placed] = [:]

  init(_ words: ConfigurationWords) { self.words = words }

  /// What holds for the file at `path`: the configuration in the nearest folder around it that has
  /// one, and what the call sets.
  mutating func placed(for path: String) throws(ConfigurationError) -> Placed {
    let isStandardInput = path.hasPrefix("<")
    let folder =
      isStandardInput ? Environment.absolute(".") : parent(of: Environment.absolute(path))
    if let known = byFolder[folder] { return known }
    var placed = Placed()
    if !words.isIsolated, let found = Self.nearest(to: folder) {
      placed = Placed(
        configuration: try Self.read(found, within: []), path: found, folder: parent(of: found))
    }
    for given in words.given { placed.configuration.override(with: given) }
    byFolder[folder] = placed
    return placed
  }

  /// The configuration in `folder` or the nearest folder around it, up to the repository's own.
  private static func nearest(to folder: String) -> String? {
    var folder = folder
    while true {
      let base = folder == "/" ? "/" : folder + "/"
      if exists(base + Configuration.fileName) { return base + Configuration.fileName }
      if folder == "/" || exists(base + ".git") { return nil }
      folder = parent(of: folder)
    }
  }

  /// The configuration at `path` with all that it builds on; `around` are those that build on it.
  private static func read(
    _ path: String, within around: [String]
  ) throws(ConfigurationError) -> Configuration {
    guard !around.contains(path) else {
      throw ConfigurationError(message: "'\(path)' extends itself")
    }
    let own = try parsed(path)
    var whole = Configuration()
    for name in own.extends {
      let base = Environment.absolute(name.hasPrefix("/") ? name : parent(of: path) + "/" + name)
      whole.override(with: try read(base, within: around + [path]))
    }
    whole.override(with: own)
    return whole
  }

  private static func parsed(_ path: String) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path)
    } catch {
      throw ConfigurationError(
        message: "cannot read '\(Environment.shown(path))': \(error.message)")
    }
    do throws(ConfigurationFault) {
      return try Configuration(reading: bytes)
    } catch {
      let place = SourceText(bytes: bytes, name: path).location(of: error.offset)
      throw ConfigurationError(
        message: "\(Environment.shown(path)):\(place.line):\(place.column): \(error.text)")
    }
  }
}

/// The folder that `path`, which starts at the root, lies in.
func parent(of path: String) -> String {
  let end = path.lastIndex(of: "/") ?? path.startIndex
  return end == path.startIndex ? "/" : String(path[..<end])
}
