import LayoutCompiler
import LayoutLanguageServer
import LayoutText
import Baselines

extension Figure {
  /// What an editor waits for after each letter, beside compiling the text.
  static let editing = [
    figure("edit", asks: nil, bound: 1_000),
    figure("edit and completion", asks: "textDocument/completion", bound: 5_000),
    figure("edit and hover", asks: "textDocument/hover", bound: 5_000),
    figure("edit and tokens", asks: "textDocument/semanticTokens/full", bound: 5_000),
  ]

  private static func figure(_ name: String, asks method: String?, bound: Double) -> Figure {
    Figure(
      name: "lsp/\(name), 2,500 bytes", unit: .microseconds, baseline: "its compilation",
      target: .bound(bound)
    ) { (mode) throws(BenchmarkError) in
      let text = Screens.small
      var editor = Editor(text)
      let source = SourceText(text)
      return mode.alternate {
        editor.type()
        if let method { editor.ask(method) }
      } against: {
        keep(Compilation(source).diagnostics)
      }
    }
  }
}

/// An editor with one document, whose server runs in this process.
private struct Editor {
  private var session: Session
  private var count = 1
  private static let uri = "file:///w/page.layout"

  init(_ text: String) {
    session = Session(
      Host(version: "0") { file, _ in
        Compilation(file.source)
      } contents: { _ in
        nil
      })
    send("initialize", ["capabilities": .object([])], isRequest: true)
    send("initialized", .object([]))
    send(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(Self.uri), "languageId": "layout", "version": 1, "text": .text(text),
        ]
      ])
  }

  /// Types a letter into a comment, or deletes it.
  mutating func type() {
    let isTyped = count % 2 == 0
    let start: JSON = ["line": 0, "character": 0]
    let end: JSON = ["line": 0, "character": isTyped ? 1 : 0]
    let change: JSON = [
      "range": ["start": start, "end": end], "text": .text(isTyped ? "" : " "),
    ]
    count += 1
    send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(Self.uri), "version": .number(Double(count))],
        "contentChanges": .list([change]),
      ])
  }

  mutating func ask(_ method: String) {
    send(
      method,
      [
        "textDocument": ["uri": .text(Self.uri)], "position": ["line": 3, "character": 10],
      ], isRequest: true)
  }

  /// What answers a request is run, what analyses further is not.
  private mutating func send(_ method: String, _ parameters: JSON, isRequest: Bool = false) {
    var members: [(String, JSON)] = [("jsonrpc", "2.0")]
    if isRequest { members.append(("id", .number(Double(count)))) }
    members += [("method", .text(method)), ("params", parameters)]
    let body = Array(JSON.object(members).document.utf8)
    let effects = session.receive([.body(body)], at: .zero) + session.wake(at: .zero)
    for case .run(let job) in effects where job.isUrgent {
      keep(session.finish(job.run(), at: .zero))
    }
  }
}
