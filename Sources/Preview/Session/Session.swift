package import LayoutCompiler
package import LayoutDiagnostics
package import LayoutText

/// A file that is shown, as it stands now.
package struct PreviewedFile: Sendable {
  /// Its path from the folder that all files have in common.
  package let name: String
  /// Its whole path.
  package var path = ""
  /// `nil` where the file is gone.
  package let compilation: Compilation?
  /// How much of Swift code could not be read; 0 for a layout file.
  package let holeCount: Int
  /// Why Swift code makes no layout, at its places; empty where it does.
  package var codeFaults: [Diagnostic] = []
  /// The frames of its previews that were recorded; `nil` where none were.
  package var recording: SourceText?
  /// The state of the configuration that it is linted with: by path, what changes whenever a file does.
  package var configuration: [String: String?] = [:]

  package init(_ name: String, _ compilation: Compilation?, holeCount: Int = 0) {
    (self.name, self.compilation, self.holeCount) = (name, compilation, holeCount)
  }
}

/// What takes longer to find out about a file than to draw it.
package struct FileAnalysis: Sendable {
  /// The name of the file.
  package let name: String
  /// The state of the session in which it stood so.
  package let revision: Int
  /// What `check` and `lint` find; `nil` where its settings are wrong, and for Swift code.
  package var findings: [Diagnostic]?
  /// Where its shapes change; `nil` where it has errors.
  package var marks: [Mark]?
  /// How the previews with recorded frames stand; `nil` where that was not looked at.
  package var recorded: [RecordedOutcome]?

  package init(of name: String, revision: Int) { (self.name, self.revision) = (name, revision) }
}

/// What pages are shown: the files, and the last version of each that has no errors.
package struct Session: Sendable {
  /// How a file stands.
  enum FileState: String {
    case ready, broken, empty, gone
  }

  struct File: Sendable {
    /// It as it stands now.
    let current: PreviewedFile
    /// The last version without errors.
    var shown: Compilation?
    /// While it has errors, what is healthy in it; `nil` where that cannot be told.
    var repaired: RepairedFile?
    /// The revision of the session since which it stands so.
    var revision: Int
    /// Whether the linter and the search for breakpoints have seen it as it is now.
    var isAnalyzed = false
    /// What the linter has found in it as it is now; `nil`: it is not ready.
    var findings: [Diagnostic]?
    /// Where its shapes change; those of an older version until the new ones are ready.
    var marks: [Mark]?
    /// How the previews with recorded frames stand; as the marks.
    var recorded: [RecordedOutcome]?

    var name: String { current.name }
    var now: Compilation? { current.compilation }

    var state: FileState {
      guard let now else { return .gone }
      guard now.diagnostics.hasErrors || !current.codeFaults.isEmpty else { return .ready }
      return shown == nil ? .empty : .broken
    }

    /// The version whose frames are shown.
    var picture: Compilation? { repaired?.compilation ?? shown ?? now }

    /// Whether the picture is that of a version before, and of no part of it is known that it is not.
    var showsOlderVersion: Bool { shown != nil && state != .ready && repaired == nil }

    /// Whether it is Swift code.
    var isCode: Bool { (now ?? shown)?.origin != nil }

    /// What pages call a file that it was read from: no page sees a path outside of the folder that
    /// all files have in common.
    func pageName(ofSource path: String) -> String {
      let own = now?.source.name ?? name
      let folder = own.hasSuffix(name) ? own.dropLast(name.count) : ""
      if path.hasPrefix(folder), !path.hasPrefix("/") || !folder.isEmpty {
        return String(path.dropFirst(folder.count))
      }
      return path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The first line that is different from the version that is shown, from 1; `nil` where that is
    /// the version of now, or no line is.
    var changedLine: Int? {
      guard let now, let shown, state == .broken else { return nil }
      if let place = repaired?.firstChange { return now.source.location(of: place).line }
      let lines = { (compilation: Compilation) in
        compilation.writtenText.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let (new, old) = (lines(now), lines(shown))
      let equal = zip(new, old).prefix { $0 == $1 }.count
      return equal == new.count && equal == old.count ? nil : min(equal + 1, new.count)
    }
  }

  /// Grows with each change.
  package private(set) var revision = 0
  private(set) var files: [File] = []
  package let settings: PreviewSettings
  /// The time of a clock that does not go back.
  let clock: @Sendable () -> Duration
  /// What files were before.
  let history: FileHistory
  let outcomes = OutcomeMemory()
  /// The files as they were first shown, by their names.
  private(set) var opened: [String: Compilation] = [:]

  package init(
    _ settings: PreviewSettings, history: FileHistory = .none,
    clock: @escaping @Sendable () -> Duration
  ) {
    (self.settings, self.history, self.clock) = (settings, history, clock)
  }

  /// Takes the files as they stand.
  ///
  /// - Returns: The names of those that are different from before.
  mutating func show(_ all: [PreviewedFile]) -> [String] {
    var changed: [String] = []
    let before = files
    let known = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    files = all.map { file in
      let old = known[file.name]
      if let old, old.isSame(as: file) { return old }
      changed.append(file.name)
      let isHealthy =
        file.codeFaults.isEmpty && file.compilation.map { !$0.diagnostics.hasErrors } ?? false
      if isHealthy, opened[file.name] == nil { opened[file.name] = file.compilation }
      return File(
        current: file, shown: isHealthy ? file.compilation : old?.shown,
        repaired: isHealthy ? nil : file.repaired(from: old?.shown), revision: revision + 1,
        marks: old?.marks, recorded: old?.recorded)
    }
    let names = Set(all.map(\.name))
    changed += before.map(\.name).filter { !names.contains($0) }
    if !changed.isEmpty { revision += 1 }
    return changed
  }

  /// Takes what was found out about a file.
  ///
  /// - Returns: whether the file still stands so.
  mutating func take(_ analysis: FileAnalysis) -> Bool {
    guard let index = files.firstIndex(where: { $0.name == analysis.name }),
      analysis.revision >= files[index].revision
    else { return false }
    files[index].isAnalyzed = true
    files[index].findings = analysis.findings ?? files[index].findings
    files[index].marks = analysis.marks ?? files[index].marks
    files[index].recorded = analysis.recorded ?? files[index].recorded
    return true
  }

  /// Finds out where the shapes of the files change, which every state says.
  mutating func findMarks() {
    for index in files.indices {
      files[index].marks = files[index].picture?.marks(over: settings.widths)
    }
  }

  /// The names of the files that nothing was found out about as they are now.
  package var unanalyzed: Set<String> { Set(files.filter { !$0.isAnalyzed }.map(\.name)) }

  /// The file called `name`, or the first with something to show.
  func file(_ name: String?) -> File? {
    guard let name else { return files.first { $0.picture?.isLibrary == false } ?? files.first }
    return files.first { $0.name == name }
  }
}

/// The revisions of files that are under version control.
package struct FileHistory: Sendable {
  /// A file of a revision, or why there is none.
  package typealias Outcome = Result<Compilation, HistoryFault>

  /// The revisions that a page offers.
  let revisions: @Sendable () -> [String]
  /// The file called so in a revision.
  let file: @Sendable (_ revision: String, _ name: String) -> Outcome

  package init(
    revisions: @escaping @Sendable () -> [String],
    file: @escaping @Sendable (_ revision: String, _ name: String) -> Outcome
  ) {
    (self.revisions, self.file) = (revisions, file)
  }

  /// Of files that are not.
  package static let none = FileHistory(revisions: { [] }) { _, _ in
    .failure(HistoryFault(reason: "there is no repository"))
  }
}

/// Why a file of a revision cannot be shown.
package struct HistoryFault: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

extension PreviewedFile {
  /// It with what is wrong as it was in `whole`.
  fileprivate func repaired(from whole: Compilation?) -> RepairedFile? {
    guard let whole, let compilation, compilation.origin == nil else { return nil }
    return RepairedFile(compilation, from: whole)
  }
}

extension Session.File {
  /// Whether `file` is what it was, imports, data and configuration included.
  fileprivate func isSame(as file: PreviewedFile) -> Bool {
    let (old, new) = (now, file.compilation)
    guard let old, let new else { return old == nil && new == nil }
    return current.recording == file.recording && current.configuration == file.configuration
      && old.sources.all == new.sources.all
      && old.origin?.source == new.origin?.source
      && old.dataTexts == new.dataTexts
  }
}

extension Compilation {
  /// What its data files hold.
  fileprivate var dataTexts: [String] { dataFiles.sorted { $0.key < $1.key }.map { "\($0)" } }
}

/// Why the body of a request means nothing.
struct RequestFault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
