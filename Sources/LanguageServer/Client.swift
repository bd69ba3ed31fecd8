internal import LayoutText

/// What the client can do, as it says when it starts.
struct Client: Sendable {
  enum Trace: String, Sendable { case off, messages, verbose }

  private(set) var encoding = PositionEncoding.utf16
  /// The absolute paths of its folders.
  private(set) var folders: [String] = []
  /// Its folders, and how messages begin the paths of files in them.
  var pathPrefixes: [String] = []
  /// The process that the server ends with; `nil`: none.
  private(set) var processID: Int?
  /// How much of the conversation it wants to hear of.
  var trace = Trace.off
  private let capabilities: JSON
  /// The settings that it sent when it started.
  let options: JSON?

  /// A client of which nothing is known yet.
  init() { (capabilities, options) = (JSON.object([]), nil) }

  init(_ parameters: Fields) throws(ResponseError) {
    guard case .object = parameters.json.content else { throw parameters.mismatch("an object") }
    if let given = parameters.optional("capabilities") {
      guard case .object = given.json.content else { throw given.mismatch("an object") }
    }
    capabilities = parameters.json.member("capabilities") ?? .object([])
    options = parameters.optional("initializationOptions")?.json
    trace = parameters.json.member("trace")?.text.flatMap(Trace.init) ?? .off
    processID = try parameters.optional("processId")?.integer()
    let offered = capabilities.member("general")?.member("positionEncodings")?.elements ?? []
    encoding = PositionEncoding(offered: offered.compactMap(\.text))
    for folder in try parameters.optional("workspaceFolders")?.elements() ?? [] {
      folders += [Address(try folder.required("uri").text()).path].compactMap(\.self)
    }
    guard folders.isEmpty else { return }
    if let root = parameters.optional("rootUri") {
      folders = [Address(try root.text()).path].compactMap(\.self)
    } else if let root = parameters.optional("rootPath") {
      folders = [try root.text()]
    }
  }

  /// Adds and removes folders.
  mutating func change(adding added: [String], removing removed: [String]) {
    folders.removeAll(where: removed.contains)
    folders += added.filter { !folders.contains($0) }
  }

  /// The capability behind `path`, as in "textDocument.foldingRange.lineFoldingOnly"; `nil` where the
  /// client does not mention it.
  subscript(path: String) -> JSON? {
    var value: JSON? = capabilities
    for name in path.split(separator: ".") { value = value?.member(String(name)) }
    return value.flatMap { $0.content == .null ? nil : $0 }
  }

  /// Whether the capability behind `path` is true.
  func has(_ path: String) -> Bool { self[path]?.boolean ?? false }

  /// Whether the list behind `path` holds the text `name`.
  func lists(_ name: String, in path: String) -> Bool {
    self[path]?.elements.contains { $0.text == name } ?? false
  }

  /// Whether it asks for diagnostics, and gets none otherwise.
  var pullsDiagnostics: Bool { self["textDocument.diagnostic"] != nil }
}
