internal import LayoutText

/// What a `.layoutc.json` says.
package struct Configuration: Hashable, Sendable {
  /// The files it builds on, as they are written: paths from its own folder.
  package var extends: [String] = []
  /// Whether nothing above its folder belongs to the project.
  package var isRoot = false
  /// Patterns of the files that are looked at in folders; none: all.
  package var include: [FilePattern] = []
  /// Patterns of the files that are not.
  package var exclude: [FilePattern] = []
  package var base = Part()
  /// Where frames are recorded: a folder, from its own; `nil`: beside the layouts.
  package var recordedFolder: String?
  /// Whether Swift files are looked at in folders.
  package var searchesSwift = false
  /// The devices that layouts of Swift code are shown on; none: the usual ones.
  package var devices: [String] = []
  /// What holds for some files beside, in the order in which it is written.
  package var overrides: [Override] = []

  package init() {}

  /// What may hold for all files or for some.
  package struct Part: Hashable, Sendable {
    package var widths: ClosedRange<Int>?
    /// The oldest system of iOS that the files have to run on.
    package var target: Int?
    /// What is said of rules, by their names.
    package var rules: [String: RuleSetting] = [:]

    package init() {}
  }

  /// What holds for files of some names.
  package struct Override: Hashable, Sendable {
    package var files: [FilePattern] = []
    package var part = Part()

    package init() {}
  }

  /// The name of the file that holds it.
  package static let fileName = ".layoutc.json"
}

extension Configuration {
  /// Adds what a configuration says that stands above this one: it wins.
  package mutating func override(with other: Configuration) {
    (extends, isRoot) = (other.extends, other.isRoot)
    if !other.include.isEmpty { include = other.include }
    exclude += other.exclude
    base.override(with: other.base)
    recordedFolder = other.recordedFolder ?? recordedFolder
    searchesSwift = searchesSwift || other.searchesSwift
    devices = other.devices.isEmpty ? devices : other.devices
    overrides += other.overrides
  }

  /// The same with its patterns counting from `folder`, but those that count from another already.
  package func counting(from folder: String) -> Configuration {
    var copy = self
    copy.recordedFolder = recordedFolder.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    copy.include = include.map { $0.counting(from: folder) }
    copy.exclude = exclude.map { $0.counting(from: folder) }
    for index in overrides.indices {
      copy.overrides[index].files = overrides[index].files.map { $0.counting(from: folder) }
    }
    return copy
  }

  /// Whether a file in a searched folder is looked at.
  ///
  /// - Parameter path: from the root, or from where all patterns count.
  package func admits(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether a file is left out on purpose.
  package func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

  /// What holds for the file at `path`, from the root, or from where all patterns count.
  package func part(for path: String) -> Part {
    var part = base
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      part.override(with: override.part)
    }
    return part
  }
}

extension Configuration.Part {
  /// Takes over what `other` says.
  package mutating func override(with other: Configuration.Part) {
    widths = other.widths ?? widths
    target = other.target ?? target
    rules.merge(other.rules) { $0.overridden(by: $1) }
  }
}

extension LintSettings {
  /// The effective value of `part` of a configuration.
  package init(_ part: Configuration.Part) {
    self.init()
    widths = part.widths ?? widths
    target = part.target
    rules = part.rules
  }
}
