extension Command {
  static let lsp = Command(
    name: "lsp",
    summary: "Serve editors: the Language Server Protocol over standard input and output.",
    options: [
      LSPOptions.standardStreams, LSPOptions.swift, LSPOptions.log, LSPOptions.trace,
      LSPOptions.previewPort,
    ]
      + FileAccess.options,
    examples: [
      Example(call: "layoutc lsp", purpose: "What an editor starts for .layout files."),
      Example(
        call: "layoutc lsp --log lsp.log --trace verbose",
        purpose: "The same, with every message in a file."),
      Example(
        call: "layoutc lsp --swift",
        purpose: "What an editor starts for Swift files, beside its server for the language."),
    ]
  ) { invocation throws(UsageError) in
    let detail = invocation[LSPOptions.trace].flatMap(ServerLog.Detail.init) ?? .messages
    if let path = invocation[LSPOptions.log], let obstacle = ServerLog.obstacle(at: path) {
      StandardError.error("cannot write '\(path)': \(obstacle)")
      return .failure
    }
    let log = ServerLog(at: invocation[LSPOptions.log], detail)
    var port = 0
    if let word = invocation[LSPOptions.previewPort] {
      guard let number = Int(word), (0...65_535).contains(number) else {
        throw invocation.misuse(
          of: LSPOptions.previewPort, word, expected: "a number up to 65535")
      }
      port = number
    }
    var session = ServerSession(
      try FileAccess(invocation), log, previewPort: port,
      servesSwift: invocation.has(LSPOptions.swift))
    return session.run()
  }
}

/// The options of `lsp`.
private enum LSPOptions {
  static let standardStreams = Option(
    "stdio", help: "Use standard input and output, as without it; editors add it.")
  static let swift = Option(
    "swift", help: "Serve Swift files that build layouts, and nothing else.")
  static let log = Option("log", "file", help: "Append what is sent and received to this file.")
    .offering(.files(endingIn: nil))
  static let previewPort = Option(
    "preview-port", "port",
    help: "The port of the preview that an editor opens. (default: any that is free)")
  static let trace = Option("trace", "detail", help: "How much the log holds.")
    .taking(ServerLog.Detail.allCases.map(\.rawValue)).defaulting(to: "messages")
}
