import Foundation

/// What a frame case expects: elements with their frames, each as exact as the case says.
package struct FrameExpectation: Sendable {
  /// Names an element: `cell 0.3`, `supplementary badge 0.1`.
  package let frames: [(element: String, frame: [Double])]
  /// Width and height of the content; `nil` where the case does not say.
  package let content: [Double?]
  /// How far each number may be off, in points.
  package let tolerance: Double

  /// Reads `tolerance`, `content` and a line for each element; lines with `#` are evidence.
  package init(_ text: String) {
    var frames: [(element: String, frame: [Double])] = []
    var content: [Double?] = [nil, nil]
    var tolerance = 0.001
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "tolerance": tolerance = Double(words[1]) ?? -1
      case "content": content = [Double(words[1]), Double(words[3])]
      default:
        frames.append(
          (
            words.dropLast(4).joined(separator: " "),
            words.suffix(4).map { Double($0) ?? .infinity }
          ))
      }
    }
    (self.frames, self.content, self.tolerance) = (frames, content, tolerance)
  }

  /// What differs, a line each.
  package func differences(
    from actual: [String: [Double]], content actualContent: [Double]
  ) -> [String] {
    var lines: [String] = []
    for (element, frame) in frames {
      guard let found = actual[element] else {
        lines.append("\(element): expected \(frame), found none")
        continue
      }
      if zip(frame, found).contains(where: { abs($0 - $1) > tolerance + 1e-9 }) {
        lines.append("\(element): expected \(frame), found \(found)")
      }
    }
    for (expected, found) in zip(content, actualContent) {
      if let expected, abs(expected - found) > tolerance + 1e-9 {
        lines.append("content: expected \(expected), found \(found)")
      }
    }
    return lines
  }
}
