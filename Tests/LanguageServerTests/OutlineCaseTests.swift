import Foundation
import LayoutAssistance
import LayoutSyntax
import LayoutText
import Support
import Testing

/// What editors ask of the tree of a file.
@Suite struct OutlineCaseTests {
  @Test(arguments: Case.all(in: "Assistance/symbols"))
  func symbols(_ example: Case) {
    let tree = parse(SourceText(example.source))
    #expect(lines(of: LayoutAssistance.symbols(of: tree), 0, in: tree) == example.expected)
  }

  private func lines(of symbols: [Symbol], _ depth: Int, in tree: SyntaxTree) -> String {
    symbols.map { symbol in
      let detail = symbol.detail.isEmpty ? "" : " · \(symbol.detail)"
      let line = tree.source.location(of: symbol.nameRange.lowerBound).line
      return String(repeating: "  ", count: depth)
        + "\(symbol.kind) \(symbol.name)\(detail), line \(line)\n"
        + lines(of: symbol.children, depth + 1, in: tree)
    }.joined()
  }

  @Test(arguments: Case.all(in: "Assistance/folding"))
  func folding(_ example: Case) {
    let source = SourceText(example.source)
    let lines = foldingRanges(of: parse(source)).map { range in
      let start = source.location(of: range.range.lowerBound).line
      let end = source.location(of: range.range.upperBound).line
      let words = [range.kind?.rawValue, range.summary].compactMap(\.self)
      return "\(start)...\(end) \(words.joined(separator: " "))\n"
    }
    #expect(lines.joined() == example.expected)
  }

  /// The text of each range, line ends as `⏎`.
  @Test(arguments: Case.all(in: "Assistance/selection"))
  func selection(_ example: Case) throws {
    let marked = MarkedText(example.source)
    let tree = parse(SourceText(marked.text))
    let caret = try #require(marked.carets.first)
    let lines = selectionRanges(at: caret, in: tree).map { range in
      tree.source[range].replacing("\n", with: "⏎") + "\n"
    }
    #expect(lines.joined() == example.expected)
  }

  @Test(arguments: Repository.samples.map(\.path))
  func symbolsOfSamplesNest(_ path: String) throws {
    let source = SourceText(try Repository.text(of: URL(filePath: path)))
    func check(_ symbol: Symbol) {
      #expect(symbol.range.contains(symbol.nameRange.lowerBound))
      for child in symbol.children {
        #expect(symbol.range.lowerBound < child.range.lowerBound)
        #expect(child.range.upperBound <= symbol.range.upperBound)
        check(child)
      }
    }
    let all = LayoutAssistance.symbols(of: parse(source))
    #expect(!all.isEmpty)
    for symbol in all { check(symbol) }
  }

  @Test(arguments: Repository.samples.map(\.path))
  func selectionsOfSamplesGrow(_ path: String) throws {
    let tree = parse(SourceText(try Repository.text(of: URL(filePath: path))))
    for offset in stride(from: 0, through: tree.source.bytes.count, by: 7) {
      let ranges = selectionRanges(at: offset, in: tree)
      #expect(ranges.last == tree.source.range)
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound)
        #expect(outer.count > inner.count)
      }
    }
  }

  @Test(arguments: Case.all(in: "Formats"))
  func formattingEditsGiveTheCanonicalForm(_ example: Case) {
    let source = SourceText(example.source)
    let tree = parse(source)
    let text = source.applying(formattingEdits(of: tree))
    let expected = formattingEdits(of: tree).isEmpty ? example.source : example.expected
    #expect(text[text.range] == expected)
  }
}
