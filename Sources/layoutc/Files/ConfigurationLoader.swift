internal import LayoutLint
internal import LayoutText

/// A configuration that cannot be read or is invalid.
struct ConfigurationError: Error {
  /// The message, with file and position.
  let message: String
  /// What else is wrong in the same file.
  var others: [String] = []

  /// Prints it.
  func print() {
    StandardError.error(message)
    for other in others { StandardError.write("       \(other.printable)\n") }
  }
}

/// Reads configurations, each once.
struct ConfigurationLoader {
  /// A configuration and its location.
  struct Located: Sendable {
    var configuration = Configuration()
    /// The file; `nil` if there is none.
    var path: String?
    /// The absolute path of the folder that patterns on the command line are relative to.
    var folder = Environment.absolute(".")
  }

  private let options: ConfigurationOptions
  private let access: FileAccess
  private var byFolder: [String: Located] = [:]

  init(_ options: ConfigurationOptions, _ access: FileAccess) {
    (self.options, self.access) = (options, access)
  }

  /// The configuration of the file at `path`: that of the nearest enclosing folder that has one,
  /// overridden by the command line.
  mutating func located(for path: String) throws(ConfigurationError) -> Located {
    let isStandardInput = path.hasPrefix("<")
    let folder =
      isStandardInput ? Environment.absolute(".") : parent(of: Environment.absolute(path))
    if let known = byFolder[folder] { return known }
    var located = Located()
    if !options.isIsolated {
      let root = access.root(ofFolder: folder)
      if let found = Self.places(from: folder, within: root).first(where: Self.isThere) {
        var reader = ConfigurationReader(root: root, access: access)
        let configuration = try reader.read(found)
        located = Located(configuration: configuration, path: found, folder: parent(of: found))
      }
    }
    for given in options.given {
      located.configuration.override(with: given.counting(from: located.folder))
    }
    byFolder[folder] = located
    return located
  }

  /// Where the configuration of the file at `path` stands, or could stand, and what it extends.
  func files(for path: String) -> [String] {
    let folder = parent(of: Environment.absolute(path))
    var reader = ConfigurationReader(root: access.root(ofFolder: folder), access: access)
    let places = Self.places(from: folder, within: reader.root)
    if let found = places.first(where: Self.isThere) { _ = try? reader.read(found) }
    return places + reader.files
  }

  /// Whether the file at `path` is read.
  mutating func admits(
    _ path: String, _ discovery: OperandFiles.Discovery
  ) throws(ConfigurationError) -> Bool {
    switch discovery {
    case .explicit:
      let isInput = path == OperandFiles.standardInputPath
      let path = isInput ? access.standardInputName ?? path : path
      guard options.forcesExclusion, path != OperandFiles.standardInputPath else { return true }
      let located = try located(for: path)
      if located.configuration.excludes(Environment.absolute(path)) { return false }
      return try !isIgnored(path)
    case .inDirectory:
      let located = try located(for: path)
      return located.configuration.admits(Environment.absolute(path))
    }
  }

  /// Whether git ignores the file at `path`.
  private func isIgnored(_ path: String) throws(ConfigurationError) -> Bool {
    do throws(SystemError) {
      return try IgnoredPaths.ignores(file: Environment.absolute(path), access)
    } catch {
      throw ConfigurationError(message: "cannot read '\(path)': \(error.message)")
    }
  }

  /// Where a configuration may stand: in `folder` and the enclosing folders, up to the root.
  private static func places(from folder: String, within root: Root) -> [String] {
    folder.enclosingFolders.map { ($0 == "/" ? "/" : $0 + "/") + Configuration.fileName }
      .filter { root.contains(parent(of: $0)) }
  }

  private static func isThere(_ path: String) -> Bool {
    exists(path) || linkTarget(of: path) != nil
  }
}

/// Reads a configuration and all that it extends.
private struct ConfigurationReader {
  let root: Root
  let access: FileAccess
  /// What it has read, or could not read.
  private(set) var files: [String] = []

  init(root: Root, access: FileAccess) { (self.root, self.access) = (root, access) }

  /// The configuration at `path` with all that it extends. `extending` are the configurations that
  /// extend it, the nearest last.
  mutating func read(
    _ path: String, within extending: [String] = []
  ) throws(ConfigurationError) -> Configuration {
    files.append(path)
    if let start = extending.firstIndex(of: path) {
      let cycle = (extending[start...] + [path]).map { "'\(Environment.shown($0))'" }
      throw ConfigurationError(message: cycle.joined(separator: " extends "))
    }
    let own = try parsed(path, extendedBy: extending.last)
    var whole = Configuration()
    for name in own.extends {
      let base = Environment.absolute(name.hasPrefix("/") ? name : parent(of: path) + "/" + name)
      whole.override(with: try read(base, within: extending + [path]))
    }
    whole.override(with: own.counting(from: parent(of: path)))
    return whole
  }

  /// - Parameter extending: the configuration that extends it, if any.
  private func parsed(
    _ path: String, extendedBy extending: String?
  ) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do throws(SystemError) {
      guard root.contains(path) else { throw root.refusal }
      bytes = try contents(ofFile: path, upTo: access.textMaximum)
    } catch {
      let reason = extending.map { ", which '\(Environment.shown($0))' extends" } ?? ""
      throw ConfigurationError(
        message: "cannot read '\(Environment.shown(path))'\(reason): \(error.message)")
    }
    do throws(ConfigurationFault) {
      return try Configuration(reading: bytes)
    } catch {
      let source = SourceText(bytes: bytes, name: path)
      let lines = ([error] + error.others).map { fault in
        let location = source.location(of: fault.offset)
        return "\(Environment.shown(path)):\(location.line):\(location.column): \(fault.text)"
      }
      throw ConfigurationError(message: lines[0], others: Array(lines.dropFirst()))
    }
  }
}

extension OperandFiles {
  /// The files that `operands` name, without those that their configurations exclude.
  init(
    _ operands: [String], _ access: FileAccess,
    admittedBy configurations: inout ConfigurationLoader
  ) throws(ConfigurationError) {
    var fault: ConfigurationError?
    var loader = configurations
    let swiftFolders = operands.filter { operand in
      guard isFolder(operand) else { return false }
      do throws(ConfigurationError) {
        return try loader.located(for: operand + "/" + Configuration.fileName).configuration
          .searchesSwift
      } catch {
        fault = fault ?? error
        return false
      }
    }
    self.init(
      operands, access,
      where: { path, discovery in
        do throws(ConfigurationError) {
          return try loader.admits(path, discovery)
        } catch {
          fault = fault ?? error
          return false
        }
      }, swiftIn: swiftFolders.contains)
    configurations = loader
    if let fault { throw fault }
  }

  /// The files that `invocation` names, without those that their configurations exclude. Prints an
  /// error and returns no files if a configuration is invalid.
  static func all(of invocation: Invocation) throws(UsageError) -> OperandFiles {
    let access = try FileAccess(invocation)
    var configurations = ConfigurationLoader(try ConfigurationOptions(invocation), access)
    do throws(ConfigurationError) {
      let named = invocation.operands.isEmpty ? ["."] : invocation.operands
      return try OperandFiles(named, access, admittedBy: &configurations)
    } catch {
      error.print()
      return .none
    }
  }
}
