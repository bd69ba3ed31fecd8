import Foundation
import LayoutGeometry
import LayoutTypesetting
import Support
import Testing

/// Where lines end: `MODEL SIZE in WIDTH x HEIGHT [lines N]`, the text, `---`, its lines between
/// bars, and the size that it answers.
@Suite struct LineCaseTests {
  @Test(arguments: Case.all(in: "Lines"))
  func linesOfCase(_ example: Case) throws {
    let question = try #require(Question(example.source), "the first line makes no sense")
    let typesetter = Typesetter(model: question.model, pixels: .phone)
    let answer = typesetter.measure(question.text, in: question.proposal)
    let lines = typesetter.lines(of: question.text, in: question.proposal).map { "|\($0)|\n" }
    let size = "\(rounded(answer.size.width)) x \(rounded(answer.size.height))"
    #expect(
      lines.joined() + size + (answer.isTruncated ? " truncated" : "") + "\n"
        == example.expected.unescaped)
    #expect(answer.lineCount == lines.count)
  }

  private func rounded(_ length: Points) -> String {
    let text = String(format: "%.3f", length)
    return text.hasSuffix(".000") ? String(text.dropLast(4)) : text
  }
}

extension PixelGrid {
  static let phone = PixelGrid(scale: 3, floorsSizes: true)
}

/// The parameters of a case.
private struct Question {
  var model = TextModel.mono
  var text = StyledText("")
  var proposal = TextProposal(width: nil, height: nil)

  init?(_ source: String) {
    let parts = source.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let pattern = /(mono|system) ([0-9.]+) in ([0-9.]+|_|inf) x ([0-9.]+|_|inf)(?: lines (\d+))?/
    guard parts.count == 2, let head = parts[0].wholeMatch(of: pattern) else { return nil }
    model = head.1 == "mono" ? .mono : .system
    text = StyledText(
      String(parts[1].dropLast()).unescaped, fontSize: Double(head.2) ?? 0,
      lines: head.5.flatMap { Int($0) })
    proposal = TextProposal(width: Double(head.3), height: Double(head.4))
  }
}

extension String {
  /// The text with escapes `\u{…}` replaced.
  fileprivate var unescaped: String {
    replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}
