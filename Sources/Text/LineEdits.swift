extension SourceText {
  /// The edits that make it `text`: whole lines, only those that differ; lines that follow one another
  /// are one edit.
  ///
  /// - Complexity: O(*n* log *n*).
  package func lineEdits(to text: [UInt8]) -> [Edit] {
    let other = SourceText(bytes: text, name: name)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
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
      let start = other.wholeLine(at: match).lowerBound
      if old < line.lowerBound || new < start {
        edits.append(Edit(replace: old..<line.lowerBound, with: other[new..<start]))
      }
      (old, new) = (line.upperBound, other.wholeLine(at: match).upperBound)
    }
    if old < range.upperBound || new < other.bytes.count {
      edits.append(Edit(replace: old..<range.upperBound, with: other[new..<other.bytes.count]))
    }
    return edits
  }

  /// The spans of its lines with their ends, without an empty one behind the last line end.
  private var wholeLines: [TextRange] {
    lineStarts.indices.map(wholeLine(at:)).filter { !$0.isEmpty }
  }
}
