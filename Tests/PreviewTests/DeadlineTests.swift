import Foundation
import LayoutCompiler
import LayoutPreview
import LayoutText
import Synchronization
import Testing

/// A page does not wait for a layout that takes long.
///
/// - Source: `preview.md` 8.
@Suite struct DeadlineTests {
  /// Bodies whose loops and data take turns, and what a page asks of them.
  private static let bodies = [
    "section all { hgroup 1w x 44 { for n in 1...20 { item cell 1w x 1h } } }",
    "for n in 1...20 { section all { hgroup 1w x 44 { item cell 1w x 1h } } }",
  ]

  @Test(arguments: bodies) func slowLayoutsAreGivenUp(_ body: String) throws {
    let answer = try answer(to: body, secondsPerLook: 1)
    #expect(answer.contains(#""error": "took too long at 393""#), "\(answer)")
    #expect(answer.contains(#""late": true"#))
    #expect(!answer.contains("elements"))
  }

  @Test(arguments: bodies) func othersAreDrawn(_ body: String) throws {
    let answer = try answer(to: body, secondsPerLook: 0)
    #expect(answer.contains("elements"))
    #expect(!answer.contains("took too long"), "\(answer)")
  }

  /// Elements are not counted for longer than that.
  @Test func manyElementsAreGivenUp() throws {
    let answer = try answer(
      to: "section all { hgroup 1w x 44 { item cell } }", items: 100_000_000, secondsPerLook: 1)
    #expect(answer.contains(#""error": "took too long at 393""#), "\(answer.prefix(2000))")
  }

  /// What a page is answered where the clock goes on by so many seconds at each look.
  private func answer(to body: String, items: Int = 10, secondsPerLook: Int) throws -> String {
    let looks = Atomic(0)
    let session = Session(PreviewSettings(widths: 320...1366)) {
      .seconds(looks.add(1, ordering: .relaxed).newValue * secondsPerLook)
    }
    var server = PreviewServer(port: 8000, token: "secret", session)
    _ = server.show([
      PreviewedFile("Page.layout", Compilation(SourceText("layout page { \(body) }")))
    ])
    let json =
      #"{"screens": [{"id": 0, "file": "Page.layout", "index": 0, "items": {"all": \#(items)}}]}"#
    let request = """
      POST /api/screens HTTP/1.1\r
      Host: 127.0.0.1:8000\r
      Authorization: Bearer secret\r
      Content-Length: \(json.utf8.count)\r
      \r
      \(json)
      """
    _ = server.open(1, at: .zero)
    return server.receive(Array(request.utf8)[...], from: 1, at: .zero).map {
      if case .send(let bytes, _) = $0 { String(decoding: bytes, as: UTF8.self) } else { "" }
    }.joined()
  }
}
