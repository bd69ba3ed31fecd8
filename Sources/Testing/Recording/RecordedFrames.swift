internal import LayoutGeometry
package import LayoutText

/// The frames of a file's previews as they were recorded: the text that `compile` prints for them.
package struct RecordedFrames: Sendable {
  package let source: SourceText
  /// One for each preview, in the order of the file.
  let dumps: [Dump]
  /// The first line that no dump has, if there is one.
  let strangeLine: TextRange?

  /// The lines of one preview.
  struct Dump: Sendable {
    /// The names in the title, which tell the preview.
    let names: String
    /// The title, without its line end.
    let title: TextRange
    /// All lines with their line ends.
    var range: TextRange
    var lines: [DumpLine] = []
  }

  /// - Complexity: O(*n*) in the text.
  package init(_ source: SourceText) {
    self.source = source
    var dumps: [Dump] = []
    var strangeLine: TextRange?
    var isRefused = false
    for range in Self.lines(of: source) {
      let text = source[range]
      if text.allSatisfy(\.isWhitespace) {
        isRefused = false
        continue
      }
      let end = min(range.upperBound + 1, source.range.upperBound)
      if let names = Self.names(inTitle: text) {
        dumps.append(Dump(names: names, title: range, range: range.lowerBound..<end))
        continue
      }
      let line = DumpLine(text, at: range)
      guard !dumps.isEmpty, line.isKnown || isRefused else {
        strangeLine = strangeLine ?? range
        continue
      }
      isRefused = line.isOfRefusal
      dumps[dumps.count - 1].lines.append(line)
      dumps[dumps.count - 1].range = dumps[dumps.count - 1].range.lowerBound..<end
    }
    (self.dumps, self.strangeLine) = (dumps, strangeLine)
  }

  /// The lines without their line ends.
  private static func lines(of source: SourceText) -> [TextRange] {
    var lines: [TextRange] = []
    var start = source.range.lowerBound
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<source.base + index)
      start = source.base + index + 1
    }
    if start < source.range.upperBound { lines.append(start..<source.range.upperBound) }
    return lines
  }

  /// What stands before the measures in a title; `nil` for other lines.
  private static func names(inTitle line: String) -> String? {
    guard line.first?.isWhitespace == false, line.holds(" → content ") else { return nil }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let arrow = words.firstIndex(of: "→"), arrow >= 4, words[arrow - 1].hasPrefix("@") else {
      return nil
    }
    return words[..<max(0, arrow - 5)].joined(separator: " ")
  }
}

/// A line of a dump below its title.
struct DumpLine: Sendable {
  let range: TextRange
  /// Its words, however many blanks stand between them.
  let words: [Substring]
  /// How many words name it: those before the numbers of a frame, or to a section's number.
  private let nameLength: Int?
  let isElement: Bool
  let isSection: Bool

  init(_ text: String, at range: TextRange) {
    self.range = range
    words = text.split { $0.isWhitespace }
    var end = words.count
    while end > 0, Self.isMark(words, before: end) { end -= words[end - 1].isDecimal ? 2 : 1 }
    let numbers = words[..<end].suffix(4)
    let isFrame = numbers.count == 4 && numbers.allSatisfy(\.isDecimal) && end > 4
    let section = isFrame ? nil : words.firstIndex(of: "section")
    isElement = isFrame
    isSection = section.map { [length = words.count] in length > $0 + 2 } ?? false
    nameLength = isFrame ? end - 4 : section.map { $0 + 2 }
  }

  /// Whether `words` end with what may stand behind the numbers.
  private static func isMark(_ words: [Substring], before end: Int) -> Bool {
    ["pinned", "decoration", "approximate", "visible"].contains(words[end - 1])
      || end > 6 && words[end - 2] == "z" && words[end - 1].isDecimal
  }

  /// What is known by its name: all but the frame and what stands behind it.
  var name: String { words[..<(nameLength ?? words.count)].joined(separator: " ") }

  /// The frame and what stands behind it; empty for other lines.
  var values: String { words[(nameLength ?? words.count)...].joined(separator: " ") }

  /// The frame of an element; `nil` for other lines.
  var frame: Rectangle? {
    guard isElement, let nameLength else { return nil }
    let numbers = words[nameLength...].prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether a dump has such lines.
  var isKnown: Bool { nameLength != nil || words == ["the", "layout's", "own"] }

  /// Whether UIKit's reason stands below it.
  var isOfRefusal: Bool { isSection && words.contains("refused,") }
}

extension Substring {
  fileprivate var isDecimal: Bool {
    let digits = drop { $0 == "-" }
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
  }
}
