/// What two versions of a file differ in, as `patch` and people read it.
package struct UnifiedDifference {
  /// A line of the answer: old, new, or both.
  private struct Line {
    let sign: UInt8
    let text: ArraySlice<UInt8>
    /// How many old and new lines stand before it.
    let old: Int
    let new: Int
  }

  private let name: String
  private var lines: [Line] = []

  /// How many lines are shown around what differs.
  private static let context = 3

  /// What to do to `old` to make it `new`; both are called `name`.
  package init(from old: [UInt8], to new: [UInt8], named name: String) {
    self.name = name
    let (olds, news) = (Self.lines(of: old), Self.lines(of: new))
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let matching = LineMatching(olds.map(number), news.map(number))
    var place = 0
    for (index, match) in matching.matches.enumerated() {
      while let match, place < match { add("+", news[place], index, &place) }
      lines.append(
        Line(
          sign: UInt8(ascii: match == nil ? "-" : " "), text: olds[index], old: index, new: place))
      if match != nil { place += 1 }
    }
    while place < news.count { add("+", news[place], olds.count, &place) }
  }

  private mutating func add(
    _ sign: Unicode.Scalar, _ text: ArraySlice<UInt8>, _ old: Int, _ new: inout Int
  ) {
    lines.append(Line(sign: UInt8(ascii: sign), text: text, old: old, new: new))
    new += 1
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}

extension UnifiedDifference {
  /// The indices of the new lines that are not among the old ones.
  package var addedLines: Set<Int> {
    Set(lines.filter { $0.sign == UInt8(ascii: "+") }.map(\.new))
  }

  /// Writes the whole; nothing if there is no difference.
  package func write(to writer: inout ByteWriter) {
    let hunks = hunks
    guard !hunks.isEmpty else { return }
    for sign in ["---", "+++"] { writer.write("\(sign) \(name)\n") }
    for hunk in hunks { write(hunk, to: &writer) }
  }

  /// The places in `lines` that are shown, those next to one another as one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.sign != UInt8(ascii: " ") {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func write(_ hunk: Range<Int>, to writer: inout ByteWriter) {
    let first = lines[hunk.lowerBound]
    let old = lines[hunk].count { $0.sign != UInt8(ascii: "+") }
    let new = lines[hunk].count { $0.sign != UInt8(ascii: "-") }
    writer.write("@@ -\(span(first.old, old)) +\(span(first.new, new)) @@\n")
    for line in lines[hunk] {
      writer.write(line.sign)
      writer.write(Self.shown(line.text))
      if line.text.last != UInt8(ascii: "\n") {
        writer.write("\n\\ No newline at end of file\n" as StaticString)
      }
    }
  }

  /// A line with its end; what a terminal would interpret is replaced.
  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    let end = line.suffix(2).elementsEqual([0x0D, 0x0A]) ? 2 : line.last == 0x0A ? 1 : 0
    let text = String(decoding: line.dropLast(end), as: UTF8.self).printableLines
    return text + String(decoding: line.suffix(end), as: UTF8.self)
  }

  /// Lines as a hunk's head counts them: from 1, or from the line before where there are none.
  private func span(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
