import Foundation
import LayoutRendering
import LayoutReporting
import LayoutSolver
import LayoutText
import Support
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PictureTests {
  /// The drawing without its style sheet.
  @Test(arguments: Case.all(in: "Dumps/svg"))
  func svgPicture(_ example: Case) throws {
    try expect(example, in: "svg", after: "</style>\n")
  }

  /// The page without its head and its legend.
  @Test(arguments: Case.all(in: "Dumps/html"))
  func htmlPicture(_ example: Case) throws {
    try expect(example, in: "html", after: "</header>\n")
  }

  @Test(arguments: Case.all(in: "Dumps/ascii"))
  func asciiPicture(_ example: Case) throws { try expect(example, in: "ascii", after: "") }

  @Test(arguments: Layouts.all.keys.sorted())
  func svgIsValidXML(_ name: String) throws {
    let make = try #require(Layouts.all[name])
    let parser = XMLParser(data: Data(try text(of: make(), in: "svg").utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test(arguments: Layouts.all.keys.sorted(), ["svg", "html"])
  func everyElementIsDrawnOnce(_ name: String, _ format: String) throws {
    let make = try #require(Layouts.all[name])
    let document = make()
    let drawn = try count(of: " data-category=", in: text(of: document, in: format))
    #expect(drawn == document.dumps.map(\.elementCount).reduce(0, +))
  }

  @Test(arguments: Layouts.all.keys.sorted())
  func linesHaveEqualLengths(_ name: String) throws {
    let make = try #require(Layouts.all[name])
    let lines = try text(of: make(), in: "ascii").split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("┃") || $0.hasPrefix("┠") || $0.hasPrefix("┏") }
    let edges = rows.compactMap { row in row.lastIndex { "┃┨┓›".contains($0) } }
    let widths = zip(rows, edges).map { String($0[...$1]).displayWidth }
    #expect(Set(widths).count <= 1)
    #expect(rows.allSatisfy { String($0).displayWidth <= 80 })
  }

  /// Pictures of very many elements show those near the screen, and a note.
  @Test(arguments: ["svg", "html", "ascii"])
  func longLayoutsAreDrawnAroundTheScreen(_ format: String) throws {
    let dump = Layouts.dump(Layouts.explore(items: 9, 20_000), size: Layouts.phone, preview: nil)
    let picture = try text(of: FramesDocument([dump], report: Report([])), in: format)
    #expect(picture.utf8.count < 100_000)
    #expect(picture.contains("of \(dump.elementCount) elements"))
    #expect(!picture.contains("19999"))
  }

  @Test func higherElementsAreDrawnLater() throws {
    let make = try #require(Layouts.all["card"])
    let kinds = try text(of: make(), in: "svg").split(separator: "data-kind=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(
      kinds == ["plate", "cell", "cell", "cell"] + Array(repeating: "&lt;new&gt;", count: 3)
        + ["title"])
  }

  private func count(of part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  private func expect(_ example: Case, in format: String, after mark: String) throws {
    let name = example.source.trimmingCharacters(in: .newlines)
    let make = try #require(Layouts.all[name])
    let whole = try text(of: make(), in: format)
    let start = mark.isEmpty ? whole.startIndex : whole.firstRange(of: mark)?.upperBound
    #expect(String(whole[try #require(start)...]) == example.expected)
  }

  private func text(of document: FramesDocument, in name: String) throws -> String {
    let format = try #require(OutputFormat.pictures.first { $0.name == name })
    return format.text(of: document)
  }
}
