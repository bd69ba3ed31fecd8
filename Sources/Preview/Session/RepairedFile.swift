internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

/// A file with errors in which the parts that are wrong are those of the last version without: what is
/// healthy is shown as it is written now.
///
/// - Source: `preview.md` 4.
struct RepairedFile: Sendable {
  /// Its places are those of the text with errors.
  let compilation: Compilation
  /// The sections that are as they were, in its own text.
  private let old: [TextRange]
  /// Whether something besides sections is as it was, so that all may be.
  let isOld: Bool

  /// Where what is wrong begins to be different, in the text with errors; `nil` where nothing is.
  let firstChange: Int?

  /// Errors may have consequences elsewhere: so often they are looked for.
  private static let mostTries = 3

  /// - Returns: `nil` where nothing is known to be healthy.
  init?(_ broken: Compilation, from whole: Compilation) {
    if let repaired = RepairedFile(exchangingPartsOf: broken, from: whole) {
      self = repaired
      return
    }
    // What it imports may be wrong, or missing.
    var other = whole.replacing(text: broken.source)
    other.dataFiles = broken.dataFiles
    if other.diagnostics.hasErrors {
      self.init(exchangingPartsOf: other, from: whole)
    } else {
      self.init(other)
    }
  }

  /// A file without errors.
  private init(_ healthy: Compilation) {
    (compilation, old, isOld, firstChange) = (healthy, [], false, nil)
  }

  private init?(exchangingPartsOf broken: Compilation, from whole: Compilation) {
    let parts = (now: FilePart.all(in: broken), before: FilePart.all(in: whole))
    var wrong = WrongParts()
    var faults = broken.ownErrors
    for _ in 0..<Self.mostTries {
      guard let found = faults, wrong.add(found, among: parts.now, of: broken.source) else {
        return nil
      }
      var text = RepairedText(broken.source)
      var exchanged: Set<FilePart.Key> = []
      for (index, part) in parts.now.enumerated() where wrong.holds(part) {
        let other = FilePart.counterpart(ofPart: index, of: parts.now, among: parts.before)
        if let other { exchanged.insert(other.key) }
        text.replace(part.range, with: other.map { whole.source.bytes[$0.range] } ?? [])
      }
      for line in wrong.lines { text.replace(line, with: []) }
      guard let made = text.made() else { return nil }
      var repaired = broken.replacing(text: SourceText(bytes: made.bytes, name: broken.source.name))
      guard repaired.diagnostics.hasErrors else {
        let sections = FilePart.all(in: repaired).filter(\.isSection)
        // Where some are missing, others may have taken in what was theirs.
        guard sections.count >= parts.before.count(where: \.isSection) else { return nil }
        repaired.origin = made.origin
        compilation = repaired
        let changes = made.origin.parts.filter { !$0.range.isEmpty || !$0.source.isEmpty }
        firstChange = changes.first.map { $0.source.lowerBound + broken.source.base }
        old = sections.filter { exchanged.contains($0.key) }.map(\.range)
        isOld = exchanged.contains { $0.owner == nil && $0.kind != .preview }
        return
      }
      faults = repaired.ownErrors?.compactMap { made.origin.range(of: $0..<$0)?.lowerBound }
    }
    return nil
  }

  /// Whether the section with its word at `offset` is as it was.
  func isOld(sectionAt offset: Int) -> Bool {
    isOld || old.contains { $0.contains(offset - compilation.source.base) }
  }
}

/// A part of a file that can be exchanged by itself: a statement at its top, or a section of a layout.
private struct FilePart {
  /// What tells it from the other parts of its file.
  struct Key: Hashable {
    /// The layout that a section is in, with its number.
    let owner: String?
    let kind: Symbol.Kind
    let name: String
    /// Its number among those of its name.
    var number = 0
  }

  let key: Key
  /// From offset 0.
  let range: TextRange
  var isSection: Bool { key.owner != nil }

  /// Those of a file; sections behind what they are in.
  static func all(in compilation: Compilation) -> [FilePart] {
    var counts: [Key: Int] = [:]
    func part(_ symbol: Symbol, in owner: String?) -> FilePart {
      var key = Key(owner: owner, kind: symbol.kind, name: symbol.name)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      return FilePart(key: key, range: symbol.range.shifted(by: -compilation.source.base))
    }
    return symbols(of: compilation.tree).flatMap { symbol in
      let whole = part(symbol, in: nil)
      let sections = symbol.kind == .layout ? symbol.children.filter { $0.kind == .section } : []
      return [whole] + sections.map { part($0, in: "\(whole.key.name) \(whole.key.number)") }
    }
  }

  /// What a part was: what was called so, or, with another name, what stood at its place.
  static func counterpart(ofPart index: Int, of now: [FilePart], among before: [FilePart])
    -> FilePart?
  {
    let key = now[index].key
    if let same = before.first(where: { $0.key == key }) { return same }
    guard now.count == before.count, before[index].key.kind == key.kind,
      !now.contains(where: { $0.key == before[index].key })
    else { return nil }
    return before[index]
  }
}

/// The parts of a file that are wrong.
private struct WrongParts {
  private(set) var keys: Set<FilePart.Key> = []
  /// The lines that are wrong and no part of anything, from offset 0.
  private(set) var lines: Set<TextRange> = []

  /// Takes the places of errors.
  ///
  /// - Returns: whether they say anything new.
  mutating func add(_ places: [Int], among parts: [FilePart], of source: SourceText) -> Bool {
    let known = keys.count + lines.count
    for place in places {
      if let part = parts.last(where: {
        $0.range.lowerBound <= place && place <= $0.range.upperBound
      }) {
        keys.insert(part.key)
      } else {
        let line = source.location(of: source.base + place).line
        lines.insert(source.line(at: line - 1).shifted(by: -source.base))
      }
    }
    return keys.count + lines.count > known
  }

  /// Whether a part is exchanged, and nothing around it.
  func holds(_ part: FilePart) -> Bool {
    keys.contains(part.key)
      && !keys.contains { $0.owner == nil && "\($0.name) \($0.number)" == part.key.owner }
  }
}

/// A text in which parts are exchanged, and where each of its bytes comes from.
private struct RepairedText {
  private let source: SourceText
  private var edits: [(range: TextRange, bytes: ArraySlice<UInt8>)] = []

  init(_ source: SourceText) { self.source = source }

  /// Exchanges what differs between the bytes in `range`, from offset 0, and `bytes`.
  mutating func replace(_ range: TextRange, with bytes: ArraySlice<UInt8>) {
    let now = source.bytes[range]
    let start = zip(now, bytes).prefix { $0 == $1 }.count
    let rest = (now.dropFirst(start), bytes.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    edits.append(
      (range.lowerBound + start..<range.upperBound - end, rest.1.dropLast(end)))
  }

  /// The whole; `nil` where parts overlap.
  func made() -> (bytes: [UInt8], origin: SourceOrigin)? {
    var bytes: [UInt8] = []
    var (parts, copies): ([SourceOrigin.Part], [SourceOrigin.Part]) = ([], [])
    var end = 0
    let last = (range: source.bytes.count..<source.bytes.count, bytes: ArraySlice<UInt8>())
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) + [last] {
      guard edit.range.lowerBound >= end else { return nil }
      let kept = end..<edit.range.lowerBound
      copies.append((bytes.count..<bytes.count + kept.count, kept))
      bytes += source.bytes[kept]
      parts.append((bytes.count..<bytes.count + edit.bytes.count, edit.range))
      bytes += edit.bytes
      end = edit.range.upperBound
    }
    var origin = SourceOrigin(source.placed(at: 0), parts: parts)
    origin.copies = copies
    return (bytes, origin)
  }
}

extension Compilation {
  /// The places of the errors in the file itself, from offset 0; `nil` where others have some, too.
  fileprivate var ownErrors: [Int]? {
    let errors = diagnostics.filter { $0.severity == .error }.map(\.range)
    guard errors.allSatisfy({ source.holds($0) }) else { return nil }
    return errors.map { $0.lowerBound - source.base }
  }
}
