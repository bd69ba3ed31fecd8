import Foundation
import Support
import Testing

/// Sources, tests, documents and samples use plain technical English. This file is the only one
/// that is not searched, because it holds the list.
@Suite struct WordTests {
  /// Words and phrases that are refused. A letter in parentheses is optional.
  static let refused = [
    "nobody", "somebody", "anybody", "whoever", "whatever", "come(s) to", "came to", "coming to",
    "hang(s) on", "hanging on", "look(s) into", "looking into", "at last", "tell(s) of", "told of",
    "is told", "are told", "was told", "reckon(s)", "reckoned", "reckoning", "mend(s)", "mended",
    "mending", "beget(s)", "in vain", "all the same", "yardstick(s)", "judge(s)", "judged",
    "judging", "the house", "house rule(s)", "phone that lies", "phone that stands",
    "between room(s)", "between the rooms",
  ]

  /// Words that are refused in the sources alone: layouts have shelves.
  static let refusedInSources = ["shelf", "shelves"]

  static let extensions: Set<String> = [
    "swift", "md", "py", "layout", "case", "json", "ebnf", "txt", "yml", "yaml", "c", "h", "sh",
  ]

  /// Files of others, kept as they are.
  static let foreign: Set<String> = ["Tests/External/sarif-2.1.0.json"]

  @Test func proseIsPlain() throws {
    var offenders: [String: [String]] = [:]
    let phrases = PhraseTable(Self.refused)
    let sourcePhrases = PhraseTable(Self.refused + Self.refusedInSources)
    for (path, file) in Self.files() {
      let phrases = path.hasPrefix("Sources/") ? sourcePhrases : phrases
      for match in phrases.matches(in: Array(try Data(contentsOf: file))) {
        let folder = path.contains("/") ? (path as NSString).deletingLastPathComponent : path
        offenders[folder, default: []].append("\(path):\(match.line): \(match.phrase)")
      }
    }
    ShrinkingList("words").expect(
      offenders.mapValues { $0.prefix(20).joined(separator: "\n  ") })
  }

  @Test func phrasesAreFoundAcrossLinesAndInNames() {
    let phrases = PhraseTable(Self.refused)
    func lines(_ text: String) -> [Int] { phrases.matches(in: Array(text.utf8)).map(\.line) }
    #expect(lines("/// What it comes\n/// to in the end.\n") == [1])
    #expect(lines("\n  let atLast = reckonedWidth") == [2, 2])
    #expect(lines("It comes. To be sure, recommended amendments lie in a bookshelf.") == [])
  }

  /// The files that are searched, by their path in the repository.
  private static func files() -> [(path: String, file: URL)] {
    let root = Repository.root.path + "/"
    var files = ["README.md", ".github/SECURITY.md"].map { Repository.root.appending(path: $0) }
    for folder in ["Sources", "Tests", "Grammar", "Samples"] {
      files += extensions.flatMap {
        Repository.files(in: Repository.root.appending(path: folder), withExtension: $0)
      }
    }
    return files.map { (String($0.path.dropFirst(root.count)), $0) }
      .filter { !foreign.contains($0.path) && !#filePath.hasSuffix($0.path) }
      .sorted { $0.path < $1.path }
  }
}

/// Phrases as sequences of words, found whatever the case of their letters, across the ends of lines
/// and inside names.
struct PhraseTable {
  private var phrases: [String: [[String]]] = [:]

  init(_ list: [String]) {
    for phrase in list {
      for form in [phrase.replacing(/\([a-z]+\)/, with: ""), phrase.replacing(/[()]/, with: "")] {
        let words = form.split(separator: " ").map(String.init)
        phrases[words[0], default: []].append(words)
      }
    }
    for word in phrases.keys { phrases[word] = Array(Set(phrases[word] ?? [])) }
  }

  /// Every phrase in `text` with the line it starts on.
  func matches(in text: [UInt8]) -> [(phrase: String, line: Int)] {
    let words = Self.words(of: text)
    var matches: [(String, Int)] = []
    for (index, word) in words.enumerated() {
      for phrase in phrases[word.text] ?? []
      where words[index...].prefix(phrase.count).map(\.text) == phrase {
        matches.append((phrase.joined(separator: " "), word.line))
      }
    }
    return matches
  }

  /// The words of a text in small letters: a name's parts are words, and punctuation other than the
  /// marks of a comment is a word without letters.
  private static func words(of text: [UInt8]) -> [(text: String, line: Int)] {
    var words: [(text: String, line: Int)] = []
    var word: [UInt8] = []
    var line = 1
    var wasSmall = false
    func finish() {
      if !word.isEmpty { words.append((String(decoding: word, as: UTF8.self), line)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text {
      let isCapital = byte >= 65 && byte <= 90
      if isCapital && wasSmall { finish() }
      wasSmall = byte >= 97 && byte <= 122
      if isCapital || wasSmall {
        word.append(byte | 32)
        continue
      }
      finish()
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "\\"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "`"), UInt8(ascii: "\""):
        break
      default: words.append(("", line))
      }
    }
    finish()
    return words
  }
}
