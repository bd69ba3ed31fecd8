/// The candidates that `word` probably stands for, nearest first, at most three.
///
/// A candidate counts when it differs in case only, or is no further than a third of the word's
/// length (at least one edit) away.
///
/// - Complexity: O(*c* · *n*²) for *c* candidates of *n* bytes.
/// - Source: `diagnostics.md`, rule 7.
package func likelyMeanings(of word: String, among candidates: [String]) -> [String] {
  let limit = furthestMeaning(of: word)
  let letters = word.loweredBytes
  return candidates.enumerated()
    .filter { $0.element.utf8.count.distance(to: letters.count).magnitude <= limit }
    .compactMap { offset, candidate in
      distance(candidate.loweredBytes, letters, upTo: limit).map { ($0, offset, candidate) }
    }
    .filter { $0.2 != word }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    .prefix(3)
    .map(\.2)
}

/// What `word` probably stands for among `candidates`; where nothing is near, all of them, if they
/// are no more than `most`.
///
/// - Complexity: that of `likelyMeanings`.
package func possibleMeanings(
  of word: String, among candidates: [String], upTo most: Int = .max
) -> [String] {
  let likely = likelyMeanings(of: word, among: candidates)
  return likely.isEmpty && candidates.count <= most ? candidates : likely
}

/// Suggests corrections for misspelt words within a budget: after a fixed amount of comparing there
/// are no more suggestions.
package struct Suggestions: Sendable {
  /// How many letters may still be compared.
  private var budget = 30_000_000
  /// What a candidate costs beside its letters.
  private static let costOfCandidate = 64

  package init() {}

  package var areAffordable: Bool { budget > 0 }

  /// What `word` probably stands for among `candidates`.
  ///
  /// - Complexity: that of `likelyMeanings`, and O(1) for all words together.
  package mutating func likelyMeanings(of word: String, among candidates: [String]) -> [String] {
    guard areAffordable else { return [] }
    let limit = furthestMeaning(of: word)
    let lengths = candidates.lazy.map(\.utf8.count)
      .filter { $0.distance(to: word.utf8.count).magnitude <= limit }
    budget -= candidates.count * Self.costOfCandidate
    budget -= lengths.reduce(0) { $0 + $1 * (2 * limit + 1) }
    return areAffordable ? LayoutText.likelyMeanings(of: word, among: candidates) : []
  }
}

/// How many edits away a candidate may be.
private func furthestMeaning(of word: String) -> Int { max(1, word.utf8.count / 3) }

/// The number of insertions, deletions, replacements and swaps of neighbours between two words;
/// `nil` if it is more than `limit`.
///
/// - Complexity: O(*n* · `limit`).
private func distance(_ first: [UInt8], _ second: [UInt8], upTo limit: Int) -> Int? {
  let far = first.count + second.count
  var beforeLast = Array(repeating: far, count: second.count + 1)
  var last = Array(0...second.count)
  var current = beforeLast
  for (row, byte) in first.enumerated() {
    let columns = max(0, row - limit)..<min(second.count, row + limit + 1)
    current[columns.lowerBound] = columns.lowerBound == 0 ? row + 1 : far
    for column in columns {
      let other = second[column]
      var best = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current[column + 1] = best
    }
    if columns.upperBound < second.count { current[columns.upperBound + 1] = far }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}

extension String {
  /// Its bytes, those of ASCII's capitals as small letters.
  fileprivate var loweredBytes: [UInt8] {
    utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}

/// `words` as a sentence names them: "`a`, `b` or `c`".
package func listing(_ words: [String], joinedBy conjunction: String = "or") -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// How many names are listed at most.
///
/// - Source: `diagnostics.md`, rule 7.
package let mostListed = 8

/// How many words of an enumeration are listed at most: one more than of names, as the places in a
/// box are nine and none of them can be left out.
package let mostWordsListed = 9

/// How many kinds of contents are listed at most, of which there are many that take the same.
package let mostContentsListed = 5

extension Int {
  /// So many of what is called `noun`, which takes an s: "1 item", "2 items".
  package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  /// At most 60 characters of it, for a help.
  package var brief: String { count > 60 ? prefix(59) + "…" : self }
}

extension String {
  /// It as the name of a file: words in lower case, joined by `-`.
  package var fileName: String {
    let name = lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").cut
    return name.isEmpty ? "layout" : name
  }

  /// So much of it that numbers and an ending fit into the name of a file, of which systems take 255 bytes.
  package var cut: String {
    var rest = 120
    return String(
      prefix { character in
        rest -= character.utf8.count
        return rest >= 0
      })
  }
}
