import Foundation
import LayoutCompiler
import LayoutPreview
import LayoutText
import Support
import Testing

/// Requests as bytes, and what the server answers. In a case, `\r`, `\n`, `\0` and `\t` are these
/// characters, `\*N` repeats the character before it to N, every other line end is CRLF, and an empty
/// expectation is silence. Lines with `> ` in front are the layout that is shown, those with `>> ` a
/// later version of it. A path alone stands for a whole request; what is below it is its body.
@Suite struct HTTPCaseTests {
  @Test(arguments: (try? cases()) ?? [])
  func answer(_ example: HTTPCase) throws {
    var settings = PreviewSettings(widths: 320...1366)
    if example.description.hasPrefix("From an editor") {
      settings.opensPlaces = true
      settings.frameAncestors = "vscode-webview:  https://editor.example"
    }
    var server = PreviewServer(port: 8000, token: "secret", Session(settings) { .zero })
    for text in example.versions {
      var file = PreviewedFile("Page.layout", Compilation(SourceText(text, name: "Page.layout")))
      file.path = "/w/Page.layout"
      _ = server.show([file])
    }
    for size in [example.bytes.count, 1] {
      var copy = server
      _ = copy.open(1, at: .zero)
      var effects: [PreviewServer.Effect] = []
      for start in stride(from: 0, to: example.bytes.count, by: max(1, size)) {
        let end = min(start + size, example.bytes.count)
        effects += copy.receive(example.bytes[start..<end], from: 1, at: .zero)
      }
      effects += copy.wake(at: .seconds(11))
      let text = effects.map(\.text).joined()
      let lines = example.expected.split(separator: "\n").map(String.init)
      for line in lines where line.hasPrefix("! ") {
        #expect(!text.contains(line.dropFirst(2)), "in pieces of \(size): \(text)")
      }
      var rest = Substring(text)
      for line in lines where !line.hasPrefix("! ") {
        let found = try #require(
          rest.range(of: line), "'\(line)' in pieces of \(size): \(text)")
        rest = rest[found.upperBound...]
      }
      if lines.isEmpty { #expect(text.isEmpty) }
    }
  }

  /// Every answer has every field of the law.
  @Test(arguments: ["GET / HTTP/1.1", "GET /none HTTP/1.1", "GET /api/state HTTP/1.1", "bad"])
  func everyAnswerIsGuarded(_ line: String) {
    var server = PreviewServer(
      port: 8000, token: "secret", Session(PreviewSettings(widths: 320...1366)) { .zero })
    _ = server.open(1, at: .zero)
    let bytes = Array("\(line)\r\nHost: 127.0.0.1:8000\r\n\r\n".utf8)
    let text = server.receive(bytes[...], from: 1, at: .zero).map(\.text).joined()
    let fields = [
      "Content-Security-Policy: default-src 'none'; script-src 'self'", "frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
      "Cache-Control: no-store",
    ]
    for field in fields { #expect(text.contains(field)) }
    #expect(!text.contains("Access-Control"))
  }

  /// What is no list of sources is not told to browsers.
  @Test(arguments: ["", "a; script-src *", "a\r\nX: y", "a, b"])
  func wrongAncestorsAreNone(_ text: String) {
    var settings = PreviewSettings(widths: 320...1366)
    settings.frameAncestors = text
    var server = PreviewServer(port: 8000, token: "secret", Session(settings) { .zero })
    _ = server.open(1, at: .zero)
    let bytes = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n\r\n".utf8)
    let answer = server.receive(bytes[...], from: 1, at: .zero).map(\.text).joined()
    #expect(answer.contains("frame-ancestors 'none'\r\n"))
  }

  /// The oldest idle connection makes room for a new one.
  @Test func connectionsAreLimited() {
    var server = PreviewServer(
      port: 8000, token: "secret", Session(PreviewSettings(widths: 320...1366)) { .zero })
    for id in 1...64 { #expect(server.open(id, at: .seconds(id)).isEmpty) }
    #expect(server.open(65, at: .seconds(65)) == [.close(1)])
  }
}

/// One case: its name, what is sent, and what the answers must hold, line by line and in this order.
struct HTTPCase: Sendable, CustomStringConvertible {
  let description: String
  /// The layout that is shown, and what it was before.
  let versions: [String]
  let bytes: [UInt8]
  let expected: String
}

private func cases() throws -> [HTTPCase] {
  try Case.files(in: "Preview", withExtension: "http").flatMap { file in
    try Repository.text(of: file).components(separatedBy: "\n===\n").map { entry in
      let halves = entry.components(separatedBy: "\n---\n")
      let lines = halves[0].components(separatedBy: "\n")
      let versions = ["> ", ">> "].map { mark in
        lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) + "\n" }.joined()
      }.filter { !$0.isEmpty }
      let request = lines.dropFirst().filter { !$0.hasPrefix(">") }.joined(separator: "\n")
      return HTTPCase(
        description: lines[0],
        versions: versions.isEmpty
          ? ["layout page { section all { hgroup 1w x 44 { item row } } }"] : versions,
        bytes: bytes(request.hasPrefix("/api/") ? whole(request) : request),
        expected: halves.count > 1 ? halves[1] : "")
    }
  }
}

/// The request that a path and, on the lines below, a body stand for.
private func whole(_ short: String) -> String {
  let parts = short.split(separator: "\n", maxSplits: 1).map(String.init)
  let head = "HTTP/1.1\nHost: 127.0.0.1:8000\nAuthorization: Bearer secret\n"
  guard parts.count == 2 else { return "GET \(parts[0]) \(head)\n" }
  return "POST \(parts[0]) \(head)Content-Length: \(parts[1].utf8.count)\n\n\(parts[1])"
}

private func bytes(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Substring(text)
  while let character = rest.popFirst() {
    guard character == "\\", let letter = rest.popFirst() else {
      bytes += character == "\n" ? [13, 10] : Array(String(character).utf8)
      continue
    }
    switch letter {
    case "r": bytes.append(13)
    case "n": bytes.append(10)
    case "0": bytes.append(0)
    case "t": bytes.append(9)
    case "*":
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      bytes += Array(repeating: bytes.last ?? 0, count: (Int(digits) ?? 1) - 1)
    default: bytes += Array("\\\(letter)".utf8)
    }
  }
  return bytes
}

extension PreviewServer.Effect {
  fileprivate var text: String {
    switch self {
    case .send(let bytes, _): String(decoding: bytes, as: UTF8.self)
    case .close: "\n(closed)\n"
    case .open(let path, let line, let column): "\n(opens \(path):\(line):\(column))\n"
    }
  }
}
