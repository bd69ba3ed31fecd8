/// The candidates that `word` probably stands for, nearest first, at most three.
///
/// A candidate counts when it differs in case only, or is no further than a third of the word's
/// length (at least one edit) away.
///
/// - Complexity: O(*c* · *n*²) for *c* candidates of *n* bytes.
/// - Source: `diagnostics.md`, rule 7.
package func likelyMeanings(of word: String, among candidates: [String]) -> [String] {
  let limit = max(1, word.utf8.count / 3)
  let lowered = word.lowercased()
  return candidates.enumerated()
    .filter { abs($0.element.utf8.count - word.utf8.count) <= limit }
    .map { (distance($0.element.lowercased(), lowered), $0.offset, $0.element) }
    .filter { $0.0 <= limit && $0.2 != word }
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

/// The number of insertions, deletions, replacements and swaps of neighbours between two words.
private func distance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.utf8), Array(second.utf8))
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, byte) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var best = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}

/// `words` as a sentence names them: "`a`, `b` or `c`".
package func listing(_ words: [String], joinedBy conjunction: String = "or") -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
