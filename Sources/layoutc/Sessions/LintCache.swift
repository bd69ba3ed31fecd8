internal import LayoutLint
internal import LayoutText
internal import Synchronization

/// A folder in which the findings of files are kept: an unchanged file is not linted again.
///
/// - Source: `diagnostics.md`, configuration.
struct LintCache: Sendable {
  static let cache = Option(
    "cache", "folder", help: "Keep findings here, and lint only what has changed."
  ).offering(.files(endingIn: nil))
  static let noCache = Option(
    "no-cache", help: "Keep no findings, as is usual where the variable CI is not set.")

  static let options = [cache, noCache]

  private let folder: String
  /// What findings depend on beside files and settings: the tool itself, and what files may read.
  private let context: String

  /// `nil` where findings are not kept.
  init?(_ invocation: Invocation) {
    guard !invocation.has(Self.noCache) else { return nil }
    let isCI = !(Environment.variable("CI") ?? "").isEmpty
    guard let named = invocation[Self.cache] ?? (isCI ? Self.standardFolder : nil) else {
      return nil
    }
    folder = Environment.absolute(named)
    // A repository can hold links where nothing was kept before.
    let root = Root(ofFileAt: nil)
    guard !folder.lies(in: root.path) || root.contains(folder) else {
      StandardError.write(
        "note: no findings are kept: '\(named)' is a link out of '\(root.path)'\n")
      return nil
    }
    let files = FileAccess.options.map { invocation[$0] ?? "" }
    context = ([Version.current, executableStamp ?? ""] + files).joined(separator: "\n")
  }

  private static var standardFolder: String {
    let home = Environment.variable("XDG_CACHE_HOME") ?? ""
    return home.hasPrefix("/") ? home + "/layoutc" : ".build/layoutc"
  }

  private static let writing = Mutex(())
  private static let schema = "layoutc/lint-cache@1"

  /// The findings of an unchanged file; `nil` where none are kept, or something is not as it was.
  func file(for task: LintTask) -> LintedFile? {
    guard let kept = try? contents(ofFile: path(for: task), isInput: false),
      let bytes = Self.intact(kept), let document = try? JSON(reading: bytes),
      document.member("schema")?.text == Self.schema,
      let outcome = document.member("outcome")
        .flatMap({ LintOutcome($0, at: task.file.source.base, task.settings) })
    else { return nil }
    var inputs: [String] = []
    let root = task.access.root(ofFileAt: task.file.path)
    for input in document.member("inputs")?.elements ?? [] {
      guard let path = input.member("path")?.text, let digest = input.member("digest")?.text,
        root.contains(path), Self.digest(ofFileAt: path) == digest
      else { return nil }
      inputs.append(path)
    }
    var elements: [Int: String] = [:]
    for element in document.member("elements")?.elements ?? [] {
      guard let offset = element.member("at")?.number.flatMap({ Int(exactly: $0) }),
        let path = element.member("path")?.text
      else { return nil }
      elements[offset + task.file.source.base] = path
    }
    return LintedFile(
      task: task, source: task.file.source, outcome: outcome, subject: nil,
      inputs: [task.file.source.name] + inputs, elementPaths: elements)
  }

  /// Keeps the findings of `file`. What cannot be written is linted again the next time.
  func keep(_ file: LintedFile) {
    let base = file.source.base
    guard file.brokenImports.isEmpty, let outcome = file.outcome.document(from: base) else {
      return
    }
    var inputs: [JSON] = []
    for path in file.inputs where path != file.source.name {
      guard let digest = Self.digest(ofFileAt: path) else { return }
      inputs.append(["path": .text(path), "digest": .text(digest)])
    }
    let elements = file.elementPaths.sorted { $0.key < $1.key }.map { offset, path -> JSON in
      ["at": .number(Double(offset - base)), "path": .text(path)]
    }
    let document: JSON = [
      "schema": .text(Self.schema), "inputs": .list(inputs), "elements": .list(elements),
      "outcome": outcome,
    ]
    let bytes = Array(ByteWriter.string { $0.json { $0.value(document, .line) } }.utf8)
    // One at a time: what is half written when a signal comes is removed.
    Self.writing.withLock { _ in
      try? makeFolder(at: folder + "/")
      try? replaceFile(
        with: Self.digest(of: bytes) + bytes, at: path(for: file.task), inside: folder)
    }
  }

  /// What stands behind its digest; `nil` where it is damaged.
  private static func intact(_ kept: [UInt8]) -> [UInt8]? {
    let bytes = Array(kept.dropFirst(digest(of: []).count))
    return kept.starts(with: digest(of: bytes)) ? bytes : nil
  }

  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    Array(SHA256(of: bytes).bytes.hexadecimal.utf8)
  }

  private func path(for task: LintTask) -> String {
    let source = task.file.source
    let head = [context, task.settings.key, source.name].joined(separator: "\n")
    return "\(folder)/\(SHA256(of: Array(head.utf8) + [0] + source.bytes).bytes.hexadecimal)"
  }

  private static func digest(ofFileAt path: String) -> String? {
    (try? contents(ofFile: path)).map { SHA256(of: $0).bytes.hexadecimal }
  }
}
