package import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutText

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

  package init(of name: String, revision: Int) { (self.name, self.revision) = (name, revision) }
}

/// What pages are shown: the files, and the last version of each that has no errors.
package struct Session: Sendable {
  /// How a file stands.
  enum FileState: String {
    case ready, broken, empty, gone
  }

  struct File: Sendable {
    let name: String
    let path: String
    var now: Compilation?
    /// The last version without errors.
    var shown: Compilation?
    /// How much of Swift code could not be read; 0 for a layout file.
    var holeCount: Int
    /// What the linter has found in it as it is now; `nil`: it is not ready.
    var findings: [Diagnostic]?
    /// Where its shapes change; those of an older version until the new ones are ready.
    var marks: [Mark]?

    var state: FileState {
      guard let now else { return .gone }
      guard now.diagnostics.hasErrors else { return .ready }
      return shown == nil ? .empty : .broken
    }

    /// The version whose frames are shown.
    var picture: Compilation? { shown ?? now }
  }

  /// Grows with each change.
  package private(set) var revision = 0
  private(set) var files: [File] = []
  package let settings: PreviewSettings
  /// The time of a clock that does not go back.
  let clock: @Sendable () -> Duration
  /// What files were before.
  let history: FileHistory
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
    files = all.map { file in
      let old = before.first { $0.name == file.name }
      if old == nil || !old.isSame(as: file) { changed.append(file.name) }
      let isHealthy = file.compilation.map { !$0.diagnostics.hasErrors } ?? false
      if isHealthy, opened[file.name] == nil { opened[file.name] = file.compilation }
      return File(
        name: file.name, path: file.path, now: file.compilation,
        shown: isHealthy ? file.compilation : old?.shown,
        holeCount: file.holeCount,
        findings: changed.contains(file.name) ? nil : old?.findings, marks: old?.marks)
    }
    changed += before.map(\.name).filter { name in !all.contains { $0.name == name } }
    if !changed.isEmpty { revision += 1 }
    return changed
  }

  /// Takes what was found out about a file.
  ///
  /// - Returns: whether the file still stands so.
  mutating func take(_ analysis: FileAnalysis) -> Bool {
    guard analysis.revision == revision,
      let index = files.firstIndex(where: { $0.name == analysis.name })
    else { return false }
    files[index].findings = analysis.findings ?? files[index].findings
    files[index].marks = analysis.marks ?? files[index].marks
    return true
  }

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
  let reason: String

  package init(reason: String) { self.reason = reason }
}

extension Session.File? {
  /// Whether `file` is what it was, imports and data included.
  fileprivate func isSame(as file: PreviewedFile) -> Bool {
    let (old, new) = (self?.now, file.compilation)
    guard let old, let new else { return old == nil && new == nil }
    return old.sources.all == new.sources.all && old.origin?.source == new.origin?.source
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
