internal import LayoutGeometry
package import LayoutModel

extension TextMeasure {
  /// Every character half as wide as its size, those of East Asia as wide as it, and lines as high:
  /// the model that cases are reckoned with.
  ///
  /// - Source: `content.md` b.2 and b.4.
  package static func mono(_ scale: Double) -> TextMeasure {
    TextMeasure(isApproximate: false) { text, proposal in
      MonoText(text, scale: scale).answer(to: proposal)
    }
  }
}

/// A text whose letters are all alike.
private struct MonoText {
  let text: StyledText
  let scale: Double

  init(_ text: StyledText, scale: Double) { (self.text, self.scale) = (text, scale) }

  private var lineHeight: Points { text.points }

  func answer(to proposal: PartialSize) -> TextAnswer {
    if proposal.width == 0, proposal.height == 0 { return TextAnswer(size: .zero) }
    let lines = lines(in: proposal.width ?? .infinity)
    let shown = min(lines.count, lineLimit(in: proposal.height))
    var widths = lines.prefix(shown).map { width(of: $0) }
    if shown < lines.count, shown > 0 {
      widths[shown - 1] = cutWidth(lines[(shown - 1)...].joined(), in: proposal.width ?? .infinity)
    }
    var answer = TextAnswer(
      size: Size(
        width: raised(widths.max() ?? 0), height: raised(Double(shown) * lineHeight)),
      firstBaseline: 0.8 * lineHeight, lastBaseline: (Double(shown) - 0.2) * lineHeight)
    (answer.lineCount, answer.isTruncated) = (shown, shown < lines.count)
    return answer
  }

  private func lineLimit(in height: Points?) -> Int {
    let limit = text.lines ?? .max
    guard let height, height.isFinite else { return limit }
    return min(limit, Int(max(1, ((height + 1e-6) / lineHeight).rounded(.down))))
  }

  /// The width of `text` cut so that it and an ellipsis fit.
  private func cutWidth(_ text: String, in width: Points) -> Points {
    let ellipsis = self.text.points / 2
    var (total, kept): (Points, Points) = (0, 0)
    for character in text {
      total += advance(of: character)
      if total + ellipsis > width + 1e-6 { break }
      if character != " " { kept = total }
    }
    return kept + ellipsis
  }

  private func lines(in width: Points) -> [String] {
    text.string.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped($0, in: width) }
  }

  /// Words go on the next line where they have no room, and are broken where they have none there.
  private func wrapped(_ paragraph: Substring, in width: Points) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(of: paragraph) {
      if self.width(of: line + word) <= width + 1e-6 {
        line += word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, self.width(of: line + String(character)) > width + 1e-6 {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    lines.append(line)
    return lines
  }

  /// Tokens end after a space, a hyphen, a space of no width, and any letter of East Asia.
  private func words(of paragraph: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    for character in paragraph {
      word.append(character)
      let isBreak = character == " " || character == "-" || character == "\u{200B}"
      if isBreak || character.isIdeograph {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Spaces at the end do not count.
  private func width(of line: String) -> Points {
    var (total, kept): (Points, Points) = (0, 0)
    for character in line {
      total += advance(of: character)
      if character != " " { kept = total }
    }
    return kept
  }

  private func advance(of character: Character) -> Points {
    if character == "\u{200B}" { return 0 }
    return character.isWide ? text.points : text.points / 2
  }

  private func raised(_ length: Points) -> Points {
    (length * scale - 1e-9).rounded(.up) / scale
  }
}

extension Character {
  /// Han, Hiragana or Katakana: lines may break behind it.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first.map {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        || (0xF900...0xFAFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value)
    } ?? false
  }

  /// Whether it is as wide as its size.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return isIdeograph || (0x1100...0x11FF).contains(scalar.value)
      || (0xAC00...0xD7AF).contains(scalar.value) || (0x3130...0x318F).contains(scalar.value)
      || scalar.properties.isEmojiPresentation
  }
}
