import Foundation
import LayoutLanguageServer
import LayoutText
import Support
import Testing

/// Sessions as data: files with the extension `session` in `Tests/Cases/Sessions`.
///
///     # A comment.
///     => /w/shared.layout      the text of a file on disk, up to the next mark
///     → {"method": …}          a message of the client; further lines with `+` arrive together with it
///     ← {"id": 1, …}           the next message of the server: its members are among those
///     ! Content-Length: 3      bytes that are no message; `\r\n` is written out
///     preview                  at the start: there is a preview
///     swift                    at the start: Swift files are served
///     click /w/a.layout 3 7    a page wants this line and column to be shown
///     exit 0                   the code that the server ends with
///
/// `"…"` stands for any value. What the server sends beyond what is expected is an error.
@Suite struct SessionScriptTests {
  @Test(arguments: Case.files(in: "Sessions", withExtension: "session").map(\.path))
  func session(_ path: String) throws {
    let lines = try Repository.text(of: URL(filePath: path)).components(separatedBy: "\n")
    var script = Script(lines)
    try script.run()
  }
}

/// A script that is being followed.
private struct Script {
  private let lines: [String]
  private var conversation: Conversation
  private var reader = MessageReader()
  private var received: [JSON] = []
  /// The messages that wait to be handed over.
  private var batch: [MessageReader.Part] = []

  init(_ lines: [String]) {
    var files: [String: String] = [:]
    var rest: [String] = []
    var path: String?
    for line in lines {
      if line.hasPrefix("=> ") {
        path = String(line.dropFirst(3))
      } else if ["#", "→", "←", "+", "!", "preview", "swift", "click", "exit"].contains(
        where: line.hasPrefix)
      {
        path = nil
      }
      if let path, !line.hasPrefix("=> ") {
        files[path, default: ""] += line + "\n"
      } else if path == nil {
        rest.append(line)
      }
    }
    self.lines = rest
    conversation = Conversation(
      files: files, hasPreview: rest.contains("preview"), servesSwift: rest.contains("swift"))
  }

  mutating func run() throws {
    for (index, line) in lines.enumerated() {
      let rest = String(line.drop { $0 != " " }.dropFirst())
      switch line.first {
      case "→", "+": batch.append(.body(Array(rest.utf8)))
      case "!":
        let bytes = Array(rest.replacing("\\r\\n", with: "\r\n").utf8)
        batch += reader.read(bytes[...])
      default: break
      }
      let next = lines.dropFirst(index + 1).first ?? ""
      if !batch.isEmpty, !next.hasPrefix("+") { handOver(before: line) }
      if line.first == "←" {
        let pattern = try JSON(reading: Array(rest.utf8))
        let message = try #require(received.first, "nothing is sent for \(line)")
        received.removeFirst()
        let isExpected = message.matches(pattern)
        #expect(isExpected, "\(line)\nnow:\n\(message.document)")
      }
      if line.hasPrefix("click ") {
        conversation.click(rest)
        received = conversation.takeSent()
      }
      if line.hasPrefix("exit ") {
        if conversation.exitCode == nil { conversation.endInput() }
        #expect(conversation.exitCode == Int32(rest))
      }
    }
    #expect(received.isEmpty, "not expected: \(received.map(\.document))")
  }

  private mutating func handOver(before line: String) {
    #expect(received.isEmpty, "before \(line): \(received.map(\.document))")
    conversation.receive(batch)
    batch = []
    received = conversation.takeSent()
  }
}

extension JSON {
  /// Whether it has all that `pattern` has.
  fileprivate func matches(_ pattern: JSON) -> Bool {
    switch pattern.content {
    case .text("…"): true
    case .object(let members):
      members.allSatisfy { member in
        self.member(member.name).map { $0.matches(member.value) } ?? false
      }
    case .list(let patterns):
      elements.count == patterns.count
        && zip(elements, patterns).allSatisfy { $0.matches($1) }
    case .null, .boolean, .number, .text: content == pattern.content
    }
  }
}
