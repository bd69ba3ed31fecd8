/// The name of a device as people say it, in words of letters or of digits: `iPhone 15Pro` is `iphone`,
/// `15`, `pro`.
///
/// - Source: `language.md` 4, the paragraph on shortened names.
package struct DeviceName: Hashable, Sendable {
  /// In lower case; an ordinal is its number, and `gen` is `generation`.
  package let words: [String]
  /// The part of a screen at its end: `1/3`.
  package let share: ScreenShare?

  package init(_ name: String) {
    share = ScreenShare.allCases.first { name.hasSuffix($0.rawValue) }
    words = Self.words(of: name.dropLast(share?.rawValue.count ?? 0))
  }

  fileprivate static func words(of name: Substring) -> [String] {
    let name = name.lowercased()
    var words: [String] = []
    words.reserveCapacity(usualLength)
    var (start, kind) = (name.startIndex, WordKind.separator)
    func endWord(_ end: String.Index, _ next: WordKind) {
      if kind != .separator { words.append(String(name[start..<end])) }
      (start, kind) = (end, next)
    }
    // Not by characters: finding their borders would be most of what reading the table takes.
    for place in name.unicodeScalars.indices {
      let next = name.unicodeScalars[place].wordKind
      if next != kind { endWord(place, next) }
    }
    endWord(name.endIndex, .separator)
    let isOrdinal = words.indices.map { index in
      index > 0 && words[index - 1].isNumber && ["st", "nd", "rd", "th"].contains(words[index])
    }
    return zip(words, isOrdinal).compactMap { word, isOrdinal in
      isOrdinal ? nil : word == "gen" ? "generation" : word
    }
  }

  /// Most names have no more words.
  private static let usualLength = 8

  /// Whether it stands for a device with this full name, which it may shorten.
  package func shortens(_ full: DeviceName) -> Bool {
    share == full.share && Self.shortens(words[...], full.words[...], after: nil)
  }

  /// - Parameter previous: the word of the full name before `full`.
  fileprivate static func shortens(
    _ given: ArraySlice<String>, _ full: ArraySlice<String>, after previous: String?
  ) -> Bool {
    guard let word = given.first else { return true }
    guard let expected = full.first else { return false }
    // The family is written out: a preview called `a` is not an Apple TV.
    let isCutShort =
      given.count == 1 && previous != nil && !word.isNumber && expected.hasPrefix(word)
    if word == expected || isCutShort,
      shortens(given.dropFirst(), full.dropFirst(), after: expected)
    {
      return true
    }
    // What may be left out: the size, or what stands before it.
    let size = sizeCount(full)
    if size > 0, previous != nil, shortens(given, full.dropFirst(size), after: expected) {
      return true
    }
    let isBeforeSize = ["pro", "air"].contains(expected) && sizeCount(full.dropFirst()) > 0
    let isUnit = expected == inch && previous?.isNumber == true
    return (isBeforeSize || isUnit) && shortens(given, full.dropFirst(), after: nil)
  }

  private static let inch = "inch"

  /// How many words at the start of `words` are a size in inches.
  private static func sizeCount(_ words: ArraySlice<String>) -> Int {
    let digits = words.prefix { $0.isNumber }.count
    return digits > 0 && words.dropFirst(digits).first == inch ? digits + 1 : 0
  }
}

extension String {
  fileprivate var isNumber: Bool { unicodeScalars.first?.isNumber == true }
}

/// What a word of a name is made of.
private enum WordKind {
  case letters, digits, separator
}

extension Unicode.Scalar {
  private var kindOutsideASCII: WordKind {
    properties.numericType != nil ? .digits : properties.isAlphabetic ? .letters : .separator
  }

  fileprivate var isNumber: Bool { wordKind == .digits }

  fileprivate var wordKind: WordKind {
    switch self {
    case "0"..."9": .digits
    case "a"..."z", "A"..."Z": .letters
    case "\0"..."\u{7F}": .separator
    default: kindOutsideASCII
    }
  }
}

extension Device {
  /// The device that `name` stands for, which may be shortened: of several the newest that runs
  /// `system`, if one does.
  package static func named(_ name: String, running system: Int? = nil) -> Device? {
    DeviceChoice(name).device(running: system)
  }

  /// Whether a device is called `name`, which may be shortened.
  package static func isKnown(_ name: String) -> Bool {
    line(of: name) != nil || !shortened(name).isEmpty
  }

  /// The devices that `name` may stand for: the one that is called so, or those whose names it
  /// shortens.
  static func candidates(for name: String) -> [Device] {
    line(of: name).flatMap(Device.init).map { [$0] } ?? shortened(name)
  }

  private static func shortened(_ name: String) -> [Device] {
    let given = DeviceName(name)
    let lines = NamedLine.all(with: given.words)
    let find = { (isMeant: ([String]) -> Bool) in
      lines.filter { isMeant($0.words) }.compactMap { Device($0.line, share: given.share) }
    }
    if let same = find({ $0 == given.words }).first { return [same] }
    return find { DeviceName.shortens(given.words[...], $0[...], after: nil) }
  }

  /// The device on a line of the table, or so much of its screen; `nil` where that is not shared.
  private init?(_ line: String, share: ScreenShare?) {
    guard let whole = Device(line) else { return nil }
    guard let share else {
      self = whole
      return
    }
    guard let part = whole.shared(share) else { return nil }
    self = part
  }

  /// The line of the table with the device of this very name.
  private static func line(of name: String) -> String? {
    let name = Array(name.utf8) + [UInt8(ascii: "|")]
    return table.first { line in
      line.utf8.withContiguousStorageIfAvailable { $0.starts(with: name) } ?? false
    }
  }
}

/// A line of the table of devices, and the words of the name on it.
private struct NamedLine {
  let line: String
  let words: [String]

  private init(_ line: String) {
    self.line = line
    words = DeviceName.words(of: Substring(line.utf8.prefix { $0 != UInt8(ascii: "|") }))
  }

  /// Those whose names begin with the first of `words` and hold the others somewhere: only these can
  /// be meant, and they are few.
  static func all(with words: [String]) -> [NamedLine] {
    let words = words.map { Array($0.utf8) }
    guard let family = words.first else { return [] }
    return Device.table.filter { line in
      line.utf8.withContiguousStorageIfAvailable { line in
        guard line.holds(family, at: 0) else { return false }
        let length = line.firstIndex(of: UInt8(ascii: "|")) ?? line.count
        return words.dropFirst().allSatisfy { word in
          (0..<length).contains { line.holds(word, at: $0) }
        }
      } ?? true
    }.map(NamedLine.init)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word in lower case stands at `place`, written in either case: of letters in ASCII
  /// capitals lack the bit 0x20, which digits have.
  fileprivate func holds(_ word: [UInt8], at place: Int) -> Bool {
    guard place + word.count <= count else { return false }
    for index in word.indices where self[place + index] | 0x20 != word[index] { return false }
    return true
  }
}
