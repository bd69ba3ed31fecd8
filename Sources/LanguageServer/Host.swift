package import LayoutAssistance
package import LayoutCompiler
package import LayoutLint
package import LayoutText

/// What the server needs from outside.
package struct Host: Sendable {
  /// The version of the tool.
  package let version: String
  /// Compiles a file. Open files stand for those on disk.
  package var compile: @Sendable (_ file: OpenFile, _ open: [OpenFile]) -> Compilation
  /// What the linter needs.
  package var lint = LintHost()
  /// The text of the file at a path; `nil` where it cannot be read.
  package var contents: @Sendable (_ path: String) -> [UInt8]?
  /// What changes whenever the file at a path does; `nil` where there is none.
  package var stamp: @Sendable (_ path: String) -> String?
  /// What folders hold.
  package var folders = FolderHost()
  /// A path as the compiler's messages show it.
  package var shownPath: @Sendable (_ path: String) -> String
  /// The absolute path of one that is shown.
  package var absolutePath: @Sendable (_ shown: String) -> String

  /// What serving Swift files needs; `nil`: layouts are served, and nothing else.
  package var swift: SwiftHost?
  /// The preview; `nil` where there is none.
  package var preview: PreviewHost?
  /// A clock that only goes forward.
  package var clock: @Sendable () -> Duration
  /// How much memory the process has, in bytes.
  package var residentBytes: @Sendable () -> Int

  package init(
    version: String,
    compile: @escaping @Sendable (_ file: OpenFile, _ open: [OpenFile]) -> Compilation,
    contents: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    (self.version, self.compile, self.contents) = (version, compile, contents)
    stamp = { _ in nil }
    (shownPath, absolutePath) = ({ $0 }, { $0 })
    (clock, residentBytes) = ({ .zero }, { 0 })
  }
}

/// What there is in folders.
package struct FolderHost: Sendable {
  /// The absolute paths of the files in a folder whose names end in one of these.
  package var files: @Sendable (_ folder: String, _ suffixes: [String]) -> [String]
  /// The absolute paths of the layouts in a folder, without those that its configurations exclude.
  package var layouts: @Sendable (_ folder: String) -> [String]
  /// Takes the folders that the client has open: files in them may read each other.
  package var open: @Sendable (_ folders: [String]) -> Void

  /// Folders with nothing in them.
  package init() { (files, layouts, open) = ({ _, _ in [] }, { _ in [] }, { _ in }) }
}

/// What serving Swift files needs from outside.
package struct SwiftHost: Sendable {
  /// The layouts of a Swift file; `nil` where it has none. Open files stand for those on disk; the
  /// declarations of those in the folders may be used.
  package let layouts:
    @Sendable (_ file: OpenFile, _ open: [OpenFile], _ folders: [String]) -> SwiftLayouts?
  /// The devices that the layouts of a file are shown on.
  package let devices: @Sendable (_ path: String) -> [String]

  package init(
    layouts:
      @escaping @Sendable (_ file: OpenFile, _ open: [OpenFile], _ folders: [String]) ->
      SwiftLayouts?,
    devices: @escaping @Sendable (_ path: String) -> [String]
  ) {
    (self.layouts, self.devices) = (layouts, devices)
  }
}

extension Host {
  /// Whether Swift files are served.
  var servesSwift: Bool { swift != nil }
}

/// What the linter needs from outside.
package struct LintHost: Sendable {
  /// The settings for the file at a path.
  package var settings: @Sendable (_ path: String) throws(SettingsFault) -> LintSettings
  /// The list of findings at an absolute path.
  package var baseline: @Sendable (_ path: String) throws(SettingsFault) -> HostBaseline

  package init() {
    settings = { _ in LintSettings() }
    baseline = { path throws(SettingsFault) in throw SettingsFault("cannot read '\(path)'") }
  }
}

/// A file with the text that a client has of it.
package struct OpenFile: Sendable {
  /// Where it is, or is treated as being.
  package let path: String
  /// Its text, under the name that messages show.
  package let source: SourceText

  package init(path: String, source: SourceText) { (self.path, self.source) = (path, source) }
}

/// A list of findings that are left out.
package struct HostBaseline: Sendable {
  let list: Baseline
  /// What it calls the file at an absolute path.
  let name: @Sendable (_ path: String) -> String

  package init(_ list: Baseline, name: @escaping @Sendable (_ path: String) -> String) {
    (self.list, self.name) = (list, name)
  }
}

/// Why a configuration cannot be used.
package struct SettingsFault: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
