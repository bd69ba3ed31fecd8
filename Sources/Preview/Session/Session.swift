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
  /// The Swift code that the layouts were imported from; `nil` for a layout file.
  package let swift: PreviewedSwift?

  package init(_ name: String, _ compilation: Compilation?, swift: PreviewedSwift? = nil) {
    (self.name, self.compilation, self.swift) = (name, compilation, swift)
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

/// Swift code whose layouts are shown.
package struct PreviewedSwift: Sendable {
  let source: SourceText
  let holeCount: Int
  /// The place in it that a part of the imported text comes from.
  let place: @Sendable (Range<Int>) -> TextRange

  package init(
    _ source: SourceText, holeCount: Int, place: @escaping @Sendable (Range<Int>) -> TextRange
  ) {
    (self.source, self.holeCount, self.place) = (source, holeCount, place)
  }
}

/// Where the parts of a file's layouts are written, as its author knows them.
struct SourcePlaces: Sendable {
  let compilation: Compilation
  let swift: PreviewedSwift?

  /// Line and column of an offset among the sources.
  func location(of offset: Int) -> TextLocation {
    let source = compilation.sources.file(at: offset)
    guard let swift, source.name == compilation.source.name else {
      return source.location(of: offset)
    }
    let start = offset - source.base
    return swift.source.location(of: swift.place(start..<start + 1).lowerBound)
  }

  /// A document with its ranges in the imported text where they are in the Swift code.
  func moved(_ document: JSON) -> JSON {
    switch document.content {
    case .list(let elements): return .list(elements.map(moved))
    case .object(let members):
      return .object(
        members.map { ($0.name, $0.name == "range" ? range($0.value) : moved($0.value)) })
    default: return document
    }
  }

  private func range(_ range: JSON) -> JSON {
    let ends = ["start", "end"].map { name -> (String, JSON) in
      let offset = range.member(name)?.member("offset")?.number ?? 0
      let place = location(of: compilation.source.base + Int(offset))
      return (
        name,
        [
          "line": .number(Double(place.line)), "column": .number(Double(place.column)),
          "offset": .number(Double(place.offset)),
        ]
      )
    }
    return .object(ends)
  }

  /// The text of the file.
  var text: String {
    let source = swift?.source ?? compilation.source
    return source[source.range]
  }
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
    /// The Swift code of either; `nil` for a layout file.
    var swift: (now: PreviewedSwift?, shown: PreviewedSwift?)
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

    /// Where its parts stand now.
    var places: SourcePlaces? { now.map { SourcePlaces(compilation: $0, swift: swift.now) } }

    /// Where the parts of what is shown stand.
    var picturePlaces: SourcePlaces? {
      picture.map { SourcePlaces(compilation: $0, swift: shown == nil ? swift.now : swift.shown) }
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
        swift: (file.swift, isHealthy ? file.swift : old?.swift.shown),
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
    return old.sources.all == new.sources.all && old.dataTexts == new.dataTexts
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
