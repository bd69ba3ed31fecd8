internal import LayoutSyntax
internal import LayoutText

/// A comment for the linter: `// layoutc:disable:next count-one — on purpose`.
///
/// - Source: `lint-rules.md`, first page.
package struct Suppression: Sendable {
  /// The lines that it applies to.
  enum Reach: String, Sendable, CaseIterable {
    /// The line below it.
    case next = "disable:next"
    /// Its own line.
    case this = "disable:this"
    /// The line above it.
    case previous = "disable:previous"
    /// The whole file, if it is before the first statement.
    case file = "disable:file"
    /// Everything up to the matching `enable`, or to the end of the file.
    case region = "disable"
    /// Ends a region.
    case end = "enable"
  }

  /// The name of a rule in it.
  struct Name: Sendable {
    let text: String
    let range: TextRange
  }

  /// `nil` where the word behind `layoutc:` is unknown.
  let reach: Reach?
  /// The word behind `layoutc:`.
  let verb: Name
  /// The rules that it suppresses; empty for every rule.
  let names: [Name]
  /// The text behind the dash.
  let reason: String?
  /// The whole comment.
  let range: TextRange

  private static let marker = "layoutc:"

  /// The comment that suppresses these rules on the line below it.
  package static func comment(above names: [String]) -> String {
    "// \(marker)\(Reach.next.rawValue) \(names.joined(separator: ", "))"
  }

  /// The suppression in the comment `token` of `source`; `nil` for every other comment.
  init?(_ token: Token, in source: SourceText) {
    guard token.kind == .lineComment || token.kind == .blockComment else { return nil }
    var bytes = source.bytes(in: token.range).dropFirst(2)
    if token.kind == .blockComment, bytes.count >= 2 { bytes = bytes.dropLast(2) }
    var words = WordReader(bytes, source)
    guard let first = words.next(), first.text.hasPrefix(Self.marker) else { return nil }
    let start = first.range.lowerBound + Self.marker.utf8.count
    verb = Name(
      text: String(first.text.dropFirst(Self.marker.count)), range: start..<first.range.upperBound)
    reach = Reach(rawValue: verb.text)
    range = token.range
    var names: [Name] = []
    var reason: String?
    while let word = words.next() {
      if Self.dashes.contains(word.text) {
        reason = words.rest
        break
      }
      if let (name, rest) = Self.split(word) {
        names.append(name)
        reason = [rest, words.rest ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        break
      }
      names.append(word)
    }
    (self.names, self.reason) = (names, reason)
  }

  private static let dashes = ["—", "–", "--", "-"]

  /// A name and the text behind a dash that directly follows it; `nil` without such a dash.
  private static func split(_ word: Name) -> (name: Name, rest: String)? {
    let bytes = Array(word.text.utf8)
    let ends = dashes.dropLast().compactMap { dash in
      bytes.indices.first { bytes[$0...].starts(with: dash.utf8) }.map { ($0, dash.utf8.count) }
    }
    guard let (end, length) = ends.min(by: { $0.0 < $1.0 }), end > 0 else { return nil }
    let start = word.range.lowerBound
    let name = Name(
      text: String(decoding: bytes[..<end], as: UTF8.self), range: start..<start + end)
    return (name, String(decoding: bytes[(end + length)...], as: UTF8.self))
  }
}

/// The words of a comment, separated by spaces and commas.
private struct WordReader {
  private var bytes: ArraySlice<UInt8>
  private let source: SourceText

  init(_ bytes: ArraySlice<UInt8>, _ source: SourceText) {
    (self.bytes, self.source) = (bytes, source)
  }

  mutating func next() -> Suppression.Name? {
    bytes = bytes.drop(while: Self.isGap)
    guard let end = bytes.firstIndex(where: Self.isGap) ?? (bytes.isEmpty ? nil : bytes.endIndex)
    else { return nil }
    let range = (bytes.startIndex..<end).shifted(by: source.base)
    bytes = bytes[end...]
    return Suppression.Name(text: source[range], range: range)
  }

  /// The remaining text, without the spaces around it.
  var rest: String? {
    let text = bytes.drop(while: Self.isGap)
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte <= UInt8(ascii: " ")
  }
}
