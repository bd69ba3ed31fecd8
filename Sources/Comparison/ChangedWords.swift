/// The words that differ in a statement, and all of it in one line.
struct ChangedWords {
  let old: String?
  let new: String?
  let text: String

  init(from before: String?, to after: String?) {
    guard let before, let after, before != after else {
      (old, new) = (before, after)
      let line = (after ?? before).map(Self.line) ?? ""
      text = before == nil ? "added: \(line)" : after == nil ? "removed: \(line)" : line
      return
    }
    let (one, other) = (Self.words(before), Self.words(after))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let most = min(one.count, other.count) - start
    let end = zip(one.reversed(), other.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (gone, come) = (
      one[start..<one.count - end].joined(), other[start..<other.count - end].joined()
    )
    (old, new) = (gone, come)
    let (head, tail) = (other[..<start].joined(), other[(other.count - end)...].joined())
    let sides = [gone, come].map { $0.allSatisfy(\.isWhitespace) ? " nothing " : $0 }
    text = Self.line("\(head)\(sides[0]) → \(sides[1])\(tail)")
  }

  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Words with their numbers, blanks, and every other character by itself.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var isWord = false
    for character in text {
      let continues = character.isLetter || character.isNumber || "._/".contains(character)
      if continues, isWord {
        words[words.count - 1].append(character)
      } else {
        words.append("\(character)")
      }
      isWord = continues
    }
    return words
  }
}
