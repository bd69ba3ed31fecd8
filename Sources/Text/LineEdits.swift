extension SourceText {
  /// The edits that make it `text`: whole lines, only those that differ; lines that follow one another
  /// are one edit.
  ///
  /// - Parameter ignoresBlanks: Whether a line that differs in blanks alone is an edit of its own.
  /// - Complexity: O(*n* log *n*).
  package func lineEdits(
    to text: [UInt8], ignoringBlanks ignoresBlanks: Bool = false
  ) -> [Edit] {
    let other = SourceText(bytes: text, name: name)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ written: ArraySlice<UInt8>) -> Int {
      let line = ignoresBlanks ? written.filter { !Self.blanks.contains($0) }[...] : written
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let matching = LineMatching(
      wholeLines.map { number(bytes(in: $0)) },
      other.wholeLines.map { number(other.bytes(in: $0)) })
    var edits: [Edit] = []
    var (old, new) = (base, 0)
    for (line, match) in zip(wholeLines, matching.matches) {
      guard let match else { continue }
      let wanted = other.wholeLine(at: match)
      if old < line.lowerBound || new < wanted.lowerBound {
        edits.append(Edit(replace: old..<line.lowerBound, with: other[new..<wanted.lowerBound]))
      }
      if ignoresBlanks, bytes(in: line) != other.bytes(in: wanted) {
        edits.append(Edit(replace: line, with: other[wanted]))
      }
      (old, new) = (line.upperBound, wanted.upperBound)
    }
    if old < range.upperBound || new < other.bytes.count {
      edits.append(Edit(replace: old..<range.upperBound, with: other[new..<other.bytes.count]))
    }
    return edits
  }

  /// Spaces, tabs and line ends.
  private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  /// The spans of its lines with their ends, without an empty one behind the last line end.
  private var wholeLines: [TextRange] {
    lineStarts.indices.map(wholeLine(at:)).filter { !$0.isEmpty }
  }
}
