internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutLint
internal import LayoutSyntax
internal import LayoutText

/// A file that a client has open, and what is known of it.
struct Document: Sendable {
  /// Its URI as the client spells it.
  let uri: String
  let path: String
  private(set) var version: Int
  private(set) var source: SourceText
  /// The file taken through the stages; `nil` after a change, until it is asked for.
  private(set) var compilation: Compilation?
  /// The tree of a text that is too large to be compiled; `nil` where it is compiled, or not parsed yet.
  private var parsed: SyntaxTree?
  /// The layouts of a Swift file that has some, as they were when it was last read.
  private(set) var swift: SwiftLayouts?
  /// Counts the changes of what it is analysed from.
  private(set) var generation: Int
  var analysis = Analysis()
  /// The paths of what it depends on; `nil`: not known since it was compiled.
  var files: Set<String>?
  /// What the files that it depends on looked like; `nil`: not known yet.
  var stamps: [String: String]?
  /// The last two answers to requests for tokens, by their ids.
  private(set) var tokenResults: [String: [Int]] = [:]

  /// - Parameter generation: One that the same document did not have before it was closed.
  init(uri: String, file: OpenFile, version: Int = 0, generation: Int = 0) {
    (self.uri, path, source) = (uri, file.path, file.source)
    (self.version, self.generation) = (version, generation)
  }

  var file: OpenFile { OpenFile(path: path, source: source) }

  /// Its tree.
  ///
  /// - Complexity: that of parsing it, where that has not been done.
  var tree: SyntaxTree { compilation?.tree ?? parsed ?? parse(source) }

  /// Whether it is parsed and not compiled.
  ///
  /// - Source: `lsp.md` 5.
  var isTooLarge: Bool { source.bytes.count > 4 << 20 }

  /// Whether it has been compiled, or has layouts that have been imported.
  var isRead: Bool { compilation != nil || swift != nil }

  mutating func keep(_ compilation: Compilation) { self.compilation = compilation }

  mutating func keepTree() { if parsed == nil { parsed = parse(source) } }

  /// The layouts of a Swift file, if they are those of its text as it is.
  var currentSwift: SwiftLayouts? { swift.flatMap { $0.source.bytes == source.bytes ? $0 : nil } }

  mutating func keep(_ layouts: SwiftLayouts?) { swift = layouts }

  mutating func keepTokens(_ numbers: [Int], as id: String) {
    let last = tokenResults.keys.compactMap { Int($0) }.max()
    tokenResults = tokenResults.filter { Int($0.key) == last }
    tokenResults[id] = numbers
  }

  /// Forgets what was known of it: its text or something that it depends on has changed.
  mutating func invalidate() {
    (compilation, parsed, files) = (nil, nil, nil)
    generation += 1
    analysis.restart()
  }

  /// Makes `edit` in the text.
  mutating func apply(_ edit: Edit) {
    source = source.applying([edit])
    analysis.move(by: edit)
    invalidate()
  }

  /// Takes `text` in place of the text. Findings stay where it is the same.
  mutating func replace(with text: String) {
    let new = SourceText(text, name: source.name)
    for edit in source.lineEdits(to: new.bytes).reversed() {
      analysis.move(by: edit.narrowed(in: source))
    }
    source = new
    invalidate()
  }

  mutating func setVersion(_ version: Int) { self.version = version }
}

/// How far the analysis of a document is.
struct Analysis: Sendable {
  /// What has been found so far.
  enum Tier: Int, Sendable, Comparable {
    /// Nothing yet.
    case none
    /// What needs no previews.
    case read
    /// What `check` finds.
    case checked
    /// What `check` and `lint` find.
    case linted

    static func < (first: Tier, second: Tier) -> Bool { first.rawValue < second.rawValue }
  }

  private(set) var tier = Tier.none
  /// What the job that runs for it asks whether to give up; `nil` while none does.
  var running: Deadline?
  /// When the linter may start, by the host's clock.
  var lintTime = Duration.zero
  private(set) var findings: [ShownFinding] = []
  /// The last complete findings, for the code actions; `nil` before.
  private(set) var complete: Findings?
  /// What was found last in other files, by their paths.
  var importFindings: [String: [JSON]] = [:]
  /// What was published last for the document; `nil`: nothing.
  var lastPublished: [JSON]?
  /// How long the tiers took, in microseconds.
  var times: [Tier: Int] = [:]
  /// Whether something newer than what was published is known.
  var isNews = false
  /// Whether a client was answered before all was known.
  var isOwed = false

  /// Starts again; findings stay until newer ones are there.
  mutating func restart() {
    running?.pass()
    running = nil
    tier = .none
    complete = nil
  }

  /// Lets the findings stand until the next change.
  mutating func keepFindings() { tier = .linted }

  /// Moves the findings behind `edit`, and drops those that it touches.
  mutating func move(by edit: Edit) { findings = findings.compactMap { $0.moved(by: edit) } }

  /// Takes what `tier` has found. Until the last tier has ended, findings of later tiers that an older
  /// text had stay.
  mutating func take(_ found: [ShownFinding], of tier: Tier) {
    let old = findings.filter { $0.tier > tier }
    let known = Set(found.map(\.key))
    // What an earlier tier has found of this text is gone when that tier finds it no longer.
    let earlier = Dictionary(
      findings.filter { $0.tier < tier }.map { ($0.key, $0.tier) }, uniquingKeysWith: min)
    let placed = found.map { finding in
      earlier[finding.key].map { finding.found(by: $0) } ?? finding
    }
    findings = (placed + old.filter { !known.contains($0.key) }).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    self.tier = tier
    isNews = true
  }

  mutating func complete(with findings: Findings) { complete = findings }
}

extension Edit {
  /// The same without the characters at its ends that it leaves as they are in `source`.
  fileprivate func narrowed(in source: SourceText) -> Edit {
    let (old, new) = (Array(source.bytes[range.shifted(by: -source.base)]), Array(replacement.utf8))
    func isSplit(_ old: UInt8?, _ new: UInt8?) -> Bool {
      [old, new].contains { $0.map { $0 & 0xC0 == 0x80 } ?? false }
    }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isSplit(old.dropFirst(start).first, new.dropFirst(start).first) { start -= 1 }
    let most = min(old.count, new.count) - start
    var rest = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while rest > 0, isSplit(old.suffix(rest).first, new.suffix(rest).first) { rest -= 1 }
    return Edit(
      replace: range.lowerBound + start..<range.upperBound - rest,
      with: String(decoding: new[start..<new.count - rest], as: UTF8.self))
  }
}
