internal import LayoutContent
package import LayoutGeometry
internal import LayoutLanguage
internal import LayoutTypesetting

/// The lines of a text, as it breaks in its frame.
package struct TextLines: Sendable {
  package let lines: [String]
  /// The height of its letters, in points.
  package let fontSize: Points
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
    return TextLines(
      lines: self.text.lines(of: styled, in: proposal), fontSize: styled.fontSize,
      firstBaseline: answer.firstBaseline,
      pitch: answer.lineCount > 0 ? answer.size.height / count : 0)
  }
}
