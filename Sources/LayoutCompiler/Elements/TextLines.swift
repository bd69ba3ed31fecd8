internal import LayoutContent
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutTypesetting

/// The lines of a text, as it breaks in its frame.
package struct TextLines: Sendable {
  package let lines: [String]
  /// How wide each of them is, in points.
  package let widths: [Points]
  /// The height of its letters, in points.
  package let fontSize: Points
  /// How bold its letters are: 400 is regular, 700 bold.
  package let weight: Int
  /// From the top of the frame to the baseline of the first line, in points.
  package let firstBaseline: Points
  /// From one baseline to the next, in points.
  package let pitch: Points
}

extension ContentSolver {
  /// - Complexity: that of breaking the text once.
  func lines(of text: WrittenText, in frame: Rectangle) -> TextLines {
    let styled = styled(text)
    let proposal = TextProposal(width: frame.width, height: frame.height)
    let answer = self.text.measure(styled, in: proposal)
    let count = Double(answer.lineCount)
    let lines = self.text.measuredLines(of: styled, in: proposal)
    return TextLines(
      lines: lines.map(\.text), widths: lines.map(\.width), fontSize: styled.fontSize,
      weight: styled.weight.number,
      firstBaseline: answer.firstBaseline,
      pitch: answer.lineCount > 0 ? answer.size.height / count : 0)
  }
}
