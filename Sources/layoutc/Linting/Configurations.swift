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
    /// The folder that patterns of the call count from, from the root.
    var folder = Environment.absolute(".")
  }

  private let words: ConfigurationOptions
  private var byFolder: [String: Placed] = [:]

  init(_ words: ConfigurationOptions) { self.words = words }

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
    for given in words.given {
      placed.configuration.override(with: given.counting(from: placed.folder))
    }
    byFolder[folder] = placed
    return placed
  }

  /// Whether the file at `path` is looked at.
  mutating func admits(
    _ path: String, _ origin: NamedFiles.Origin
  ) throws(ConfigurationError) -> Bool {
    switch origin {
    case .named:
      guard words.forcesExclusion, path != NamedFiles.standardInputPath else { return true }
      let placed = try placed(for: path)
      if placed.configuration.excludes(Environment.absolute(path)) { return false }
      return try !Self.isIgnored(path)
    case .found:
      let placed = try placed(for: path)
      return placed.configuration.admits(Environment.absolute(path))
    }
  }

  /// Whether git ignores the file at `path`.
  private static func isIgnored(_ path: String) throws(ConfigurationError) -> Bool {
    do throws(SystemError) {
      return try IgnoredPaths.leaveOut(file: Environment.absolute(path))
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
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

  /// The configuration at `path` with all that it builds on; `around` are those that build on it,
  /// the nearest last.
  private static func read(
    _ path: String, within around: [String]
  ) throws(ConfigurationError) -> Configuration {
    if let start = around.firstIndex(of: path) {
      let circle = (around[start...] + [path]).map { "'\(Environment.shown($0))'" }
      throw ConfigurationError(message: circle.joined(separator: " extends "))
    }
    let own = try parsed(path, for: around.last)
    var whole = Configuration()
    for name in own.extends {
      let base = Environment.absolute(name.hasPrefix("/") ? name : parent(of: path) + "/" + name)
      whole.override(with: try read(base, within: around + [path]))
    }
    whole.override(with: own.counting(from: parent(of: path)))
    return whole
  }

  /// - Parameter reader: the configuration that extends it; `nil`: none.
  private static func parsed(
    _ path: String, for reader: String?
  ) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try contents(ofFile: path)
    } catch {
      let reason = reader.map { ", which '\(Environment.shown($0))' extends" } ?? ""
      throw ConfigurationError(
        message: "cannot read '\(Environment.shown(path))'\(reason): \(error.message)")
    }
    do throws(ConfigurationFault) {
      return try Configuration(reading: bytes)
    } catch {
      let source = SourceText(bytes: bytes, name: path)
      let lines = ([error] + error.others).map { fault in
        let place = source.location(of: fault.offset)
        return "\(Environment.shown(path)):\(place.line):\(place.column): \(fault.text)"
      }
      throw ConfigurationError(message: lines.joined(separator: "\n       "))
    }
  }
}

extension NamedFiles {
  /// The files that `operands` name, but those that the configurations around them leave out.
  init(
    _ operands: [String], admittedBy configurations: inout Configurations
  ) throws(ConfigurationError) {
    var fault: ConfigurationError?
    self.init(operands) { path, origin in
      do throws(ConfigurationError) {
        return try configurations.admits(path, origin)
      } catch {
        fault = fault ?? error
        return false
      }
    }
    if let fault { throw fault }
  }

  /// The files that `invocation` names, but those that the configurations around them leave out;
  /// none, and a complaint, where one of these cannot be used.
  static func all(of invocation: Invocation) throws(UsageError) -> NamedFiles {
    var configurations = Configurations(try ConfigurationOptions(invocation))
    do throws(ConfigurationError) {
      return try NamedFiles(invocation.operands, admittedBy: &configurations)
    } catch {
      StandardError.complain(error.message)
      return .none
    }
  }
}
