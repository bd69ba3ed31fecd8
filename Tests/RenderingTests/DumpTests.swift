import Foundation
import LayoutRendering
import LayoutReporting
import LayoutText
import Support
import Testing

@Suite struct DumpTests {
  @Test(arguments: Case.all(in: "Dumps/text"))
  func textDump(_ example: Case) throws { try expect(example, in: "text") }

  @Test(arguments: Case.all(in: "Dumps/json"))
  func jsonDump(_ example: Case) throws { try expect(example, in: "json") }

  @Test(arguments: Case.all(in: "Dumps/ndjson"))
  func ndjsonDump(_ example: Case) throws { try expect(example, in: "ndjson") }

  @Test(arguments: Case.all(in: "Dumps/csv"))
  func csvDump(_ example: Case) throws { try expect(example, in: "csv") }

  @Test(arguments: Layouts.all.keys.sorted())
  func jsonIsValid(_ name: String) throws {
    let make = try #require(Layouts.all[name])
    let document = make()
    let json = try text(of: document, in: "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    for line in try text(of: document, in: "ndjson").split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func noLayoutsGiveNoText() throws {
    #expect(try text(of: FramesDocument([], report: Report([])), in: "text") == "")
  }

  @Test func csvRowsEndWithCarriageReturns() throws {
    let csv = try text(of: FramesDocument([], report: Report([])), in: "csv")
    #expect(csv.hasSuffix("zIndex\r\n"))
  }

  @Test func longOutputIsWrittenInPieces() throws {
    let format = try #require(OutputFormat.all.first { $0.name == "json" })
    let dump = Layouts.dump(Layouts.explore(items: 9, 20_000), size: Layouts.phone, preview: nil)
    let pieces = Pieces()
    var writer = ByteWriter { pieces.sizes.append($0.count) }
    format.render(FramesDocument([dump], report: Report([])), &writer)
    writer.flush()
    let total = pieces.sizes.reduce(0, +)
    #expect(pieces.sizes.allSatisfy { $0 <= ByteWriter.capacity })
    #expect(pieces.sizes.count <= total / (ByteWriter.capacity / 2) + 1)
    #expect(total > 20_000 * 100)
  }

  @Test func everyFormatFileIsRegistered() throws {
    let folder = Repository.root.appending(path: "Sources/Rendering/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == Set((OutputFormat.all + OutputFormat.pictures).map(\.name)).count)
  }

  private func expect(_ example: Case, in format: String) throws {
    let name = example.source.trimmingCharacters(in: .newlines)
    let make = try #require(Layouts.all[name])
    let document = make()
    let text = try text(of: document, in: format).replacing("\r\n", with: "\n")
    #expect(text == example.expected)
  }

  private func text(of document: FramesDocument, in name: String) throws -> String {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    return format.text(of: document)
  }
}

/// The text that a writer has passed on.
private final class Pieces {
  var sizes: [Int] = []
}
