/// The expectation of a frame case for one preview: elements with their frames, and a tolerance.
/// Elements that are not listed are differences, unless their number is given.
package struct FrameExpectation: Sendable {
  /// The name after `preview`, which a case with several previews needs.
  package let preview: String?
  /// Elements named as `cell 0.3` or `supplementary badge 0.1`, with their frames.
  package let frames: [(element: String, frame: [Double])]
  /// Width and height of the content; `nil` if the case does not have them.
  package let content: [Double?]
  /// The allowed difference of each number, in points.
  package let tolerance: Double
  /// The number of elements that are not listed.
  package let unlistedCount: Int

  /// The expectations of a case, one for each preview: a line `preview name` begins the next.
  package static func all(in text: String) -> [FrameExpectation] {
    let blocks = ("\n" + text).split(separator: "\npreview ", omittingEmptySubsequences: false)
    let isNamed = blocks[0].split(separator: "\n").allSatisfy { $0.hasPrefix("#") }
    guard isNamed, blocks.count > 1 else { return blocks.map { FrameExpectation(String($0)) } }
    return blocks.dropFirst().map { block in
      let name = block.prefix { $0 != "\n" }
      return FrameExpectation(String(block.dropFirst(name.count)), preview: String(name))
    }
  }

  /// Reads `tolerance`, `content`, `unlisted` and a line for each element; lines with `#` are
  /// evidence.
  package init(_ text: String, preview: String? = nil) {
    var frames: [(element: String, frame: [Double])] = []
    var content: [Double?] = [nil, nil]
    var (tolerance, unlistedCount) = (0.001, 0)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "tolerance": tolerance = Double(words[1]) ?? -1
      case "content": content = [Double(words[1]), Double(words[3])]
      case "unlisted": unlistedCount = Int(words[1]) ?? -1
      default:
        let frame = words.suffix(4).map { Double($0) ?? .infinity }
        frames.append((words.dropLast(4).joined(separator: " "), frame))
      }
    }
    self.preview = preview
    (self.frames, self.content) = (frames, content)
    (self.tolerance, self.unlistedCount) = (tolerance, unlistedCount)
  }

  /// A line for each difference.
  package func differences(
    from actual: [(element: String, frame: [Double])], content actualContent: [Double]
  ) -> [String] {
    var lines: [String] = []
    var found = Dictionary(grouping: actual, by: \.element).mapValues { $0.map(\.frame) }
    for (element, frame) in frames {
      guard var candidates = found[element], !candidates.isEmpty else {
        lines.append("\(element): expected \(frame), found none")
        continue
      }
      let place = candidates.firstIndex { isEqual($0, frame) }
      if place == nil { lines.append("\(element): expected \(frame), found \(candidates[0])") }
      candidates.remove(at: place ?? 0)
      found[element] = candidates
    }
    let others = found.flatMap { element, frames in frames.map { "\(element) \($0)" } }.sorted()
    if others.count != unlistedCount {
      let list = others.prefix(20).map { "\n  \($0)" }.joined()
      lines.append(
        "expected \(unlistedCount) elements that are not listed, found \(others.count):\(list)")
    }
    for (expected, found) in zip(content, actualContent) {
      if let expected, abs(expected - found) > tolerance + 1e-9 {
        lines.append("content: expected \(expected), found \(found)")
      }
    }
    return lines
  }

  private func isEqual(_ found: [Double], _ expected: [Double]) -> Bool {
    zip(expected, found).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
  }
}
