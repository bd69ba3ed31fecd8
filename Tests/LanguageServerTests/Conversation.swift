import Foundation
import LayoutAssistance
import LayoutCompiler
import LayoutLanguageServer
import LayoutLint
import LayoutText

/// A session with files in memory, whose jobs run at once.
struct Conversation {
  private var session: Session
  /// What the session sent and has not been read yet.
  private(set) var sent: [JSON] = []
  private(set) var exitCode: Int32?
  private var time = Duration.zero

  /// - Parameters:
  ///   - files: The files on disk, by absolute paths.
  ///   - hasPreview: Whether there is a preview; it has an address and shows nothing.
  ///   - servesSwift: Whether it is about Swift files.
  init(files: [String: String] = [:], hasPreview: Bool = false, servesSwift: Bool = false) {
    var host = Host(version: "0") { file, open in
      let texts = Dictionary(
        open.map { ($0.path, String(decoding: $0.source.bytes, as: UTF8.self)) },
        uniquingKeysWith: { first, _ in first })
      return Compilation(file.source, files: Compilation.Files()) { path in
        (texts[path] ?? files[path]).map { .success($0) } ?? .failure(.notFound(tried: path))
      }
    } contents: { path in
      files[path].map { Array($0.utf8) }
    }
    host.folders.layouts = { folder in
      files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".layout") }.sorted()
    }
    if hasPreview { host.preview = PreviewHost { _, _ in "http://127.0.0.1:1/#token=t" } }
    if servesSwift {
      host.swift = SwiftHost { file, open, _ in
        SwiftLayouts(importing: file.source, beside: open.map(\.source))
      } devices: { _ in
        standardDevicesOfSwift
      }
    }
    session = Session(host)
  }

  /// Hands over messages that arrive together, and runs all jobs.
  mutating func receive(_ parts: [MessageReader.Part]) {
    perform(session.receive(parts, at: time))
    perform(session.wake(at: time))
    // Long enough for everything that waits.
    for _ in 0..<3 {
      time += .seconds(1)
      perform(session.wake(at: time))
    }
  }

  /// Lets a page ask for a place, as in "/w/a.layout 3 7".
  mutating func click(_ place: String) {
    let words = place.split(separator: " ").map(String.init)
    guard words.count == 3, let line = Int(words[1]), let column = Int(words[2]) else { return }
    perform(session.showPlace(at: words[0], line: line, column: column, at: time))
  }

  mutating func endInput() { perform(session.endInput()) }

  private mutating func perform(_ effects: [Session.Effect]) {
    var jobs: [Session.Job] = []
    for effect in effects where exitCode == nil {
      switch effect {
      case .send(let body):
        if let json = try? JSON(reading: body) { sent.append(json) }
      case .run(let job): jobs.append(job)
      case .log: break
      case .exit(let code): exitCode = code
      }
    }
    for job in jobs {
      perform(session.finish(job.run(), at: time))
      perform(session.wake(at: time))
    }
  }

  mutating func takeSent() -> [JSON] {
    defer { sent = [] }
    return sent
  }

  /// Sends a notification.
  mutating func notify(_ method: String, _ parameters: JSON) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }

  /// Sends a request and returns the answers to it.
  mutating func ask(_ method: String, _ parameters: JSON) -> [JSON] {
    sent = []
    send(["jsonrpc": "2.0", "id": 77, "method": .text(method), "params": parameters])
    return takeSent().filter { $0.member("id")?.number == 77 && $0.member("method") == nil }
  }

  private mutating func send(_ message: JSON) { receive([.body(Array(message.document.utf8))]) }

  /// Starts with a client that has `capabilities`.
  mutating func start(_ capabilities: JSON = .object([])) {
    _ = ask("initialize", ["processId": JSON(.null), "capabilities": capabilities])
    notify("initialized", .object([]))
    sent = []
  }

  mutating func open(_ uri: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(uri), "languageId": "layout", "version": 1, "text": .text(text),
        ]
      ])
  }
}
