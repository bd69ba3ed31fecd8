import LayoutText
import Support
import Testing

/// Applying a difference gives the new text.
@Suite struct DifferenceTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func applyingItGivesTheNewText(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = Self.lines(using: &random)
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if place < new.count, Bool.random(using: &random) {
        new.remove(at: place)
      } else {
        new.insert("line \(Int.random(in: 0..<9, using: &random))\n", at: place)
      }
    }
    let text = Self.difference(old.joined(), new.joined())
    #expect(Self.applying(text, to: old) == new, "\(text)")
    #expect(text.isEmpty == (old == new))
  }

  @Test func theLastLineMayLackItsEnd() {
    #expect(
      Self.difference("a\nb", "a\nb\n")
        == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    #expect(Self.difference("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
    #expect(Self.difference("a\n", "") == "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n")
  }

  /// Random lines, some of them equal.
  private static func lines(using random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...40, using: &random)).map { index in
      Bool.random(using: &random) ? "\(index)\n" : "}\n"
    }
  }

  private static func difference(_ old: String, _ new: String) -> String {
    ByteWriter.string {
      UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8), named: "f").write(to: &$0)
    }
  }

  /// `lines` with the difference `text` applied.
  private static func applying(_ text: String, to lines: [String]) -> [String] {
    var result: [String] = []
    var place = 0
    for line in text.split(separator: "\n").dropFirst(2) {
      switch line.first {
      case "@":
        let span = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        let start = (Int(span[0]) ?? 0) - (span.count > 1 && span[1] == "0" ? 0 : 1)
        result += lines[place..<start]
        place = start
      case "+": result.append(line.dropFirst() + "\n")
      case "-": place += 1
      default:
        result.append(lines[place])
        place += 1
      }
    }
    return result + lines[place...]
  }
}
