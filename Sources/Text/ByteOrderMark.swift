/// The bytes of U+FEFF, which some editors write before a text.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension SourceText {
  /// The line with the number `index`, counted from 0, without its end and without a byte order mark.
  package func textOfLine(at index: Int) -> TextRange {
    let line = line(at: index)
    let hasMark = index == 0 && bytes(in: line).starts(with: byteOrderMark)
    return line.lowerBound + (hasMark ? byteOrderMark.count : 0)..<line.upperBound
  }
}
